commands-agreements-title = Ce que les livres laissent aux joueurs
commands-agreements-about = Chaque passage qui laisse un choix aux joueurs, ou sur lequel les traités diffèrent, et où l’on choisit ici : une option (`academie play JEU --option nom=valeur`, sur le serveur et dans le navigateur sous « Conventions de la maison »), le nom d’une règle, ou un acte à la table. Ce qu’un traité n’accorde que par convention n’a pas lieu tant qu’on n’en est pas convenu. Cette page est écrite par `make rules-pages`.
commands-agreements-open = Ce dont les joueurs conviennent
commands-agreements-corrected = Ce qui a été corrigé
commands-agreements-left-out = laissé de côté
commands-agreements-unsaid = —
commands-column-no = nº
commands-column-agreement = convention
commands-column-where-chosen = où l’on choisit
commands-column-usually = d’ordinaire
commands-column-passage = passage
commands-column-point = point
commands-column-choices = choix
commands-column-source = source
commands-column-ruleset = règle
commands-column-before = avant
commands-column-now = maintenant
commands-agreements-revanche-winner = à la revanche, le gagnant
commands-agreements-revanche-drawn = à la revanche, par tirage au sort
commands-agreements-revanche-in-turn = à la revanche, chacun à son tour
commands-agreements-from-to = de { $least } à { $most }

commands-analyse-unit = analyse

commands-analyse-so-far = Interrompu : voici ce qui est fait ({ $done } actes sur { $count }). Pour toute la partie, relancez la même commande.
commands-analyse-no-fault = Aucune faute trouvée.
commands-analyse-sum = { $who } : { $count } choix, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $lost ->
        [one] mise perdue
       *[other] mises perdues
    }, { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) } par choix.
commands-column-act = Acte
commands-column-played = Joué
commands-column-better = Mieux
commands-column-loss = Perte

