help-academie = Les jeux classiques français.

    L’option --lang fixe la langue, avant le nom d’une commande ou après.
help-academie-version = Afficher la version.
help-academie-debug = Afficher la trace d’une erreur interne.
help-option-install-completion = Installer la complétion pour ce shell.
help-option-show-completion = Afficher le script de complétion pour ce shell.
help-option-help = Afficher cette aide et quitter.
help-option-lang = La langue de la réponse.
help-option-json = Répondre en JSON.
help-option-ruleset = La règle.
help-option-game = Le jeu, par exemple trictrac.
help-option-workers = Combien travaillent à la fois : des fils, ou des processus sur Ray.
help-option-ray = Travailler sur Ray, sur cette machine ; demande l’extra lab.
help-option-address = Travailler sur la grappe Ray à cette adresse, sur un réseau privé.
help-play = Jouer une partie, seul ou à plusieurs.

    Chaque place est jouée par vous ou par un programme. Les places au-delà de deux suivent celles de Blanc et de Noir.
help-play-white = Qui joue Blanc : human (vous, sauf avis contraire), simple, random, niveau-1, etc.
help-play-black = Qui joue Noir ; par défaut l’adversaire de --level, sinon simple.
help-play-others = Qui joue les autres places, aux jeux à plusieurs.
help-play-level = La force de vos adversaires, à partir de 1.
help-play-option = Une option du jeu, sous la forme nom=valeur.
help-play-marking = Qui marque et veille aux fautes : auto pour le programme ; courtois ou rigueur pour les joueurs.
help-play-forget = Combien de fois le joueur simple oublie de marquer, de 0 à 1.
help-play-seed = Jeter chaque fois les mêmes dés.
help-play-record = Garder la partie dans ce fichier ; s’il existe, la reprendre.
help-play-resume = Reprend la dernière partie laissée.
help-play-game = Le jeu, par exemple trictrac ; inutile avec --resume.
help-learn = Apprendre un jeu par des leçons.

    Le code de sortie est 1 si vous arrêtez avant la fin d’une leçon.
help-learn-game = Le jeu ; sans lui, toutes les leçons sont listées.
help-learn-name = Le numéro ou le nom de la leçon ; par défaut la suivante.
help-learn-list = Lister seulement les leçons du jeu.
help-rules = Lire les règles d’un jeu, avec leurs sources.

    Les points sur lesquels les sources diffèrent viennent d’abord. Ce dont les joueurs peuvent convenir est listé par --agreements ; une partie le prend par --option nom=valeur.
help-rules-game = Le jeu ; sans lui, toutes les pages sont listées.
help-rules-markdown = Écrire du Markdown avec dessins dans ce fichier ; sans jeu, toutes les pages dans ce dossier.
help-rules-agreements = Lister ce dont les joueurs peuvent convenir avant une partie.
help-practice = Résoudre des problèmes, ou compter des jets.

    Les problèmes à revoir viennent d’abord, puis de nouveaux près de votre niveau.
help-practice-game = dames ou trictrac ; par défaut les deux.
help-practice-theme = Seulement les problèmes de ce thème.
help-practice-count = Combien en poser.
help-practice-marking = Compter ce que valent des jets de trictrac, contre la montre.
help-practice-marking-count = Combien en poser.
help-practice-marking-seed = Poser de nouveau les mêmes jets.
help-practice-marking-census = Dessiner seulement la difficulté d’autant de jets.
help-practice-marking-svg = Le dessiner dans ce fichier.
help-practice-generate = Trouver des problèmes dans la bibliothèque et dans des parties entre programmes.

    Arrêtez avec Ctrl-C et reprenez avec --resume.
help-practice-generate-game = dames ou trictrac.
help-practice-generate-count = Combien de problèmes le fichier doit avoir.
help-practice-generate-resume = Continuer le fichier.
help-practice-generate-file = Le fichier des problèmes ; par défaut dans studies/puzzles.
help-practice-check = Vérifier de nouveau que chaque problème a un seul meilleur coup, de la marge voulue.

    Le code de sortie est 1 s’il en est autrement.
