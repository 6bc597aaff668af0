tables-peine-not-here = peine={ $value }: nothing of the kind is marked at this game; take nombre or mise

tables-not-your-throw = it is not your turn to throw
tables-already-thrown = you have thrown already
tables-no-dice-to-break = there are no dice to break
tables-dice-let-fall = you have let these dice fall
tables-broken-enough = you have broken often enough in a row
tables-nothing-to-let-pass = there is nothing to let pass
tables-no-throw-to-name = you have no throw to name
tables-no-such-dice = such dice are not played here
tables-adoube-said = you have said j'adoube already
tables-not-your-play = it is not your turn to play
tables-no-man-there = you have no man there
tables-not-touched-there = the opponent touched no man there that must be played
tables-not-wrong = the opponent has played nothing wrong
tables-nothing-to-take-back = you have nothing to take back
tables-own-fault = the fault is yours
tables-bound-otherwise = you must play otherwise

tables-game-over = the game is over
tables-no-such-act = there is no such act at this game
tables-nobody-sits-there = nobody sits there
tables-cannot-fall = the dice cannot fall so now

tables-rompre-permis = allowed
tables-rompre-exclu = excluded
tables-peine-nombre = the opponent plays any throw they like
tables-peine-points = points
tables-peine-trous = holes
tables-peine-mise = stakes
tables-counsel-title = Who may have a counsellor
tables-counsel-about = With the opponent's consent.
tables-rompre = Breaking the opponent's dice
tables-rompre-about = A throw broken before its numbers are seen is void; players may agree not to break.
tables-rompre-max = How many times in a row
tables-rompre-max-about = If nothing is chosen, as the treatise has it: three times strictly, once in good company; 0: no limit.
tables-peine = Penalty for breaking
tables-peine-about = Where breaking is excluded.
tables-peine-de = Amount of the penalty
tables-peine-de-about = Points, holes or stakes.
tables-attente = The dice wait for the opponent
tables-attente-about = Before they fall, the opponent lets them fall or breaks them; for playing at a distance.
tables-counsel-short = Counsel
tables-rompre-short = Breaking
tables-rompre-max-short = Breaks in a row
tables-peine-short = Penalty
tables-peine-de-short = Amount
tables-attente-short = Waiting dice
tables-white = White
tables-black = Black
tables-both = both

tables-laid-down = Men laid down in advance
tables-double = The double is agreed
tables-double-short = The double
tables-holes-short = Holes
tables-holes-to-win = Holes to win
tables-first = Who has the dice
tables-first-about = The least of odds; if nothing is chosen, it is drawn.

tables-bearoff-free = bear off or play inside, at will
tables-bearoff-exact = what falls exactly is borne off
tables-bearoff-inside-first = nothing is borne off while the number can be played inside
tables-bearoff-inside-unless-keeping = nothing is borne off while the number can be played inside, except to keep the plein

tables-first-throw = What the first dice give
tables-first-doublet = A doublet at the first dice
tables-first-throw-plays-it = the first throw, which the winner plays
tables-first-throw-right-only = only the right to throw
tables-first-doublet-again = is thrown again
tables-first-doublet-other = is void, and the opponent takes the dice

tables-not-legal = that act is not legal now

tables-luck-below = by the number of the move: what White may hope for, in stakes
tables-luck-no-fault = No mistakes.
tables-luck-faults = Mistakes: { $faults }.

tables-measure-men-on = men on { $at }
tables-measure-men-before = men short of { $at }
tables-measure-men-alone = men left alone

tables-fault-touched = { $player } has not played the man touched ({ $men }); { $foe } may have it played, or let it pass
tables-fault-false-play = { $player } has played wrongly: the dice do not go there
tables-fault-unplayed = { $player } has left a number unplayed that could be played
tables-fault-breaking = { $player } has broken the dice, which was excluded
tables-fault-haste = { $player } has thrown before { $foe } had played
tables-decision-made-to-play = { $player } must play the man touched ({ $men }), in any way
tables-decision-made-to-replay = { $player } puts the men back and plays rightly
tables-decision-put-back = { $player } puts the men back and plays rightly, with no other penalty
tables-decision-corrected = { $player } takes the play back, in good company
tables-decision-lapsed = { $foe } has let the fault pass: { $player } is clear of it
tables-decision-not-playable = { $player } has touched a man that cannot be played ({ $men }): it binds to nothing
tables-decision-free-touch = { $player } has touched a man ({ $men }), which binds to nothing at this game
tables-decision-forgotten = { $player } loses the number forgotten; { $foe } plays it if possible
tables-decision-broken = { $foe } has broken the dice: the throw is void, { $player } throws again
tables-decision-any-number = { $player } plays any throw they like
tables-decision-holes = { $player } marks { $amount ->
        [one] { $amount } hole
       *[other] { $amount } holes
    } as the penalty
tables-decision-stakes = { $player } is owed { $amount ->
        [one] { $amount } stake
       *[other] { $amount } stakes
    } as the penalty
tables-decision-early-good = { $player } has thrown too early, and it is good: { $foe } plays knowing these dice
tables-decision-early-hidden = { $player } has thrown too early: the dice stay covered until { $foe } has played

tables-primaute = { $player } has the first throw
tables-won = { $player } wins the game
tables-won-double = { $player } wins the game, double
tables-luck-fault = { $number } ({ $player }): { $lost }
tables-luck-spot = { $player }, { $number }: { $lost }
tables-side = { $player }, { $details }: { $men }.
tables-thrown = { $player }, dice: { $high }-{ $low }.
tables-dice = dice: { $high }-{ $low }
tables-to-throw = to throw
tables-first-dice = White { $white }, Black { $black }
tables-first-dice-won = White { $white }, Black { $black }: { $player } begins
tables-move = { $start }→{ $end }
tables-move-by = { $move } ({ $numbers })
tables-hit = { $place }*
tables-hand = hand
tables-off = off
tables-man-in-hand = in hand
tables-no-play = { $text } is no play: write w6/w9 w6/wC, w5/b10 for one man, b5/off, or passe
tables-no-move = { $text } is no move: write where the man starts and ends, as wT/w6
tables-no-fleche = { $text } is no point of the board: use w8 for ○8, bC for ●C, its number counted along your way, a letter A to Y, or off
tables-no-stack = { $text } is no stack of men: write 0x13 or A13, and 6 or G for one man
tables-no-position = { $text } is no position: write WHITE/BLACK men, white or black, then fields
tables-dice-wanted = there are no dice on the table, and a throw is to be played
tables-dice-unwanted = there are dice on the table, and no throw is to be played
tables-winner-wanted = the game is over, and nobody has won
tables-winner-unwanted = somebody has won, and the game is not over
tables-amount = { NUMBER($value, maximumFractionDigits: 2) }
tables-amount-signed = { NUMBER($value, maximumFractionDigits: 2, signDisplay: "always") }
tables-roll = { $high }-{ $low }: { $value }
