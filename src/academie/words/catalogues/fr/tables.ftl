tables-peine-not-here = peine={ $value } : rien de tel ne se marque à ce jeu ; prenez nombre ou mise

tables-not-your-throw = ce n’est pas à vous de jeter
tables-already-thrown = vous avez déjà jeté
tables-no-dice-to-break = il n’y a pas de dés à rompre
tables-dice-let-fall = vous avez laissé tomber ces dés
tables-broken-enough = vous avez déjà rompu assez de fois de suite
tables-nothing-to-let-pass = il n’y a rien à laisser passer
tables-no-throw-to-name = vous n’avez pas de jet à nommer
tables-no-such-dice = ces dés ne se jouent pas ici
tables-adoube-said = vous avez déjà dit j’adoube
tables-not-your-play = ce n’est pas à vous de jouer
tables-no-man-there = vous n’avez pas de dame là
tables-not-touched-there = l’adversaire n’a pas touché là de dame à jouer
tables-not-wrong = l’adversaire n’a pas mal joué
tables-nothing-to-take-back = vous n’avez rien à reprendre
tables-own-fault = la faute est la vôtre
tables-bound-otherwise = vous devez jouer autrement

tables-game-over = la partie est finie
tables-no-such-act = cet acte n’existe pas à ce jeu
tables-nobody-sits-there = personne n’est assis là
tables-cannot-fall = les dés ne peuvent pas tomber ainsi maintenant

tables-rompre-permis = permis
tables-rompre-exclu = exclu
tables-peine-nombre = l’adversaire joue le nombre de son choix
tables-peine-points = des points
tables-peine-trous = des trous
tables-peine-mise = des mises
tables-counsel-title = Qui peut se faire conseiller
tables-counsel-about = Avec l’accord de l’adversaire.
tables-rompre = Rompre les dés de l’adversaire
tables-rompre-about = Rompre annule le jet avant qu’on en voie les nombres ; on peut convenir de ne pas rompre.
tables-rompre-max = Combien de fois de suite
tables-rompre-max-about = Sans choix, l’usage du traité : trois fois en rigueur, une fois en bonne compagnie ; 0 : sans limite.
tables-peine = Peine pour avoir rompu
tables-peine-about = Là où rompre est exclu.
tables-peine-de = Montant de la peine
tables-peine-de-about = Points, trous ou mises.
tables-attente = Les dés attendent l’adversaire
tables-attente-about = Avant qu’ils tombent, l’adversaire les laisse ou les rompt ; pour jouer à distance.
tables-counsel-short = Conseil
tables-rompre-short = Rompre
tables-rompre-max-short = Rompre de suite
tables-peine-short = Peine
tables-peine-de-short = Montant
tables-attente-short = Dés en attente
tables-white = Blanc
tables-black = Noir
tables-both = les deux

tables-laid-down = Dames abattues d’avance
tables-double = La double est convenue
tables-double-short = La double
tables-holes-short = Trous
tables-holes-to-win = Trous pour gagner
tables-first = Qui a le dé
tables-first-about = Le moindre des avantages ; sans choix, on le tire au sort.

tables-bearoff-free = sortir ou jouer dedans, au choix
tables-bearoff-exact = ce qui tombe juste sort
tables-bearoff-inside-first = on ne sort rien tant que le nombre peut se jouer dedans
tables-bearoff-inside-unless-keeping = on ne sort rien tant que le nombre peut se jouer dedans, sauf pour conserver le plein

tables-first-throw = Ce que donnent les premiers dés
tables-first-doublet = Un doublet aux premiers dés
tables-first-throw-plays-it = le premier jet, que joue le vainqueur
tables-first-throw-right-only = seulement le droit de jeter
tables-first-doublet-again = se rejoue
tables-first-doublet-other = est nul, et l’adversaire prend les dés

tables-not-legal = cet acte n’est pas permis maintenant

tables-luck-below = par numéro de coup : ce que Blanc peut espérer, en mises
tables-luck-no-fault = Aucune faute.
tables-luck-faults = Fautes : { $faults }.

