# Places in books. The numbers of a part are $numbers, the first of them $number; $count is 0, 1 or 2 (several).
# Some languages have an ordinal of their own for the first.
citations-part = { $number ->
   *[other] part { $numbers }
  }
citations-chapter = ch. { $numbers }
citations-rule = { $count ->
    [one] rule
   *[other] rules
  } { $numbers }
citations-on-rule = on { $count ->
    [one] rule
   *[other] rules
  } { $numbers }
citations-all-rules = the { $numbers } rules
citations-example = { $count ->
    [one] example of rule
   *[other] examples of rules
  } { $numbers }
citations-article = art. { $numbers }
citations-number = { $count ->
    [one] no.
   *[other] nos.
  } { $numbers }
citations-position = N. { $numbers }
citations-variation = variation { $numbers }
citations-remark = remark { $numbers }
citations-paragraph = § { $numbers }
citations-figure = fig. { $numbers }
citations-note = { $count ->
    [0] note
   *[other] note { $numbers }
  }
citations-page = p. { $numbers }
citations-near-page = about p. { $numbers }
citations-board = board { $numbers }
citations-canto = canto { $numbers }
citations-move = { $count ->
    [one] move
   *[other] moves
  } { $numbers }
citations-renvoi = R{ $numbers }
citations-after-playing = once { $numbers } are played
citations-partie = { $number ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } partie
citations-parties = { $number ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } and { $last ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } parties
citations-gambit = { $number ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } gambit
citations-heading = { $numbers }
citations-title = “{ $numbers }”
citations-source = { $numbers }

# Divisions of books that have no number.
citations-appendix = appendix
citations-before-rules = before the rules
citations-bishop-and-rook = mate of bishop and rook against a rook
citations-brilliant-strokes = brilliant strokes
citations-conclusion = conclusion
citations-cunningham-gambit = gambit of Cunningham
citations-damier = the damier
citations-dictionary = dictionary
citations-ends-of-games = ends of games
citations-errata = errata
citations-foreword = foreword
citations-plate = the plate
citations-poem = the appended poem
citations-poule = on the poule
citations-preamble = preamble
citations-preface = preface
citations-queen-gambit = gambit of the queen
citations-supplement = supplement to the fourth partie
citations-varied = varied

# How parts follow one another; within: the second lies in the first. cited: the siglum of a work, then the place.
citations-cited = { $source }, { $place }
citations-and = { $before } and { $last }
citations-joined-within = { $before } { $after }
citations-joined-comma = { $before }, { $after }
citations-joined-semicolon = { $before }; { $after }
citations-joined-likewise = { $before }; likewise { $after }
citations-joined-referring = { $before }, to which it refers: { $after }
citations-joined-retour = { $before }: as at the retour, { $after }

# Works: their full titles, and what a long citation calls them.
citations-dated-later = about { $year } or later
citations-source-acad-a = Académie universelle des jeux, t. III, first treatise of trictrac
citations-name-acad-a = Académie universelle, first treatise
citations-source-acad-b = Académie universelle des jeux, t. III, second treatise of trictrac
citations-name-acad-b = Académie universelle, second treatise
citations-source-acad = Académie universelle des jeux, t. III, the lesser games of the tables
citations-name-acad = Académie universelle
citations-source-acad-d = Académie universelle des jeux, t. III, the game of dominoes
citations-name-acad-d = Académie universelle, dominoes
citations-source-lep = Lepeintre, Cours complet de trictrac
citations-name-lep = Lepeintre
citations-source-ext-f = Fallavel, Le jeu du trictrac
citations-name-ext-f = Fallavel
citations-source-ext-m = Malfilâtre, Lois et règles du trictrac
citations-name-ext-m = Malfilâtre
citations-source-man = Manoury, Le jeu de dames à la polonoise
citations-name-man = Manoury
citations-source-metz = Livre de Metz (Lallement), as revised by Grégoire
citations-name-metz = Livre de Metz
citations-source-fmjd = Fédération mondiale du jeu de dames, official rules, annex 1
citations-name-fmjd = FMJD
citations-source-phil = Philidor, Analyse du jeu des échecs, in the Académie universelle des jeux, t. III
citations-name-phil = Philidor
citations-source-fide = Fédération internationale des échecs, Laws of Chess
citations-name-fide = FIDE
citations-source-ac = Académie, the readings this project takes where its sources are silent
citations-name-ac = Académie

