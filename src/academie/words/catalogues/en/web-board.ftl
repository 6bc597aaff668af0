web-board-turn = The turn
web-board-undo = Undo
web-board-confirm = Confirm
web-board-confirm-nothing = Confirm: nothing to play
web-board-which = Which one?
web-board-can-move = can move
web-board-destination = destination
web-board-can-point = can be pointed at
web-board-empty = empty
web-board-undone = Undone.
web-board-put-back = Put back.
web-board-played = Played: { $move }
web-board-complete = The turn is complete. Enter to confirm.
web-board-moved = { $from } to { $to }.
web-board-held = { $from } in hand, to: { $to }.
web-board-keys = Arrow keys to move around, Enter to lift and put down, Page Down to what can move, Backspace to undo, Escape to put back.
web-board-board = { $title }. { $keys }
web-board-place = { $place }: { $standing }
web-board-white = White
web-board-black = Black
web-board-possible-moves = Possible moves
web-board-draughtboard = Draughtboard
web-board-chessboard = Chessboard
web-board-to-move = { $player } to move.
web-board-to-move-check = { $player } to move, in check.
web-board-take = capture { $squares }
web-board-pushing = with the pawn to { $square }
web-board-no-pawn = without pushing a pawn
web-board-white-king = white king
web-board-black-king = black king
web-board-white-queen = white queen
web-board-black-queen = black queen
web-board-white-rook = white rook
web-board-black-rook = black rook
web-board-white-bishop = white bishop
web-board-black-bishop = black bishop
web-board-white-knight = white knight
web-board-black-knight = black knight
web-board-white-pawn = white pawn
web-board-black-pawn = black pawn
web-board-king = King
web-board-queen = Queen
web-board-rook = Rook
web-board-bishop = Bishop
web-board-knight = Knight
web-board-pawn = Pawn
web-board-square = square { $square }
web-board-draughts-white-man = white man
web-board-draughts-white-king = white king
web-board-draughts-black-man = black man
web-board-draughts-black-king = black king
web-board-off = men borne off, { $player }
web-board-bar = men in hand, { $player }
web-board-outside = men to enter, { $player }
web-board-pile = { $place }, stack
web-board-hole = hole { $number }, { $player }
web-board-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }, { $player }
web-board-reserve = jetons in reserve
web-board-white-men = { $count ->
        [one] { $count } white man
       *[other] { $count } white men
    }
web-board-black-men = { $count ->
        [one] { $count } black man
       *[other] { $count } black men
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
        [one] { $count } fichet with pavillon
       *[other] { $count } fichets with pavillon
    }
web-board-dice = { $player } threw { $dice }.
web-board-side = { $player }’s { $place }
web-board-your-side = your { $place }
web-board-their-side = his { $place }
web-board-stack-side = stack on { $player }’s side
web-board-known-coin-bourgeois = coin bourgeois
web-board-known-case-du-diable = case du diable
web-board-known-case-de-l-ecolier = case de l’écolier
web-board-stack = stack
web-board-corner = corner
web-board-trictrac = Trictrac board
web-board-toute-table = Toute-table board
web-board-revertier = Revertier board
web-board-jacquet = Jacquet board
web-board-garanguet = Garanguet board
web-board-plein = Plein board
web-board-tourne-case = Tourne-case board
web-board-rabattues = Dames rabattues board
web-board-dominoes = Domino table
web-board-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-board-tiles-hidden = { $tiles }, face down
web-board-tile = tile { $tile }
web-board-boneyard = { $count ->
        [one] { $count } tile in the boneyard
       *[other] { $count } tiles in the boneyard
    }
web-board-player = Player { $number }
web-board-player-to-play = { $player }’s turn.
web-board-line = the line
web-board-left-end = left end
web-board-right-end = right end
web-board-in-hand = in hand
web-board-place-marked = { $place }, { $mark }