help-practice-check-game = dames ou trictrac.
help-practice-check-seed = La graine des dés.
help-practice-check-drop = Ôter du fichier ce qui ne tient pas.
help-practice-check-file = Le fichier des problèmes ; par défaut dans studies/puzzles.
help-study = Étudier les positions des livres.
help-study-list = Lister les études.
help-study-list-theme = Seulement ce thème, par exemple lunettes.
help-study-list-source = Seulement ce livre, par exemple man.
help-study-list-pieces = Au plus autant de pièces sur le damier.
help-study-themes = Lister les thèmes, avec les études de chacun.
help-study-show = Montrer une étude : son damier, sa ligne, ce qui est affirmé et ce qui est douteux.
help-study-show-number = Le numéro dans le livre : 9, ou metz-4.
help-study-show-source = Le livre du numéro.
help-study-show-after = Avec --svg : le damier après autant de coups.
help-study-show-svg = Dessiner le damier dans ce fichier.
help-study-solve = Trouver les coups d’une étude.

    Le code de sortie est 1 si vous arrêtez avant la fin.
help-study-solve-number = Le numéro dans le livre : 9, ou metz-4.
help-study-solve-source = Le livre du numéro.
help-study-stats = Compter les leçons et étapes par jeu, et les positions par livre et thème.
help-study-export = Écrire des études pour d’autres programmes, ou les imprimer en PDF.
help-study-export-path = Le fichier à écrire : PDN pour les dames, PGN pour les échecs, PDF pour imprimer.
help-study-export-study = Seulement cette étude, par exemple man-9.
help-study-export-theme = Seulement ce thème, par exemple lunettes.
help-study-export-source = Seulement ce livre, par exemple man.
help-study-check = Rejouer chaque ligne d’un livre selon chaque règle.

    Le code de sortie est 1 si l’une n’est pas comme le dit la bibliothèque.
help-study-check-source = Le livre, par exemple manoury.
help-analyse = Dire ce que valent les actes, et pourquoi.

    Les valeurs sont des mises : +1 est une partie sûrement gagnée. Ctrl-C arrête une longue analyse et garde ce qui est fait.
help-analyse-what = Une partie notée, un fichier PDN ou PGN, ou une position.
help-analyse-game = Le jeu d’une position.
help-analyse-ruleset = La règle d’une position.
help-analyse-throw = Le jet dans la position, par exemple 6-5.
help-analyse-ponder = Combien d’actes d’une position, ou de fautes d’une partie, regarder plus longtemps.
help-analyse-most = Combien d’actes ou de fautes montrer.
help-analyse-svg = Dessiner les 36 jets, ou le cours de la partie, dans ce fichier.
help-analyse-save = Écrire la partie annotée dans ce fichier.
help-explain = Dire ce qu’un jet ou un coup apporte, et d’après quelle source.
help-explain-position = La position, par exemple '0x13,6,8/0x12,6,11x2 white' ou 'W:W31-50:B1-20'.
help-explain-act = Ce qui est jeté ou joué, par exemple 6-5 ou 32-28.
help-explain-svg = Dessiner le tablier et ce que l’acte apporte dans ce fichier.
help-odds = Compter combien des 36 jets font quelque chose au trictrac.
help-odds-hit = Battre une dame à ces distances, tous les passages libres ; ou battre à vrai dans une position.
help-odds-hit-numbers = Les distances des dames ; ou donnez une position.
help-odds-hit-position = Une position de trictrac : 0x13,7,9/0x15 white.
help-odds-hit-target = Seulement cette flèche, comptée depuis le talon de celui qui jette.
help-odds-hit-svg = Dessiner les 36 jets dans ce fichier.
help-odds-fill = Couvrir ou remplir avec des dames à ces distances ; ou remplir dans une position.
help-odds-fill-numbers = Les distances des dames ; ou donnez une position.
help-odds-fill-position = Une position de trictrac : 0x13,7,9/0x15 white.
help-odds-fill-svg = Dessiner les 36 jets dans ce fichier.
help-odds-faux = Battre à faux dans une position : des points à l’adversaire.
help-odds-faux-position = Une position de trictrac.
help-odds-faux-target = Seulement cette flèche, comptée depuis le talon de celui qui jette.
help-odds-faux-svg = Dessiner les 36 jets dans ce fichier.
help-odds-coin = Prendre ou battre un coin avec deux dames à ces distances ; ou le battre dans une position.
help-odds-coin-numbers = Les distances des dames ; ou donnez une position.
help-odds-coin-case = Une distance à laquelle il y a deux dames ; peut être répétée.
help-odds-coin-position = Une position de trictrac : 0x13,7,9/0x15 white.
help-odds-coin-svg = Dessiner les 36 jets dans ce fichier.
help-odds-passing = Quitter le coin dans une position ; les autres jets y retiennent ses dames.
help-odds-passing-position = Une position de trictrac.
help-odds-passing-svg = Dessiner les 36 jets dans ce fichier.
help-odds-worth = Dire ce que vaut chaque jet dans une position : les points du joueur qui jette, moins ceux de l’adversaire.
help-odds-worth-position = Une position de trictrac.
help-odds-worth-svg = Dessiner les 36 jets dans ce fichier.
help-games = Lister tous les jeux et leurs règles.

    Avec les sources, les places, le hasard, ce qui est caché et les épreuves. Ctrl-C arrête une mesure, montre ce qui est mesuré et sort avec 130.
