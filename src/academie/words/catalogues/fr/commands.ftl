commands-title = Ce que les livres laissent aux joueurs
commands-about = Chaque passage qui laisse un choix aux joueurs, ou sur lequel les traités diffèrent, et où l’on choisit ici : une option (`academie play JEU --option nom=valeur`, au serveur et dans le navigateur sous « Conventions de la maison »), le nom d’une règle, ou un acte à la table. Ce qu’un traité n’accorde que par convention n’a pas lieu tant qu’on n’en est pas convenu. Cette page est écrite par `make rules-pages`.
commands-open = Ce dont les joueurs conviennent
commands-corrected = Ce qui fut corrigé
commands-left-out = laissé de côté
commands-unsaid = —
commands-no = nº
commands-agreement = convention
commands-where-chosen = où l’on choisit
commands-usually = d’ordinaire
commands-passage = passage
commands-point = point
commands-choices = choix
commands-source = source
commands-rule-set = règle
commands-before = avant
commands-now = à présent
commands-revanche-winner = à la revanche, le gagnant
commands-revanche-drawn = à la revanche, par le sort
commands-revanche-in-turn = à la revanche, chacun à son tour
commands-from = de { $least } à { $most }

commands-analysis = analyse

commands-so-far = Interrompu : voici ce qui est fait ({ $value } actes sur { $value2 }) ; pour toute la partie, relancez la même commande.
commands-no-fault = Aucune faute trouvée.
commands-choices-stakes-lost-choice = { $who } : { $count } choix, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } mises perdues, { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) } par choix.
commands-act = Acte
commands-played = Joué
commands-better = Mieux
commands-loss = Perte