commands-analyse-no-throws = rien à dessiner : aucun jet n’est attendu dans cette position
commands-analyse-interrupted = Interrompu : voici ce qui a été trouvé. Pour l’analyse entière, relancez la même commande.
commands-analyse-throws = Ce qu’apporte chaque jet suivant
commands-analyse-over = la partie est finie dans cette position
commands-column-throw = Jet
commands-column-value-for = Valeur ({ $who })
commands-column-brings = Ce qu’il apporte
commands-analyse-chart = Les 36 jets, pour { $who }
commands-analyse-chart-about = En mises, au-dessus ou au-dessous de la moyenne de { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") }.
commands-column-value = Valeur

commands-bug = Erreur interne ({ $error }). Pour en voir le détail : academie --debug …
commands-broken-package = { $called } ne se charge pas ({ $wrong }) ; réinstallez-le : { $get } --force-reinstall
commands-missing-package = cette commande a besoin de { $called }, qui n’est pas installé : { $get }

commands-claims-stale = Périmés, et les programmes ou tables qui les recalculent ne sont pas installés ici : { $ids }.
commands-claims-old = Périmés ou manquants : { $ids }.
commands-claims-current = Les { $number } résultats sont à jour.
commands-claims-stopped = Interrompu : ce qui est fait est gardé.

commands-conformance-sum = { $count ->
        [one] { $count } exemple ou cas
       *[other] { $count } exemples et cas
    }, { $agree } comme attendu
commands-conformance-expected = attendu
commands-conformance-found = trouvé

commands-doctor-law = les règles, la notation, les diagrammes, les leçons
commands-doctor-core = la loi compilée, plus rapide, et les moteurs forts
commands-doctor-versions = version { $core }, mais academie est { $academie } ; installez la même version
commands-doctor-broken = ne se charge pas : { $why }
commands-doctor-postgresql = garde les parties d’un café
commands-doctor-redis = transmet les messages d’un café
commands-doctor-absent = manque ; { $remedy }
commands-doctor-plain = manque : la loi est calculée en Python, plus lentement, et les niveaux ne sont pas là ; { $remedy }
commands-column-part = partie
commands-column-what-for = à quoi elle sert
commands-column-state = état
commands-doctor-chess = jouer aux échecs
commands-doctor-pdf = imprimer des études
commands-doctor-server = tenir un café
commands-doctor-lab = entraîner, mesurer, jouer des matchs
commands-doctor-openspiel = les jeux dans OpenSpiel
commands-doctor-pettingzoo = les jeux dans PettingZoo
commands-doctor-stockfish = l’adversaire aux échecs
commands-doctor-gnubg = l’étalon du toute-table

commands-explain-acts = Actes permis ({ $count }) : { $acts }
commands-explain-nothing = Cela n’apporte rien.

commands-export-written = { $path } : { $lines } lignes

commands-games-yes = oui
commands-games-no = non
commands-column-hidden = caché
commands-games-acts = actes par partie
commands-games-legend = caché : un joueur ne voit pas tout ; épreuves : exemples des livres + parties modèles + études
commands-games-page = # Les jeux
    
    Tous les jeux auxquels on peut s’asseoir. Cette page est écrite par `make games-table`, qui demande
    `academie games --measure 25 --write docs/games.md` ; `academie games --lang fr` en dit autant au terminal,
    et avec `--json` aux programmes. Les règles de chacun, d’après les traités, sont sous *Les règles*.
    
    { "*" } *Hasard* : des dés, ou des dés de domino distribués. *Caché* : si une place ne voit pas tout.
    { "*" } *Épreuves* : exemples des livres + parties modèles + études, comptés dans les données livrées. Chaque règle
      passe en outre l’examen `check_game`.
    { "*" } *Longueur* : les actes d’une partie d’après la première règle entre bons joueurs de café (le niveau 4, ou le
      joueur simple), jets et donnes compris : moyenne ± écart type (la plus courte–la plus longue), sur tant de
      parties des graines 0, 1, 2 … Mesurée de nouveau, elle est la même, sauf aux échecs, où joue Stockfish.
    
commands-games-sources = Les sources
commands-column-game = jeu
commands-column-rulesets = règles
commands-column-sources = livres
commands-column-seats = places
commands-column-chance = hasard
commands-column-tests = épreuves
commands-column-players = joueurs
commands-column-length = longueur
commands-column-of-games = sur parties
commands-column-siglum = sigle
commands-column-work = ouvrage
commands-column-year = année
commands-games-count = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
commands-games-package = de { $package }

commands-dxp-listening = À l’écoute sur { $host }, port { $port }. Ctrl-C arrête.
commands-dxp-game = Partie { $number } : { $white } – { $black }, { $result } ({ $moves } coups)
commands-dxp-stopped = Interrompu.

commands-lab-book = Le livre est dans { $path } ({ $size } octets) : { $moves } coups dans { $positions } positions, tirés de { $games } parties
commands-lab-net = Le réseau est dans { $path }
commands-lab-games = { $games } parties dans { $folder }
commands-lab-openings = Débuts de { $games } parties comptés dans { $path }
commands-corpus-sound = { $games } parties : les sommes de contrôle sont justes, et { $sample } des parties, dés compris, se rejouent selon la règle.
commands-corpus-changed = { $name } manque ou n’est pas le fichier publié : sa somme de contrôle diffère.

commands-lab-no-file = Interrompu : rien n’est gardé ; avec --out FICHIER, un match peut être repris.
commands-lab-processor = temps de processeur par coup : { $one } s pour le premier, { $two } s pour le second
commands-lab-no-processor = le temps de processeur ne peut être mesuré ici
commands-lab-unequal = Le second s’écarte de { $percent } % de ce qui était demandé : changez --time-b pour les rendre égaux.
commands-lab-stronger = le premier est plus fort
commands-lab-undecided = rien n’est encore décidé

commands-lab-decisions = { $count } décisions, dont { $left } de s’en aller ; les parties jouées en contredisent { $wrong } ({ $leave } de s’en aller, { $hold } de tenir), { $sure } à coup sûr ; { NUMBER($lost, minimumFractionDigits: 4, maximumFractionDigits: 4) } mise perdue par décision
commands-lab-bench-player = joueur
commands-lab-bench-loss = millièmes de l’enjeu perdus par choix
commands-lab-bench-holes = en trous
commands-lab-bench-best = meilleur coup
commands-lab-bench-hopeless = coup sans espoir
commands-lab-bench-about = { $name } : { $positions } positions, erreur type d’un coup { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } mise ({ NUMBER($holes, minimumFractionDigits: 3, maximumFractionDigits: 3) } trou)
commands-lab-bench-nobody = dites quel joueur mesurer par --player, ou où faire des positions par --make
commands-lab-bench-made = { $positions } positions sont dans { $path }
commands-lab-stakes = mises pour Blanc

commands-unit-games = parties
commands-unit-statements = énoncés
commands-unit-puzzles = problèmes
commands-games-so-far = Interrompu : voici les parties mesurées jusqu’ici.

commands-learn-how = Répondez, ou tapez ? pour un indice, ! pour la réponse, q pour arrêter. Entrée continue.
commands-learn-left = Leçon interrompue ; elle reprendra ici.
commands-learn-finished = Leçon finie.
commands-learn-right = Juste.
commands-learn-wrong = Pas encore.
commands-learn-look = Regardez { $places }
commands-learn-answer = Réponse : { $answer }
commands-learn-seconds = { $spent } secondes sur { $given }

commands-odds-hit = Battre à vrai
commands-odds-cover = Couvrir, remplir
commands-odds-falsely = Battre à faux
commands-odds-coin = Le coin
commands-odds-leaving = Passer le coin
commands-odds-leaving-legend = 1 : une dame peut quitter le coin.
commands-odds-worth = Ce que vaut chaque jet
commands-odds-worth-legend = Points du joueur qui jette, moins ceux de l’adversaire.

commands-odds-ways = De combien de façons le jet le fait.
commands-odds-title = { $title } : { $far }
commands-odds-nothing-asked = rien à compter ; donnez des nombres, ou une position avec --position
commands-odds-die = un dé montre de 1 à 6 ; donnez des nombres de 1 à 6
commands-odds-count = { $casts ->
        [one] { $casts } jet
       *[other] { $casts } jets
    } sur 36 ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, style: "percent") })