help-games-measure = Jouer autant de parties de chacun entre bons joueurs, pour en mesurer la longueur.
help-games-write = Écrire la table en une page Markdown, par exemple docs/games.md.
help-claims = Vérifier ce qu’affirment les livres.

    Arrêtez avec Ctrl-C ; la même commande reprend.
help-claims-source = Seulement les affirmations de ce livre, par exemple lep.
help-claims-kind = Seulement les affirmations de cette sorte ou de cette vérification, par exemple win ou sum.
help-claims-id = Seulement cette affirmation, par exemple AR-23.
help-claims-time = Secondes par recherche.
help-claims-again = Recalculer ce qui est connu.
help-claims-stale = Ne rien calculer : nommer les résultats périmés, et échouer s’il y en a.
help-claims-results = Garder les résultats dans ce fichier ; par défaut avec vos données.
help-claims-write = Écrire la page de tous les résultats dans ce fichier.
help-conformance = Comparer la loi à tous les exemples et cas des livres.

    Le code de sortie est 1 si l’un diffère.
help-conformance-game = Le jeu, par exemple trictrac ; sans lui, tous les jeux.
help-perft = Compter toutes les suites d’actes.

    L’épreuve habituelle qu’une loi trouve chaque coup, et une seule fois.
help-perft-game = Un jeu sans hasard, par exemple dames.
help-perft-depth = À combien d’actes de profondeur.
help-perft-position = La position de départ ; par défaut le début de la partie.
help-tablebase = Résoudre des fins de partie de dames.
help-option-folder = Le dossier des tables ; par défaut celui d’ACADEMIE_TABLES, sinon avec vos données.
help-tablebase-build = Construire les tables qui manquent.

    Arrêtez avec Ctrl-C ; la même commande reprend.
help-tablebase-build-ruleset = La règle ; par défaut dames/fmjd.
help-tablebase-build-pieces = Jusqu’à autant de pièces.
help-tablebase-build-kings = Des dames seulement, jusqu’à autant contre autant : 4v2.
help-tablebase-verify = Vérifier chaque table par une passe à part.

    Le code de sortie est 2 si l’une est abîmée ou fausse.
help-tablebase-verify-ruleset = La règle ; par défaut dames/fmjd.
help-tablebase-probe = Dire ce que valent une position et chacun de ses coups.

    Le code de sortie est 1 si aucune table ne la connaît.
help-tablebase-probe-position = La position en FEN : W:WK27,K37,K46:BK11.
help-tablebase-probe-ruleset = La règle ; par défaut dames/fmjd.
help-tablebase-build-distance = Garder aussi à combien de coups est la fin : un octet par position, jusqu’à cinq pièces.
help-tablebase-build-slice = Seulement cette tranche, comme m1k1-m0k3, et celles où elle mène ; peut être répété.
help-tablebase-build-threads = Sur tant de fils.
help-tablebase-verify-slice = Seulement cette tranche, comme m0k4-m0k2 ; peut être répété.
help-tablebase-verify-sample = Combien de positions de toutes les tranches ensemble, tirées au sort, pour chaque vérification.
help-tablebase-verify-all = Vérifier chaque position par ses coups, non un échantillon.
help-tablebase-list = Donner la liste des tranches : positions, résultats, taille et temps de construction.
help-tablebase-list-ruleset = La règle ; par défaut dames/fmjd.
help-solved = Des jeux de dés résolus : le tourne-case et les dames rabattues.
help-solved-show = Dire ce que valent un jeu résolu et chaque premier coup pour qui jette les dés.
help-solved-check = Vérifier la table d’un jeu résolu, position par position, par la seule loi.

    Finit par 2 si elle est fausse.
