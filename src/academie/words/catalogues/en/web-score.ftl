web-score-holes = { $count ->
        [one] hole
       *[other] holes
    }
web-score-points = { $count ->
        [one] point
       *[other] points
    }
web-score-bredouille = bredouille
web-score-men = { $count ->
        [one] man
       *[other] men
    }
web-score-kings = { $count ->
        [one] king
       *[other] kings
    }
web-score-pawns = { $count ->
        [one] pawn
       *[other] pawns
    }
web-score-pieces = { $count ->
        [one] piece
       *[other] pieces
    }
web-score-tiles = { $count ->
        [one] tile
       *[other] tiles
    }
web-score-rounds = { $count ->
        [one] round
       *[other] rounds
    }
web-score-stakes = { $count ->
        [one] stake
       *[other] stakes
    }
web-score-passed-on = passed on { $numbers }
web-score-in-hand = in hand
web-score-off = off
web-score-in-corner = in the corner
web-score-to-lay = to lay down
web-score-to-lift = to lift
