race-no-man = there is no man to play from there

race-gnubg-illegal = GNU Backgammon plays '{ $move }' in { $position }, which is not legal
race-chart-worth = What each first throw is worth when played well, in holes.
race-found-opening = { $play } is worth { NUMBER($worth, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } holes, number { $rank } of { $count }; the best is { $best }, { NUMBER($most, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") }.
race-found-best = By value: { $table }. Places of the throws named: { $places }.
race-throw-worth = { $throw } { NUMBER($worth, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") }
race-found-good = { $good } of { $named } are worth more than the mean of { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } holes: { $throws }.
race-claim-opening = Opening
race-claim-best = Best throws
race-claim-good = Good throws

race-too-many-on-tete = { $down } men down and { $tete } on the tête are more than the pile has

race-garanguet = Garanguet, Lepeintre 1818

race-jacquet = Jacquet, Lepeintre 1818

race-as-odds = Odds, in the first game.
race-holes-about = Every game won is a hole.
race-double-about = A double win counts two holes, or two stakes if there is one hole.
race-men-on-tete = Men on the tête

race-plein = Plein, Académie 1806

race-revertier = Revertier, Académie 1806

race-contact-hit = it can be hit
race-contact-block = it closes its flèche
race-contact-share = a man may stand beside it
race-aim-bear-off = bearing off all the men
race-aim-plein = filling the second table
race-double-never = never
race-double-not-home = the loser has a man not yet home and none off
race-double-none-off = the loser has borne off no man
race-double-shut-out = the loser can never enter again
race-shut-out-off = nothing: a player may enter on their own men
race-shut-out-lost = the game is lost
race-shut-out-simple-without-entry = the game is lost, but singly if there is no entry at all
race-entry-every = every man the numbers allow
race-entry-one = one man a throw
race-entry-at-will = one man a throw, optionally
race-start-talon = fifteen men on the stack
race-start-piles = four piles: 2, 5, 3 and 5
race-ways-trictrac = stacks face to face, moving towards each other
race-ways-gammon = men enter on the opponent's side and leave on their own
race-ways-jacquet = stacks at opposite corners, both moving the same way
race-ways = The way of the men
race-start = Starting position
race-dice = How many dice
race-triplet = Numbers played for three equal dice
race-larger-first = If only one number can be played, it is the larger
race-contact = A lone opposing man on a flèche
race-enter-on-own = Men may enter on men of their own side
race-must-enter = What a player with more men in hand than open entries must enter
race-one-a-fleche = Flèches that hold only one man of a player
race-shut-out = More men in hand than entries left by one's own men
race-courier = The first man must come home alone
race-aim = What wins the game
race-bearoff = A number that would bear off a man exactly
race-double = What wins double
race-double-usual = The double counts by default
race-winner-has-dice = The winner throws first in the next game
race-holes = Holes to win, by default
race-triplet-short = Triplet
race-must-enter-short = Out of the game
race-shut-out-short = Entries shut
race-bearoff-short = Exact bearing off
race-double-short = Double when

race-toute-table = Toute-table, Académie 1806
race-gammon = Gammon or toutes-tables, Lepeintre 1818

race-level-1 = A beginner: brings the men on and is satisfied with any reasonable move.
race-level-2 = Plays without much of a plan.
race-level-3 = Knows what to do but often strays from it.
race-level-4 = A good café player.
race-level-5 = Weighs every position it can leave and takes the best.
race-level-6 = Also sees what each throw lets the opponent answer.

race-measure-borne-off = men borne off by this move
race-measure-hit-by = throws of 36 that hit you
race-measure-off = men borne off
race-measure-in-hand = men in hand
race-measure-moved = men played
race-measure-hits = men hit
race-measure-holes = holes
race-other-game = { $rules } is not one of these games
race-won-borne-off = { $player } bears off first and wins the game{ $double ->
        [double] { "" }, double
       *[single] { "" }
    }
race-won-filled = { $player } fills the table and wins the game{ $double ->
        [double] { "" }, double
       *[single] { "" }
    }
race-won-shut-out = { $player } has hit more men than can ever enter again and wins the game{ $double ->
        [double] { "" }, double
       *[single] { "" }
    }

race-first-throw = { $player } has the first throw
race-out-of-the-game = { $player } is out of the game, with more men in hand than entries
race-courier-home = { $player } has brought the courier home
race-match-won = { $player } wins the match
race-hits = { $player } hits { $count ->
        [one] a man
       *[other] { $count } men
    } on { $points }
race-next-first = { $player } has the first throw of the next game
race-next-drawn = { $player } has won; the first throw of the next game is drawn
race-drawn = Draw: nobody can win any more
race-illegal = that is not legal now
race-no-move = '{ $text }' is not a move: write where the man starts and ends, as w6/w9
race-no-play = write a move as w6/w9 w6/w11, w6/w9/w11 for one man, hand/b4, b5/off, or passe
race-several = several moves fit; write every stop: { $plays }
race-gnubg-not-legal = '{ $text }' is not legal here; there are: { $plays }
race-gnubg-move = '{ $text }' is not a move of GNU Backgammon
race-gnubg-point = '{ $text }' is not a point of GNU Backgammon
race-gnubg-meets = gnubg meets players of the compiled engine, and { $player } is not one
race-gnubg-missing = GNU Backgammon (gnubg) is not installed
race-gnubg-socket = GNU Backgammon does not open its socket
race-gnubg-answer = GNU Backgammon answers: { $answer }
race-gnubg-chances = GNU Backgammon answers '{ $answer }' instead of chances
race-gnubg-silent = GNU Backgammon does not answer: { $wrong }
race-gnubg-refuses = GNU Backgammon answers '{ $answer }' to '{ $line }'
race-gnubg-game = GNU Backgammon only plays toute-table
race-setup-dice = there must be dice on the table when a player is to move
race-setup-no-dice = there are no dice on the table until they are thrown
race-setup-dice-number = the game is played with { $dice } dice
race-setup-triplet = only a triplet is played again
race-setup-holes = goal or holes are out of range
race-setup-not-over = the holes are made, but the game is not over
race-setup-over = the game is over, but the holes are not made
race-setup-won = the game has already been won
race-setup-negative = { $player } has fewer than no men somewhere
race-setup-men = { $player } has { $men } men; there are { $all }
race-setup-hand = { $player } has men in hand, but nobody is hit in this game
race-setup-beyond = { $player } has men beyond { $last }
race-setup-alone = { $player } has two men on a flèche that holds one
race-setup-off-early = { $player } has borne off men before all were home
race-setup-courier = { $player } has moved another man before the courier was home
race-setup-shut-out = { $player } has more men in hand than can ever enter
race-setup-both = both players have men on { $point }
race-score = { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    } / { $goal }
race-in-hand = { $men } in hand
race-off = { $men } off
race-men-on = { $men } on { $point }
race-dice-thrown = dice: { $dice }
race-thrown = { $player }, dice: { $dice }.
race-side = { $player }: { $men }.
race-tally-margin = men that the loser has left
race-tally-hit = men hit
race-tally-out = a player shut out for a time
race-tally-null = drawn game
race-tally-sortie = won by bearing off
race-tally-plein = won by the plein
race-tally-rentrees-bouchees = won by shutting the entries
race-tally-double = { $manner }, double
