web-score-holes = { $count ->
        [one] trou
       *[other] trous
    }
web-score-points = { $count ->
        [one] point
       *[other] points
    }
web-score-bredouille = bredouille
web-score-men = { $count ->
        [one] pion
       *[other] pions
    }
web-score-kings = { $count ->
        [one] dame
       *[other] dames
    }
web-score-pawns = { $count ->
        [one] pion
       *[other] pions
    }
web-score-pieces = { $count ->
        [one] pièce
       *[other] pièces
    }
web-score-tiles = { $count ->
        [one] domino
       *[other] dominos
    }
web-score-rounds = { $count ->
        [one] coup
       *[other] coups
    }
web-score-stakes = { $count ->
        [one] mise
       *[other] mises
    }
web-score-passed-on = a boudé au { $numbers }
web-score-in-hand = en main
web-score-off = { $count ->
        [one] sortie
       *[other] sorties
    }
web-score-in-corner = au coin
web-score-to-lay = à rabattre
web-score-to-lift = à lever
