tables-peine-nothing-kind-marked-here-take = peine={ $value }: nothing of the kind is marked here; take nombre or mise

tables-not-yours-throw = it is not yours to throw
tables-you-thrown-already = you have thrown already
tables-there-no-dice-break = there are no dice to break
tables-you-let-these-dice-fall = you have let these dice fall
tables-one-does-not-break-more-often = one does not break more often running
tables-there-nothing-let-pass = there is nothing to let pass
tables-you-no-throw-name = you have no throw to name
tables-such-dice-not-played-here = such dice are not played here
tables-you-said-j-adoube-already = you have said j'adoube already
tables-not-yours-play = it is not yours to play
tables-you-no-man-there = you have no man there
tables-he-touched-nothing-there-he-must = he touched nothing there that he must play
tables-he-played-nothing-wrong = he has played nothing wrong
tables-you-nothing-take-back = you have nothing to take back
tables-fault-your-own = the fault is your own
tables-you-obliged-play-otherwise = you are obliged to play otherwise

tables-game-over = the game is over
tables-no-act-this-game = { $action } is no act of this game
tables-nobody-sits-there = nobody sits there
tables-cannot-fall-now = { $action } cannot fall now

tables-rompre-permis = allowed
tables-rompre-exclu = excluded
tables-peine-nombre = the other plays any throw he likes
tables-peine-points = points
tables-peine-trous = holes
tables-peine-mise = stakes
tables-who-may-take-counsellor = Who may take a counsellor
tables-by-consent-other = By consent of the other.
tables-rompre = Breaking the other's dice
tables-rompre-about = A throw broken before its numbers are seen is void; one may agree not to break.
tables-rompre-max = How many times running
tables-rompre-max-about = If nothing is said, as the treatise has it: three in rigour, one in good company; 0: no limit.
tables-peine = Penalty for breaking
tables-peine-about = Where breaking is excluded.
tables-peine-de = Amount of the penalty
tables-peine-de-about = Points, holes or stakes.
tables-attente = The dice wait for the other
tables-attente-about = Before they fall, the other lets them or breaks them; for playing at a distance.
tables-counsel = counsel
tables-rompre-short = Breaking
tables-rompre-max-short = Breaks running
tables-peine-short = Penalty
tables-peine-de-short = Penalty of
tables-attente-short = Dice wait
tables-white = White
tables-black = Black
tables-both = both

tables-laid-down = Men laid down before
tables-double = The double is agreed
tables-double-short = The double
tables-holes-short = Holes
tables-holes-to-win = Holes to win
tables-first = Who has the dé
tables-first-about = The least of odds; if nothing is said, it is drawn.

tables-bearoff-free = lift or play inside, at will
tables-bearoff-exact = what falls exactly is lifted
tables-bearoff-inside-first = nothing is lifted while the number can be played inside
tables-bearoff-inside-unless-keeping = nothing is lifted while the number can be played inside, but to keep the plein

tables-first-throw = What the first dice give
tables-first-doublet = A doublet at the first dice
tables-first-throw-plays-it = the winner plays these dice
tables-first-throw-right-only = he has only the right to throw
tables-first-doublet-again = is thrown again
tables-first-doublet-other = is void, and the other takes the dice

tables-not-legal-now-phase = { $action } is not legal now (phase: { $value })

tables-below = by the number of the act: what White may hope for, in stakes
tables-no-fault = No fault.
tables-faults = Faults:{ " " }

tables-men-on-fleche = men on flèche { $at }
tables-men-short-fleche = men short of flèche { $at }
tables-men-left-alone = men left alone

tables-fault-touched = has not played the man he touched ({ $men }); { $foe } may have it played, or let it pass
tables-fault-false-play = has played wrongly: the dice do not go there
tables-fault-unplayed = has left a number unplayed that he could play
tables-fault-breaking = has broken the dice, which was excluded
tables-fault-haste = has thrown before { $foe } had played
tables-decision-made-to-play = must play the man he touched ({ $men }), as he likes
tables-decision-made-to-replay = puts the men back and plays rightly
tables-decision-put-back = puts the men back and plays rightly, with no other penalty
tables-decision-corrected = takes the play back, in good company
tables-decision-lapsed = is quit of it: { $foe } has let the fault pass
tables-decision-not-playable = has touched a man that cannot be played ({ $men }): it binds to nothing
tables-decision-free-touch = has touched a man ({ $men }), which binds to nothing at this game
tables-decision-forgotten = loses the number forgotten; { $foe } plays it if he can
tables-decision-broken = throws again: { $foe } has broken, the throw is void
tables-decision-any-number = plays whichever throw he likes
tables-decision-holes = marks { $amount } holes as the penalty
tables-decision-stakes = is owed { $amount } stakes as the penalty
tables-decision-early-good = has thrown too early, and it is good: { $foe } plays knowing these dice
tables-decision-early-hidden = has thrown too early: the dice stay covered until { $foe } has played

tables-primaute = has the first throw
tables-won = wins the game
tables-won-double = wins the game, double
