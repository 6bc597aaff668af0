trictrac-trictrac = Trictrac

trictrac-no-bredouille-shown = you show no bredouille

trictrac-ecole-even = an école is worth an even number of points
trictrac-ecole-to-name = the école has been sent back twice: say which fault it is for
trictrac-not-sent-to-school = nobody has sent you to school
trictrac-reason-untold = for two throws you must find the reason yourself
trictrac-no-ecole-in-part = no école was marked on you in part
trictrac-nothing-to-rectify = there is nothing to set right
trictrac-nothing-to-make-marked = the opponent has nothing to mark
trictrac-cannot-impose-play = that play cannot be imposed
trictrac-cannot-impose-replay = the opponent cannot be made to play again

trictrac-already-thrown = you have thrown already
trictrac-break-before-seen = the opponent's dice are broken before they are seen
trictrac-dice-fallen = these dice have fallen already
trictrac-broken-enough = you have broken often enough in a row
trictrac-no-dice-waiting = no dice are waiting
trictrac-dice-not-broken = nobody has broken your dice
trictrac-not-to-test = it is not for you to test the die
trictrac-not-to-judge-dice = it is not for you to judge these dice
trictrac-stack-when = men are stacked only at the beginning of a relevé, at a complete table
trictrac-man-in-hand-most = at most one man is kept in hand

trictrac-not-time-to-mark = it is not for you to mark now
trictrac-jeton-place = a jeton stands on 0, 2, 4, 6, 8 or 10 points, not { $to }
trictrac-other-jeton-place = a further jeton stands on 2, 4, 6, 8 or 10 points, not { $to }
trictrac-no-jeton-to-leave = there is no jeton to leave behind
trictrac-no-such-hole = there is no hole { $to }
trictrac-no-jeton-for-bredouille = bredouille is shown beside a jeton; yours is not set
trictrac-no-second-jeton = there is no second jeton to remove
trictrac-second-jeton-right = the opponent is in bredouille: the second jeton stays
trictrac-nothing-to-wipe = the opponent has no points to wipe
trictrac-pavillon-not-here = the pavillon is only for trictrac à écrire
trictrac-holes-not-in-row = your last holes are not in a row
trictrac-pavillon-too-late = the next hole is taken: it is too late for the pavillon
trictrac-tell-the-thrower = you tell the opponent who threw what the throw is worth
trictrac-only-thrower-decides = only the player who threw holds or leaves
trictrac-held-already = you have already said that you hold
trictrac-nothing-to-adjust = there is nothing to adjust
trictrac-no-adoube-tout = j'adoube tout is not said: it would let you touch without playing
trictrac-no-man-there = you have no man there
trictrac-not-your-play = it is not your turn to play
trictrac-man-let-go-already = you have already let go of a man: play the throw
trictrac-no-room-for-man = none of your men may be put there
trictrac-coin-by-two = the corner is taken and left by two men at once
trictrac-man-not-off = that man cannot be borne off

trictrac-relayed = a man relayed by another has moved once: say what changes on the board, the rearmost man first
trictrac-half-a-coin = the corner is held by two men or not at all
trictrac-one-or-two-men = you play one or two of your men
trictrac-not-two-men = there are not two men to play from there
trictrac-no-room = no man may be put there

trictrac-doubtful = the last throw is thrown in advance only once there is no doubt who bears off first
trictrac-last-throw-by-agreement = that is done by agreement and cannot be demanded
trictrac-pour-tout-when = that is said before your last throw of bearing off
trictrac-pour-tout-dice = the opponent has the dice at the next relevé

trictrac-only-thrower-leaves = only the player who threw may leave
trictrac-leave-before-wood = you leave before touching a man
trictrac-rest-marked = you have marked your rest: you hold
trictrac-said-held = you have said that you hold
trictrac-nobody-leaving = nobody is leaving
trictrac-sortie-no-hole = bearing off has made no hole to leave with

trictrac-throw-to-play-first = wait until the throw is played
trictrac-men-complete = all fifteen men are there