commands-odds-twice = , dont { $twice } de deux façons ou plus
commands-odds-costs = ; { $lost } coûtent des points

commands-error = Erreur : { $message }

commands-play-no-levels = Ce jeu n’a pas de niveaux ; le joueur simple joue.

commands-play-how = Tapez un acte. ? les montre, conseil en propose un, annuler reprend le vôtre, aide en dit plus, q arrête.
commands-play-you = vous
commands-play-person = une personne
commands-play-only = (seul acte possible)
commands-play-thinks = { $who } réfléchit…
commands-play-which = nommez un jeu : { $known } ; ou --resume pour reprendre la dernière partie
commands-play-none-left = aucune partie inachevée n’est gardée
commands-play-go-on = Vous avez laissé une partie : { $game }, { $when }. La reprendre ? Entrée pour oui, n pour une nouvelle.
commands-play-yes = o, oui
commands-play-to-resume = La partie est gardée. Pour la reprendre : academie play { $game } --resume
commands-play-not-kept = La partie n’est pas gardée : { $reason }
commands-play-no-undo = Vous n’avez rien à reprendre.
commands-play-no-reasons = Rien ne s’est passé qui demande une raison.
commands-play-hint = Conseil : { $act }
commands-play-hint-worth = Conseil : { $act }, qui vaut { $worth }
commands-play-save-where = Nommez aussi le fichier : garder partie.txt
commands-play-written = Un acte se tape comme la liste le montre, ou comme les parties s’écrivent : { $example }. Tab complète. Les règles : academie rules { $game }
commands-play-word-help = aide
commands-play-word-moves = coups, liste
commands-play-word-hint = conseil, indice
commands-play-word-why = pourquoi, raisons
commands-play-word-undo = annuler, reprendre
commands-play-word-board = tablier, plateau
commands-play-word-played = partie
commands-play-word-save = garder, enregistrer
commands-play-word-quit = arrêter, sortir
commands-play-about-help = cette liste
commands-play-about-moves = les actes permis
commands-play-about-hint = ce que le moteur jouerait, et ce que cela apporte
commands-play-about-why = les raisons de ce qui s’est passé, avec leurs sources
commands-play-about-undo = reprend votre dernier acte ; les mêmes dés retombent
commands-play-about-board = le tablier encore une fois
commands-play-about-played = ce qui a été joué
commands-play-about-save = garde la partie dans un fichier : garder partie.txt
commands-play-about-quit = arrête ; la partie est gardée
commands-play-kept = La partie est gardée dans { $path }