commands-no-throws = rien à dessiner : aucun coup de dés n’est attendu ici
commands-interrupted-here-what-found-so-far = Interrompu : voici ce qui est trouvé ; pour l’analyse entière, relancez la même commande.
commands-what-each-throw-follows-brings = Ce qu’apporte chaque coup de dés qui suit
commands-game-over-in-this-position = la partie est finie dans cette position
commands-throw = Coup de dés
commands-value = Valeur ({ $who })
commands-what-brings = Ce qu’il apporte
commands-36-throws-for = Les 36 coups de dés, pour { $who }
commands-in-stakes-above-or-below-mean = En mises, au-dessus ou au-dessous de la moyenne, qui est { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") }.
commands-value-2 = Valeur

commands-bug = Erreur interne ({ $value }). Pour en voir le détail : academie --debug …
commands-does-not-load-reinstall-force-reinstall = { $called } ne se charge pas ({ $wrong }) ; réinstallez-le : { $get } --force-reinstall
commands-play = Jouer, seul ou à plusieurs.
commands-learn = Apprendre un jeu par leçons.
commands-rules = Les règles d’un jeu, citées.
commands-practice = Problèmes, et coups de dés à compter.
commands-study = Les positions des livres.
commands-analyse = Dire ce que valent les coups, et pourquoi.
commands-explain = Dire ce qu’un coup apporte, et d’après qui.
commands-odds = Combien des 36 coups le font.
commands-games = Tous les jeux et leurs règles.
commands-claims = Vérifier ce qu’affirment les livres.
commands-conformance = Comparer la loi aux exemples et passages des livres.
commands-perft = Compter les suites de coups.
commands-tablebase = Fins de partie de dames résolues.
commands-lab = Parties, matchs et études par milliers.
commands-hub = Répondre à un damier qui parle Hub.
commands-verify-dice = Recalculer les dés d’une partie finie.
commands-export = Exemples, études, problèmes en fichiers.
commands-doctor = Examiner l’installation.
commands-serve = Ouvrir le café.
commands-migrate = Mettre à jour la base de données.
commands-worker = Faire les travaux en attente.
commands-audit = Vérifier tous les journaux.
commands-this-command-needs-not-installed = cette commande a besoin de { $called }, qui n’est pas installé : { $get }

commands-stale = Périmé, faute de programme ou de tables ici pour recalculer : { $ids }.
commands-stopped = Interrompu : ce qui est fait est gardé.

commands-examples-and-cases-agree = { $count } exemples et cas, { $agree } d’accord
commands-expected = attendu
commands-found = trouvé

commands-law = les règles, la notation, les diagrammes, les leçons
commands-fast = la loi compilée, rapide, et les moteurs forts
commands-version-where-academie-install-same = version { $core }, quand academie est { $academie } : installer la même
commands-broken = ne se charge pas : { $value }
commands-keep = où le café garde ses parties
commands-news = qui porte les nouvelles du café
commands-absent = absente ; { $value }
commands-part = partie
commands-what-for = à quoi elle sert
commands-state = état
commands-playing-chess = jouer aux échecs
commands-printing-sheets-studies = imprimer des feuilles d’études
commands-keeping-cafe = tenir un café
commands-training-measuring-playing-matches = entraîner, mesurer, jouer des matchs
commands-games-in-openspiel = les jeux dans OpenSpiel
commands-games-in-pettingzoo = les jeux dans PettingZoo
commands-adversary-at-chess = l’adversaire aux échecs
commands-measure-toute-table = l’étalon du toute-table

commands-legal-acts = Coups permis
commands-nothing = Rien.

commands-written = { $value } : { $value2 } lignes

commands-yes = oui
commands-no-no = non
commands-hidden = caché
commands-length = actes d’une partie
commands-legend = caché : une place ne voit pas tout ; épreuves : exemples des livres + parties modèles + études
commands-head = # Les jeux
    
    Tous les jeux auxquels on peut s’asseoir. Cette page est écrite par `make games-table`, qui demande
    `academie games --measure 25 --write docs/games.md` ; `academie games --lang fr` en dit autant au terminal,
    et avec `--json` aux programmes. Les règles de chacun, d’après les traités, sont sous *Les règles*.
    
    * *Hasard* : des dés, ou des dés de domino distribués. *Caché* : si une place ne voit pas tout.
    * *Épreuves* : exemples des livres + parties modèles + études, comptés dans les données livrées. Chaque règle
      passe en outre l’examen `check_game`.
    * *Longueur* : les actes d’une partie d’après la première règle entre bons joueurs de café (le niveau 4, ou le
      joueur simple), jets et donnes compris : moyenne ± écart type (la plus courte–la plus longue), sur tant de
      parties des graines 0, 1, 2 … Mesurée de nouveau, elle est la même, sauf aux échecs, où joue Stockfish.
    
commands-sources = Les sources
commands-game = jeu
commands-rule-sets = règles
commands-sources-2 = livres
commands-seats = places
commands-chance = hasard
commands-tests = épreuves
commands-players = joueurs
commands-length-2 = longueur
commands-games-2 = sur parties
commands-siglum = sigle
commands-work = ouvrage
commands-year = année
commands-games-3 = { $games } parties
commands-from-2 = de { $package }

commands-net-in = Le réseau est dans { $path }
commands-games-in = { $games } parties dans { $folder }

commands-no-file = Interrompu : rien n’est gardé ; avec --out FICHIER, un match peut être repris.
commands-verdicts-stronger = le premier est plus fort
commands-verdicts-not stronger = le premier n’est pas plus fort
commands-verdicts-open = rien n’est décidé

commands-decisions-them-leave-against-games-played = { $count } décisions, dont { $left } de s’en aller ; { $count_2 } contre les parties jouées ({ $went } départs, { $number } tenues), { $sure } à coup sûr ; { NUMBER($lost, minimumFractionDigits: 4, maximumFractionDigits: 4) } enjeu perdu par décision
commands-stakes-white = mises pour Blanc

commands-games-4 = parties

commands-help = Répondez, ou : «  ? » pour un indice, «  ! » pour la réponse, « q » pour partir. Entrée continue.
commands-left = Leçon laissée là ; elle reprendra ici.
commands-finished = Leçon finie.
commands-right = Juste.
commands-wrong = Pas encore.
commands-look = Regardez
commands-answer = Réponse
commands-seconds = secondes

commands-hitting-truly = Battre à vrai
commands-covering-filling = Couvrir, remplir
commands-hitting-falsely = Battre à faux
commands-coin = Le coin
commands-leaving-coin = Passer le coin
commands-1-man-can-leave-coin = 1 : une dame peut quitter le coin.
commands-what-each-throw-worth = Ce que vaut chaque coup
commands-points-thrower-less-adversarys = Points de celui qui joue, moins ceux de l’adversaire.

commands-ways = De combien de façons le coup le fait.
commands-text = { $title } : { $far }
commands-give-numbers-or-position-with-position = donnez des nombres, ou une position avec --position
commands-die-shows-1-6 = un dé montre de 1 à 6
commands-casts-36 = { $casts } coups sur 36 ({ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, style: "percent") })
commands-them-two-ways-or-more = , dont { $twice } de deux façons ou plus
commands-cost-points =  ; { $lost } coûtent

