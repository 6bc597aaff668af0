drawing-needed = printing needs fpdf2: pip install 'academie[pdf]'

drawing-to-throw = to throw
drawing-dice = dice
drawing-on = on
drawing-in-bredouille = in bredouille
drawing-to-move = to move
drawing-off = off
drawing-off-2 = off
drawing-in-hand = in hand
drawing-point = point
drawing-points = points
drawing-hole = hole
drawing-holes = holes
drawing-man = man
drawing-men = men
drawing-king = king
drawing-kings = kings