commands-practice-stopped = Interrompu ; --resume continue d’ici.
commands-practice-so-far = Interrompu : voici ce qui a été jugé jusqu’ici.
commands-practice-spread = Difficulté de { $count } jets à compter
commands-practice-spread-axis = points de difficulté, par centaines
commands-practice-sum = { $answered ->
        [one] { $answered } répondu
       *[other] { $answered } répondus
    } ; { $due } à revoir ; { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de suite.
commands-practice-exists = { $path } existe déjà ; ajoutez --resume pour le continuer, ou donnez un autre fichier
commands-practice-hold = { $held } sur { $count } tiennent

commands-practice-unreadable = { $path } n’est pas un carnet d’exercices ; donnez un autre fichier, ou supprimez-le

commands-practice-count-how = Que vaut ce jet ? Tapez deux nombres : les points du joueur qui jette, puis ceux de l’autre. q arrête.
commands-practice-two-numbers = Tapez deux nombres, par exemple 4 0.
commands-practice-puzzle-how = Trouvez le meilleur coup. Tapez ! pour le voir, q pour arrêter.
commands-practice-not-best = Ce n’est pas le meilleur.
commands-practice-best = Le meilleur : { $line }
commands-practice-late = Juste, mais tard.
commands-practice-wrong = Non.

commands-progress-nothing-kept = Interrompu : rien n’est gardé.
commands-progress-started = début
commands-progress-of = { $done } sur { $total }
commands-progress-kept = Interrompu : ce qui est fini est gardé dans { $place }. Pour reprendre, relancez la même commande.
commands-progress-unit = { $unit } :

commands-rules-only-agreements = --ruleset et --json ne vont qu’avec --agreements ; ajoutez-le, ou retirez-les
commands-rules-which-game = --agreements demande un jeu, comme trictrac
commands-rules-how = Pour convenir de l’une : --option nom=valeur. Tout le reste demeure tel que la règle le veut.
commands-rules-nothing-open = Cette règle ne laisse rien aux joueurs.

commands-rules-law = La loi selon les sources
commands-rules-made = Tiré des règles mêmes que le programme applique ; les points disputés d’abord.
commands-rules-works = Les ouvrages cités
commands-rules-try = Essai
commands-rules-written = Cette page est écrite par `make rules-pages`.
commands-rules-law-title = La loi d’après chaque source
commands-rules-law-about = Les traités ne s’accordent pas. Chaque point où ils diffèrent est un champ de la règle, avec le passage sur lequel il se fonde ; où tous se taisent, nous avons choisi une lecture, et nous le disons. Cette page est faite des règles mêmes que le programme applique, par `make rules-pages`.
commands-rules-disputed = Les désaccords
commands-rules-agreed = Ses règles ne diffèrent pas, ou il n’y en a qu’une.
commands-rules-ours = Nos lectures, où les livres se taisent
commands-rules-none = Aucune.
commands-rules-all = Toutes les règles
commands-rules-by-hand = Seulement où l’on marque à la main.
commands-rules-usual = { " " }(d’ordinaire)
commands-column-held = ce qu’on tient
commands-column-reading = lecture
commands-column-why = pourquoi
commands-rules-usually = ; d’ordinaire { $said }

commands-serve-missing = il manque { $programs }. Pour installer ce qui manque :
      Debian, Ubuntu   sudo apt-get install postgresql redis-server
      Fedora           sudo dnf install postgresql-server redis
      macOS            brew install postgresql redis
    La démonstration en lance ses propres exemplaires, dans son propre dossier.
commands-serve-failed = { $command } a échoué ; voyez le journal de PostgreSQL dans { $log }
commands-serve-open = Le café est ouvert : { $address } (Ctrl-C pour fermer)
commands-serve-no-pages = Les pages ne sont pas construites : un navigateur ne trouvera rien ici. Lancez d’abord `make web` (il faut Node.js). Les programmes peuvent jouer.
commands-server-site = Nom du site, comme play.example.org
commands-server-made = Les clés sont dans { $keys }, chacune pour son seul propriétaire, les réglages dans { $settings }. Gardez une copie des clés ailleurs que les sauvegardes.
commands-server-key = Publiez cette clé : elle vérifie ce que signe { $file }.
commands-server-then = Ensuite, avec ces réglages : créez la base de données avec le mot de passe qui y est, `academie migrate`, `academie serve`.
commands-check-address-wrong = un serveur se nomme par son adresse, comme https://play.example.org, et non « { $address } »
commands-check-answers = la page est servie en TLS
commands-check-plain = http:// mène à https://
commands-check-hsts = les navigateurs sont priés de ne venir qu’en TLS (HSTS)
commands-check-claims = l’adresse que se donne un visiteur n’est pas crue
commands-check-callers = les visiteurs sont connus par leur propre adresse, non par celle d’un mandataire
commands-check-inside = l’état et les mesures ne sont dits à personne du dehors
commands-check-socket = une connexion s’ouvre pour la page du site
commands-check-foreign = il ne s’en ouvre pas pour la page d’un autre site
commands-check-keys = le serveur signe, sous le nom du site
commands-check-log = son registre est signé de cette clé, et rien ne l’attend depuis cinq minutes
commands-check-witnesses = son registre est cosigné par un témoin
commands-check-page = la page envoyée est celle qui est inscrite dans son registre
commands-check-push = des notifications sont envoyées
commands-check-mail = du courrier est envoyé
commands-audit-sum = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }
commands-audit-broken = journaux rompus : { $logs }
commands-restored = Restauré en { $seconds } s depuis la sauvegarde de base { $base }. Dernière transaction : { $last }
commands-restored-base = aucune après la sauvegarde de base
commands-restored-into = Les données sont dans { $folder } ; démarrez-y PostgreSQL avec ses propres réglages.
commands-restore-time = « { $text } » n’est pas une date ; écrivez-la comme 2026-01-01T03:30:00
commands-signed-out = { $ended ->
    [one] une session ou un jeton de { $name } a pris fin
   *[other] { $ended } sessions et jetons de { $name } ont pris fin
    }
