# Places in books. The numbers of a part are $numbers, the first of them $number; $count is 0, 1 or 2 (several).
citations-part = { $number ->
    [1] 1re partie
   *[other] { $numbers }e partie
  }
citations-chapter = ch. { $numbers }
citations-rule = { $count ->
    [one] règle
   *[other] règles
  } { $numbers }
citations-on-rule = sur { $count ->
    [one] la règle
   *[other] les règles
  } { $numbers }
citations-all-rules = les { $numbers } règles
citations-example = { $count ->
    [one] exemple de la règle
   *[other] exemples des règles
  } { $numbers }
citations-article = art. { $numbers }
citations-number = { $count ->
    [one] nº
   *[other] nos
  } { $numbers }
citations-position = N. { $numbers }
citations-variation = variante { $numbers }
citations-remark = remarque { $numbers }
citations-paragraph = § { $numbers }
citations-figure = fig. { $numbers }
citations-note = { $count ->
    [0] note
   *[other] note { $numbers }
  }
citations-page = p. { $numbers }
citations-near-page = vers p. { $numbers }
citations-board = damier { $numbers }
citations-canto = chant { $numbers }
citations-move = { $count ->
    [one] coup
   *[other] coups
  } { $numbers }
citations-renvoi = R{ $numbers }
citations-after-playing = { $numbers } étant joués
citations-partie = { $number ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } partie
citations-parties = { $number ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } et { $last ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } parties
citations-gambit = { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } gambit
citations-heading = { $numbers }
citations-title = « { $numbers } »
citations-source = { $numbers }

# Divisions of books that have no number.
citations-appendix = appendice
citations-before-rules = avant les règles
citations-bishop-and-rook = mat de fou et tour contre tour
citations-brilliant-strokes = coups brillants
citations-conclusion = conclusion
citations-cunningham-gambit = gambit de Cunningham
citations-damier = le damier
citations-dictionary = dictionnaire
citations-ends-of-games = fins de parties
citations-errata = errata
citations-foreword = avant-propos
citations-plate = la planche
citations-poem = le poème joint
citations-poule = sur la poule
citations-preamble = préambule
citations-preface = préface
citations-queen-gambit = gambit de la dame
citations-supplement = supplément à la quatrième partie
citations-varied = variée

# How parts follow one another; within: the second lies in the first. cited: the siglum of a work, then the place.
citations-cited = { $source }, { $place }
citations-and = { $before } et { $last }
citations-joined-within = { $before } { $after }
citations-joined-comma = { $before }, { $after }
citations-joined-semicolon = { $before } ; { $after }
citations-joined-likewise = { $before } ; de même { $after }
citations-joined-referring = { $before }, où l’on renvoie : { $after }
citations-joined-retour = { $before } : comme au retour, { $after }

# Works: their full titles, and what a long citation calls them.
citations-dated-later = vers { $year } ou plus tard
citations-source-acad-a = Académie universelle des jeux, t. III, premier traité du trictrac
citations-name-acad-a = Académie universelle, premier traité
citations-source-acad-b = Académie universelle des jeux, t. III, second traité du trictrac
citations-name-acad-b = Académie universelle, second traité
citations-source-acad = Académie universelle des jeux, t. III, les petits jeux du trictrac
citations-name-acad = Académie universelle
citations-source-acad-d = Académie universelle des jeux, t. III, le jeu de domino
citations-name-acad-d = Académie universelle, dominos
citations-source-lep = Lepeintre, Cours complet de trictrac
citations-name-lep = Lepeintre
citations-source-ext-f = Fallavel, Le jeu du trictrac
citations-name-ext-f = Fallavel
citations-source-ext-m = Malfilâtre, Lois et règles du trictrac
citations-name-ext-m = Malfilâtre
citations-source-man = Manoury, Le jeu de dames à la polonoise
citations-name-man = Manoury
citations-source-metz = Livre de Metz (Lallement), revu par Grégoire
citations-name-metz = Livre de Metz
citations-source-fmjd = Fédération mondiale du jeu de dames, règles officielles, annexe 1
citations-name-fmjd = FMJD
citations-source-phil = Philidor, Analyse du jeu des échecs, dans l’Académie universelle des jeux, t. III
citations-name-phil = Philidor
citations-source-fide = Fédération internationale des échecs, Règles du jeu
citations-name-fide = FIDE
citations-source-ac = Académie, les lectures que ce projet prend où les sources se taisent
citations-name-ac = Académie

