web-player-member-since = Member since { $date }
web-player-guest-since = Guest since { $date }
web-player-engine = A machine of the house
web-player-finished-games = { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-player-ratings = Ratings
web-player-no-ratings = No rated games yet.
web-player-rating = Rating
web-player-deviation = ± 95%
web-player-games = Games
web-player-last-games = Latest games
web-player-no-games = No games yet
web-player-challenge = Challenge
