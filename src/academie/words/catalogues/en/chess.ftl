chess-name = Chess
chess-lead = { NUMBER($much, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $much ->
    [one] pawn
   *[other] pawns
}

chess-over = the game is over
chess-claim-line = Chess line

chess-found-over = The line ends the game on the board.
chess-found-score = Stockfish gives White { $score }.
chess-no-line = { $study } has no line '{ $line }'

chess-white-begins = by { $rules } White begins ({ $article })
chess-position-first = a position says who begins: leave out first
chess-bad-position = position { $position }: { $wrong }

chess-needed = chess needs python-chess: pip install academie[chess]

chess-promotion-any = any piece but a king
chess-promotion-lost = a piece the player has lost
chess-fide = FIDE Laws of Chess
chess-philidor = Philidor
chess-german = German customs, as Philidor describes them
chess-light-square-at-right = A light square at the right
chess-either-may-begin = Black may begin
chess-opening-moves = Opening moves in a row
chess-en-passant = Pawns can be taken en passant
chess-castling-pushes-pawn = The rook's pawn may be pushed when castling
chess-promotion = What a pawn promotes to
chess-dead-position = Draw as soon as nobody can mate
chess-claim-repetition = Repetitions of a position that let a draw be claimed
chess-claim-quiet = Moves without capture or pawn move that let a draw be claimed
chess-repetition = Repetitions of a position that make a draw
chess-quiet-moves = Moves without capture or pawn move that make a draw
chess-first = Who begins
chess-position = Position to begin from (FEN)
chess-opening-moves-short = Opening moves
chess-en-passant-short = En passant
chess-castling-pushes-pawn-short = Pawn pushed when castling
chess-promotion-short = Promotion
chess-setup-no-white-king = White has no king
chess-setup-no-black-king = Black has no king
chess-setup-too-many-kings = there are too many kings
chess-setup-too-many-white-pawns = White has too many pawns
chess-setup-too-many-black-pawns = Black has too many pawns
chess-setup-pawns-on-backrank = there are pawns on the first or last row
chess-setup-too-many-white-pieces = White has too many pieces
chess-setup-too-many-black-pieces = Black has too many pieces
chess-setup-bad-castling-rights = castling is allowed where king or rook has moved
chess-setup-invalid-ep-square = no pawn can have passed the square given for en passant
chess-setup-opposite-check = the player who has just moved is in check
chess-setup-empty = the board is empty
chess-setup-too-many-checkers = too many pieces give check
chess-setup-impossible-check = this check cannot have come about
chess-setup-too-many-of-a-kind = { $player } has { $count } { $kind ->
        [knight] knights
        [bishop] bishops
        [rook] rooks
       *[queen] queens
    }; there are { $most }

chess-illegal = that is not legal in this position

chess-title = Chess position
chess-to-move-in-check = to move, in check
chess-count = { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    }, { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }
chess-side = { $player }: { $pieces }.
chess-to-move = { $player } to move.
chess-kings-on = { $count ->
        [one] { $count } king
       *[other] { $count } kings
    } on { $squares }
chess-queens-on = { $count ->
        [one] { $count } queen
       *[other] { $count } queens
    } on { $squares }
chess-rooks-on = { $count ->
        [one] { $count } rook
       *[other] { $count } rooks
    } on { $squares }
chess-bishops-on = { $count ->
        [one] { $count } bishop
       *[other] { $count } bishops
    } on { $squares }
chess-knights-on = { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    } on { $squares }
chess-pawns-on = { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    } on { $squares }
chess-in-check = in check
chess-letter = { $kind ->
        [pawn] P
        [knight] N
        [bishop] B
        [rook] R
        [queen] Q
       *[king] K
    }
chess-move = { $piece }{ $to }{ $check }
chess-move-promoting = { $to }={ $piece }{ $check }

chess-level-1 = Stockfish half asleep: satisfied with moves that lose a pawn.
chess-level-2 = Absent-minded: makes small mistakes.
chess-level-3 = Plays like a good beginner.
chess-level-4 = Plays like a café regular.
chess-level-5 = Rarely makes big mistakes.
chess-level-6 = Makes only inaccuracies.
chess-level-7 = Looks at 100,000 positions a move: very strong.
chess-level-8 = Looks at a million positions a move.
chess-stockfish = Stockfish

chess-no-stockfish = Stockfish is not installed: apt install stockfish, or set { $place } to where it is
chess-stockfish-fails = Stockfish has failed: { $wrong }
chess-stockfish-start = { $program } cannot be started: { $wrong }

chess-measure-piece = wanted piece on { $at }
chess-no-board = { $rules } is not played on a chessboard
chess-measure-material = pieces of that kind
chess-measure-mates = forced mate

chess-why-mate = checkmate
chess-why-stalemate = stalemate
chess-why-dead = nobody can mate any more
chess-why-repetition = the same position has come again
chess-why-quiet = too many moves without a capture or a pawn move
chess-drawn = Draw: { $why }
chess-won = { $player } wins: { $why }
chess-takes = { $player } takes { $piece ->
        [pawn] a pawn
        [knight] a knight
        [bishop] a bishop
        [rook] a rook
       *[queen] a queen
    } on { $square }
chess-takes-en-passant = { $player } takes a pawn on { $square } en passant
chess-castles = { $player } castles on the { $side ->
        [queen] queen's
       *[king] king's
    } side
chess-castles-pushing = { $player } castles on the { $side ->
        [queen] queen's
       *[king] king's
    } side, pushing the pawn to { $square }
chess-promotes = { $player } promotes to { $piece ->
        [knight] a knight
        [bishop] a bishop
        [rook] a rook
       *[queen] a queen
    } on { $square }
chess-gives-check = { $player } gives check
chess-no-move = '{ $text }' is not a move: write e2e4, e7e8q, or as people do Nf3, exd5, O-O, e8=Q
chess-not-legal = '{ $text }' is not legal here; try one of: { $choices }
chess-ambiguous = '{ $text }' may be several moves: name the file or the row it comes from
chess-fen = '{ $text }' is not a chess position: write it as FEN
chess-fen-counts = '{ $text }' is not a chess position: it ends with at most two numbers
chess-pgn-game = PGN is for chess
chess-pgn-rules = PGN cannot write the moves of { $rules } as agreed
chess-pgn-no-game = this is not a PGN game
chess-pgn-errors = the game cannot be read: { $errors }