help-solved-check-rules = Ces règles seulement ; par défaut toutes celles de la table.
help-solved-build = Résoudre un jeu de nouveau.

    La table est gardée avec vos données, et sert dès lors.
help-solved-build-rules = Ces règles seulement ; par défaut toutes.
help-solved-build-out = Écrire plutôt la table dans ce fichier.
help-solved-figures = Dire les chances de chaque résultat et la durée des parties, les deux jouant parfaitement.
help-solved-figures-rules = Ces règles seulement ; par défaut toutes.
help-solved-meet = Calculer ce que le joueur parfait gagne sur un autre, et les faire jouer.
help-solved-meet-against = L’autre joueur.
help-solved-meet-games = Combien de parties jouer ; 0 n’en joue aucune.
help-solved-meet-seed = La graine des dés.
help-solved-meet-out = Garder les parties dans ce fichier, et reprendre d’après lui.
help-lab = Entraîner, mesurer et comparer des joueurs par des milliers de parties.
help-lab-match = Opposer deux joueurs sur les mêmes dés, ou à partir des mêmes ouvertures, places échangées, et dire lequel est le plus fort.
help-lab-match-one = niveau-5, simple, net:FILE, net:FILE@2, gnubg ; dames:best, dames:niveau-7, hub:PROGRAMME …
help-lab-match-two = L’autre joueur.
help-lab-match-game = Le jeu.
help-lab-match-games = Au plus autant de parties.
help-lab-match-seed = La graine des dés, ou des ouvertures.
help-lab-match-pairs = Paires de parties par tâche.
help-lab-match-time = Secondes par coup, pour les deux joueurs.
help-lab-match-time-b = Secondes par coup pour B, s’il en a d’autres.
help-lab-match-nodes = Positions par coup, pour les deux joueurs.
help-lab-match-nodes-b = Positions par coup pour B, s’il en a d’autres.
help-lab-match-pieces = Des tables de finales d’au plus autant de pièces ; 0 pour aucune.
help-lab-match-set-a = Un paramètre de A, comme megabytes=64 ; peut être répété.
help-lab-match-set-b = Un paramètre de B, comme book=false ; peut être répété.
help-lab-match-elo = Finir dès que l’on sait laquelle de deux différences Elo est la bonne.
help-lab-match-out = Garder les parties dans ce fichier, et continuer à partir d’elles.
help-lab-book = Faire un livre d’ouvertures du jeu de dames à partir de parties du moteur contre lui-même.
help-lab-book-out = Le fichier du livre ; les parties sont gardées à côté.
help-lab-book-games = Autant de parties.
help-lab-book-nodes = Positions cherchées par coup.
help-lab-book-plies = Demi-coups de chaque partie qui sont tirés au sort et gardés.
help-lab-book-least = Garder les coups joués dans au moins autant de parties.
help-lab-book-seed = La graine des parties.
help-lab-book-add = Ajouter les parties de ce fichier de match ; peut être répété.
help-lab-bench = Mesurer ce qu’un joueur perd dans les positions d’un banc d’essai, ou en faire davantage.
help-lab-bench-player = Un joueur comme pour lab match, ou pipe:COMMANDE pour un programme à vous ; peut être répété.
help-lab-bench-make = Faire des positions, ou continuer, dans ce fichier.
help-lab-bench-positions = Autant de positions en tout.
help-lab-bench-net = Les faire avec ce réseau ; par défaut avec le nôtre.
help-lab-corpus = Faire jouer un fort joueur contre lui-même et garder les parties entières en corpus.

    Les parties gardées ne sont pas rejouées, et l’on peut en ajouter. La même graine donne le même fichier.
