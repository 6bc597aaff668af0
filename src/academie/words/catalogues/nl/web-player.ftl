web-player-member-since = Lid sinds { $date }
web-player-guest-since = Gast sinds { $date }
web-player-engine = Een computer van het huis
web-player-finished-games = { $count ->
        [one] { $count } gespeelde partij
       *[other] { $count } gespeelde partijen
    }
web-player-ratings = Ratings
web-player-no-ratings = Nog geen partijen met rating.
web-player-rating = Rating
web-player-deviation = ± 95%
web-player-games = Partijen
web-player-last-games = Laatste partijen
web-player-no-games = Nog geen partijen
web-player-challenge = Uitdagen
