web-board-turn = Le coup
web-board-undo = Défaire
web-board-confirm = Confirmer
web-board-confirm-nothing = Confirmer : rien à jouer
web-board-which = Lequel ?
web-board-can-move = peut jouer
web-board-destination = destination
web-board-can-point = peut être désignée
web-board-empty = vide
web-board-undone = Défait.
web-board-put-back = Reposé.
web-board-played = Joué : { $move }
web-board-complete = Coup complet. Entrée pour confirmer.
web-board-moved = { $from } vers { $to }.
web-board-held = { $from } en main, vers : { $to }.
web-board-keys = Flèches pour se déplacer, Entrée pour prendre et poser, Page suivante vers ce qui peut jouer, Retour arrière pour défaire, Échap pour reposer.
web-board-board = { $title }. { $keys }
web-board-place = { $place } : { $standing }
web-board-white = Blanc
web-board-black = Noir
web-board-possible-moves = Coups possibles
web-board-draughtboard = Damier
web-board-chessboard = Échiquier
web-board-to-move = Au trait : { $player }.
web-board-to-move-check = Au trait : { $player }, en échec.
web-board-take = prendre { $squares }
web-board-pushing = avec le pion en { $square }
web-board-no-pawn = sans pousser de pion
web-board-white-king = roi blanc
web-board-black-king = roi noir
web-board-white-queen = dame blanche
web-board-black-queen = dame noire
web-board-white-rook = tour blanche
web-board-black-rook = tour noire
web-board-white-bishop = fou blanc
web-board-black-bishop = fou noir
web-board-white-knight = cavalier blanc
web-board-black-knight = cavalier noir
web-board-white-pawn = pion blanc
web-board-black-pawn = pion noir
web-board-king = Roi
web-board-queen = Dame
web-board-rook = Tour
web-board-bishop = Fou
web-board-knight = Cavalier
web-board-pawn = Pion
web-board-square = case { $square }
web-board-draughts-white-man = pion blanc
web-board-draughts-white-king = dame blanche
web-board-draughts-black-man = pion noir
web-board-draughts-black-king = dame noire
web-board-off = sortie des dames, { $player }
web-board-bar = dames en main, { $player }
web-board-outside = dames à entrer, { $player }
web-board-pile = { $place }, pile
web-board-hole = trou { $number }, { $player }
web-board-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }, { $player }
web-board-reserve = jetons en réserve
web-board-white-men = { $count ->
        [one] { $count } dame blanche
       *[other] { $count } dames blanches
    }
web-board-black-men = { $count ->
        [one] { $count } dame noire
       *[other] { $count } dames noires
    }
web-board-jetons = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
web-board-fichets = { $count ->
        [one] { $count } fichet
       *[other] { $count } fichets
    }
web-board-pavillons = { $count ->
        [one] { $count } fichet à pavillon
       *[other] { $count } fichets à pavillon
    }
web-board-dice = Dés de { $player } : { $dice }.
web-board-side = { $place } de { $player }
web-board-your-side = votre { $place }
web-board-their-side = son { $place }
web-board-stack-side = talon du côté de { $player }
web-board-known-coin-bourgeois = coin bourgeois
web-board-known-case-du-diable = case du diable
web-board-known-case-de-l-ecolier = case de l’écolier
web-board-stack = talon
web-board-corner = coin
web-board-trictrac = Table de trictrac
web-board-toute-table = Table de toute-table
web-board-revertier = Table de revertier
web-board-jacquet = Table de jacquet
web-board-garanguet = Table de garanguet
web-board-plein = Table de plein
web-board-tourne-case = Table de tourne-case
web-board-rabattues = Table de dames rabattues
web-board-dominoes = Table de dominos
web-board-tiles = { $count ->
        [one] { $count } domino
       *[other] { $count } dominos
    }
web-board-tiles-hidden = { $tiles }, face cachée
web-board-tile = domino { $tile }
web-board-boneyard = { $count ->
        [one] { $count } domino au talon
       *[other] { $count } dominos au talon
    }
web-board-player = Joueur { $number }
web-board-player-to-play = À { $player }.
web-board-line = la ligne
web-board-left-end = bout gauche
web-board-right-end = bout droit
web-board-in-hand = en main
web-board-place-marked = { $place }, { $mark }