help-lab-corpus-out = Le dossier du corpus.
help-lab-corpus-games = Tant de parties en tout.
help-lab-corpus-seed = La graine des dés et des premiers coups.
help-lab-corpus-player = Qui joue, p. ex. niveau-5, net:FICHIER ou, aux dames, nodes:1000 ; par défaut le plus fort qui soit rapide.
help-lab-corpus-check = Comparer les sommes de contrôle d’un corpus et rejouer quelques-unes de ses parties selon la règle.
help-lab-corpus-check-folder = Le dossier du corpus.
help-lab-corpus-check-sample = Tant de parties, réparties sur le corpus.
help-lab-openings = Compter comment commencent les parties d’un corpus, coup de dés par coup de dés, et ce qu’elles ont donné.
help-lab-openings-folder = Le dossier du corpus.
help-lab-openings-out = Le fichier des comptes.
help-lab-holding = Compter combien de fois des parties jouées contredisent le choix du moteur de tenir ou de s’en aller au trictrac.
help-lab-holding-net = Un réseau de trictrac ; par défaut le nôtre.
help-lab-holding-decisions = Combien de décisions.
help-lab-holding-games = Parties jouées pour chacun des deux choix.
help-lab-holding-seed = La graine de tous les dés.
help-lab-rollout = Jouer des positions jusqu’au bout et dire ce qu’elles valent pour Blanc.

    Le résultat est le même quel que soit le nombre de travailleurs.
help-lab-rollout-positions = Les positions, en notation.
help-lab-rollout-game = Le jeu.
help-lab-rollout-games = Parties de chaque position.
help-lab-rollout-seed = La graine des dés, la même pour toutes les positions.
help-lab-rollout-plies = De combien de coups les deux joueurs voient à l’avance.
help-lab-rollout-net = Jouer avec ce réseau ; par défaut avec le nôtre.
help-lab-study = Trouver ce que valent les premiers jets, les avantages et le dé, ou combien durent les parties.
help-lab-study-name = opening, handicaps, first ou length.
help-lab-study-config = Combien jouer : un fichier TOML, ou le nom d’un de configs/.
help-lab-study-svg = Le dessiner dans ce fichier ; plusieurs tables sont numérotées.
help-lab-train = Entraîner un réseau selon sa recette.

    Ctrl-C arrête, et la même commande reprend.
help-lab-train-config = La recette : un fichier TOML, ou le nom d’un de configs/.
help-lab-train-out = Le dossier du réseau, de ses générations et de ses parties.
help-lab-play = Faire jouer un réseau contre lui-même et garder les parties.

    Les parties gardées ne sont pas rejouées.
help-lab-play-config = Que jouer : un fichier TOML, ou le nom d’un de configs/.
help-lab-play-out = Le dossier des parties.
help-lab-steps = Dessiner comment la force croît de match en match.
help-lab-steps-results = Fichiers de matchs contre le même adversaire, dans l’ordre.
help-lab-steps-svg = Dessiner l’échelle dans ce fichier.
help-hub = Répondre à un damier qui parle Hub, sur l’entrée et la sortie standard.
help-dxp = Jouer aux dames contre un autre programme par DamExchange (DXP).
help-dxp-serve = Attendre l’appel d’un programme, et jouer les parties qu’il demande.
help-dxp-call = Appeler un programme qui attend, et lui demander des parties, couleurs alternées.
help-dxp-call-host = La machine où il attend.
help-option-port = Le port.
help-dxp-serve-host = L’adresse où écouter ; 0.0.0.0 pour toutes.
help-dxp-serve-initiate = Demander soi-même des parties au lieu d’attendre les demandes.
help-dxp-serve-games = Finir après autant de parties ; 0 pour ne pas finir.
help-dxp-serve-minutes = Minutes pour chaque joueur, quand on demande des parties.
help-dxp-serve-moves = Coups pour chaque joueur, quand on demande des parties ; 0 pour aucune limite.
help-dxp-serve-book = Un livre d’ouvertures.
help-dxp-serve-out = Ajouter les parties à ce fichier PDN.
help-dxp-serve-megabytes = Mémoire du moteur.
help-dxp-serve-threads = Fils du moteur.
help-dxp-call-follow = Attendre les demandes au lieu de demander des parties.
help-dxp-call-games = Autant de parties ; 0 pour ne pas finir.
help-dxp-call-minutes = Minutes pour chaque joueur.
help-dxp-call-moves = Coups pour chaque joueur ; 0 pour aucune limite.
help-dxp-call-book = Un livre d’ouvertures.
help-dxp-call-out = Ajouter les parties à ce fichier PDN.
help-dxp-call-megabytes = Mémoire du moteur.
help-dxp-call-threads = Fils du moteur.
help-verify = Vérifier une partie finie : sa règle, ses dés, ses signatures.

    Sort avec 0 si chaque joueur s’en porte garant, 1 s’il y a un défaut, 2 si personne ne le fait.