commands-quarantine-none = Aucune partie n’est en quarantaine.
commands-quarantine-line = { $game }  { $key }  événement { $seq }, version { $release }, depuis { $at }
commands-quarantine-read = La partie { $game } est de nouveau lisible et continue.
commands-quarantine-ended = La partie { $game } est close sans résultat.
commands-quarantine-unknown = cette partie n’est pas en quarantaine : { $game }
commands-law-carried = Les deux éditions lisent la partie { $game } de même : elle continue selon la plus récente.
commands-law-adjourned = Les éditions ne lisent pas la partie { $game } de même : elle est ajournée et n’est plus classée.
commands-signals-none = Il n’y a aucun signal.
commands-signals-case = { $value }  { $name }  { $kinds ->
        [one] { $kinds } signal
       *[other] { $kinds } signaux
    } à examiner, { $at }
commands-signals-line = { $value }  { $kind }  { $game }  (modèle { $model }, { $at })  { $rests }
commands-signals-no-verdict = Les signaux disent qui examiner d’abord. Ils ne prouvent rien : lisez les parties avant de décider.

commands-study-themes = Thèmes
commands-study-draw = remise

commands-study-how = Trouvez les coups. Tapez ? pour un indice, ! pour le coup du livre, q pour arrêter.
commands-study-only-book = Ce n’est pas le coup du livre. Il est peut-être bon, mais seuls le livre et ses variantes sont connus ici.
commands-study-fails = On sait que ce coup échoue.
commands-study-solved = Trouvé.
commands-study-left = Interrompu.
commands-study-piece = La pièce en { $start } joue.
commands-study-as-well = { $move } est aussi bon ; le livre joue { $expected }, et l’on continue ainsi.

commands-column-margin = écart, en mises
commands-study-all = en tout
commands-study-answered = avec réponse
commands-study-kind-show = à lire
commands-study-kind-play = un coup à jouer
commands-study-kind-claim = une demande à faire
commands-study-kind-count = un compte à faire
commands-study-kind-casts = des jets à nommer
commands-study-kind-choose = un choix à faire
commands-study-known = connu
commands-study-new = nouveau
commands-study-as-printed = comme imprimés
commands-study-in-all = en tout
commands-study-legal-by = légaux selon { $id }

commands-tablebase-slices = Tables :
commands-tablebase-material = matériel
commands-tablebase-positions = positions
commands-tablebase-results = perdues / nulles / gagnées par qui joue
commands-tablebase-bytes = octets
commands-tablebase-processor = s de processeur
commands-tablebase-counts = { $lost } / { $drawn } / { $won }
commands-tablebase-number = { $number }
commands-tablebase-outcome = { $won ->
        [yes] gagne
       *[no] perd
    }
commands-tablebase-sum = { $slices ->
        [one] { $slices } tranche
       *[other] { $slices } tranches
    }, { $positions } positions, { $size } octets
commands-tablebase-verified = { $slices ->
        [one] { $slices } tranche vérifiée
       *[other] { $slices } tranches vérifiées
    } : { $moves } positions par leurs coups, { $law } par la loi en Python et par les distances