# What is added to a place, or stands for one where the reading is the project's own. Records keep the English.
citations-ours-common-agreement = a common agreement, which neither treatise describes
citations-ours-other-game = a rule of another game
citations-ours-other-party = a rule of another party
citations-ours-no-hands = a screen has no hands in the way of the dice
citations-ours-outside-treatises = an agreement met with outside the treatises
citations-ours-bearing-off = as ACAD Toute-table ch. VII § 2; LEP fig. 29 contradicts itself
citations-ours-dice-of-winner = as ACAD Toute-table ch. X § 4
citations-ours-other-endings = other endings are not limited
citations-ours-perpetual-check = perpetual check draws (PHIL, third gambit, move 24): taken as shown by a third time
citations-ours-rule-xvi-misread = rule XVI was read at first as at the poule
citations-ours-rule-xviii-omitted = rule XVIII was left out at first
citations-ours-holes-of-toc = the players agree on the number (ACAD Toc ch. V § 2); else as at trictrac
citations-ours-played-for-him = what is left to a player is played for him
citations-silent-closed-coup = where the treatise is silent: a closed coup counts as domino does, the hands of the others
citations-silent-empty-coin-hit = where the treatise is silent: a coin that is empty can be hit
citations-silent-false-play = where the treatise is silent: a false play is put right
citations-silent-hundred-points = where the treatise is silent: a hundred points, as in ch. II § 1
citations-silent-partie-drawn = where the treatise is silent: a partie nobody can win is drawn
citations-silent-stalemate = where the treatise is silent: a player who cannot move and is not in check has drawn
citations-silent-fifty-moves = where the treatise is silent: after fifty idle moves both players are taken to leave the game (MAN rule XXXIX)
citations-silent-all-in = where the treatise is silent: all are in when the second number is played
citations-silent-all-laid = where the treatise is silent: all are laid once the first number has laid the last
citations-silent-empty-coin-rest = where the treatise is silent: an empty coin is a rest like any empty flèche
citations-silent-ecole-explained = where the treatise is silent: an école is explained when it is marked
citations-silent-dice-of-winner = where the treatise is silent: as ACAD Toute-table ch. X § 4
citations-silent-as-at-retour = where the treatise is silent: as at the retour, LEP part 1 ch. V § 14-16
citations-silent-philidors-games = where the treatise is silent: as in Philidor's own games
citations-silent-five-coups = where the treatise is silent: as many coups as are agreed on, five if nobody says
citations-silent-both-leave = where the treatise is silent: both leave, yet not so soon as to spoil his mate of bishop and rook against a rook
citations-silent-high-tiles = where the treatise is silent: ch. VIII § 1 only says that one gets rid of high dés
citations-silent-chance-plays = where the treatise is silent: chance alone plays, so touching binds to nothing
citations-silent-crowned-polish = where the treatise is silent: crowned as in the Polish game, which kept the old rules (MAN ch. III § 1)
citations-silent-equal-dice = where the treatise is silent: equal dice decide nothing
citations-silent-everyone-charged = where the treatise is silent: everyone is charged what he could not get rid of
citations-silent-kings-fly = where the treatise is silent: kings fly as in the Polish game, in every direction
citations-silent-two-holes = where the treatise is silent: never more than two holes a throw and side
citations-silent-no-refuge = where the treatise is silent: no line is a refuge if kings go straight
citations-silent-nobody-enters = where the treatise is silent: nobody can enter again
citations-silent-nobody-fills = where the treatise is silent: nobody can fill any more
citations-silent-nobody-hit = where the treatise is silent: nobody is hit, as in jacquet, told just before
citations-silent-nobody-met = where the treatise is silent: nobody leaves his own side, so nobody is met
citations-silent-own-pieces = where the treatise is silent: nobody lifts his own pieces
citations-silent-player-chooses = where the treatise is silent: of several men that can play, the player chooses
citations-silent-adversaries-count = where the treatise is silent: one counts what adversaries have left
citations-silent-winner-takes = where the treatise is silent: rule XXIII says who wins, and who wins takes
citations-silent-dice-drawn = where the treatise is silent: the dice drawn for the dé are not played
citations-silent-first-jeton = where the treatise is silent: the first jeton is simply removed
citations-silent-larger-number = where the treatise is silent: the larger number is played, as in trictrac
citations-silent-none-borne-off = where the treatise is silent: the loser has borne off no man
citations-silent-loser-pays = where the treatise is silent: what he loses who loses the party
citations-silent-wiped-put-back = where the treatise is silent: what was wrongly wiped is put back
citations-silent-nothing-to-play-for = where the treatise is silent: where nobody can mate there is nothing left to play for
citations-silent-winner-counts = where the treatise is silent: who wins a coup counts what adversaries have left (ch. II § 5; ch. VII § 3)
citations-remark-other-plays = { $place }: whatever one cannot play the other plays
citations-remark-knows-none = { $place }, which knows none
citations-remark-always-enter = { $place }: one may always enter one
citations-remark-said-beforehand = { $place }: only if said beforehand
citations-remark-may-lift = { $place }: one may lift
citations-remark-same-rules = { $place }: the same rules
citations-remark-double-only = { $place }, which knows the double only
citations-remark-all-losses = { $place }: all the losses of trictrac
citations-remark-only-if-agreed = { $place }: only if agreed
citations-remark-first-partie-or-more = { $place }: the first partie, or two, three and more
citations-remark-does-not-know-it = { $place }, which does not know it
citations-remark-do-not-know-it = { $place }, which do not know it
citations-remark-by-agreement = { $place }: by agreement
citations-remark-numbers-are-played = { $place }: numbers that can be played are
citations-remark-two-men-down = { $place }: two men down, wherever they are
citations-remark-abolished = { $place }: abolished
citations-remark-two-at-a-time = { $place }: any number, two at a time
citations-remark-fleche-empty = { $place }: a flèche wholly empty
citations-remark-coin-empty = { $place }: the coin being empty
citations-remark-penalty-wished-for = { $place }, where a penalty is only wished for
citations-remark-prevailed = { $place }: the opinion that prevailed
citations-remark-obliges-to-stay = { $place }, which obliges only to stay
citations-remark-out-of-use = { $place }: out of use
citations-remark-some-left-aside = { $place }: any number, some being left aside (ch. V § 8)
citations-remark-until-withdrawn = { $place }: until the stakes are withdrawn
citations-remark-usually-seven = { $place }: usually seven
citations-remark-leader-excepted = { $place }, to the letter: the leader excepted
citations-remark-knows-no-odds = { $place }, which knows no odds
citations-remark-just-before = { $place }, told just before
citations-remark-agreed-beforehand = { $place }: agreed beforehand, as a custom
citations-remark-at-will = { $place }: at will
citations-remark-usually-three = { $place }: usually three
citations-remark-three-times = { $place }: the three are played three times
citations-remark-nobody-hit = { $place }: nobody is hit, men are spread to close the passages
citations-remark-who-goes-away = { $place }: always his who goes away
citations-remark-some-houses = { $place }: beyond the grande only in some houses
citations-remark-half-of-one = { $place }: five being half of one
citations-remark-so-many-parties = { $place }: so many parties, which need not be in a row
citations-remark-authors-wish = { $place }: some houses, and the author's wish
citations-remark-first-usage = { $place }: the first of the two usages
citations-remark-second-usage = { $place }: the second of the two usages
citations-remark-two-jetons = { $place }: the two jetons are for those who mark so
citations-remark-what-one-will = { $place }: two, three, four, or what one will
citations-remark-not-among-jans = { $place }, where it is not among the jans
citations-remark-nickname = { $place }: a nickname only
citations-remark-of-trictrac = { $place }, of trictrac
citations-remark-wished-for = { $place }, where it is only wished for
citations-remark-no-limit = { $place }, which sets no limit
citations-remark-aim = { $place }: the aim of the game
citations-remark-strong-players = { $place }: the strong do not insist, whatever they give
citations-remark-crowned-first = { $place }: men must be crowned first
citations-remark-no-odds = { $place }: players who give each other no odds
citations-remark-no-such-claim = { $place }, which knows no such claim
citations-remark-pawn-may-not-pass = { $place }: a pawn has no right to pass; first gambit, note (e)
citations-remark-former-pieces = { $place }: one queen, two rooks, two knights
citations-remark-white-corner = { $place }: the rook at the right on a white square
citations-remark-two-moves = { $place }: two moves at the start are a German disfigurement
citations-remark-plays-twice = { $place }: who pushes it plays twice in a row
citations-remark-begun-by-black = { $place }, begun by Black
citations-unreadable = '{ $place }' is no place in a book: '{ $rest }' cannot be read
