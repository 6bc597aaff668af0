race-there-no-man-play-from-there = there is no man to play from there

race-worth = What each first throw is worth, well played, in holes.
race-worth-holes-number-best = { $play_text } is worth { NUMBER($worth, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } holes, number { $rank } of { $count }; the best is { $play_text_2 }, { NUMBER($most, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") }.
race-by-value-places-throws-named = By value: { $table }. Places of the throws named: { $places }.
race-worth-more-than-mean-holes = { $number } are worth more than the mean of { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } holes: { $names }.
race-opening = Opening
race-best-throws = Best throws
race-good-throws = Good throws

race-and-men-on-tete-take-more = { $down } and { $on_tete } men on the tête take more men than the pile has

race-garanguet-lepeintre-1818 = Garanguet, Lepeintre 1818

race-jacquet-lepeintre-1818 = Jacquet, Lepeintre 1818

race-as-odds = Odds, in the first partie.
race-every-partie-won-hole = Every partie won is a hole.
race-double = Winning double counts two holes, or two stakes in one hole.
race-men-on-tete = Men on the tête

race-plein-academie-1806 = Plein, Académie 1806

race-revertier-academie-1806 = Revertier, Académie 1806

race-contact-hit = it can be hit
race-contact-block = it closes its flèche
race-contact-share = one may stand beside it
race-aim-bear-off = bear off all one's men
race-aim-plein = fill one's second table
race-double-never = never
race-double-not-home = the loser has neither all his men home nor one off
race-double-none-off = the loser has borne off no man
race-double-shut-out = the loser can never enter again
race-shut-out-off = nothing: he enters on his own men
race-shut-out-lost = the partie is lost
race-shut-out-simple-without-entry = lost, but simply where he has no entry at all
race-entry-every = whatever his numbers enter
race-entry-one = one man a throw
race-entry-at-will = one man a throw, if he likes
race-fifteen-men-on-talon = fifteen men on the talon
race-four-piles-2-5-3-and = four piles: 2, 5, 3 and 5
race-talons-face-face-ways-running-head = talons face to face, the ways running head-on
race-one-enters-on-adverse-side-and = one enters on the adverse side and leaves on one's own
race-talons-on-diagonal-both-running-alike = talons on the diagonal, both running alike
race-ways = The way of the men
race-start = The setting
race-dice = How many dice
race-triplet = Numbers played for three equal dice
race-larger-first = If only one number can be played, it is the larger
race-contact = A lone adverse man on a flèche
race-enter-on-own = One enters on one's own men
race-must-enter = What is entered by who has more men in hand than open entries
race-one-a-fleche = Flèches that hold one man of one's own only
race-shut-out = More men in hand than entries left by one's own men
race-courier = The first man must come home alone
race-aim = What wins the partie
race-bearoff = A number that would lift a man exactly
race-what-wins-double = What wins double
race-double-usual = The double goes if nothing is said
race-winner-has-dice = The winner throws first in the next partie
race-holes = Holes to win, if nothing is said
race-triplet-short = Triplet
race-must-enter-short = Hors du jeu
race-shut-out-short = Entries shut
race-bearoff-short = Exact lifting
race-double-short = Double when

race-toute-table-academie-1806 = Toute-table, Académie 1806
race-gammon-or-toutes-tables-lepeintre-1818 = Gammon or toutes-tables, Lepeintre 1818

race-fleches-counted-along-each-players-way = Flèches counted along each player's way; on the drawing, the thrower's.

race-beginner-brings-its-men-on-and = A beginner: brings its men on, and is content with what looks passable.
race-plays-without-much-plan = Plays without much of a plan.
race-knows-what-do-and-often-strays = Knows what to do and often strays from it.
race-good-cafe-player = A good café player.
race-weighs-every-position-can-leave-and = Weighs every position it can leave, and takes the best.
race-sees-besides-what-each-throw-will = Sees besides what each throw will answer: the strongest of the house.

race-men-this-play-bears-off = men this play bears off
race-casts-36-hit-you = casts of 36 that hit you
race-men-borne-off = men borne off
race-men-in-hand = men in hand
race-men-played = men played
race-men-hit = men hit
race-holes-2 = holes

race-manner-borne-off = has borne off first
race-manner-filled = has filled the table
race-manner-shut-out = has hit more men than can ever re-enter
race-first-throw = has the first throw
race-out-game-with-more-men-in = is out of the game, with more men in hand than entries
race-brought-courier-home = has brought the courier home
race-wins-match = wins the match
race-hits-men-fleches = hits { $count } men (flèches { $points })
race-and-wins-partie-double = { $how } and wins the partie double
race-first-throw-next-partie = has the first throw of the next partie
race-hits-man-fleche = hits a man (flèche { $points })
race-and-wins-partie = { $how } and wins the partie
race-won-de-drawn-for-next = has won: the dé is drawn for the next
race-drawn-nobody-can-win-any-more = Drawn: nobody can win any more
