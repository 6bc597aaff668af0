drawing-no-fpdf = imprimer demande fpdf2 : pip install 'academie[pdf]'

drawing-to-throw = aux dés
drawing-dice = dés
drawing-on = en
drawing-in-bredouille = en bredouille
drawing-to-move = au trait
drawing-off = { $count ->
        [one] { $count } sortie
       *[other] { $count } sorties
    }
drawing-in-hand = { $count } en main
drawing-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
drawing-hole = { $count ->
        [one] { $count } trou
       *[other] { $count } trous
    }
drawing-man = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
drawing-king = { $count ->
        [one] { $count } dame
       *[other] { $count } dames
    }
