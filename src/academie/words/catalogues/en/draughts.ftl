draughts-name = Polish draughts
draughts-lead = { NUMBER($much, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $much ->
    [one] man
   *[other] men
}

draughts-nothing-to-huff = there is nothing to huff on { $square }
draughts-not-bound-to-take = the opponent was not bound to take
draughts-not-touched = the opponent has not touched the piece on { $square }, or need not play it
draughts-no-false-move = the opponent has made no false move
draughts-nothing-to-consent-to = there is nothing to consent to

draughts-adouber-said = you have already said j’adoube
draughts-no-square = there is no square { $square }
draughts-square-empty = there is no piece on { $square }
draughts-not-your-turn = it is not your turn
draughts-offer-open = answer the offer to crown first
draughts-last-move-open = the last move ends the game: object to it, or let it pass
draughts-must-take-with = you must take with the piece on { $squares }
draughts-must-play = you must play the piece on { $squares }
draughts-own-pieces = you cannot lift your own pieces
draughts-off-board = one of these squares is not on the board
draughts-occupied = there is a piece on { $square }
draughts-nothing-there = you can only lift pieces that are on the board
draughts-nothing-played = nothing was played: to touch a piece, use toucher
draughts-no-fault = there is no fault to let pass

draughts-rigueur-manoury = Manoury, strict
draughts-rigueur-metz = The Metz book, strict
draughts-marking-strict = marking is auto or rigueur, not { $marking }: Manoury and the Metz book allow no graces
draughts-no-huffing = { $rules } knows no huffing, so marking is auto; rigueur goes with the rules of Manoury or Metz

draughts-hand-needed = say who plays this move, as in white jouer 32-28
draughts-obligation-first = first play the piece that was touched or must be played
draughts-not-obliged = you are under no obligation
draughts-already-proposed = this has already been proposed
draughts-nothing-proposed = nothing has been proposed to you
draughts-over = the game is over
draughts-huff-first = first huff the piece that was touched
draughts-no-seat = nobody sits there
draughts-no-act = that is not an act of draughts

draughts-claim-win = Won against every defence
draughts-claim-draw = Drawn by the tables
draughts-claim-no-win = No win to be seen
draughts-claim-moves = What each move is worth
draughts-claim-unique = The only move, turn by turn
draughts-claim-mistakes = Boards on which a mistake counts
draughts-claim-distance = Distance to the end
draughts-claim-shortest = The shortest win
draughts-claim-forced = The longest defence
draughts-claim-longest = The longest forced win
draughts-claim-turn = Having the move in an ending
draughts-claim-kings = Kings against kings
draughts-claim-survey = Kings against kings, all positions counted
draughts-claim-easier = Which of two endings is easier to hold
draughts-claim-kings-some = Kings against kings, an example
draughts-claim-kings-every = Kings against kings, every position
draughts-claim-line = Line held
draughts-claim-crowning = A king for a man
draughts-claim-giveaway = Qui perd gagne
draughts-claim-games = Whole games of the engine
draughts-claim-legal = Legal moves
draughts-claim-takes = What a capture takes
draughts-claim-safe = Where a piece is not taken at once
draughts-claim-material = Pieces on the board
draughts-claim-losses = Pieces lost in a line
draughts-claim-leads = Where a line leads
draughts-claim-ways = Ways to take
draughts-claim-en-prise = Pieces en prise
draughts-claim-studies = Boards of the book
draughts-claim-headings = Headings of boards
draughts-claim-start = How the men are set out
draughts-claim-switch = A figure of the rules
draughts-claim-rule = Rule of the move
draughts-claim-move = Having the move
draughts-claim-between = Squares between two men

draughts-found-move = { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } between the men; played to the end, { $winner ->
        [none] nobody wins
        [white] White wins
       *[black] Black wins
    }.
draughts-found-rule = Right for { $right } of { $asked } pairs of men.
draughts-found-rule-but = Right for { $right } of { $asked } pairs of men, all but { $wrong }.

draughts-found-kings = Of { $asked } quiet positions drawn at random, the stronger side wins { $won } ({ NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) { $by ->
        [tables] by the tables
       *[search] by a search
    }.

draughts-found-line = The king, to move, holds out in { $held } of { $asked } quiet placements.
draughts-found-survey = Of all { $asked } quiet positions the stronger side wins { $won } ({ NUMBER($part, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }), by the tables. With nobody on the main line it wins { NUMBER($nobody, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }, alone on it { NUMBER($strong, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }, against kings on it { NUMBER($weak, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }.
draughts-found-easier = Of all quiet positions, to move, the defender loses { NUMBER($easier, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } in the one and { NUMBER($harder, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } in the other, by the tables.
draughts-no-slice = The slice { $material } of the tables is not built here.
draughts-no-tables = Tables of four pieces are not built here.
draughts-line-broken = { $move } is not legal here; legal: { $legal }.

draughts-proven-win = { $player } wins against every defence, in at most { $plies ->
        [one] one single move
       *[other] { $plies } single moves
    }{ $by ->
        [tables] , by the tables of endings
        [both] , by a search of { $nodes } positions into the tables
       *[search] , by a search of { $nodes } positions
    }.{ $choices ->
        [0] { "" }
       *[other] { " " }Only from here: on the way the other could have played otherwise at single moves { $free }.
    }
draughts-branches-won = After { $proven } of { $asked } ways on { $player } wins against every defence.
draughts-proven-outcome = { $player } wins against every defence{ $by ->
        [tables] , by the tables of endings
       *[both] , by a search of { $nodes } positions into the tables
    }.{ $choices ->
        [0] { "" }
       *[other] { " " }Only from here: on the way the other could have played otherwise at single moves { $free }.
    }
draughts-proven-over = { $player } has won: the other cannot move.
draughts-branches = After { $proven } of { $asked } ways on { $player } wins against every defence, in at most { $plies } single moves.
draughts-proven-draw = A draw by the table of endings.
draughts-opinion = No proof within { $nodes } positions: at depth { $depth } the search has { NUMBER($men, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") } men.

draughts-moves-won = Won: { $moves }.
draughts-moves-drawn = Drawn: { $moves }.
draughts-moves-lost = Lost: { $moves }.
draughts-moves-open = Not proven: { $moves }.
draughts-unique-turns = Alone at { $alone } of { $turns } turns.
draughts-unique-also = At single move { $nth }, { $move }, also: { $others }.
draughts-mistakes = { $found } of { $asked } boards have both a winning move and one that throws the win away: { $names }.
draughts-distance = By the tables { $plies } single moves to the end.
draughts-shortest = { $move } wins in { $plies } single moves; the shortest win takes { $least }, by { $best }.
draughts-forced = At { $longer } of { $turns } turns another move lasts longer.
draughts-lasts-longer = At single move { $nth } { $move } lasts { $plies }, longer are: { $others }.
draughts-longest = The longest forced win takes { $plies } single moves, { $coups } moves of the winner.
draughts-turn = As it is: { $now ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }; with the other to move: { $then ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }.
draughts-found-every = Of all { $asked } quiet positions the lone king loses { $lost }.
draughts-crowning = Of { $asked } random positions crowning makes { $worse } worse ({ NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
draughts-giveaway = Seen by force for { $won } of { $asked } squares of the lone man.
draughts-games = { $setting ->
        [start] From the start
        [man] White giving a man
        [draw] White giving the draw
        [man-and-draw] White giving a man and the draw
        [two-men] White giving two men
        [king-two] A white king for two men
        [king-three] A white king for three men
       *[five-kings] Five white kings and ten men
    }: White won { $won }, drew { $drawn } and lost { $lost } of { $games } games, { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } a game ({ $nodes } positions a move)
draughts-legal = Legal here: { $moves }.
draughts-takes = { $move } takes { $taken }, { $kings ->
        [0] no king
        [one] one king
       *[other] { $kings } kings
    } among them.
draughts-safe = Not taken at once on: { $safe }; taken on: { $taken }.
draughts-material = White has { $men } men and { $kings } kings, Black { $black_men } and { $black_kings }.
draughts-losses = White loses { $white } pieces, Black { $black }.
draughts-leads = The line is legal and leads to { $board }{ $choices ->
        [0] { "" }
       *[other] ; there was a choice at single moves { $free }
    }.
draughts-ways = Square and number taken: { $ways }.
draughts-en-prise = En prise: { $pieces }.
draughts-studies = { $found } of the { $asked } boards of the book.
draughts-headings = Right for { $right } of { $asked } boards.
draughts-start = { $squares } squares, { $white } men against { $black }.
draughts-switch = The law has { $value }, by { $article }.
draughts-ways-alike = One number by every way, for { $asked } pairs of men.
draughts-ways-between = { $squares } squares between them; two men have { $most } at most.

draughts-men-less = Men given as odds
draughts-men-less-about = Odds: men taken off before the game.
draughts-stakes = Stakes against one
draughts-stakes-about = Odds: a player who stakes double against single loses two and wins one.
draughts-kings-given = Kings from the start
draughts-kings-given-about = Odds: kings from the first move.
draughts-first = Who begins
draughts-first-about = By default, the player named by the rules.
draughts-qui-perd-gagne = Losing draughts
draughts-qui-perd-gagne-about = You win by having no men left, or no move.
draughts-premier-a-dame = First king wins
draughts-premier-a-dame-about = A short game without endings.
draughts-remise = Draw given to
draughts-remise-about = Odds: a drawn game counts as a win for this player.
draughts-odds-games = Odds are given in one game of…
draughts-odds-games-about = Two, three or four, for half, a third or a quarter of a man or of the draw.
draughts-set-game = Which of those games this is
draughts-set-game-about = Odds are given in the first; a rematch is the next.
draughts-diagonale = Men set out along the main line
draughts-diagonale-about = Each player's men stand on one side of the main line, which stays empty.
draughts-position = Position to begin from (FEN)
draughts-position-about = An ending to play out, for example.

draughts-man-steps-forward = one square forward
draughts-man-steps-all-ways = one square in any direction
draughts-man-takes-forward = forward
draughts-man-takes-forward-and-back = forward and backward
draughts-man-takes-all-ways = in any direction
draughts-king-goes-one-step = one square at a time
draughts-king-goes-flying = any distance along a free line
draughts-king-goes-flying-all-ways = any distance along a free line, in any direction
draughts-precedence-most = the largest number
draughts-precedence-most-then-strongest = the largest number, then the most kings
draughts-precedence-most-by-king = the largest number, and by a king if possible
draughts-main-line-draw-never = never by itself
draughts-main-line-draw-alone-on-it = when it has the line to itself
draughts-main-line-draw-safe-on-it = when it is on the line and can move along it without being taken
draughts-squares = { $squares } squares
draughts-fmjd = International rules (FMJD)
draughts-manoury = Manoury 1787
draughts-metz = The Metz book
draughts-french = French draughts, 64 squares
draughts-babylonian = Babylonian draughts
draughts-damier = The board
draughts-men = Men each
draughts-man-steps = How a man moves
draughts-man-takes = How a man captures
draughts-king-goes = How a king moves
draughts-precedence = Of several captures you must make
draughts-main-line-draw = A king against three draws by the main line
draughts-main-line-draw-at-odds = Even where odds are given
draughts-three-to-one = Moves three kings have against one
draughts-three-to-one-giving-draw = If they give the draw
draughts-extra-needs-main-line = The extra moves need the main line or a forced move
draughts-three-may-be-men = A king and two men count as three
draughts-two-to-one = Moves two pieces have against one king
draughts-offer-to-crown = A lone king may offer to crown the opponent's men
draughts-quiet-moves = Moves without progress that make a draw
draughts-repetition = Repetitions of a position that make a draw
draughts-precedence-short = Captures
draughts-three-to-one-short = Three kings against one

draughts-title = Draughts position
draughts-arrow = Arrow: { $squares }.

draughts-level-1 = A beginner: sees only the next move and is easily satisfied.
draughts-level-2 = Sees two moves ahead and misses many chances.
draughts-level-3 = Sees three moves; often has the wrong plan.
draughts-level-4 = Sees four moves: does not miss small combinations.
draughts-level-5 = Sees six moves: a good café player.
draughts-level-6 = Sees nine moves and makes few mistakes.
draughts-level-7 = Looks at two hundred thousand positions a move: strong.
draughts-level-8 = Looks at two million positions a move.

draughts-puzzle-strongest = of captures equal in number, the strongest is taken

draughts-measure-taken = pieces taken
draughts-measure-most-taken = pieces to take
draughts-measure-ends-on = piece that ends on { $square }
draughts-measure-kings = kings
draughts-measure-pieces = pieces
draughts-measure-wins = forced win
draughts-measure-coup = pieces won in the end
draughts-no-board = { $rules } is not played on a draughtboard
draughts-too-many-captures = there are too many captures to count

draughts-remedy-huff = huff the piece on { $squares }
draughts-remedy-take = make them take
draughts-remedy-play = make them play the piece on { $squares }
draughts-fault-omitted = { $player } had to take and has not taken
draughts-fault-weaker = { $player } has not taken with the right piece: another had more to take
draughts-fault-short = { $player } has not taken all that the piece had to take
draughts-fault-forgotten = { $player } has not lifted all the pieces taken: the rest stay on the board
draughts-fault-own-lifted = { $player } has lifted pieces of their own: they stay off the board
draughts-fault-false-move = { $player } has made a false move
draughts-fault-touched = { $player } has touched a piece that must be played
draughts-fault-wrong-touch = { $player } has touched another piece than the one that had to take
draughts-decision-huffed = { $player } huffs the piece on { $squares }; { $opponent }'s move stands, and as huffing is not playing, { $player } now moves
draughts-decision-huffed-and-bound = { $player } huffs the piece on { $squares }; { $opponent } must play what was touched, if it can still be played
draughts-decision-committed = { $player } has touched the piece to be huffed on { $squares } and must now huff it
draughts-decision-made-to-take = { $player } must take from { $squares }; to refuse loses the game
draughts-decision-made-to-play = { $player } must play the piece touched on { $squares }, to any square
draughts-decision-made-to-replay = { $player } puts the piece back and plays correctly, from { $squares }
draughts-decision-mended = { $player } corrects the slip with { $opponent }'s consent; it is { $opponent }'s turn
draughts-decision-kept = { $player } has let the fault pass; if { $opponent } does not take and nothing changes on { $squares }, { $player } may still huff or make them take
draughts-decision-lapsed = { $player } has let the fault pass: it can no longer be claimed
draughts-decision-not-playable = { $player } has touched the piece on { $squares }, which cannot be played: no fault, the piece stays and { $player } plays
draughts-decision-not-his = { $player } has touched the piece on { $squares }, which is { $opponent }'s: no fault, the piece stays and { $player } plays
draughts-decision-refused = { $player } refuses to take and loses the game; { $opponent } wins
draughts-decision-left = { $player } leaves the game and loses; { $opponent } wins
draughts-decision-proposed = { $player } proposes to leave the game; { $opponent } may agree, or play on
draughts-decision-agreed = { $player } agrees: the game is left, and nobody loses
draughts-won = { $player } wins: { $why }
draughts-drawn = Draw: { $why }
draughts-remedy-replay = make them play correctly
draughts-remedy-lift = let them lift the rest
draughts-remedy-put-back = let them put the pieces back
draughts-fault = { $fault }; { $opponent } may { $remedies }, or let it pass
draughts-why-no-pieces = one player has no piece left
draughts-why-blocked = one player cannot move
draughts-why-first-king = first to have a king
draughts-why-main-line = the lone king holds the main line
draughts-why-limited = the limited moves have been played
draughts-why-quiet = too many moves without progress
draughts-why-repetition = the same position has come again
draughts-why-left = the offer to crown was refused
draughts-limit-begun = { $moves ->
        [one] { $moves } move is
       *[other] { $moves } moves are
    } left to play against { $player }'s lone king
draughts-crowned = { $player } has a king on { $square }
draughts-offer-made = { $player } offers to crown the opponent's men
draughts-offer-refused = { $player } refuses to have their men crowned
draughts-takes-men = { $player } takes { $men ->
        [one] a man
       *[other] { $men } men
    } ({ $squares })
draughts-takes-kings = { $player } takes { $kings ->
        [one] a king
       *[other] { $kings } kings
    } ({ $squares })
draughts-takes-both = { $player } takes { $men ->
        [one] a man
       *[other] { $men } men
    } and { $kings ->
        [one] a king
       *[other] { $kings } kings
    } ({ $squares })

draughts-too-few-games = too few games: the first [[generation]] must play more than one shard
draughts-opening-range = opening must be [at least, at most], not { $given }
draughts-nodes-player = { $name } records no games of draughts; write nodes:1000 for a player that looks at 1000 positions a move
draughts-no-move = '{ $text }' is not a move: write 32-28, 32x21, or 32x21(27) with what is taken
draughts-not-legal = '{ $text }' is not legal here; try one of: { $choices }
draughts-ambiguous = '{ $text }' may be any of: { $moves }
draughts-illegal = that is not legal in this position
draughts-no-count = '{ $text }' should be a number of moves
draughts-hub-board = Hub knows only the board of a hundred squares
draughts-hub-position = '{ $text }' is not a position: write W or B, then fifty letters of w, b, W, B and e
draughts-hub-not-legal = '{ $text }' is not legal here; there are: { $moves }
draughts-hub-no-parameter = there is no parameter { $name }; there are: { $known }
draughts-hub-level = { $name } must be a number, not '{ $value }'
draughts-hub-over = there is no move: the game is over
draughts-hub-engine-parameter = { $engine } has no parameter '{ $name }'; there are: { $known }
draughts-hub-value = '{ $value }' cannot be sent: a value has no quotation mark and no line break
draughts-hub-engine-error = the engine says: { $message }
draughts-hub-one-nodes = an engine that speaks version 1 of Hub cannot be limited by positions; limit it by time or by depth
draughts-hub-answer = { $engine } answers: { $wrong }
draughts-hub-no-program = no program is named
draughts-match-level = { $name } is as it is: only best and Hub engines have parameters
draughts-match-value = { $name } cannot be '{ $value }'
draughts-tables-larger = the tables here have up to { $there } pieces, and ours cannot be told to use only those of { $pieces }; set ACADEMIE_TABLES to a folder with fewer
draughts-dxp-message = '{ $text }' is not a message of DamExchange
draughts-dxp-no-line = no line to { $host }, port { $port }: { $why }
draughts-dxp-no-port = cannot listen on { $host }, port { $port }: { $why }
draughts-dxp-cut = the other program has hung up
draughts-dxp-silent = the other program has not answered in time
draughts-dxp-long = a message has more than { $most } characters
draughts-dxp-unexpected = the other program says '{ $text }' out of turn
draughts-dxp-moves = ended after { $moves } moves
draughts-dxp-time = the time of the other program is over
draughts-dxp-claimed = ended by the other program
draughts-book-unreadable = { $path } is not an opening book of ours
draughts-hub-game = a Hub engine only plays draughts without faults
draughts-pdn-setup-inside = a record cannot set up a position in the middle of a game
draughts-pdn-game = PDN is for draughts
draughts-pdn-no-faults = PDN cannot write faults: only games whose moves are all legal can be kept in it
draughts-pdn-game-type = GameType '{ $type }' is not played here; { $known } is, or name one of our rule sets in a RuleSet tag
draughts-pdn-set-up = '{ $text }' sets up nothing: write /FEN and a position in quotes/
draughts-pdn-no-game = there is no game in this text: PDN has tags like [White "..."] and moves
draughts-pdn-bad-tag = '{ $text }' is not a tag: write [Name "value"]
draughts-pdn-no-move = '{ $text }' is not a move: write 32-28 or 32x21
draughts-pdn-comment-open = a comment is opened and never closed
draughts-pdn-too-deep = a variation nests too deep to be read
draughts-pdn-before-moves = a variation stands before any move
draughts-pdn-close = ')' closes no variation
draughts-pdn-variation-open = a variation is never closed
draughts-pdn-line = line { $line }: { $why }
draughts-pdn-tag-name = '{ $name }' cannot be a tag of PDN: tags begin with a capital, and Result is added by itself
draughts-pdn-depth = variations nest deeper than { $most }
draughts-pdn-illegal = { $move } is not legal in { $position }
draughts-odds-spread = odds are spread over 1 to 4 games, not { $games }
draughts-odds-kind = odds are men or the draw given, or a stake of one or more against one
draughts-set-played = the { $games } games of the set have been played
draughts-position-twice = position says where the men stand and who begins, so { $option } cannot
draughts-first-king-alone = premier_a_dame goes neither with qui_perd_gagne nor with kings from the start
draughts-first-king-kings = premier_a_dame does not go with kings from the start
draughts-bad-position = position { $position }: { $wrong }
draughts-fen = '{ $text }' is not a position: write who is to move, then the pieces of each, as W:W31-50:B1-20
draughts-fen-colour = '{ $text }' should begin with W or B: write who is to move, then the pieces of each, as W:W31-50:B1-20
draughts-fen-piece = '{ $text }' is not a piece: write 31 for a man, K31 for a king, 31-35 for several
draughts-fen-backward = '{ $text }' runs backward: write the lower square first
draughts-fen-square = { $square } is not a square; they are 1 to { $squares }
draughts-fen-twice = { $square } is given more than once
draughts-setup-off-board = a piece is off the board; the squares are 1 to { $squares }
draughts-setup-both = both players have a piece on { $square }
draughts-setup-crowned = { $square } is crowned but empty
draughts-setup-too-many = { $player } has { $pieces } pieces; there are { $men }
draughts-setup-last-row = { $player } has a man on { $square }, where it would be crowned
draughts-setup-empty = nobody has a piece
draughts-count = { $men ->
        [one] { $men } man
       *[other] { $men } men
    }
draughts-count-kings = { $kings ->
        [one] { $kings } king
       *[other] { $kings } kings
    }
draughts-men-on = { $men ->
        [one] { $men } man
       *[other] { $men } men
    } on { $squares }
draughts-kings-on = { $kings ->
        [one] { $kings } king
       *[other] { $kings } kings
    } on { $squares }
draughts-side = { $player }: { $pieces }.
draughts-to-move = { $player } to move.
draughts-signs = { $player } ({ $man }, king { $king })

draughts-doctrine-manoury = Doctrine of Manoury
draughts-doctrine-manoury-about = Follows the advice of Manoury (1787) and can cite what it plays by.
draughts-doctrine-main-line = With fewer pieces, a king holds the ligne du milieu.
draughts-doctrine-move = Of one man against one, the move is kept.
draughts-doctrine-king = A king is worth buying when the other has none, and the other’s is to be taken.
draughts-doctrine-together = Men stand neither too close nor too far apart.
draughts-doctrine-both-sides = Forces are carried to the weak side.
draughts-doctrine-stripped = Where the other strips a side, the men are brought there.
draughts-doctrine-stroke = Strokes, one’s own and the other’s, are followed to their end.
draughts-doctrine-held = Position is sought: the other is shut in and oneself is not.
draughts-doctrine-exchange = At the beginning a few men are exchanged one for one.
draughts-doctrine-near = At the end the men are kept near one another.
draughts-doctrine-crown = Who has lost men tries to get a king.
draughts-doctrine-centre = The centre is taken rather than the corners.
draughts-tally-margin = pieces more than the opponent
draughts-tally-taken = captures (points: pieces taken)
draughts-tally-crowned = king made
draughts-tally-limit = limited moves begun
draughts-tally-ended = game ended: { $why }