tables-measure-men-on = dames sur la flèche { $at }
tables-measure-men-before = dames avant la flèche { $at }
tables-measure-men-alone = dames seules

tables-fault-touched = { $player } n’a pas joué la dame touchée ({ $men }) ; { $foe } peut la faire jouer, ou laisser passer
tables-fault-false-play = { $player } a mal joué : les dés ne portent pas là
tables-fault-unplayed = { $player } n’a pas joué un nombre qui pouvait se jouer
tables-fault-breaking = { $player } a rompu les dés, ce qui était exclu
tables-fault-haste = { $player } a jeté avant que { $foe } ait joué
tables-decision-made-to-play = { $player } doit jouer la dame touchée ({ $men }), où il lui plaît
tables-decision-made-to-replay = { $player } remet ses dames et joue selon les règles
tables-decision-put-back = { $player } remet ses dames et joue selon les règles, sans autre peine
tables-decision-corrected = { $player } reprend son coup, en bonne compagnie
tables-decision-lapsed = { $foe } a laissé passer la faute : { $player } en est quitte
tables-decision-not-playable = { $player } a touché une dame qui ne peut pas se jouer ({ $men }) : elle n’oblige à rien
tables-decision-free-touch = { $player } a touché une dame ({ $men }), ce qui n’oblige à rien à ce jeu
tables-decision-forgotten = { $player } perd le nombre oublié ; { $foe } le joue si c’est possible
tables-decision-broken = { $foe } a rompu : le jet est nul, { $player } jette de nouveau
tables-decision-any-number = { $player } joue le nombre de son choix
tables-decision-holes = { $player } marque { $amount ->
        [one] { $amount } trou
       *[other] { $amount } trous
    } de peine
tables-decision-stakes = { $player } reçoit { $amount ->
        [one] { $amount } mise
       *[other] { $amount } mises
    } de peine
tables-decision-early-good = { $player } a jeté trop tôt, et le jet est bon : { $foe } joue en le connaissant
tables-decision-early-hidden = { $player } a jeté trop tôt : les dés restent couverts tant que { $foe } n’a pas joué

tables-primaute = { $player } a le premier jet
tables-won = { $player } gagne la partie
tables-won-double = { $player } gagne la partie double
tables-luck-fault = { $number } ({ $player }) : { $lost }
tables-luck-spot = { $player }, { $number } : { $lost }
tables-side = { $player }, { $details } : { $men }.
tables-thrown = { $player }, dés : { $high }-{ $low }.
tables-dice = dés : { $high }-{ $low }
tables-to-throw = aux dés
tables-first-dice = Blanc { $white }, Noir { $black }
tables-first-dice-won = Blanc { $white }, Noir { $black } : { $player } commence
tables-move = { $start }→{ $end }
tables-move-by = { $move } ({ $numbers })
tables-hit = { $place }*
tables-hand = main
tables-off = bande
tables-man-in-hand = en main
tables-no-play = { $text } n’est pas un coup : écrivez w6/w9 w6/wC, w5/b10 pour une seule dame, b5/bande, ou passe
tables-no-move = { $text } n’est pas un déplacement : écrivez d’où part la dame et où elle arrive, comme wT/w6
tables-no-fleche = { $text } n’est pas une flèche : écrivez w8 pour ○8, bC pour ●C, son nombre compté sur votre chemin, une lettre de A à Y, ou bande
tables-no-stack = { $text } n’est pas une pile de dames : écrivez 0x13 ou A13, et 6 ou G pour une seule dame
tables-no-position = { $text } n’est pas une position : écrivez les dames WHITE/BLACK, white ou black, puis les champs
tables-dice-wanted = il n’y a pas de dés sur la table, et un jet est à jouer
tables-dice-unwanted = il y a des dés sur la table, et aucun jet n’est à jouer
tables-winner-wanted = la partie est finie, et personne n’a gagné
tables-winner-unwanted = quelqu’un a gagné, et la partie n’est pas finie
tables-amount = { NUMBER($value, maximumFractionDigits: 2) }
tables-amount-signed = { NUMBER($value, maximumFractionDigits: 2, signDisplay: "always") }
tables-roll = { $high }-{ $low } : { $value }
