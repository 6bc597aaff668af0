web-score-holes = { $count ->
        [one] gat
       *[other] gaten
    }
web-score-points = { $count ->
        [one] punt
       *[other] punten
    }
web-score-bredouille = bredouille
web-score-men = { $count ->
        [one] schijf
       *[other] schijven
    }
web-score-kings = { $count ->
        [one] dam
       *[other] dammen
    }
web-score-pawns = { $count ->
        [one] pion
       *[other] pionnen
    }
web-score-pieces = { $count ->
        [one] stuk
       *[other] stukken
    }
web-score-tiles = { $count ->
        [one] steen
       *[other] stenen
    }
web-score-rounds = { $count ->
        [one] ronde
       *[other] rondes
    }
web-score-stakes = { $count ->
        [one] inzet
       *[other] inzetten
    }
web-score-passed-on = paste op { $numbers }
web-score-in-hand = in de hand
web-score-off = uit
web-score-in-corner = in de hoek
web-score-to-lay = neer te leggen
web-score-to-lift = op te nemen
