dominoes-name = Dominos

dominoes-table = Accidents de la table
dominoes-table-about = À une table complète, un domino peut être vu quand on le prend, et les dominos peuvent être retournés.
dominoes-table-short = Table
dominoes-marking = marking est auto ou rigueur : le traité des dominos ne connaît pas d’autre manière
dominoes-table-ordinary = ordinaire
dominoes-table-complete = complète
dominoes-table-marking = une table complète demande marking=rigueur

dominoes-no-false-pass = on ne sait pas si ce joueur a boudé à faux
dominoes-nothing-to-lay = il n’y a pas de domino à faire poser là
dominoes-nothing-to-recall = il n’y a pas de domino à faire reprendre
dominoes-not-announced = aucun autre domino n’a été annoncé
dominoes-not-shown = aucun domino n’a été montré à un partenaire
dominoes-no-fault = il n’y a pas de faute à laisser passer
dominoes-too-late = il est trop tard pour cela

dominoes-not-taking = ce n’est pas le moment de prendre des dominos
dominoes-take-number = vous ne pouvez en prendre autant, ou si peu
dominoes-not-counted = on ne peut compter ces dominos : le compte y est, ou ce n’est pas le moment
dominoes-nothing-to-take = vous n’avez pas de domino à reprendre
dominoes-nothing-to-draw = on ne peut retirer de domino à ce joueur : il n’y en a pas de trop, on les garde, ou il est trop tard
dominoes-not-upset = on ne retourne que les dominos d’un seul adversaire, à une table complète
dominoes-not-turned-up = vos dominos n’ont pas été retournés
dominoes-no-chance = le hasard n’a rien de tel à décider maintenant

dominoes-no-end = aucun bout de la ligne ne montre { $on }
dominoes-first-tile = écrivez d’abord le plus grand nombre du premier domino
dominoes-leader-lays = le poseur doit poser un domino
dominoes-not-playing = aucun coup ne se joue
dominoes-not-your-turn = ce n’est pas à vous de jouer
dominoes-not-held = vous n’avez pas ce domino
dominoes-number-forbidden = les adversaires vous ont défendu d’ouvrir ce nombre
dominoes-tile-barred = vous ne pouvez poser ce domino cette fois
dominoes-must-lay = vous devez poser { $tile ->
        [none] un domino
       *[other] le { $tile }
    }{ $on ->
        [none] { "" }
       *[other] { " " }sur le { $on }
    }
dominoes-already-announced = vous avez déjà annoncé un domino
dominoes-already-seen = on a déjà vu ce domino
dominoes-nothing-said = vous n’avez rien dit à reprendre

dominoes-other-act = la table attend autre chose
dominoes-fault-open = relevez d’abord la faute ou laissez-la passer
dominoes-over = la partie est finie
dominoes-no-seat = il n’y a personne à cette place
dominoes-no-act = ce n’est pas un acte des dominos
dominoes-hand-needed = dites qui pose ce domino

dominoes-first-drawn = les places tirées disent qui pose : ôtez first
dominoes-for-players = { $rules } se joue à { $allowed }, pas à { $players }
dominoes-illegal = ce n’est pas permis maintenant

dominoes-seating-taken = comme on s’est assis
dominoes-seating-drawn = selon le domino que chacun tire
dominoes-players = Nombre de joueurs
dominoes-players-about = Selon la partie ; la poule se joue à trois ou à quatre.
dominoes-tiles = Dominos pris par chacun
dominoes-tiles-about = En tête-à-tête : six d’ordinaire, douze pour la plus belle partie.
dominoes-points = Points de la partie
dominoes-points-about = Cent d’ordinaire, quand on joue aux points.
dominoes-rounds = Coups à gagner
dominoes-rounds-about = En tête-à-tête, sans points.
dominoes-pots = Combien de fois chacun met au jeu
dominoes-pots-about = À quatre, sans points : chaque coup gagné retire une mise.
dominoes-first = Place qui pose la première
dominoes-first-about = Sans choix, on tire au sort.
dominoes-seats = Places
dominoes-seats-about = Tirées : le plus fort domino pose et les autres suivent à droite ; au piquet voleur, les deux plus forts sont partenaires.
dominoes-partners-redraw = À dominos égaux, les partenaires tirent à nouveau
dominoes-partners-redraw-about = Pour savoir lequel des deux pose ; sinon, celui qui a tiré le premier.
dominoes-memory = De mémoire
dominoes-memory-about = La table ne dit pas qui a posé le premier : à chacun de s’en souvenir.
dominoes-seats-short = Places
dominoes-partners-redraw-short = Partenaires tirant à nouveau
dominoes-memory-short = De mémoire

