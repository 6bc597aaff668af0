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
web-player-history = Rating over time
web-player-provisional = provisional
web-player-band-deviation = ± 95%
web-player-at-game = { $date }: { $rating }, rated game { $number }
web-player-as-table = As a table
web-player-date = Date
web-player-number = Rated game
web-player-ladder = Ladder of { $game }
web-player-play = Errors and luck
web-player-rests-on = { $count ->
        [one] From { $count } analysed game.
       *[other] From { $count } analysed games. The spread is that from game to game.
    }
web-player-errors = Stakes lost in 100 moves
web-player-luck = Luck of the dice, in stakes a game
web-player-band-games = spread
web-player-mean-of-games = { $count ->
        [one] { $date }: { $value }, { $count } game
       *[other] { $date }: { $value }, mean of { $count } games
    }
web-player-until = Until
web-player-mean = Mean
web-player-spread = Spread
web-player-results = Results
web-player-against = Against
web-player-people = People
web-player-machines = Machines
web-player-by-game = By game
web-player-by-opponent = By opponent
web-player-by-rules = By rules
web-player-by-throw = By first throw
web-player-opponent = Opponent
web-player-first-throw = First throw
web-player-threw = thrown
web-player-faced = by the opponent
web-player-won = Won
web-player-won-short = W
web-player-lost = Lost
web-player-lost-short = L
web-player-drawn = Drawn
web-player-drawn-short = D
web-player-of-last = Of the last { NUMBER($games) } games.
web-player-no-results = No decided games yet
web-player-rated-games = { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
