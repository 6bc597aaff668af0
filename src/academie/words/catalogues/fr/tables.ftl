tables-peine-nothing-kind-marked-here-take = peine={ $value } : rien de tel ne se marque ici ; prenez nombre ou mise

tables-not-yours-throw = ce n’est pas à vous de jeter
tables-you-thrown-already = vous avez déjà jeté
tables-there-no-dice-break = il n’y a pas de dés à rompre
tables-you-let-these-dice-fall = vous avez laissé tomber ces dés
tables-one-does-not-break-more-often = on ne rompt pas plus souvent de suite
tables-there-nothing-let-pass = il n’y a rien à laisser
tables-you-no-throw-name = vous n’avez pas de nombre à nommer
tables-such-dice-not-played-here = on ne joue pas de tels dés ici
tables-you-said-j-adoube-already = vous avez déjà dit j’adoube
tables-not-yours-play = ce n’est pas à vous de jouer
tables-you-no-man-there = vous n’avez pas de dame là
tables-he-touched-nothing-there-he-must = il n’a rien touché là qu’il doive jouer
tables-he-played-nothing-wrong = il n’a pas mal joué
tables-you-nothing-take-back = vous n’avez rien à reprendre
tables-fault-your-own = la faute est la vôtre
tables-you-obliged-play-otherwise = vous êtes obligé de jouer autrement

tables-game-over = la partie est finie
tables-no-act-this-game = { $action } n’est pas un acte de ce jeu
tables-nobody-sits-there = personne n’est assis là
tables-cannot-fall-now = { $action } ne peut tomber maintenant

tables-rompre-permis = permis
tables-rompre-exclu = exclu
tables-peine-nombre = l’autre joue le nombre qu’il veut
tables-peine-points = des points
tables-peine-trous = des trous
tables-peine-mise = des enjeux
tables-who-may-take-counsellor = Qui peut prendre un conseil
tables-by-consent-other = Du consentement de l’autre.
tables-rompre = Rompre les dés de l’autre
tables-rompre-about = Rompre annule le coup avant qu’on en voie les nombres ; on peut convenir de ne point rompre.
tables-rompre-max = Combien de fois de suite
tables-rompre-max-about = Sans choix, l’usage du traité : trois en rigueur, une en bonne compagnie ; 0 est sans limite.
tables-peine = Peine de qui rompt
tables-peine-about = Là où rompre est exclu.
tables-peine-de = Montant de la peine
tables-peine-de-about = Points, trous ou enjeux.
tables-attente = Les dés attendent l’autre
tables-attente-about = Avant qu’ils tombent, l’autre les laisse ou les rompt ; pour jouer à distance.
tables-counsel = conseil
tables-rompre-short = Rompre
tables-rompre-max-short = Rompre de suite
tables-peine-short = Peine
tables-peine-de-short = Peine de
tables-attente-short = Dés attendus
tables-white = les blancs
tables-black = les noirs
tables-both = les deux

tables-laid-down = Dames abattues d’avance
tables-double = La double est convenue
tables-double-short = La double
tables-holes-short = Trous
tables-holes-to-win = Trous pour gagner
tables-first = Qui a le dé
tables-first-about = Le moindre des avantages ; sans choix, on le tire.

tables-bearoff-free = lever ou jouer dedans, au choix
tables-bearoff-exact = ce qui tombe juste se lève
tables-bearoff-inside-first = on ne lève rien tant que le nombre se joue dedans
tables-bearoff-inside-unless-keeping = on ne lève rien tant que le nombre se joue dedans, sinon pour conserver le plein

tables-first-throw = Ce que donnent les premiers dés
tables-first-doublet = Un doublet aux premiers dés
tables-first-throw-plays-it = le vainqueur joue ces dés
tables-first-throw-right-only = il n’a que le droit de jeter
tables-first-doublet-again = se jette encore
tables-first-doublet-other = est nul, et l’autre prend les dés

tables-not-legal-now-phase = { $action } n’est pas permis à présent (phase : { $value })

tables-below = par numéro d’acte : ce que les Blancs peuvent espérer, en mises
tables-no-fault = Aucune faute.
tables-faults = Fautes :{ " " }

tables-men-on-fleche = dames sur la flèche { $at }
tables-men-short-fleche = dames avant la flèche { $at }
tables-men-left-alone = dames seules

tables-fault-touched = n’a pas joué la dame qu’il a touchée ({ $men }) ; { $foe } peut la lui faire jouer, ou laisser
tables-fault-false-play = a mal joué : les dés ne portent pas là
tables-fault-unplayed = n’a pas joué un nombre qu’il pouvait jouer
tables-fault-breaking = a rompu les dés, ce qui était exclu
tables-fault-haste = a jeté avant que { $foe } eût joué
tables-decision-made-to-play = doit jouer la dame touchée ({ $men }), comme il veut
tables-decision-made-to-replay = remet ses dames et joue en règle
tables-decision-put-back = remet ses dames et joue en règle, sans autre peine
tables-decision-corrected = reprend son coup, en bonne compagnie
tables-decision-lapsed = en est quitte : { $foe } a laissé passer la faute
tables-decision-not-playable = a touché une dame qui ne se joue pas ({ $men }) : elle n’oblige à rien
tables-decision-free-touch = a touché une dame ({ $men }), ce qui n’oblige à rien à ce jeu
tables-decision-forgotten = perd le nombre oublié ; { $foe } le joue s’il le peut
tables-decision-broken = jette de nouveau : { $foe } a rompu, le coup est nul
tables-decision-any-number = joue le nombre qu’il veut
tables-decision-holes = marque { $amount } de peine en trous
tables-decision-stakes = a { $amount } enjeux de peine
tables-decision-early-good = a bien jeté, quoique trop tôt : { $foe } joue en connaissant ces dés
tables-decision-early-hidden = a jeté trop tôt : ses dés restent couverts tant que { $foe } n’a pas joué

tables-primaute = a le dé
tables-won = gagne la partie
tables-won-double = gagne la partie double
