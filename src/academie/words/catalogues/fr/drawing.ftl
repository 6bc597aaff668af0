drawing-needed = imprimer demande fpdf2 : pip install ’academie[pdf]’

drawing-to-throw = aux dés
drawing-dice = dés
drawing-on = en
drawing-in-bredouille = en bredouille
drawing-to-move = au trait
drawing-off = sortie
drawing-off-2 = sorties
drawing-in-hand = en main
drawing-point = point
drawing-points = points
drawing-hole = trou
drawing-holes = trous
drawing-man = pion
drawing-men = pions
drawing-king = dame
drawing-kings = dames