trictrac-coin-barred = you may not take your corner on this throw
trictrac-not-your-throw = it is not your turn to throw
trictrac-play-to-correct-first = the opponent's men stand wrong: in good company that is set right first
trictrac-number-playable = a number that can be played must be played
trictrac-man-let-go-stays = a man let go stays where it was put
trictrac-no-correction = what is played is played
trictrac-nothing-to-correct = there is nothing to correct

trictrac-authority-lep-rigour = Lepeintre, strictly
trictrac-authority-lep-good-company = Lepeintre, good company
trictrac-authority-acad-b = Académie, second treatise
trictrac-authority-acad-a = Académie, first treatise
trictrac-false-case = A false case
trictrac-as-strictness-about = If nothing is chosen, as the treatise and the degree of strictness have it.
trictrac-plein-fault = A plein marked and not made
trictrac-debredouille = Penalty for leaving a second jeton
trictrac-debredouille-about = Points of an école, for a player who throws with a second jeton still standing after losing it; 0: none.
trictrac-annonce = Leaving must be said, or the player holds
trictrac-annonce-about = A wish of Lepeintre's; if nothing is chosen, lifting the men is enough.
trictrac-false-case-short = False case
trictrac-plein-fault-short = Plein not made
trictrac-debredouille-short = Débredouille
trictrac-annonce-short = Je m'en vais
trictrac-false-case-held-or-one = stays, or is played by one man
trictrac-false-case-at-will = is played as the opponent likes
trictrac-false-case-replaced = is taken back and played rightly
trictrac-plein-fault-none = is set right
trictrac-plein-fault-single = costs the points marked
trictrac-plein-fault-double = costs the points due as well

trictrac-in-box = Men in the box
trictrac-in-box-about = To catch a box with a man too many or too few.
trictrac-partie-over = the game is over
trictrac-dice-come-first = settle first what the dice are worth
trictrac-cannot-fall = the dice cannot fall so now
trictrac-dice-rolling = the dice are rolling
trictrac-nobody-thrown = nobody has thrown

trictrac-table = Complete table
trictrac-table-about = Dice break, jump out, stay in the air, as at a real table; accidents are drawn apart from the numbers, as often as we chose. Never rated.
trictrac-table-short = Table
trictrac-table-ordinary = ordinary
trictrac-table-complete = complete

trictrac-check-slip = The book says { $expected }, the count gives { $found }: { $slip }.
trictrac-slip-misprint = a misprint
trictrac-slip-wrong-sum = a wrong sum
trictrac-slip-unfounded = supported by no reading
trictrac-check-book-and-law = The book: { $expected }. The law: { $found }.
trictrac-check-law = The law gives: { $found }.
trictrac-check-count = The count gives { $found }.
trictrac-check-casts = Counting throws
trictrac-check-sum = Worked example
trictrac-check-slip-title = Error in the book
trictrac-check-choice = Principle of play