help-verify-file = La preuve, telle que la donne GET /api/games/<id>/dice-proof.
help-verify-evidence = Ce que le programme d’un joueur a gardé de la partie ; peut être donné plusieurs fois.
help-verify-key = Votre propre clé publique, en lettres hexadécimales : une partie qu’elle a signée jusqu’au bout est une partie que vous avez vue.
help-verify-policy = Des clés connues pour être celles de comptes, de registres et de témoins, en JSON.
help-verify-page = Au lieu d’une partie, un serveur : s’il envoie la page qu’il a inscrite à son registre.
help-verify-build = Avec --page : le dossier d’une version compilée à comparer, comme web/app/dist.
help-verify-log = Le registre entier du serveur, comme https://play.example.org/log ou un dossier : qui avait quelle clé.
help-witness = Cosigner les registres de serveurs, pour que personne ne se voie montrer un autre registre que les autres.
help-witness-new = Créer un témoin, ou lui dire d’autres registres, et afficher la clé par laquelle les autres le connaissent.
help-witness-new-folder = Le dossier du témoin.
help-witness-new-name = Son nom, un domaine et un chemin qui sont à vous, comme home.example/w1.
help-witness-new-log = La clé d’un registre à cosigner ; peut être donnée plusieurs fois.
help-witness-serve = Cosigner les points de contrôle que les serveurs envoient, jusqu’à Ctrl-C.
help-witness-serve-folder = Le dossier du témoin.
help-witness-serve-port = Le port où écouter ; 0 pour n’importe lequel de libre.
help-witness-serve-host = L’adresse où écouter.
help-witness-watch = Examiner des registres, cosigner ce qui prolonge ce qu’on a vu, et le remettre à leurs serveurs.

    Code de sortie 1 si un registre ne prolonge pas ce qu’on a vu.
help-witness-watch-folder = Le dossier du témoin.
help-witness-watch-logs = Les registres, comme https://play.example.org/log.
help-witness-watch-every = Recommencer après tant de secondes, jusqu’à Ctrl-C.
help-witness-status = Afficher ce qui fut cosigné en dernier de chaque registre ; code 1 si l’un a signé deux arbres.
help-witness-status-folder = Le dossier du témoin.
help-monitor = Lire le registre d’un serveur, et trouver les parties qu’il a abandonnées ou changées.

    Code de sortie 1 pour une telle partie, 2 si le serveur a fini des parties en connaissant le tirage suivant.
help-monitor-server = Le serveur, comme https://play.example.org.
help-monitor-key = La clé de son registre, si vous la connaissez ; par défaut celle que nomme le serveur.
help-monitor-last = Combien de parties finies, les plus récentes, sont examinées une à une.
help-monitor-since = Omettre les parties finies avant que le registre n’ait cette taille, celle de la dernière lecture.
help-monitor-account = Énumérer aussi les clés que le registre a pour ce compte.
help-monitor-device = Une clé de ce compte que vous connaissez ; répétable. Toute autre est un défaut.
help-verify-dice = Recalculer les dés d’une partie finie.

    Le code de sortie est 1 si l’un diffère.
help-verify-dice-file = La preuve, telle que la donne GET /api/games/<id>/dice-proof.
help-export = Écrire passages, paraphrases, citations, exemples, études, affirmations et problèmes en fichiers.

    Les tables en JSON Lines, Parquet et CSV, avec une description ; les livres en TEI et JSON-LD.
help-export-folder = Le dossier des fichiers ; créé s’il n’existe pas.
help-export-format = jsonl, parquet, csv, tei ou jsonld ; par défaut tous.
help-export-with-texts = Mettre aussi dans le TEI les mots de l’auteur, pour les livres dont une transcription est installée.
help-doctor = Examiner l’installation, et dire comment obtenir ce qui manque.

    Le code de sortie est 1 si une partie installée est cassée.
help-serve = Ouvrir le café.

    Tout de suite et sur cette machine avec --demo ; sinon, selon les variables ACADEMIE_.