# What is added to a place, or stands for one where the reading is the project's own. Records keep the English.
citations-ours-common-agreement = une convention courante, qu’aucun des deux traités ne décrit
citations-ours-other-game = une règle d’un autre jeu
citations-ours-other-party = règle d’une autre partie
citations-ours-no-hands = un écran n’a pas de mains devant les dés
citations-ours-outside-treatises = une convention qu’on rencontre hors des traités
citations-ours-bearing-off = comme ACAD Toute-table ch. VII § 2 ; LEP fig. 29 se contredit
citations-ours-dice-of-winner = comme ACAD Toute-table ch. X § 4
citations-ours-other-endings = les autres fins de partie ne sont pas limitées
citations-ours-perpetual-check = l’échec perpétuel fait remise (PHIL, troisième gambit, coup 24) : tenu pour montré par une redite
citations-ours-rule-xvi-misread = la règle XVI se lisait d’abord comme à la poule
citations-ours-rule-xviii-omitted = la règle XVIII était d’abord omise
citations-ours-holes-of-toc = les joueurs conviennent du nombre (ACAD Toc ch. V § 2) ; sinon comme au trictrac
citations-ours-played-for-him = ce qui est laissé à un joueur est joué pour lui
citations-silent-closed-coup = où le traité se tait : un coup fermé compte comme domino, les dés des autres
citations-silent-empty-coin-hit = où le traité se tait : un coin vide peut être battu
citations-silent-false-play = où le traité se tait : ce qui est mal joué se remet en règle
citations-silent-hundred-points = où le traité se tait : cent points, comme au ch. II § 1
citations-silent-partie-drawn = où le traité se tait : une partie que nul ne peut gagner est nulle
citations-silent-stalemate = où le traité se tait : un joueur qui ne peut jouer et n’est pas en échec fait partie nulle
citations-silent-fifty-moves = où le traité se tait : après cinquante coups oisifs, les deux joueurs sont censés quitter la partie (MAN règle XXXIX)
citations-silent-all-in = où le traité se tait : toutes sont entrées quand le second nombre se joue
citations-silent-all-laid = où le traité se tait : toutes sont rabattues dès que le premier nombre a rabattu la dernière
citations-silent-empty-coin-rest = où le traité se tait : un coin vide est un repos comme toute flèche vide
citations-silent-ecole-explained = où le traité se tait : une école s’explique quand on la marque
citations-silent-dice-of-winner = où le traité se tait : comme ACAD Toute-table ch. X § 4
citations-silent-as-at-retour = où le traité se tait : comme au retour, LEP 1re partie ch. V § 14-16
citations-silent-philidors-games = où le traité se tait : comme dans les parties mêmes de Philidor
citations-silent-five-coups = où le traité se tait : autant de coups que convenu, cinq si nul ne le dit
citations-silent-both-leave = où le traité se tait : tous deux quittent, mais pas si tôt que son mat du fou et de la tour contre une tour en soit gâté
citations-silent-high-tiles = où le traité se tait : le ch. VIII § 1 dit seulement qu’on se défait des gros dés
citations-silent-chance-plays = où le traité se tait : le hasard seul joue, et toucher n’oblige à rien
citations-silent-crowned-polish = où le traité se tait : on dame comme au jeu polonais, qui a gardé les anciennes règles (MAN ch. III § 1)
citations-silent-equal-dice = où le traité se tait : des dés égaux ne décident rien
citations-silent-everyone-charged = où le traité se tait : chacun est chargé de ce qu’il n’a pu poser
citations-silent-kings-fly = où le traité se tait : les dames volent comme au jeu polonais, en tous sens
citations-silent-two-holes = où le traité se tait : jamais plus de deux trous par jet et par joueur
citations-silent-no-refuge = où le traité se tait : nulle ligne n’est un refuge si les dames vont droit
citations-silent-nobody-enters = où le traité se tait : nul ne peut plus rentrer
citations-silent-nobody-fills = où le traité se tait : nul ne peut plus remplir
citations-silent-nobody-hit = où le traité se tait : on ne bat point, comme au jacquet, dit juste avant
citations-silent-nobody-met = où le traité se tait : nul ne quitte son côté, ainsi nul n’est rencontré
citations-silent-own-pieces = où le traité se tait : nul ne lève ses propres pièces
citations-silent-player-chooses = où le traité se tait : de plusieurs dames qui peuvent jouer, on choisit
citations-silent-adversaries-count = où le traité se tait : on compte ce qui reste aux adversaires
citations-silent-winner-takes = où le traité se tait : la règle XXIII dit qui gagne, et qui gagne prend
citations-silent-dice-drawn = où le traité se tait : les dés tirés pour avoir le dé ne se jouent pas
citations-silent-first-jeton = où le traité se tait : le premier jeton s’ôte simplement
citations-silent-larger-number = où le traité se tait : le plus fort nombre se joue, comme au trictrac
citations-silent-none-borne-off = où le traité se tait : le perdant n’a levé aucune dame
citations-silent-loser-pays = où le traité se tait : ce que perd celui qui perd la partie
citations-silent-wiped-put-back = où le traité se tait : ce qui a été démarqué à tort se remet
citations-silent-nothing-to-play-for = où le traité se tait : où nul ne peut mater, il n’y a plus rien à jouer
citations-silent-winner-counts = où le traité se tait : qui gagne un coup compte ce qui reste aux adversaires (ch. II § 5 ; ch. VII § 3)
citations-remark-other-plays = { $place } : ce que l’un ne peut jouer, l’autre le joue
citations-remark-knows-none = { $place }, qui n’en connaît point
citations-remark-always-enter = { $place } : on en peut toujours rentrer une
citations-remark-said-beforehand = { $place } : seulement si on l’a dit d’avance
citations-remark-may-lift = { $place } : l’on peut lever
citations-remark-same-rules = { $place } : les mêmes règles
citations-remark-double-only = { $place }, qui ne connaît que la double
citations-remark-all-losses = { $place } : toutes les pertes du trictrac
citations-remark-only-if-agreed = { $place } : seulement si l’on en convient
citations-remark-first-partie-or-more = { $place } : la première partie, ou deux, trois et plus
citations-remark-does-not-know-it = { $place }, qui ne la connaît pas
citations-remark-do-not-know-it = { $place }, qui ne la connaissent pas
citations-remark-by-agreement = { $place } : de gré à gré
citations-remark-numbers-are-played = { $place } : les nombres qui se peuvent jouer se jouent
citations-remark-two-men-down = { $place } : deux dames abattues, où qu’elles soient
citations-remark-abolished = { $place } : abolie
citations-remark-two-at-a-time = { $place } : tant qu’on veut, deux à la fois
citations-remark-fleche-empty = { $place } : une flèche toute vide
citations-remark-coin-empty = { $place } : le coin étant vide
citations-remark-penalty-wished-for = { $place }, où une peine n’est qu’un vœu
citations-remark-prevailed = { $place } : l’opinion qui a prévalu
citations-remark-obliges-to-stay = { $place }, qui oblige seulement à rester
citations-remark-out-of-use = { $place } : hors d’usage
citations-remark-some-left-aside = { $place } : tel nombre qu’on veut, quelques-uns restant de côté (ch. V § 8)
citations-remark-until-withdrawn = { $place } : jusqu’à ce que les mises soient retirées
citations-remark-usually-seven = { $place } : sept d’ordinaire
citations-remark-leader-excepted = { $place }, à la lettre : le poseur excepté
citations-remark-knows-no-odds = { $place }, qui ne connaît point d’avantage
citations-remark-just-before = { $place }, dit juste avant
citations-remark-agreed-beforehand = { $place } : convenue d’avance, par usage
citations-remark-at-will = { $place } : à volonté
citations-remark-usually-three = { $place } : trois d’ordinaire
citations-remark-three-times = { $place } : les trois se jouent trois fois
citations-remark-nobody-hit = { $place } : on ne bat point, on étend ses dames pour fermer les passages
citations-remark-who-goes-away = { $place } : toujours à qui s’en va
citations-remark-some-houses = { $place } : au-delà de la grande, dans quelques maisons seulement
citations-remark-half-of-one = { $place } : cinq en étant la moitié
citations-remark-so-many-parties = { $place } : tant de parties, de suite ou non
citations-remark-authors-wish = { $place } : quelques maisons, et le vœu de l’auteur
citations-remark-first-usage = { $place } : le premier des deux usages
citations-remark-second-usage = { $place } : le second des deux usages
citations-remark-two-jetons = { $place } : les deux jetons sont pour qui marque ainsi
citations-remark-what-one-will = { $place } : deux, trois, quatre, ou ce qu’on veut
citations-remark-not-among-jans = { $place }, où il n’est pas parmi les jans
citations-remark-nickname = { $place } : un sobriquet seulement
citations-remark-of-trictrac = { $place }, du trictrac
citations-remark-wished-for = { $place }, où ce n’est qu’un vœu
citations-remark-no-limit = { $place }, qui ne met point de limite
citations-remark-aim = { $place } : le but du jeu
citations-remark-strong-players = { $place } : les forts n’insistent pas, quoi qu’ils donnent
citations-remark-crowned-first = { $place } : les pions doivent d’abord être damés
citations-remark-no-odds = { $place } : entre joueurs qui ne se font point d’avantage
citations-remark-no-such-claim = { $place }, qui ne connaît point de telle réclamation
citations-remark-pawn-may-not-pass = { $place } : un pion n’a pas droit de passer ; premier gambit, note (e)
citations-remark-former-pieces = { $place } : une dame, deux tours, deux cavaliers
citations-remark-white-corner = { $place } : la tour de droite sur une case blanche
citations-remark-two-moves = { $place } : deux coups d’entrée sont une difformité allemande
citations-remark-plays-twice = { $place } : qui le pousse joue deux fois de suite
citations-remark-begun-by-black = { $place }, commencées par les noirs
citations-unreadable = « { $place } » n’est pas un endroit d’un livre : « { $rest } » ne se lit pas