dominoes-aim-points = des points
dominoes-aim-rounds = des coups gagnés
dominoes-aim-stakes = des mises à retirer
dominoes-aim-last = avoir le moins de points
dominoes-block-score-adverse = les dominos des adversaires
dominoes-block-score-difference = les mêmes, moins les siens
dominoes-leader-tie-other = le plus près de la droite du poseur, jamais le poseur
dominoes-leader-tie-leader = le poseur
dominoes-next-lead-right = le voisin de droite du poseur
dominoes-next-lead-winner = le gagnant
dominoes-charge-every-hand = chacun de ce qui lui reste
dominoes-charge-highest-hand = seulement le joueur qui a le plus
dominoes-fault-cost-each = une mise à chacun
dominoes-fault-cost-both = la partie, pour les deux partenaires
dominoes-fault-cost-game = la partie
dominoes-surplus-kept = gardés
dominoes-surplus-drawn = retirés par un autre joueur
dominoes-share = { $players } joueurs, { $tiles } dominos
dominoes-tete-a-tete = Tête-à-tête aux points
dominoes-sans-points = Tête-à-tête sans points
dominoes-a-quatre = À quatre, chacun pour soi, sans points
dominoes-poule = La poule
dominoes-dernier = Au dernier le point au plus
dominoes-piquet-voleur = Piquet voleur
dominoes-shares = Joueurs, et dominos que chacun prend
dominoes-aim = Ce qu’on joue
dominoes-goal = Combien, sans choix
dominoes-partners = Les joueurs qui se font face sont partenaires
dominoes-block-score = Ce que compte le gagnant d’un coup fermé
dominoes-leader-tie = À égalité, si le poseur en est, gagne
dominoes-partner-counts = On compte ce qui reste au partenaire
dominoes-closed-takes = Un coup fermé retire une mise
dominoes-charge = Qui est chargé quand les points sont à charge
dominoes-next-lead = Qui pose au coup suivant
dominoes-uncovered = Un domino découvert se pose dès qu’il va
dominoes-fault-cost = Ce que coûte un faux « je boude »
dominoes-surplus = Les dominos pris en trop sont
dominoes-block-score-short = Coup fermé
dominoes-leader-tie-short = Égalité
dominoes-partner-counts-short = Dominos du partenaire comptés
dominoes-closed-takes-short = Mise d’un coup fermé
dominoes-charge-short = Charge
dominoes-next-lead-short = Poseur suivant
dominoes-surplus-short = Dominos de trop

dominoes-hidden = des dominos face cachée ne se comptent pas
dominoes-setup-players = { $rules } ne se joue pas à { $players }
dominoes-setup-hands = il y a { $hands } mains pour { $players } joueurs
dominoes-setup-scores = il devrait y avoir { $scores } scores, aucun sous zéro
dominoes-setup-passes = { $passes } joueurs ont des boudes, mais il y a { $hands } mains
dominoes-setup-order = l’ordre doit nommer une fois chacune des { $players } places
dominoes-setup-seats = les places vont de 1 à { $players }
dominoes-setup-no-tile = il n’y a pas de domino { $tile }
dominoes-setup-twice = il n’y a qu’un { $tile }
dominoes-setup-too-many = il n’y a que { $tiles } dominos
dominoes-setup-taking = { $taking } joueurs prennent des dominos et { $hands } en tiennent
dominoes-setup-share = chacun prend { $tiles } dominos
dominoes-setup-laid = { $left } dominos ont quitté les mains, mais { $laid } sont dans la ligne
dominoes-setup-too-many-passes = plus de joueurs ont boudé qu’il n’y en a

dominoes-title = Partie de dominos
dominoes-score-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
dominoes-score-rounds = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
dominoes-score-stakes = { $count ->
        [one] { $count } mise retirée
       *[other] { $count } mises retirées
    }
dominoes-boneyard = { $tiles ->
        [one] { $tiles } domino au talon
       *[other] { $tiles } dominos au talon
    }
dominoes-face-down = { $tiles ->
        [one] { $tiles } domino face cachée
       *[other] { $tiles } dominos face cachée
    }
dominoes-hand-empty = aucun domino
dominoes-line-empty = Ligne : rien.
dominoes-line = Ligne : { $line } ({ $ends }).
dominoes-side = { $player } : { $score }, { $hand }.
dominoes-side-acting = { $player }, { $note } : { $score }, { $hand }.
dominoes-to-play = à jouer
dominoes-to-shuffle = à battre

dominoes-level-1 = Débute : pose ce qui va et manque souvent mieux.
dominoes-level-2 = Joue sans grand plan.
dominoes-level-3 = Sait ce qu’il faut garder et s’en écarte souvent.
dominoes-level-4 = Un bon joueur de café : se souvient de qui a boudé.
dominoes-level-5 = Imagine plus de cent donnes et se trompe rarement.
dominoes-level-6 = Imagine cinq cents donnes.
dominoes-level-7 = Lit aussi dans chaque dé posé ce que tiennent les autres : le plus fort d’ici.

dominoes-measure-open-ends = bouts ouverts au { $number }
dominoes-measure-hand = points en main
dominoes-measure-answers = dominos adverses qui vont
dominoes-other-game = { $rules } ne se joue pas avec des dominos

dominoes-unknown-act = « { $text } » n’est pas un acte : posez un domino, comme 6-3, ou dites boude