trictrac-principle-finding = Of { $asked } positions of games right in { $right }, wrong in { $wrong }, level in { $level } (right between { NUMBER($low, style: "percent", maximumFractionDigits: 0) } and { NUMBER($high, style: "percent", maximumFractionDigits: 0) }), by { NUMBER($gain, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } stakes on average.

trictrac-holes-given = Holes given
trictrac-holes-given-about = Odds: holes marked from the start.
trictrac-men-down-about = Odds: “quine”, “coin+carme”, “six-quatre”…, at the first relevé.
trictrac-form = Game, or one marqué à écrire
trictrac-form-about = Twelve holes make a game; a marqué ends when the player with six holes leaves.
trictrac-first = Who throws first
trictrac-first-about = If nothing is chosen, each throws a die and the higher begins.
trictrac-keeps-dice = Who throws first at every relevé
trictrac-keeps-dice-about = Odds: the same player has the dice at every relevé.
trictrac-holes-about = Twelve as a rule; fewer make a shorter game.
trictrac-form-partie = Game
trictrac-form-marque = One marqué à écrire

trictrac-grande-bredouille-off = only if agreed
trictrac-grande-bredouille-none-taken = the loser has taken no hole
trictrac-grande-bredouille-run = twelve holes in a row
trictrac-pile-de-misere-off = is worth nothing
trictrac-pile-de-misere-made = scores when it is made
trictrac-pile-de-misere-made-and-kept = scores when made and when kept
trictrac-marque-ended-by-anyone = any player who leaves
trictrac-marque-ended-by-holder = only the player who has won the marqué
trictrac-refait-falls-on-leaving = when one of the players leaves
trictrac-refait-falls-at-once = as soon as one player has caught up with the other
trictrac-rules-common = Common rules
trictrac-rules-lep-good-company = Lepeintre 1818, in good company
trictrac-rules-lep-rigour = Lepeintre 1818, strictly
trictrac-rules-lep-reform = Lepeintre's reform
trictrac-rules-acad-b = Académie, second treatise
trictrac-rules-acad-a = Académie, first treatise
trictrac-rest-on-empty-coin = An empty coin serves as a rest
trictrac-petit-jan-coin-exception = The petit jan may be broken to take the coin rather than pass a man
trictrac-retour-coin-way = The two men of the coin alone count as a way to fill the retour
trictrac-two-half-two-ways = Covering the two last demi-cases at once is two façons
trictrac-deux-tables-passed = The jan de deux tables needs both men in the grand jan
trictrac-bearoff = A number that falls exactly on the bande
trictrac-enter-and-lift = One number may bring the last man in and the other bear one off
trictrac-early-lift-to-keep = A man may be borne off before all are in, to keep the retour
trictrac-hit-left-coin = A coin that was left can be hit
trictrac-grande-bredouille = The game counts double
trictrac-pile-de-misere = The pile de misère: fifteen men on one's coin
trictrac-jan-de-rencontre = The jan de rencontre scores
trictrac-margot-la-fendue = Margot la fendue costs
trictrac-marque-ended-by = Who ends a marqué by leaving
trictrac-refait-falls = When equal holes are a refait
trictrac-holes-to-win = Holes that win the game
trictrac-first-throw-short = First dice
trictrac-first-doublet-short = First doublet
trictrac-retour-coin-way-short = Filling from the coin
trictrac-two-half-two-ways-short = Two façons at once
trictrac-deux-tables-passed-short = Deux tables from the grand jan
trictrac-bearoff-short = Bearing off
trictrac-grande-bredouille-short = Grande bredouille
trictrac-pile-de-misere-short = Pile de misère
trictrac-jan-de-rencontre-short = Jan de rencontre
trictrac-margot-la-fendue-short = Margot la fendue
trictrac-refait-falls-short = Refait

trictrac-board-title = A position of trictrac
trictrac-board-title-toc = A position of toc
trictrac-level-1 = A beginner: marks its points and is content with what looks passable.
trictrac-level-2 = Plays without much of a plan.
trictrac-level-3 = Knows the principles and often strays from them.
trictrac-level-4 = A good café player.
trictrac-level-5 = Counts the thirty-six throws before each play.
trictrac-level-6 = Also counts the answer to each of the thirty-six throws.

trictrac-no-dice-due = no throw is due

trictrac-example-or-else = Or else
trictrac-example-plate = The position is read from a plate redrawn since, then checked against the text.
trictrac-example-constructed = The book does not give this board: we built it from the text.
trictrac-example-throws = The throws named
trictrac-example-forbidden = Forbidden: { $plays }.

trictrac-measure-borne-off = men this play bears off
trictrac-measure-hit-by = throws of 36 that hit you
trictrac-measure-chances = throws of 36 that make it
trictrac-measure-off = men borne off
trictrac-measure-moved = men played
trictrac-measure-cases = cases made in that table
trictrac-measure-plein = plein completed
trictrac-measure-points = points earned
trictrac-measure-ways = ways
trictrac-measure-marked = points on the jeton
trictrac-measure-bredouille = bredouille

trictrac-act-tenir = holding
trictrac-act-s-en-aller = leaving

trictrac-lie-franc = the dice lie true
trictrac-lie-deux-tables = a die in each table
trictrac-lie-sur-les-dames = a die on the men
trictrac-lie-derriere-une-pile = a die behind a stack
trictrac-lie-l-un-sur-l-autre = one die on the other
trictrac-lie-l-un-apres-l-autre = one die out of the cup after the other
trictrac-lie-en-l-air = a die in the air
trictrac-lie-sur-la-bande = a die on the bande
trictrac-lie-hors = a die off the board
trictrac-lie-sans-bande = the dice have touched neither bande nor men
trictrac-lie-casse = a broken die with one face showing
trictrac-lie-casse-en-deux = a broken die with both halves showing
trictrac-dice-broken = { $foe } has broken the dice: { $player } throws again
trictrac-dice-penalty-number = { $player } has broken the dice against the agreement: { $foe } plays any throw they like
trictrac-dice-penalty-points = { $player } has broken the dice against the agreement: { $foe } marks { $amount } points
trictrac-dice-penalty-holes = { $player } has broken the dice against the agreement: { $foe } marks { $amount ->
        [one] { $amount } hole
       *[other] { $amount } holes
    }
trictrac-dice-penalty-stakes = { $player } has broken the dice against the agreement and pays { $foe } { $amount ->
        [one] { $amount } stake
       *[other] { $amount } stakes
    }
trictrac-dice-early-seen = { $player } has thrown before { $foe } played: the throw stands, and is known
trictrac-dice-early-covered = { $player } has thrown before { $foe } played: the dice stay covered
trictrac-dice-early-void = { $player } had thrown early: the throw is void
trictrac-dice-void = { $player } throws again: { $lie }
trictrac-dice-good = { $player } has a good throw: { $lie }
trictrac-dice-stays-good = { $player } keeps the throw: { $lie }
trictrac-dice-last-throw = { $player } throws the last throw of bearing off in advance
trictrac-dice-pour-tout = { $player } plays pour tout
trictrac-dice-conceded = { $player } admits having lost bredouille
trictrac-dice-hole-lost = { $player } loses { $amount ->
        [one] { $amount } hole
       *[other] { $amount } holes
    } left unmarked

trictrac-doublet-void = A first doublet is void: { $player } takes the dice
trictrac-jan-trois-coups = jan de trois coups
trictrac-jan-deux-tables = jan de deux tables
trictrac-jan-contre-deux-tables = contre-jan de deux tables
trictrac-jan-mezeas = jan de mézéas
trictrac-jan-contre-mezeas = contre-jan de mézéas
trictrac-jan-battre-le-coin = corner hit
trictrac-jan-battre-a-vrai = man hit truly
trictrac-jan-battre-a-faux = man hit falsely
trictrac-jan-remplir = fills { $table }
trictrac-jan-conserver = keeps { $table }{ $manner ->
        [en-passant] { " " }by passing a man
        [par-impuissance] { " " }by impuissance
        [par-la-bande] { " " }by the privilege of the bande
       *[en-jouant] { "" }
    }
trictrac-jan-nombre-non-joue = number that cannot be played
trictrac-jan-sortie = all men borne off
trictrac-jan-rencontre = jan de rencontre
trictrac-jan-margot = margot la fendue
trictrac-jan-pile = pile de misère
trictrac-table-petit = the little jan
trictrac-table-grand = the grand jan
trictrac-table-retour = the return jan
trictrac-releve-leaving = { $player } leaves: the men are set up anew
trictrac-releve-sortie = { $player } has borne off first: the men are set up anew
trictrac-marque-ended = { $player } ends the marqué, { $white ->
        [one] { $white } hole
       *[other] { $white } holes
    } to { $black }
trictrac-partie-won-double = { $player } wins the game in grande bredouille, double
trictrac-fault-forgot-gain = { $player } has touched a man without marking every point of the throw
trictrac-fault-forgot-gift = { $player } has thrown without marking the points given
trictrac-fault-over-marked = { $player } has advanced the jeton too far
trictrac-fault-over-marked-holes = { $player } has marked too many holes with the fichet
trictrac-fault-left-showing = { $player } holds after a hole with the old points still showing
trictrac-fault-plein-marked = { $player } has marked a plein without making it
trictrac-fault-plein-missed = { $player } has not made a plein that could be made
trictrac-fault-plein-broken = { $player } has broken a plein that could be kept
trictrac-fault-plein-impossible = { $player } has marked a plein that the numbers break
trictrac-fault-false-ecole = { $player } has marked a false école
trictrac-fault-two-jetons = { $player } marks with two jetons
trictrac-fault-wiped-wrongly = { $player } has wiped the opponent's points without a hole
trictrac-fault-lost-own = { $player } has taken away points of their own
trictrac-fault-left-wrongly = { $player } leaves without the right to
trictrac-fault-short = { $player } has left a number that could be played
trictrac-fault-touched = { $player } has not played the man touched
trictrac-fault-false-case = { $player } has made a false case
trictrac-fault-wrong-coin = { $player } has taken men for the corner that do not go there
trictrac-fault-man-in-hand = { $player } has thrown with a man still in hand
trictrac-fault-bredouille-left = { $player } has left a second jeton standing without the right to it
trictrac-fault-holes = { $player } shows too many holes
trictrac-decision-granted = { $player } sends { $foe } to school for { $points } points
trictrac-decision-in-part = { $player } marks { $points } points of a larger école; { $foe } may have it marked whole
trictrac-decision-too-much = { $player } has marked { $points } points too many for the école; { $foe } may claim them
trictrac-decision-false = { $player } had no école to mark: a false école of { $points } points, which { $foe } may claim
trictrac-decision-whole = { $player } must mark the école whole: { $points } points
trictrac-decision-rectified = The score is set right for { $player }, without an école
trictrac-decision-made-to-mark = { $player } must mark { $points } points
trictrac-decision-made-to-play = { $player } must play as directed
trictrac-decision-made-to-stay = { $player } must hold
trictrac-decision-replays = { $player } takes the play back and plays again
trictrac-decision-induced = { $player } was led into an error of { $points } points: no école
trictrac-decision-lapsed = { $player } has thrown: the earlier faults are past
trictrac-decision-bredouille-lost = { $player } has not taken the second jeton: bredouille is lost
trictrac-decision-bredouille-kept = { $player } keeps bredouille, which was not removed in time
trictrac-decision-pavillon-lost = { $player } has not taken the pavillon in time: the holes in a row no longer count
trictrac-decision-man-found = { $player } finds the missing man; what was played stands
trictrac-decision-restarted = { $player } played with a man too many: the game starts again
trictrac-refait = Both have { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }: a refait
trictrac-partie-won = { $player } wins the game
trictrac-way = by { $numbers }

trictrac-holes = holes
trictrac-parties-won = games won
trictrac-handicaps-few = Too few games: more holes given do not seem to be worth more. Ask for more games.
trictrac-handicaps-title = What handicaps are worth
trictrac-handicap-dice = the dice
trictrac-handicap-quine = quine down
trictrac-handicap-sannes = sannes down
trictrac-handicap-coin = the corner
trictrac-handicap-carme-coin = carme and the corner
trictrac-handicap-dice-always = the dice at every relevé
trictrac-handicap-four-holes = 4 holes against the dice always
trictrac-handicap = handicap
trictrac-way-moves = by { $numbers } ({ $moves })
trictrac-way-rest = by { $numbers } ({ $moves } over { $rest })
trictrac-scored-by = { $jan } { $ways }
trictrac-scored-on = { $jan } on { $point }
trictrac-scored-on-by = { $jan } on { $point } { $ways }
trictrac-jan-scored = { $player } +{ $points }: { $scored }
trictrac-marked = { $player } marks { $points }, to { $rest }
trictrac-marked-holes = { $player } marks { $points }: { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }, { $rest } left{ $bredouille ->
        [yes] , in bredouille
       *[no] { "" }
    }{ $wiped ->
        [0] { "" }
       *[other] ; { $foe } loses { $wiped }
    }
trictrac-fault-claimable = { $fault }; { $foe } may claim an école of { $points }
trictrac-motives = Why the école was marked: { $faults }
trictrac-lacher-one = one lets go of one man: write lacher wT/w4
trictrac-peine-even = points are even: peine_de={ $points } is not
trictrac-even-number = an even number from { $least } to { $most }
trictrac-won-not-over = the holes are made, and the game is not over
trictrac-over-not-won = the holes are not made, and the game is over
trictrac-out-of-range = goal, points due or throws made are out of range
trictrac-no-hole-to-leave = the thrower has made no hole to leave with
trictrac-no-man-left = the thrower has no man left to play
trictrac-no-petit-jan = there is no little jan to be broken for the corner
trictrac-men-negative = { $player } has fewer than no men somewhere
trictrac-men-many = { $player } has { $men } men; there are { $most }
trictrac-men-few = { $player } has only { $men } men, but none is borne off before all are in the return jan
trictrac-coin-single = { $player } has a single man on the corner, which is held by two or none
trictrac-coin-adverse = { $player } has a man on the opponent's corner, where none may stay
trictrac-fleche-shared = both players have men on { $point }
trictrac-points-odd = { $player } has { $points } points; they are even, from 0 to 10
trictrac-holes-negative = { $player } has { $holes } holes
trictrac-bredouille-pointless = { $player } is in bredouille without points
trictrac-runs-both = only one player can have holes in a row
trictrac-throw-wanted = a position about to be thrown for, and a throw, are wanted
trictrac-worth-open = what this throw is worth depends on how it is played
trictrac-not-a-partie = this is no game of trictrac: { $rules }
trictrac-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bredouille ->
        [yes] { " " }in bredouille
       *[no] { "" }
    }, { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }
trictrac-score-holes = { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }
trictrac-men-on = { $men } on { $place }
trictrac-men-off = { $men } off

trictrac-figure-mover = { $value } to the player
trictrac-figure-other = { $value } to the opponent
trictrac-figure-points = points { $value }
trictrac-figure-holes = holes { $value }
trictrac-figure-bredouille = bredouille { $value }
trictrac-figure-jan = { $jan } { $value }
trictrac-figure-jan-on = { $jan } (flèche { $fleche }) { $value }
trictrac-figure-remplir = filling { $value }
trictrac-figure-conserver = keeping { $value }

trictrac-doctrine-lepeintre = Doctrine of Lepeintre
trictrac-doctrine-lepeintre-about = Follows the principles of Lepeintre (1818), also where they have been refuted, and can cite the one it plays by.
trictrac-doctrine-first = At the first throw, both men are put down.
trictrac-doctrine-second = A nine or ten at the second throw is played with one man.
trictrac-doctrine-tenth = The tenth case, K, is made early against a petit jan.
trictrac-doctrine-bourgeois = When the other has the coin, the coin bourgeois, F, is made.
trictrac-doctrine-devil = The case du diable, H, is made by preference.
trictrac-doctrine-passing = A large throw brings the first two men into the grand jan, with a gap between them.
trictrac-doctrine-third = No third throw is played with the same two men.
trictrac-doctrine-coin = Men are passed over to take the coin soon.
trictrac-doctrine-extend = One advances and spreads over the grand jan.
trictrac-doctrine-wood = Wood is put down before the game advances.
trictrac-doctrine-arithmetic = The throws for and against are counted.
trictrac-doctrine-fill = One hurries to fill the grand jan, and keeps it possible.
trictrac-doctrine-put-in = A man is put in first, unless the other has eight or ten points.
trictrac-doctrine-worn = Against a backward game one goes away.
trictrac-doctrine-long = A long game is kept: twenty-one points to play are what holding asks.
trictrac-tally-margin = holes of lead
trictrac-tally-remplir = plein filled
trictrac-tally-conserver = plein kept
trictrac-tally-hole = single hole
trictrac-tally-hole-bredouille = hole in bredouille (double)
trictrac-tally-s-en-aller = a player leaves
trictrac-tally-sortie = relevé by bearing off
