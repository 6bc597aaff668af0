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
marelle-source-custom = La marelle telle qu’on la joue
marelle-source-ours = academie-marelle, ses choix où l’usage varie
marelle-cite-row = trois pions en rang sur une ligne
marelle-cite-blocked = qui ne peut jouer a perdu
marelle-cite-diagonals = le plateau avec ses deux diagonales
marelle-cite-centre = le premier pion ne se pose pas au centre, d’où il gagnerait
marelle-cite-moves = trente coups chacun, car l’usage laisse une partie durer sans fin
marelle-cite-no-diagonals = le plateau sans diagonales
marelle-cite-centre-equal = sans diagonales, le centre ne vaut pas plus qu’un autre point
