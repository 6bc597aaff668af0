chess-chess = Chess

chess-line-chess = Line of chess

chess-line-ends-on-board-itself = The line ends on the board itself.
chess-stockfish-gives-white = Stockfish gives White { $said }.

chess-by-white-begins = by { $id } White begins ({ $article })

chess-needed = chess needs python-chess: pip install academie[chess]

chess-promotion-any = any piece but a king
chess-promotion-lost = a piece one has lost
chess-fide-laws-chess = FIDE Laws of Chess
chess-philidor = Philidor
chess-german-customs-as-philidor-tells-them = German customs, as Philidor tells them
chess-light-square-at-right = A light square at the right
chess-either-may-begin = Black may begin
chess-opening-moves = Moves in a row to begin with
chess-en-passant = A pawn that passes can be taken
chess-castling-pushes-pawn = The rook's pawn may be pushed along with castling
chess-promotion = What a pawn becomes on the last row
chess-dead-position = Drawn as soon as nobody can mate any more
chess-claim-repetition = Times of the same position that let a draw be claimed
chess-claim-quiet = Moves without capture or pawn that let it be claimed
chess-repetition = Times that are a draw by themselves
chess-quiet-moves = Moves without capture or pawn that are a draw by themselves
chess-first = Who begins
chess-position = Position to begin from (FEN)
chess-opening-moves-short = Opening moves
chess-en-passant-short = Taking in passing
chess-castling-pushes-pawn-short = Pawn pushed in castling
chess-promotion-short = Promotion

chess-illegal = that is not legal in this position

chess-title = A position of chess
chess-in-check = in check
chess-letters = PNBRQK
chess-pawn = pawn
chess-pawns = pawns
chess-piece = piece
chess-pieces = pieces
chess-king = king
chess-kings = kings
chess-queen = queen
chess-queens = queens
chess-rook = rook
chess-rooks = rooks
chess-bishop = bishop
chess-bishops = bishops
chess-knight = knight
chess-knights = knights

chess-stockfish-half-asleep-content-with-moves = Stockfish half asleep: content with moves that lose a pawn.
chess-absent-minded-small-mistakes-slip-through = Absent-minded: small mistakes slip through.
chess-plays-like-good-beginner = Plays like a good beginner.
chess-plays-like-cafe-regular = Plays like a café regular.
chess-seldom-errs-by-much = Seldom errs by much.
chess-inexact-at-times-and-no-worse = Is inexact at times, and no worse.
chess-looks-at-100-000-positions-move = Looks at 100,000 positions a move: very strong.
chess-looks-at-million-positions-move-stronger = Looks at a million positions a move: stronger than anybody.
chess-stockfish = Stockfish

chess-missing = Stockfish is not installed: apt install stockfish, or say by { $place } where it is

chess-wanted-piece-on = wanted piece on { $at }
chess-pieces-kind = pieces of that kind
chess-forced-mate = forced mate

chess-pieces-pawn = a pawn
chess-pieces-knight = a knight
chess-pieces-bishop = a bishop
chess-pieces-rook = a rook
chess-pieces-queen = a queen
chess-why-mate = checkmate
chess-why-stalemate = stalemate
chess-why-dead = nobody can mate any more
chess-why-repetition = the same position has come again
chess-why-quiet = too many moves without a capture or a pawn's move
chess-drawn = Drawn: { $why }
chess-wins = { $who } wins: { $why }
chess-takes-on = takes { $what } on { $where }{ $passing }
chess-queens-2 = queen's
chess-kings-2 = king's
chess-makes-on = makes { $what } on { $where }
chess-gives-check = gives check
