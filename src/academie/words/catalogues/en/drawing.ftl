drawing-no-fpdf = printing needs fpdf2: pip install 'academie[pdf]'

drawing-to-throw = to throw
drawing-dice = dice
drawing-on = on
drawing-in-bredouille = in bredouille
drawing-to-move = to move
drawing-off = { $count } off
drawing-in-hand = { $count } in hand
drawing-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
drawing-hole = { $count ->
        [one] { $count } hole
       *[other] { $count } holes
    }
drawing-man = { $count ->
        [one] { $count } man
       *[other] { $count } men
    }
drawing-king = { $count ->
        [one] { $count } king
       *[other] { $count } kings
    }