commands-tablebase-pace = { $material }, { $stage ->
        [packing] compression
        [verifying] vérification
       *[other] étape { $stage }
    }, { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, { $rate } positions/s, encore { $left } s
commands-tablebase-limits = Les limites de coups, la ligne du milieu et l’offre de damer ne comptent pas ici.
commands-tablebase-loses = perd en { $coups ->
        [one] { $coups } coup simple
       *[other] { $coups } coups simples
    }
commands-tablebase-folder = Tables dans { $where }
commands-tablebase-draw = remise
commands-tablebase-wins = gagne en { $coups ->
        [one] { $coups } coup simple
       *[other] { $coups } coups simples
    }
commands-tablebase-unknown = Aucune table ne connaît cette position.

commands-learn-unreadable = { $path } n’est pas un carnet de leçons ; supprimez-le ou déplacez-le

commands-dice-verified = { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }, { $rolls ->
        [one] { $rolls } jet recalculé
       *[other] { $rolls } jets recalculés
    } : tout concorde.
commands-dice-refuted = La preuve ne tient pas ({ $found }).

commands-verify-first = format 1 : n’engage pas le serveur
commands-verify-policy = ce ne sont pas des clés de comptes, de registres ou de témoins : { $why }
commands-verify-consistent = cohérent : { $events } événements et { $rolls } tirages découlent de la règle et des maillons
commands-verify-checked = vérifié : les coups sont permis et des places nommées, les tirages découlent des maillons, rien n’est repris au-delà d’un tirage, les réponses avaient leur offre, les dates avancent, une pendule tombée pouvait courir, les signatures sont valables
commands-verify-word = parole du serveur : { $what ->
        [who] qui s’est assis à la place { $seat }
        [unsigned] ce que la place { $seat } a dit, fait et donné à partir de l’événement { $events } : elle n’en a rien signé
        [rekey] que la place { $seat } a une autre clé (événement { $events })
        [flag] que le temps de la place { $seat } était écoulé (événement { $events })
        [claim] que la place { $seat } était absente depuis assez longtemps, et que la partie fut réclamée (événement { $events })
        [abandoned] que personne n’est revenu (événement { $events })
        [abort] que la partie ne pouvait continuer (événement { $events })
        [rest] que la partie fut ajournée ou reprise sans que personne à la table l’ait demandé (événement { $events })
        [pause] que du temps était perdu et devait être rendu (événement { $events })
        [law] qu’une autre édition de la règle était nécessaire (événement { $events })
       *[times] quand chaque chose eut lieu, combien de temps chacun a pris, et que rien ne fut dit qui ne soit au journal
    }
commands-verify-countersigned = contresigné par la place { $seat } jusqu’à l’événement { $seq }
commands-verify-unfallen = le tirage { $roll } n’est pas tombé : il aurait été { $dice }
commands-verify-links-missing = le tirage { $roll } n’est pas tombé : des maillons manquaient
commands-verify-entered = inscrite au registre de { $origin } : l’ouverture sous { $open }, la fin sous { $end }
commands-verify-unentered = inscrite à aucun registre : d’autres ont pu se voir montrer une autre partie
commands-verify-log-key = la clé de ce registre est celle que nomme son serveur ; comparez-la à ce que voient les autres : { $key }
commands-verify-witnessed = cosignée par { $many } des { $quorum } témoins que vous demandez : { $names }
commands-verify-unwitnessed = aucun témoin : d’autres ont pu se voir montrer un autre registre
commands-verify-strangers = cosignée aussi par des témoins dont vous n’avez pas nommé la clé : { $names }
commands-verify-announced = nouvelle clé de ce registre, annoncée par l’inscription { $entry } sous la précédente : { $key }
commands-verify-key = place { $seat } : clé de l’inscription { $entry }, { $date }
commands-verify-key-withdrawn = place { $seat } : clé de l’inscription { $entry }, révoquée avant la partie
commands-verify-no-key = place { $seat } : aucune inscription ne dit à qui est sa clé, comme pour les invités et les programmes qui n’en ont pas enregistré
commands-verify-key-unread = seul le registre entier montre si une clé a été révoquée avant la partie : --log
commands-verify-too-few = Ses joueurs en répondent, mais moins de témoins l’ont cosignée que vous n’en demandez.
commands-verify-unvouched = Sans garant : le journal n’a pas de défaut, mais un serveur peut en écrire un pareil tout seul (places { $seats }).
commands-verify-key-letters = --key attend une clé publique de 64 lettres hexadécimales, non { $text }
commands-verify-vouched = Garanti. Les dés sont justes si l’une de ces places, qui y ont eu part, a été honnête : { $seats }.
commands-verify-vouched-alone = Garanti. Aucune place n’a eu part aux dés : ils sont justes autant que le serveur est honnête.
commands-verify-nothing = Nommez la preuve d’une partie, ou un serveur avec --page.
commands-verify-no-page = { $server } ne donne pas la liste des fichiers de sa page : { $why }
commands-verify-page-files = { $files } fichiers comparés à la liste de la version, et les scripts de la page d’accueil : { $flaws } diffèrent
commands-verify-page-entry = la liste est l’inscription { $entry } du registre
commands-verify-page-unentered = la liste n’est dans aucun registre : d’autres peuvent recevoir une autre page
commands-verify-page-key = la clé de ce registre est celle que nomme le serveur : donnez celle que vous connaissez par --policy
commands-verify-page-unbuilt = ce que font les fichiers n’a pas été examiné : compilez la page depuis ses sources et comparez avec --build
commands-verify-page-limits = Non montré : ce que le serveur envoie à d’autres, ou à vous à un autre moment, ni les textes et pages qu’il écrit lui-même.
commands-witness-name = « { $name } » ne peut être le nom d’un témoin : ni espaces, ni signe plus
commands-witness-key = Donnez cette clé aux serveurs que vous cosignez ; les clés de leurs registres sont dans { $file }, une par ligne :
commands-witness-serving = Cosigne à { $address }/add-checkpoint ; Ctrl-C y met fin.
commands-witness-cosigned = { $origin } : { $size } inscriptions, cosigné
commands-witness-refused = { $address } : non cosigné : { $why }
commands-witness-split = Ce registre a signé deux arbres différents. Chacun peut le vérifier par ces deux points de contrôle :
commands-monitor-games = parties
commands-monitor-no-log = { $server } ne tient pas de registre public : il ne signe pas
commands-monitor-read = { $origin } : { $size } inscriptions, qui donnent la racine qu’il a signée
commands-monitor-counts = { $games } parties inscrites ; de celles examinées { $ended } sont finies, { $playing } se jouent encore
commands-monitor-twice = partie { $game } : inscrite plus souvent qu’une ouverture et une fin
commands-monitor-dropped = partie { $game } : inscrite, et le serveur ne la connaît plus
commands-monitor-asleep = partie { $game } : commencée, sans fin, et sans événement depuis { $days } jours
commands-monitor-silent = Dernier événement de celles qui se jouent encore : { $days1 } en moins d’un jour, { $days7 } en moins d’une semaine, { $days31 } plus tôt
commands-monitor-changed = partie { $game } : le serveur montre une autre partie que celle inscrite
commands-monitor-flaw = partie { $game } : { $why }
commands-monitor-stopped = partie { $game } : finie par le serveur avant le tirage { $roll }, qui aurait été { $dice }
commands-monitor-new-key = inscription { $entry } : une nouvelle clé du registre est annoncée, { $key }
commands-monitor-device = inscription { $entry } : clé d’un de vos appareils, { $key }
commands-monitor-withdrawn = inscription { $entry } : révoquée, { $key }
commands-monitor-planted = inscription { $entry } : le compte a reçu une clé que vous ne nommez pas, { $key }
commands-monitor-share = { $stopped } parties sur { $ended } furent finies par le serveur quand il connaissait le tirage suivant : quelques-unes peuvent être des pannes.

commands-column-by = selon
commands-column-said = on dit
commands-column-verdict = verdict
commands-column-evidence = preuve
commands-column-s = s
commands-column-example = exemple
commands-column-expected = attendu
commands-column-found = trouvé
commands-column-count = nombre
commands-column-agree = d’accord
commands-column-differ = différents
commands-column-event = événement
commands-column-lesson = leçon
commands-column-title = titre
commands-column-minutes = minutes
commands-column-done = fait
commands-column-depth = profondeur
commands-column-nodes = suites
commands-column-seconds = secondes
commands-column-games = jeux
commands-column-diagrams = diagrammes
commands-column-study = étude
commands-column-pieces = pièces
commands-column-claim = selon l’auteur
commands-column-theme = thème
commands-column-about = de quoi il s’agit
commands-column-studies = études
commands-column-positions = positions
commands-column-lines = lignes
commands-column-legal = légales
commands-column-variations = variantes
commands-column-moves = coups simples
commands-column-forbidden = coup défendu
commands-column-because = parce que
commands-column-must-be = il faut
commands-column-half-moves = demi-coups
commands-column-number = nombre
commands-column-move = coup
commands-column-line = ligne
commands-column-printed = imprimé
commands-column-read = lu
commands-column-reason = raison
commands-column-lessons = leçons
commands-column-steps = étapes
commands-column-questions = questions
commands-column-step-kind = sorte d’étape
commands-column-book = livre
commands-column-treatise = traité du trictrac
commands-column-examples = exemples
commands-column-puzzles = problèmes
commands-column-median = médian
commands-study-smallest = { $margin } : le moindre
commands-claims-no-kind = aucune affirmation de la sorte « { $kind } » ; les sortes sont : { $known }
commands-no-format = aucun format « { $format } » ; les formats sont : { $known }
commands-lab-no-study = aucune étude « { $name } » ; les études sont : { $known }
commands-perft-chance = seuls les jeux sans hasard se comptent ; choisissez un autre jeu
commands-play-other-record = cette partie est de { $game } selon { $ruleset } ; continuez-la, ou nommez un autre fichier
commands-tablebase-kings = « { $text } » ne dit pas combien de dames jouent contre combien ; écrivez 4v2
commands-tablebase-wrong = la table ne peut pas servir : { $why }
commands-study-count = { $count ->
        [one] { $count } étude
       *[other] { $count } études
    }
commands-study-won = { $winner } : gain
commands-study-wins = { $winner } : gain en { $count ->
        [one] { $count } coup simple
       *[other] { $count } coups simples
    }
commands-study-table = Table : { $result }
commands-lab-not-stronger = le premier n’est pas plus fort
commands-usage = { "Usage\u00A0: " }
commands-usage-arguments = Arguments
commands-usage-options = Options
commands-usage-commands = Commandes
commands-usage-error = Erreur
commands-usage-aborted = Interrompu.
commands-usage-required = { "[" }obligatoire{ "]" }
commands-usage-default = { "[" }par défaut : { $value }{ "]" }
commands-usage-try = Pour l’aide : { $command }
commands-usage-options-given = { "[" }OPTIONS{ "]" }
commands-usage-command-given = COMMANDE …
commands-usage-no-option = Il n’y a pas d’option { $name }.{ $count ->
        [0] { "" }
       *[other] { " " }Proches : { $known }.
    }
commands-usage-no-command = Il n’y a pas de commande { $name }.{ $count ->
        [0] { "" }
       *[other] { " " }Proches : { $known }.
    }
commands-usage-missing = Il manque { $name }.
commands-usage-too-many = Il y a trop d’arguments.
commands-usage-wrong-use = { $name } demande une valeur, ou n’en prend pas.
commands-usage-wrong-value = { $kind ->
        [int_parsing] { $name } doit être un nombre entier.
        [float_parsing] { $name } doit être un nombre.
        [bool_parsing] { $name } doit être true ou false.
        [greater_than_equal] { $name } doit être au moins { $limit }.
        [less_than_equal] { $name } doit être au plus { $limit }.
        [enum] { $name } doit être l’un de : { $limit }.
       *[other] { $name } : { $why }
    }
commands-usage-no-language = il n’y a pas de langue { $code } ; les langues sont : { $known }

commands-roles-given = { $name } a désormais le rôle { $role }.
commands-roles-taken = { $name } n’a plus le rôle { $role }.
commands-roles-line = { $name }  { $role }  depuis le { $since }
commands-roles-none = Personne n’a de rôle.
commands-passages-place = Lieu
commands-passages-lines = Lignes
commands-passages-page = Page
commands-passages-about-page = vers { $page }
commands-passages-cited-by = Cité par
commands-passages-cited = cité
commands-passages-nobody = personne
commands-passages-count = { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
commands-citations-whole = Chapitres cités en entier
commands-citations-all = { $count ->
        [one] { $count } citation, toutes retrouvées.
       *[other] { $count } citations, toutes retrouvées.
    }
commands-citations-lost = { $count ->
        [one] { $count } citation, { $lost } non retrouvées dans leurs livres.
       *[other] { $count } citations, { $lost } non retrouvées dans leurs livres.
    }
commands-citations-total = total
commands-citations-kind-law = loi
commands-citations-kind-page = pages
commands-citations-kind-case = cas
commands-citations-kind-claim = affirmations
commands-citations-kind-lesson = leçons
commands-citations-kind-study = études
commands-passages-many = passages

commands-texts-added = { $book } : { $found } passages trouvés sur { $number }. Les mots de l’auteur sont désormais montrés à côté des nôtres.
commands-texts-removed = La transcription de { $book } est retirée.
commands-texts-line = { $book } : { $found } passages sur { $number }
commands-texts-none = Aucune transcription n’est installée. `academie texts add FICHIER` en installe une.

commands-unit-states = positions
commands-unit-rounds = tours
commands-solved-states = { $states } positions avant un coup de dés
commands-solved-worth = { $rules } : { NUMBER($worth, minimumFractionDigits: 9, maximumFractionDigits: 9) } enjeu à qui jette le premier ; par premier coup :
commands-solved-no-rules = pas de règles « { $name } » ; il y a : { $known }
commands-solved-rules = Règles
commands-solved-column-states = Positions
commands-solved-start = Jeter le premier vaut
commands-solved-residual = Plus grand écart
commands-solved-error = Erreur au plus
commands-solved-choices = Choix
commands-solved-unclear = Trop serrés
commands-solved-built = { $path } : { $bytes } octets
commands-solved-figures = { $rules } : le premier gagne { $results } ; { NUMBER($throws, minimumFractionDigits: 2, maximumFractionDigits: 2) } coups de dés en moyenne, la moitié des parties en { $half } au plus, neuf sur dix en { $few } à { $many }
commands-solved-expected = Calculé, contre { $against } : { NUMBER($first, minimumFractionDigits: 6, maximumFractionDigits: 6) } enjeu par partie en jetant le premier, { NUMBER($second, minimumFractionDigits: 6, maximumFractionDigits: 6) } le second, { NUMBER($stakes, minimumFractionDigits: 6, maximumFractionDigits: 6) } en moyenne
commands-solved-met = Joué, { $games } parties : { NUMBER($played, minimumFractionDigits: 6, maximumFractionDigits: 6) }, erreur type { NUMBER($error, minimumFractionDigits: 6, maximumFractionDigits: 6) } : { NUMBER($off, minimumFractionDigits: 2, maximumFractionDigits: 2) } erreurs types d’écart
commands-lab-curve = La courbe est dans { $path }
commands-lab-rated = { $games } parties en tout. Points Elo au-dessus du premier niveau ; intervalles à 95 %.
commands-explain-for = Pour
commands-explain-against = Contre
commands-explain-principle = principe
commands-explain-no-reason = Aucun principe de { $player } ne distingue cet acte des autres.
commands-explain-no-doctrine = { $player } ne dit pas pourquoi il joue ; ceux-ci le disent : { $known }
commands-lab-ladders = La page est dans { $path }
commands-lab-rules-page = La page est dans { $path }
commands-lab-rules-summary = Les chiffres sont dans { $path }
commands-lab-rules-nothing = donnez --out DOSSIER pour jouer, ou --summary FICHIER avec --page FICHIER pour récrire la page