commands-error = Erreur

commands-no-levels = Ce jeu n’a pas de niveaux : c’est le joueur simple qui joue.

commands-type-act-for-list-for-reasons = Tapez un coup, «  ? » pour la liste, «  ! » pour les raisons de ce qui s’est passé, « q » pour partir.
commands-game-kept-in = Partie gardée dans { $path }

commands-broken-off-resume-goes-on-from = Interrompu ; --resume continue d’ici.
commands-spread = Ce que valent { $value } coups de dés : difficulté
commands-points = points de difficulté, par centaines
commands-answered-see-again-day-s-running = { $answered } répondus ; { $due } à revoir ; { $days } jour(s) de suite.
commands-there-resume-go-on = { $path } existe ; --resume pour continuer
commands-hold = { $held } tiennent sur { $count }

commands-no-record-practice = { $path } n’est pas un carnet d’exercices

commands-counting-help = Que vaut ce coup de dés ? Deux nombres : à celui qui jette, puis à l’autre. « q » pour partir.
commands-two = Deux nombres, comme « 4 0 ».
commands-puzzle-help = Trouvez le meilleur coup. «  ! » pour le voir, « q » pour partir.
commands-not-best = Ce n’est pas le meilleur.
commands-best = Le meilleur
commands-right-but-late = Juste, mais tard.
commands-no-2 = Non.

commands-nothing-kept = Interrompu : rien n’est gardé.
commands-started = début
commands-of = sur
commands-interrupted-what-finished-kept-in-resume = Interrompu : ce qui est fini est gardé dans { $place } ; pour reprendre, relancez la même commande.
commands-text-2 = { $unit } :

commands-only-agreements = --ruleset et --json vont avec --agreements
commands-which-game = --agreements demande un jeu, comme trictrac
commands-how = On en convient par --option nom=valeur. Ce qu’on ne dit pas reste tel que la règle le veut.
commands-this-rule-set-leaves-nothing-players = Cette règle ne laisse rien aux joueurs.

commands-law-by-source = La loi selon les sources
commands-made = Tiré des règles mêmes que la machine applique ; les points disputés d’abord.
commands-works-cited = Les ouvrages cités
commands-try = Essai
commands-this-page-written-by-make-rules = Cette page est écrite par `make rules-pages`.
commands-law-title = La loi d’après chaque source
commands-law-about = Les traités ne s’accordent pas. Ce qu’ils tiennent de différent est un champ de la règle, avec le passage sur lequel il se fonde ; où tous se taisent, nous avons pris une lecture, et nous le disons. Cette page est faite des règles mêmes que la machine applique, par `make rules-pages`.
commands-disputed = Les désaccords
commands-agreed = Ses règles ne diffèrent en rien, ou il n’y en a qu’une.
commands-ours = Nos lectures, où les livres se taisent
commands-none = Aucune.
commands-more = Toutes les règles
commands-by-hand = Seulement où l’on marque à la main.
commands-usual = { " " }(d’ordinaire)
commands-what-held = ce qu’on tient
commands-reading = lecture
commands-why = pourquoi
commands-usually-2 =  ; d’ordinaire { $said }

