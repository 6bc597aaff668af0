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
web-player-history = Évolution du classement
web-player-provisional = provisoire
web-player-band-deviation = ± 95 %
web-player-at-game = { $date } : { $rating }, partie classée n° { $number }
web-player-as-table = En tableau
web-player-date = Date
web-player-number = Partie classée
web-player-ladder = Palmarès : { $game }
web-player-play = Erreurs et chance
web-player-rests-on = { $count ->
        [one] D’après { $count } partie analysée.
       *[other] D’après { $count } parties analysées. L’écart est celui d’une partie à l’autre.
    }
web-player-errors = Mises perdues en 100 coups
web-player-luck = Chance aux dés, en mises par partie
web-player-band-games = écart
web-player-mean-of-games = { $count ->
        [one] { $date } : { $value }, { $count } partie
       *[other] { $date } : { $value }, moyenne de { $count } parties
    }
web-player-until = Jusqu’au
web-player-mean = Moyenne
web-player-spread = Écart
web-player-results = Résultats
web-player-against = Contre
web-player-people = Joueurs
web-player-machines = Machines
web-player-by-game = Par jeu
web-player-by-opponent = Par adversaire
web-player-by-rules = Par règle
web-player-by-throw = Par premier jet
web-player-opponent = Adversaire
web-player-first-throw = Premier jet
web-player-threw = jeté
web-player-faced = par l’adversaire
web-player-won = Gagnées
web-player-won-short = G
web-player-lost = Perdues
web-player-lost-short = P
web-player-drawn = Nulles
web-player-drawn-short = N
web-player-of-last = Sur les { NUMBER($games) } dernières parties.
web-player-no-results = Pas encore de partie décidée
web-player-rated-games = { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