help-serve-demo = Tout lancer sur cette machine, bases de données comprises.
help-serve-inside = Où l’état et les mesures sont dits aux machines du dedans, comme 127.0.0.1:9001 ; nulle part sans cela.
help-serve-port = Le port d’écoute.
help-serve-folder = Le dossier des parties de la démonstration.
help-server = Préparer un serveur, et le regarder du dehors.
help-server-init = Faire les clés et les réglages d’un serveur, une fois : ce qui est là reste tel quel.
help-server-init-site = Le nom du site, comme play.example.org.
help-server-init-folder = Le dossier des unes et des autres ; créé s’il manque.
help-server-init-next = Faire aussi la clé qui signera ensuite, que le registre annonce.
help-server-init-swap = Faire signer la clé suivante, une fois annoncée ; la précédente est gardée.
help-server-check = Regarder un serveur du dehors, comme chacun le peut ; code 1 si quelque chose ne va pas.
help-server-check-server = Le serveur, comme https://play.example.org.
help-migrate = Mettre la base de données d’ACADEMIE_DATABASE au schéma actuel.
help-worker = Faire les travaux en attente dans la base de données, un à la fois.
help-worker-lease = Secondes sans signe de vie avant qu’un autre ne reprenne un travail.
help-engine = Calculer pour les moteurs de tous les processus web d’ACADEMIE_REDIS.
help-engine-cores = Le nombre de cœurs qui calculent.
help-notifier = Envoyer les courriels et notifications push qui attendent dans la base de données.
help-notifier-lease = Secondes sans signe de vie après lesquelles les autres renoncent à un message.
help-audit = Vérifier tous les journaux de la base d’ACADEMIE_DATABASE, et afficher une empreinte pour tous.
help-restore = Restaurer une base depuis son archive, à la seconde voulue ou jusqu’à la fin, et vérifier tous ses journaux.
help-restore-archive = Le dossier que remplit wal-archive.sh.
help-restore-to = La dernière seconde à retrouver, comme 2026-01-01T03:30:00 (UTC) ou avec son fuseau ; par défaut, tout ce qui est archivé.
help-restore-into = Un nouveau dossier pour les données ; sans lui elles sont effacées, et l’archive est seulement mise à l’épreuve.
help-restore-figures = Un fichier pour le résultat, que lit le node exporter de Prometheus.
help-sign-out = Mettre fin à toutes les sessions et à tous les jetons d’un compte, par son nom.
help-sign-out-name = Le nom du compte.
help-quarantine = Libérer ou clore les parties dont le serveur ne peut pas lire le journal.
help-quarantine-list = Lister les parties dont le journal est illisible.
help-quarantine-show = Afficher pourquoi une partie est illisible.
help-quarantine-show-game = L’identifiant de la partie.
help-quarantine-retry = Relire une partie ; elle continue si c’est désormais possible.
help-quarantine-retry-game = L’identifiant de la partie.
help-quarantine-void = Clore une partie sans résultat ; elle n’est pas classée.
help-quarantine-void-game = L’identifiant de la partie.
help-signals = Voir quels comptes les modérateurs devraient examiner d’abord.
help-signals-list = Lister les comptes aux signaux les plus forts.
help-signals-list-most = Combien de comptes lister.
help-signals-show = Afficher tous les signaux d’un compte, avec ce sur quoi ils reposent.
help-signals-show-account = Le nom du compte.
help-law = Voir où les livres laissent un doute ; faire passer des parties en cours à une autre édition de leur loi.
help-law-doubts = Énumérer l’apparat : où un passage peut se lire de plus d’une façon.
help-law-doubts-passage = Le passage ou le doute à montrer en entier ; par défaut, tous sont énumérés.
help-law-what-if = Dire ce qui changerait si un passage se lisait autrement.
help-law-what-if-reading = Un passage de l’apparat, ou un doute pour tous les livres, et une leçon : MAN.rXXII=most.
help-law-what-if-game = Interroger seulement ce jeu.
help-law-what-if-records = Le dossier de vos parties ; par défaut, celles qui sont fournies et d’autres tirées au sort.
help-law-what-if-time = Vérifier de nouveau les affirmations qui n’ont pas pris plus de ces secondes.
help-law-carry = Faire continuer une partie selon une autre édition de sa loi, si les deux la lisent de même.
help-law-carry-game = L’identifiant de la partie.
help-law-carry-to = L’édition ; par défaut, la plus récente que tous les processus connaissent.
help-roles = Dire qui veille à l’ordre sur le serveur : modérateurs, directeurs d’événements, administrateurs.
help-roles-list = Lister tous ceux qui ont un rôle.
help-roles-give = Donner un rôle à quelqu’un ; le compte doit avoir un second facteur.
help-roles-give-name = Le nom du compte.
help-roles-give-role = Le rôle.
help-roles-take = Retirer un rôle à quelqu’un.
help-roles-take-name = Le nom du compte.
help-roles-take-role = Le rôle.
help-passages = Chercher un passage des livres.

    Son lieu, ses lignes dans la transcription, sa page, ce qu’il dit dans nos mots, et qui le cite.
