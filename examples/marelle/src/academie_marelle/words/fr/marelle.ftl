marelle-name = Marelle
marelle-illegal = ce coup n’est pas permis ici
marelle-first = Qui commence
marelle-usage = La marelle selon l’usage
marelle-without-diagonals = La marelle sans diagonales
marelle-won = { $player } gagne : { $why ->
        [row] trois pions alignés
       *[blocked] l’adversaire ne peut plus jouer
    }
marelle-drawn = Partie nulle : trop de coups sans alignement
marelle-no-act = « { $text } » n’est pas un coup : écrivez b2 pour poser un pion, b2-c3 pour en jouer un
marelle-no-position = « { $text } » n’est pas une position : écrivez wb./.w./..b, puis white ou black pour le trait
marelle-too-many-men = un joueur a plus de { $men } pions
marelle-laid-in-turn = on pose à tour de rôle, et un joueur a trop posé
marelle-too-many-moves = { $moves } coups n’ont pu être joués
marelle-row-already = le joueur au trait a déjà trois pions alignés
marelle-title = Position de marelle
marelle-side = { $player } ({ $sign }){ $men ->
        [0] { "" }
       *[other] { "" }, { $men } en main
    }{ $turn ->
        [yes] { "" }, à jouer
       *[no] { "" }
    }
