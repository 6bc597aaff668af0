draughts-name = Dames polonaises
draughts-lead = { NUMBER($much, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $much ->
    [one] pion
   *[other] pions
}

draughts-nothing-to-huff = il n’y a rien à souffler en { $square }
draughts-not-bound-to-take = l’adversaire n’était pas obligé de prendre
draughts-not-touched = l’adversaire n’a pas touché la pièce en { $square }, ou n’est pas tenu de la jouer
draughts-no-false-move = l’adversaire n’a pas fait de fausse marche
draughts-nothing-to-consent-to = il n’y a rien à quoi consentir

draughts-adouber-said = vous avez déjà dit j’adoube
draughts-no-square = il n’y a pas de case { $square }
draughts-square-empty = il n’y a pas de pièce en { $square }
draughts-not-your-turn = ce n’est pas à vous de jouer
draughts-offer-open = répondez d’abord à l’offre de damer
draughts-last-move-open = le dernier coup finit la partie : relevez-le ou laissez-le passer
draughts-must-take-with = vous devez prendre avec la pièce en { $squares }
draughts-must-play = vous devez jouer la pièce en { $squares }
draughts-own-pieces = on ne lève pas ses propres pièces
draughts-off-board = une de ces cases n’est pas sur le damier
draughts-occupied = il y a une pièce en { $square }
draughts-nothing-there = on ne lève que des pièces qui sont sur le damier
draughts-nothing-played = rien n’a été joué : pour toucher une pièce, dites toucher
draughts-no-fault = il n’y a pas de faute à laisser passer

draughts-rigueur-manoury = Manoury, en rigueur
draughts-rigueur-metz = Livre de Metz, en rigueur
draughts-marking-strict = marking est auto ou rigueur, pas { $marking } : Manoury et le livre de Metz n’accordent aucune grâce
draughts-no-huffing = { $rules } ne connaît pas le souffler, donc marking est auto ; rigueur va avec les règles de Manoury ou de Metz

draughts-hand-needed = dites qui joue ce coup, comme white jouer 32-28
draughts-obligation-first = jouez d’abord la pièce touchée ou obligée
draughts-not-obliged = vous n’êtes obligé à rien
draughts-already-proposed = c’est déjà proposé
draughts-nothing-proposed = rien ne vous a été proposé
draughts-over = la partie est finie
draughts-huff-first = soufflez d’abord la pièce touchée
draughts-no-seat = personne n’est assis là
draughts-no-act = ce n’est pas un acte du jeu de dames

draughts-claim-win = Gagné contre toute défense
draughts-claim-draw = Remise d’après les tables
draughts-claim-no-win = Aucun gain en vue
draughts-claim-moves = Ce que vaut chaque coup
draughts-claim-unique = Le seul coup, tour par tour
draughts-claim-mistakes = Damiers où une faute compte
draughts-claim-distance = Distance de la fin
draughts-claim-shortest = Le gain le plus court
draughts-claim-forced = La défense la plus longue
draughts-claim-longest = Le plus long gain forcé
draughts-claim-turn = Le coup dans une fin de partie
draughts-claim-kings = Dames contre dames
draughts-claim-survey = Dames contre dames, toutes les positions comptées
draughts-claim-easier = Laquelle de deux fins est plus facile à tenir
draughts-claim-kings-some = Dames contre dames, un exemple
draughts-claim-kings-every = Dames contre dames, toutes les positions
draughts-claim-line = Ligne gardée
draughts-claim-crowning = Une dame pour un pion
draughts-claim-giveaway = Qui perd gagne
draughts-claim-games = Parties entières du moteur
draughts-claim-legal = Coups légaux
draughts-claim-takes = Ce que prend une prise
draughts-claim-safe = Où une pièce n’est pas prise aussitôt
draughts-claim-material = Pièces sur le damier
draughts-claim-losses = Pièces perdues dans une ligne
draughts-claim-leads = Où mène une ligne
draughts-claim-ways = Façons de prendre
draughts-claim-en-prise = Pièces en prise
draughts-claim-studies = Damiers du livre
draughts-claim-headings = Titres des damiers
draughts-claim-start = Comment les pions sont rangés
draughts-claim-switch = Un chiffre des règles
draughts-claim-rule = Règle du coup
draughts-claim-move = Le coup
draughts-claim-between = Cases entre deux pions

draughts-found-move = { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } entre les pions ; jouée jusqu’au bout, la partie est { $winner ->
        [none] remise
        [white] gagnée par Blanc
       *[black] gagnée par Noir
    }.
draughts-found-rule = Juste pour { $right } paires de pions sur { $asked }.
draughts-found-rule-but = Juste pour { $right } paires de pions sur { $asked }, toutes sauf { $wrong }.

draughts-found-kings = Sur { $asked } positions calmes tirées au sort, le plus fort en gagne { $won } ({ NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) { $by ->
        [tables] d’après les tables
       *[search] d’après la recherche
    }.

draughts-found-line = La dame, au trait, tient dans { $held } placements calmes sur { $asked }.
draughts-found-survey = Sur les { $asked } positions calmes, toutes, le plus fort en gagne { $won } ({ NUMBER($part, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }), d’après les tables. Personne n’étant sur la ligne du milieu, il en gagne { NUMBER($nobody, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ; seul sur elle, { NUMBER($strong, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ; contre des dames qui y sont, { NUMBER($weak, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }.
draughts-found-easier = Sur toutes les positions calmes, au trait, le défenseur en perd { NUMBER($easier, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } dans l’une et { NUMBER($harder, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } dans l’autre, d’après les tables.
draughts-no-slice = La tranche { $material } des tables n’est pas construite ici.
draughts-no-tables = Les tables de quatre pièces ne sont pas construites ici.
draughts-line-broken = { $move } n’est pas légal ici ; coups légaux : { $legal }.

draughts-proven-win = { $player } gagne contre toute défense, { $plies ->
        [one] en un coup simple au plus
       *[other] en { $plies } coups simples au plus
    }{ $by ->
        [tables] , d’après les tables des fins de partie
        [both] , d’après une recherche de { $nodes } positions jusque dans les tables
       *[search] , d’après une recherche de { $nodes } positions
    }.{ $choices ->
        [0] { "" }
       *[other] { " " }D’ici seulement : en chemin l’autre pouvait jouer autrement aux coups simples { $free }.
    }
draughts-branches-won = Après { $proven } suites sur { $asked }, { $player } gagne contre toute défense.
draughts-proven-outcome = { $player } gagne contre toute défense{ $by ->
        [tables] , d’après les tables des fins de partie
       *[both] , d’après une recherche de { $nodes } positions jusque dans les tables
    }.{ $choices ->
        [0] { "" }
       *[other] { " " }D’ici seulement : en chemin l’autre pouvait jouer autrement aux coups simples { $free }.
    }
draughts-proven-over = { $player } a gagné : l’autre ne peut jouer.
draughts-branches = Après { $proven } suites sur { $asked }, { $player } gagne contre toute défense, en { $plies } coups simples au plus.
draughts-proven-draw = Remise d’après la table des fins de partie.
draughts-opinion = Sans preuve après { $nodes } positions : à la profondeur { $depth } la recherche voit { NUMBER($men, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") } pion.

draughts-moves-won = Gagnent : { $moves }.
draughts-moves-drawn = Font remise : { $moves }.
draughts-moves-lost = Perdent : { $moves }.
draughts-moves-open = Sans preuve : { $moves }.
draughts-unique-turns = Seul à { $alone } tours sur { $turns }.
draughts-unique-also = Au coup simple { $nth }, { $move }, aussi : { $others }.
draughts-mistakes = { $found } damiers sur { $asked } ont à la fois un coup qui gagne et un coup qui laisse échapper le gain : { $names }.
draughts-distance = D’après les tables, { $plies } coups simples jusqu’à la fin.
draughts-shortest = { $move } gagne en { $plies } coups simples ; le gain le plus court en demande { $least }, par { $best }.
draughts-forced = À { $longer } tours sur { $turns } un autre coup dure davantage.
draughts-lasts-longer = Au coup simple { $nth }, { $move } dure { $plies } ; durent davantage : { $others }.
draughts-longest = Le plus long gain forcé demande { $plies } coups simples, { $coups } coups du gagnant.
draughts-turn = Telle quelle : { $now ->
        [won] gagnée
        [drawn] remise
       *[lost] perdue
    } ; l’autre ayant à jouer : { $then ->
        [won] gagnée
        [drawn] remise
       *[lost] perdue
    }.
draughts-found-every = Sur les { $asked } positions calmes, toutes, la dame seule en perd { $lost }.
draughts-crowning = Sur { $asked } positions tirées au sort, damer en rend { $worse } moins bonnes ({ NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
draughts-giveaway = Vu par force pour { $won } cases du pion seul sur { $asked }.
draughts-games = { $setting ->
        [start] Du début
        [man] Blanc rendant un pion
        [draw] Blanc donnant la remise
        [man-and-draw] Blanc rendant un pion et la remise
        [two-men] Blanc rendant deux pions
        [king-two] Une dame blanche pour deux pions
        [king-three] Une dame blanche pour trois pions
       *[five-kings] Cinq dames blanches et dix pions
    } : Blanc en gagne { $won }, en remet { $drawn } et en perd { $lost } sur { $games } parties, { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } par partie ({ $nodes } positions par coup)
draughts-legal = Légal ici : { $moves }.
draughts-takes = { $move } prend { $taken }, { $kings ->
        [0] sans dame
        [one] dont une dame
       *[other] dont { $kings } dames
    }.
draughts-safe = N’est pas prise aussitôt sur : { $safe } ; l’est sur : { $taken }.
draughts-material = Blanc a { $men } pions et { $kings } dames, Noir { $black_men } et { $black_kings }.
draughts-losses = Blanc perd { $white } pièces, Noir { $black }.
draughts-leads = La ligne est légale et mène à { $board }{ $choices ->
        [0] { "" }
       *[other] { " " } ; il y avait un choix aux coups simples { $free }
    }.
draughts-ways = Case et nombre de prises : { $ways }.
draughts-en-prise = En prise : { $pieces }.
draughts-studies = { $found } damiers du livre sur { $asked }.
draughts-headings = Juste pour { $right } damiers sur { $asked }.
draughts-start = { $squares } cases, { $white } pions contre { $black }.
draughts-switch = La loi porte { $value }, d’après { $article }.
draughts-ways-alike = Un seul nombre par tous les chemins, pour { $asked } paires de pions.
draughts-ways-between = { $squares } cases entre eux ; deux pions en ont { $most } au plus.

draughts-men-less = Pions rendus
draughts-men-less-about = Un avantage : pions ôtés avant la partie.
draughts-stakes = Enjeux contre un
draughts-stakes-about = Un avantage : le joueur qui met le double contre le simple perd deux et gagne un.
draughts-kings-given = Dames d’avance
draughts-kings-given-about = Un avantage : des dames dès le premier coup.
draughts-first = Qui commence
draughts-first-about = Sans choix, le joueur que la règle désigne.
draughts-qui-perd-gagne = Qui perd gagne
draughts-qui-perd-gagne-about = On gagne à n’avoir plus de pions ou plus de coups.
draughts-premier-a-dame = Le premier à dame gagne
draughts-premier-a-dame-about = Une partie courte, sans fins de partie.
draughts-remise = À qui la remise est accordée
draughts-remise-about = Un avantage : la partie remise compte comme gagnée pour ce joueur.
draughts-odds-games = L’avantage vaut une partie sur…
draughts-odds-games-about = Deux, trois ou quatre, pour la demie, le tiers ou le quart du pion ou de la remise.
draughts-set-game = Quelle partie de celles-là
draughts-set-game-about = L’avantage est donné dans la première ; la revanche est la suivante.
draughts-diagonale = Pions rangés le long de la grande ligne
draughts-diagonale-about = Les pions de chacun sont d’un côté de la grande ligne, qui reste vide.
draughts-position = Position de départ (FEN)
draughts-position-about = Une fin de partie à jouer, par exemple.

draughts-man-steps-forward = d’une case en avant
draughts-man-steps-all-ways = d’une case en tous sens
draughts-man-takes-forward = en avant
draughts-man-takes-forward-and-back = en avant et en arrière
draughts-man-takes-all-ways = en tous sens
draughts-king-goes-one-step = d’une case à la fois
draughts-king-goes-flying = toute la ligne libre
draughts-king-goes-flying-all-ways = toute ligne libre, en tous sens
draughts-precedence-most = le plus grand nombre
draughts-precedence-most-then-strongest = le plus grand nombre, puis le plus de dames
draughts-precedence-most-by-king = le plus grand nombre, et avec une dame si l’on peut
draughts-main-line-draw-never = jamais d’office
draughts-main-line-draw-alone-on-it = si elle l’a pour elle seule
draughts-main-line-draw-safe-on-it = si elle y est et peut y jouer sans être prise
draughts-squares = { $squares } cases
draughts-fmjd = Règles internationales (FMJD)
draughts-manoury = Manoury 1787
draughts-metz = Livre de Metz
draughts-french = Dames à la française, 64 cases
draughts-babylonian = À la babylonienne
draughts-damier = Le damier
draughts-men = Pions de chacun
draughts-man-steps = La marche du pion
draughts-man-takes = La prise du pion
draughts-king-goes = La marche de la dame
draughts-precedence = De plusieurs prises on doit faire
draughts-main-line-draw = Une dame contre trois fait remise par la ligne du milieu
draughts-main-line-draw-at-odds = Même si l’on donne un avantage
draughts-three-to-one = Coups laissés à trois dames contre une
draughts-three-to-one-giving-draw = Si elles donnent la remise
draughts-extra-needs-main-line = Les coups de plus demandent la ligne du milieu ou un coup forcé
draughts-three-may-be-men = Une dame et deux pions comptent pour trois
draughts-two-to-one = Coups laissés à deux pièces contre une dame
draughts-offer-to-crown = La dame seule peut offrir de damer les pions de l’adversaire
draughts-quiet-moves = Coups sans progrès qui font remise
draughts-repetition = Répétitions d’une position qui font remise
draughts-precedence-short = Prise
draughts-three-to-one-short = Trois dames contre une

draughts-title = Position de dames
draughts-arrow = Flèche : { $squares }.

draughts-level-1 = Débute : ne voit que le coup suivant et se contente de peu.
draughts-level-2 = Voit deux coups et laisse passer bien des chances.
draughts-level-3 = Voit trois coups ; se trompe souvent de plan.
draughts-level-4 = Voit quatre coups : les petites combinaisons ne lui échappent pas.
draughts-level-5 = Voit six coups : un bon joueur de café.
draughts-level-6 = Voit neuf coups et se trompe peu.
draughts-level-7 = Examine deux cent mille positions par coup : fort.
draughts-level-8 = Examine deux millions de positions par coup.

draughts-puzzle-strongest = à nombre égal, on prend le plus fort

draughts-measure-taken = pièces prises
draughts-measure-most-taken = pièces à prendre
draughts-measure-ends-on = pièce arrivée en { $square }
draughts-measure-kings = dames
draughts-measure-pieces = pièces
draughts-measure-wins = gain forcé
draughts-measure-coup = pièces gagnées, tout compté
draughts-no-board = { $rules } ne se joue pas sur un damier
draughts-too-many-captures = il y a trop de prises pour les compter

draughts-remedy-huff = souffler la pièce en { $squares }
draughts-remedy-take = le faire prendre
draughts-remedy-play = lui faire jouer la pièce en { $squares }
draughts-fault-omitted = { $player } avait à prendre et n’a pas pris
draughts-fault-weaker = { $player } n’a pas pris du bon côté : une autre pièce avait mieux à prendre
draughts-fault-short = { $player } n’a pas pris tout ce que la pièce devait prendre
draughts-fault-forgotten = { $player } n’a pas levé tout ce qui est pris : le reste demeure sur le damier
draughts-fault-own-lifted = { $player } a levé de ses propres pièces : elles restent hors du damier
draughts-fault-false-move = { $player } a fait une fausse marche
draughts-fault-touched = { $player } a touché une pièce qui doit être jouée
draughts-fault-wrong-touch = { $player } a touché une autre pièce que celle qui devait prendre
draughts-decision-huffed = { $player } souffle la pièce en { $squares } ; le coup de { $opponent } reste, et comme souffler n’est pas jouer, { $player } joue maintenant
draughts-decision-huffed-and-bound = { $player } souffle la pièce en { $squares } ; { $opponent } doit jouer la pièce touchée, si elle est encore jouable
draughts-decision-committed = { $player } a touché la pièce à souffler en { $squares } et doit maintenant la souffler
draughts-decision-made-to-take = { $player } doit prendre de { $squares } ; refuser perd la partie
draughts-decision-made-to-play = { $player } doit jouer la pièce touchée en { $squares }, où bon lui semble
draughts-decision-made-to-replay = { $player } remet la pièce à sa place et rejoue en règle, de { $squares }
draughts-decision-mended = { $player } répare sa méprise avec l’accord de { $opponent } ; c’est à { $opponent } de jouer
draughts-decision-kept = { $player } a laissé passer la faute ; si { $opponent } ne prend pas et que rien ne change en { $squares }, { $player } pourra encore souffler ou faire prendre
draughts-decision-lapsed = { $player } a laissé passer la faute : on n’y revient plus
draughts-decision-not-playable = { $player } a touché la pièce en { $squares }, qui n’est pas jouable : pas de faute, la pièce reste et { $player } joue
draughts-decision-not-his = { $player } a touché la pièce en { $squares }, qui est à { $opponent } : pas de faute, la pièce reste et { $player } joue
draughts-decision-refused = { $player } refuse de prendre et perd la partie ; { $opponent } gagne
draughts-decision-left = { $player } quitte la partie et la perd ; { $opponent } gagne
draughts-decision-proposed = { $player } propose de quitter la partie ; { $opponent } peut l’accorder, ou jouer
draughts-decision-agreed = { $player } y consent : la partie est quittée, personne ne la perd
draughts-won = { $player } gagne : { $why }
draughts-drawn = Partie remise : { $why }
draughts-remedy-replay = le faire rejouer en règle
draughts-remedy-lift = le laisser lever le reste
draughts-remedy-put-back = le laisser remettre les pièces
draughts-fault = { $fault } ; { $opponent } peut { $remedies }, ou laisser passer
draughts-why-no-pieces = un des joueurs n’a plus de pièce
draughts-why-blocked = un des joueurs ne peut plus jouer
draughts-why-first-king = premier à dame
draughts-why-main-line = la dame seule a la ligne du milieu
draughts-why-limited = les coups limités sont joués
draughts-why-quiet = trop de coups sans progrès
draughts-why-repetition = la même position est revenue
draughts-why-left = l’offre de damer est refusée
draughts-limit-begun = { $moves ->
        [one] Il reste { $moves } coup
       *[other] Il reste { $moves } coups
    } à jouer contre la dame seule de { $player }
draughts-crowned = { $player } a une dame en { $square }
draughts-offer-made = { $player } offre de damer les pions adverses
draughts-offer-refused = { $player } refuse qu’on dame ses pions
draughts-takes-men = { $player } prend { $men ->
        [one] un pion
       *[other] { $men } pions
    } ({ $squares })
draughts-takes-kings = { $player } prend { $kings ->
        [one] une dame
       *[other] { $kings } dames
    } ({ $squares })
draughts-takes-both = { $player } prend { $men ->
        [one] un pion
       *[other] { $men } pions
    } et { $kings ->
        [one] une dame
       *[other] { $kings } dames
    } ({ $squares })

draughts-too-few-games = trop peu de parties : la première [[generation]] doit jouer plus d’un shard
draughts-opening-range = opening doit être [au moins, au plus], pas { $given }
draughts-nodes-player = { $name } n’enregistre pas de parties de dames ; écrivez nodes:1000 pour un joueur qui regarde 1000 positions par coup
draughts-no-move = « { $text } » n’est pas un coup : écrivez 32-28, 32x21, ou 32x21(27) avec ce qui est pris
draughts-not-legal = « { $text } » n’est pas permis ici ; essayez : { $choices }
draughts-ambiguous = « { $text } » peut être l’un de ces coups : { $moves }
draughts-illegal = ce coup n’est pas permis dans cette position
draughts-no-count = « { $text } » devrait être un nombre de coups
draughts-hub-board = Hub ne connaît que le damier de cent cases
draughts-hub-position = « { $text } » n’est pas une position : écrivez W ou B, puis cinquante lettres parmi w, b, W, B et e
draughts-hub-not-legal = « { $text } » n’est pas permis ici ; il y a : { $moves }
draughts-hub-no-parameter = il n’y a pas de paramètre { $name } ; il y a : { $known }
draughts-hub-level = { $name } doit être un nombre, et non « { $value } »
draughts-hub-over = il n’y a pas de coup : la partie est finie
draughts-hub-engine-parameter = { $engine } n’a pas de paramètre « { $name } » ; il y a : { $known }
draughts-hub-value = « { $value } » ne peut être envoyé : une valeur n’a ni guillemet ni saut de ligne
draughts-hub-engine-error = le moteur répond : { $message }
draughts-hub-one-nodes = un moteur qui parle la version 1 de Hub ne peut être limité par les positions ; limitez-le par le temps ou par la profondeur
draughts-hub-answer = { $engine } répond : { $wrong }
draughts-hub-no-program = aucun programme n’est nommé
draughts-match-level = { $name } est ce qu’il est : seuls best et les moteurs Hub ont des paramètres
draughts-match-value = { $name } ne peut être « { $value } »
draughts-tables-larger = les tables ont ici jusqu’à { $there } pièces, et le nôtre ne peut se borner à celles de { $pieces } ; donnez à ACADEMIE_TABLES un dossier qui en a moins
draughts-dxp-message = « { $text } » n’est pas un message de DamExchange
draughts-dxp-no-line = pas de ligne vers { $host }, port { $port } : { $why }
draughts-dxp-no-port = impossible d’écouter sur { $host }, port { $port } : { $why }
draughts-dxp-cut = l’autre programme a raccroché
draughts-dxp-silent = l’autre programme n’a pas répondu à temps
draughts-dxp-long = un message a plus de { $most } caractères
draughts-dxp-unexpected = l’autre programme dit « { $text } » hors de son tour
draughts-dxp-moves = arrêtée après { $moves } coups
draughts-dxp-time = le temps de l’autre programme est écoulé
draughts-dxp-claimed = arrêtée par l’autre programme
draughts-book-unreadable = { $path } n’est pas un de nos livres d’ouvertures
draughts-hub-game = un moteur Hub ne joue qu’aux dames, et sans fautes
draughts-pdn-setup-inside = un enregistrement ne peut placer une position au milieu d’une partie
draughts-pdn-game = PDN est pour les dames
draughts-pdn-no-faults = PDN n’écrit pas les fautes : on n’y garde que des parties dont tous les coups sont permis
draughts-pdn-game-type = GameType « { $type } » ne se joue pas ici ; { $known } oui, ou nommez une de nos règles dans une balise RuleSet
draughts-pdn-set-up = « { $text } » ne place rien : écrivez /FEN et une position entre guillemets/
draughts-pdn-no-game = il n’y a pas de partie dans ce texte : PDN a des balises comme [White "..."] et des coups
draughts-pdn-bad-tag = « { $text } » n’est pas une balise : écrivez [Nom "valeur"]
draughts-pdn-no-move = « { $text } » n’est pas un coup : écrivez 32-28 ou 32x21
draughts-pdn-comment-open = un commentaire est ouvert et jamais fermé
draughts-pdn-too-deep = une variante est emboîtée trop profond pour être lue
draughts-pdn-before-moves = une variante précède tout coup
draughts-pdn-close = « ) » ne ferme aucune variante
draughts-pdn-variation-open = une variante n’est jamais fermée
draughts-pdn-line = ligne { $line } : { $why }
draughts-pdn-tag-name = « { $name } » ne peut être une balise PDN : elles ont une majuscule, et Result s’ajoute de lui-même
draughts-pdn-depth = les variantes sont emboîtées à plus de { $most } niveaux
draughts-pdn-illegal = { $move } n’est pas permis dans { $position }
draughts-odds-spread = l’avantage se répartit sur 1 à 4 parties, pas { $games }
draughts-odds-kind = l’avantage est de pions ou de la remise, ou une mise d’au moins un contre un
draughts-set-played = les { $games } parties de la série sont jouées
draughts-position-twice = position dit où sont les pions et qui commence : { $option } ne peut le dire
draughts-first-king-alone = premier_a_dame ne va ni avec qui_perd_gagne ni avec des dames dès le début
draughts-first-king-kings = premier_a_dame ne va pas avec des dames dès le début
draughts-bad-position = position { $position } : { $wrong }
draughts-fen = « { $text } » n’est pas une position : écrivez qui est au trait, puis les pièces de chacun, comme W:W31-50:B1-20
draughts-fen-colour = « { $text } » devrait commencer par W ou B : écrivez qui est au trait, puis les pièces de chacun, comme W:W31-50:B1-20
draughts-fen-piece = « { $text } » n’est pas une pièce : écrivez 31 pour un pion, K31 pour une dame, 31-35 pour plusieurs
draughts-fen-backward = « { $text } » va à rebours : écrivez d’abord la plus petite case
draughts-fen-square = { $square } n’est pas une case ; il y en a de 1 à { $squares }
draughts-fen-twice = { $square } est donnée plus d’une fois
draughts-setup-off-board = une pièce est hors du damier ; les cases vont de 1 à { $squares }
draughts-setup-both = les deux joueurs ont une pièce en { $square }
draughts-setup-crowned = { $square } est damée mais vide
draughts-setup-too-many = { $player } a { $pieces } pièces ; il y en a { $men }
draughts-setup-last-row = { $player } a un pion en { $square }, où il serait damé
draughts-setup-empty = personne n’a de pièce
draughts-count = { $men ->
        [one] { $men } pion
       *[other] { $men } pions
    }
draughts-count-kings = { $kings ->
        [one] { $kings } dame
       *[other] { $kings } dames
    }
draughts-men-on = { $men ->
        [one] { $men } pion
       *[other] { $men } pions
    } en { $squares }
draughts-kings-on = { $kings ->
        [one] { $kings } dame
       *[other] { $kings } dames
    } en { $squares }
draughts-side = { $player } : { $pieces }.
draughts-to-move = { $player } au trait.
draughts-signs = { $player } ({ $man }, dame { $king })

draughts-doctrine-manoury = Doctrine de Manoury
draughts-doctrine-manoury-about = Suit les avis de Manoury (1787) et sait citer celui par lequel il joue.
draughts-doctrine-main-line = Avec moins de pièces, la dame tient la ligne du milieu.
draughts-doctrine-move = D’un pion contre un, on garde le coup.
draughts-doctrine-king = Une dame vaut qu’on l’achète quand l’autre n’en a pas, et la sienne est à prendre.
draughts-doctrine-together = Les pions ne sont ni trop serrés ni trop écartés.
draughts-doctrine-both-sides = On porte des forces du côté faible.
draughts-doctrine-stripped = Où l’autre découvre un côté, on mène ses pions.
draughts-doctrine-stroke = On suit jusqu’au bout ses coups et ceux de l’autre.
draughts-doctrine-held = On cherche la position : l’autre s’enferme et l’on reste libre.
draughts-doctrine-exchange = Au commencement, on fait quelques une pour une.
draughts-doctrine-near = À la fin, on tient ses pions près les uns des autres.
draughts-doctrine-crown = Qui a perdu des pions s’applique à faire une dame.
draughts-doctrine-centre = On prend le milieu plutôt que les coins.
draughts-tally-margin = pièces de plus que l’adversaire
draughts-tally-taken = prises (points : pièces prises)
draughts-tally-crowned = dame faite
draughts-tally-limit = coups limités commencés
draughts-tally-ended = fin de partie : { $why }