dominoes-no-tile = « { $text } » n’est pas un domino : écrivez ses deux nombres, de 0 à 6, comme 6-3
dominoes-no-state = « { $text } » devrait être une ligne de dominos, les mains et des champs
dominoes-too-many-hands = « { $text } » a trop de mains : il y a { $most } joueurs au plus
dominoes-no-such-seat = « { $text } » devrait être { $seats }
dominoes-no-number = « { $text } » devrait être un nombre

dominoes-remedy-game = exiger la partie
dominoes-remedy-lay = le faire poser sur le { $on }
dominoes-remedy-recall = le faire reprendre
dominoes-remedy-announced = exiger le domino annoncé
dominoes-fault = { $fault } ; un adversaire peut { $remedies }, ou laisser passer
dominoes-round-tied = { $player } gagne le coup : le jeu est fermé, et parmi ceux qui ont le moins de points la place décide
dominoes-lost = { $player } a le plus de points, perd la partie et paie à chacun une mise
dominoes-stakes-put = Toutes les mises sont retirées : chacun remet au jeu
dominoes-fault-false-pass = { $player } a boudé à faux, en ayant le { $tile }
dominoes-fault-not-announced = { $player } avait annoncé le { $tile } et pose un autre domino
dominoes-fault-misfit = { $player } pose le { $tile } où il ne va pas
dominoes-fault-not-uncovered = { $player } pose un autre domino alors que le { $tile }, que tous ont vu, va
dominoes-decision-announced = { $player } annonce le { $tile } ; si un autre domino est posé, on pourra l’exiger
dominoes-decision-corrected = { $player } se reprend à temps : un domino va, et il faut le poser
dominoes-decision-excused = { $player } se reprend, mais un domino a été posé depuis : le sien pourra l’être plus tard
dominoes-decision-loses = { $opponent } exige la partie : { $player } la perd
dominoes-decision-pays-each = { $opponent } l’exige : la partie est finie, et { $player } paie à chacun une mise
dominoes-decision-pays-for-both = { $opponent } l’exige : la partie est finie, et { $player } paie pour les deux partenaires
dominoes-decision-made-to-pose = { $opponent } fait poser le { $tile } sur le { $on } : { $player } n’a pas le choix
dominoes-decision-taken-back = { $opponent } fait reprendre le { $tile } : { $player } ne peut le poser cette fois
dominoes-decision-put-right = { $opponent } fait reprendre le { $tile }, qui ne va pas ; s’il va à l’autre bout, { $player } l’y pose
dominoes-decision-made-to-pose-announced = { $opponent } exige le domino annoncé : { $player } pose le { $tile }
dominoes-decision-forbidden-to-open = { $opponent } défend à { $player } d’ouvrir les nombres du { $tile }, sauf s’il n’y a pas d’autre choix
dominoes-decision-stands = { $player } a joué : le { $tile } de { $opponent } reste, bien qu’il n’aille pas
dominoes-decision-lapsed = { $player } laisse passer la faute de { $opponent }
dominoes-decision-made-to-pose-uncovered = { $opponent } fait poser sur le { $on } le { $tile } découvert : { $player } n’a pas le choix
dominoes-decision-uncovered = { $player } découvre le { $tile } et doit le poser dès qu’il ira
dominoes-decision-loses-by-count = { $opponent } compte les dominos : { $player } en a pris trop peu et perd la partie
dominoes-decision-takes-one = { $opponent } compte les dominos : { $player } en a pris trop peu et en reprend un au talon
dominoes-decision-lead-passes = { $player } a posé avec trop peu de dominos : la pose passe, on reprend les dominos, et { $opponent } pose
dominoes-decision-surplus-drawn = { $opponent } retire à { $player } les dominos pris en trop
dominoes-decision-seen = Un domino a été vu quand on le prenait : { $player } rebat
dominoes-decision-upset = { $opponent } retourne les dominos de { $player }, qui peut faire rebattre
dominoes-decision-reshuffled = { $player } fait rebattre ; la pose ne passe pas
dominoes-round-domino = { $player } fait domino
dominoes-round-closed = { $player } gagne le coup : le jeu est fermé, et { $player } a le moins de points
dominoes-won-points = { $player } gagne la partie aux points
dominoes-won-rounds = { $player } gagne la partie aux coups
dominoes-shows = { $player } montre { $tiles } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dominoes-leads-first = { $player } pose en premier
dominoes-counts = { $player } compte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout
dominoes-charged = { $player } garde { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à sa charge, { $total } en tout
dominoes-rounds-won = { $player } a gagné { $total ->
        [one] { $total } coup
       *[other] { $total } coups
    }
dominoes-stake-taken = { $player } retire une mise ; il en reste { $left } au jeu
dominoes-lays = { $player } pose { $tile }
dominoes-lays-both-ends = { $player } pose { $tile } : { $number } partout
dominoes-passes = { $player } boude au { $number }
dominoes-passes-both = { $player } boude au { $first } et au { $second }
dominoes-seats-drawn = { $player } a le plus fort domino ; à sa droite, dans l’ordre : { $others }
