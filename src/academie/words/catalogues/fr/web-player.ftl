web-player-member-since = Inscription le { $date }
web-player-guest-since = Invité depuis le { $date }
web-player-engine = Machine de la maison
web-player-finished-games = { $count ->
        [one] { $count } partie finie
       *[other] { $count } parties finies
    }
web-player-ratings = Classements
web-player-no-ratings = Pas encore de partie classée.
web-player-rating = Classement
web-player-deviation = ± 95 %
web-player-games = Parties
web-player-last-games = Dernières parties
web-player-no-games = Pas encore de parties
web-player-challenge = Défier