commands-missing = il manque { $value }. Pour installer ce qui manque :
      Debian, Ubuntu   sudo apt-get install postgresql redis-server
      Fedora           sudo dnf install postgresql-server redis
      macOS            brew install postgresql redis
    La démonstration en lance des exemplaires à elle, dans un dossier à elle.
commands-running = un serveur utilise déjà ce dossier : { $value }
commands-taken = le port { $value } est pris : en choisir un autre avec --port
commands-failed = { $value } n’a pas abouti ; le journal de PostgreSQL est { $value2 }
commands-cafe-open-ctrl-c-close = Le café est ouvert : { $value } (Ctrl-C pour fermer)
commands-audited = { $value } parties, { $value2 } événements
commands-broken-logs = journaux rompus : { $value }

commands-table = Table
commands-themes = Thèmes
commands-draw = remise

commands-find-moves-for-hint-for-books = Cherchez les coups. «  ? » pour un indice, «  ! » pour le coup du livre, « q » pour partir.
commands-only-book = Ce n’est pas le coup du livre, et l’on ne sait s’il suffit : seuls comptent le livre et ses variantes.
commands-fails = Ce coup ne suffit pas, on le sait.
commands-solved = Trouvé.
commands-left-there = Laissé là.
commands-piece-on-moves = La pièce { $start } joue.
commands-will-do-as-well-book-plays = { $move } suffit aussi ; le livre joue { $expected }, et l’on continue ainsi.

commands-margin = écart, en mises
commands-all = en tout
commands-answered = avec réponse
commands-known = connu
commands-red-new-red = [red]nouveau[/red]
commands-as-printed = comme imprimés
commands-in-all = en tout
commands-legal-by = légaux selon { $id }

commands-limits = Les coups limités, la ligne du milieu et l’offre de damer ne comptent pas ici.
commands-loses-in-single-moves = perd en { $coups } coups simples
commands-tables-in = Tables dans { $where }
commands-tables-proven = { $proven } tables prouvées
commands-draw-2 = remise
commands-wins-in-single-moves = gagne en { $coups } coups simples
commands-no-table-knows-this-position = Aucune table ne connaît cette position.

commands-no-record-lessons = { $path } n’est pas un carnet de leçons

commands-events-rolls-recomputed-all-agree = { $events } événements, { $rolls } coups de dés recalculés : tout concorde.
commands-proof-does-not-hold = La preuve ne tient pas ({ $found }).

commands-head-by = selon
commands-head-said = on dit
commands-head-verdict = verdict
commands-head-evidence = preuve
commands-head-s = s
commands-head-example = exemple
commands-head-source = source
commands-head-expected = attendu
commands-head-found = trouvé
commands-head-game = jeu
commands-head-count = nombre
commands-head-agree = d’accord
commands-head-differ = différents
commands-head-event = Événement
commands-head-source-2 = Source
commands-head-lesson = leçon
commands-head-title = titre
commands-head-minutes = minutes
commands-head-done = fait
commands-head-depth = profondeur
commands-head-nodes = suites
commands-head-seconds = secondes
commands-head-games = jeux
commands-head-diagrams = diagrammes
commands-head-study = étude
commands-head-pieces = pièces
commands-head-claim = selon l’auteur
commands-head-theme = thème
commands-head-what-about = de quoi il s’agit
commands-head-studies = études
commands-head-rule-set = règles
commands-head-positions = positions
commands-head-lines = lignes
commands-head-legal = légales
commands-head-variations = variantes
commands-head-moves = coups simples
commands-head-forbidden = coup défendu
commands-head-because = parce que
commands-head-must-be = il faut
commands-head-half-moves = demi-coups
commands-head-number = nombre
commands-head-move = coup
commands-head-line = ligne
commands-head-printed = imprimé
commands-head-read = lu
commands-head-reason = raison
commands-head-lessons = leçons
commands-head-steps = étapes
commands-head-questions = questions
commands-head-kind-step = sorte d’étape
commands-head-book = livre
commands-head-treatise-trictrac = traité du trictrac
commands-head-examples = exemples
commands-head-puzzles = problèmes
commands-head-median = médian
commands-smallest-margin = { $margin } : le moindre