help-passages-what = Un ouvrage, par exemple LEP, ou un passage, par exemple LEP.r54 ; sans lui, les ouvrages sont listés.
help-citations = Vérifier que chaque citation nomme un passage de son livre.

    Le code de sortie est 1 si ce n’est pas le cas.
help-coverage = Voir quels passages de loi sont portés, éprouvés et dits.
help-coverage-source = Seulement cet ouvrage, par exemple LEP, passage par passage.
help-coverage-write = Écrire la page de tous les passages dans ce fichier, et sa jumelle française à côté.

help-texts = Installer des transcriptions des livres, pour que les pages montrent les mots de l’auteur à côté des nôtres.
help-texts-add = Installer une transcription ; ses passages font reconnaître le livre.
help-texts-add-file = Le texte brut du livre entier, en UTF-8.
help-texts-list = Énumérer les transcriptions installées.
help-texts-remove = Retirer la transcription d’un livre ; le fichier copié reste.
help-texts-remove-book = Le livre, tel que `academie texts list` le nomme.
help-lab-train-tensorboard = Écrire les courbes dans ce dossier, en fichiers d’événements de TensorBoard.
help-lab-curves = Dessiner les courbes d’un entraînement : force, perte et erreur.
help-lab-curves-folder = Le dossier de l’entraînement.
help-lab-curves-out = Dessiner dans ce dossier ; par défaut, dans celui de l’entraînement.
help-lab-curves-tensorboard = Les écrire aussi dans ce dossier, en fichiers d’événements de TensorBoard.
help-lab-ladder = Faire se rencontrer les niveaux et les autres joueurs d’un jeu, et les coter sur une seule échelle.
help-lab-ladder-game = Le jeu.
help-lab-ladder-out = Garder les parties dans ce fichier, et reprendre de là ; on peut en ajouter plus tard.
help-lab-ladder-games = Tant de parties entre deux joueurs qui se rencontrent.
help-lab-ladder-seed = La graine des dés, ou des ouvertures.
help-lab-ladder-only = Ne jouer que les parties entre les joueurs ainsi nommés ; peut être répété.
help-lab-ladder-again = Rejouer les parties de ce joueur, qui joue désormais autrement ; peut être répété.
help-lab-ladders = Écrire la page de toutes les échelles d’un dossier, en français et en anglais, avec un graphique de chacune.
help-lab-ladders-folder = Le dossier des échelles, chacune au nom de son jeu, comme trictrac.jsonl.
help-lab-ladders-standings = Écrire dans ce fichier ce que les échelles disent de chaque joueur ; `studies/ladders.json` contient ce qu’on en dit aux joueurs.
help-lab-ladders-write = La page en anglais ; la française est écrite à côté.
help-explain-by = Dire aussi ce qui parle pour et contre l’acte selon ce joueur, comme doctrine-lepeintre.
help-lab-rules = Dire ce que des règles font aux jeux : instruire des joueurs sous chaque loi, les faire jouer et écrire la page ; Ctrl-C arrête, et l’on peut reprendre.
help-lab-rules-config = Le plan : jeux, règles et budgets, ou le nom d’un plan livré.
help-lab-rules-out = Garder réseaux et parties dans ce dossier, et en repartir.
help-lab-rules-summary = Les chiffres : écrits après les parties, et lus sans --out.
help-lab-rules-page = La page en anglais ; la française et un dossier de dessins sont écrits à côté.
