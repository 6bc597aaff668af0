lab-whole-number = un nombre entier
lab-number = un nombre
lab-true-or-false = true ou false
lab-text = un texte
lab-list = une liste
lab-table = une table
lab-no-file = aucun fichier { $asked } ; donnez le chemin d’un fichier TOML, ou l’un de : { $known }
lab-in-file = { $where } : { $wrong }
lab-unknown-key = clé inconnue { $key } ; les clés sont : { $accepted }
lab-no-table = il faut ici une table
lab-below-one = { $name } doit être au moins 1, et non { $value }
lab-not-above-zero = { $name } doit être au-dessus de 0, et non { $value }
lab-negative = { $name } ne peut pas être négatif ; il vaut { $value }
lab-not-toml = { $path } n’est pas du TOML : { $wrong }
lab-key-missing = il manque la clé { $name }

lab-plies-range = plies va de 0 à { $deepest }, et non { $deep }
lab-fixed-depth = la profondeur de { $called } est fixe ; laissez plies de côté
lab-match-ruleset = Les programmes de { $game } jouent selon leur propre règle : ne donnez pas --ruleset
lab-plays-only = { $called } ne joue que { $games }
lab-not-installed = { $called } n’est pas installé
lab-not-recorded = à { $game }, { $name } ne joue pas dans le cœur compilé : ses parties ne peuvent être enregistrées ; choisissez niveau-5, niveau-6 ou net:FICHIER

lab-no-terms = à { $game }, les joueurs ne sont limités ni par le temps, ni par les positions, les tables ou des paramètres ; à { $games }, ils le sont
lab-two-games = un joueur est pour { $one }, l’autre pour { $two }
lab-no-value = écrivez NOM=VALEUR, et non « { $name } »
lab-against = Contre { $against }
lab-elo-points = points Elo
lab-other-opponents = ces matchs n’ont pas le même adversaire
lab-not-match = { $path } n’est pas un match

lab-plies-from-one = plies va de 1 à { $deepest }

lab-no-game = il manque la clé game
lab-no-net = on ne peut pas entraîner de réseau pour { $game } ; les jeux sont : { $known }
lab-other-recipe = { $folder } a été commencé avec une autre recette ou une autre version d’Académie ; donnez un autre dossier à --out, ou reprenez avec la recette d’origine

lab-other-work = { $path } est d’un autre travail ; donnez un autre chemin

lab-over = la partie est finie dans cette position

lab-stakes = mises de la partie
lab-throws = jets
lab-first-throws = Les { $number } premiers jets ({ $game })
lab-first-throw-worth = Ce que vaut le dé
lab-length-title = Jets par partie ({ $count } parties de { $game })
lab-throw = jet
lab-best-and-next = meilleur coup (et le suivant)
lab-game = jeu
lab-throws-a-partie = jets par partie
lab-a-releve = par relevé
lab-releves-a-partie = relevés par partie
lab-length = Combien durent les parties
lab-games-list = games doit être une liste de jeux

lab-no-stage = il faut au moins un [[stage]]
lab-first-stage = le premier [[stage]] doit être de leçons (lessons) : un fit part d’un réseau
lab-stage-kind = kind doit être "lessons" ou "fit", et non « { $kind } »
lab-among = among doit être au moins after + games
lab-no-encoding = il n’y a pas d’encodage « { $encoding } » ; le jeu a { $known }
lab-no-teacher = « { $program } » n’enseigne pas ce jeu ; connus : { $known }
lab-no-phase = le réseau n’a pas de phase « { $phase } », seulement { $known }

lab-no-ray = Ray n’est pas installé : pip install 'academie[lab]'
lab-no-cluster = aucune grappe Ray ne répond à { $address } : démarrez-en une là-bas par `ray start --head`, ou ne donnez pas d’adresse
lab-or = { $one } ou { $another }
lab-wrong-kind = { $name } doit être { $wanted }, et non { $value }
lab-no-choices = les choix de « { $name } » ne sont pas connus ; ceux de { $known } le sont
lab-curve-strength = Parties gagnées contre { $against } ({ $game })
lab-curve-loss = Résultats mal prévus ({ $game })
lab-curve-error = Ce que coûte un choix ({ $game })
lab-curve-missed = Distance des résultats à la prévision ({ $game })
lab-curve-fit = L’ajustement, passe par passe ({ $game })
lab-curve-won = parties gagnées, %
lab-curve-entropy = entropie croisée
lab-curve-share = part d’une partie
lab-curve-games = parties d’entraînement
lab-curve-passes = passes
lab-no-curves = { $folder } n’a pas de courbes d’un entraînement
lab-not-compared = personne n’a encore rencontré { $names }
lab-no-ladder = { $game } n’a pas d’échelle : il n’y a pas de niveaux, pas de choix, ou pas deux places
lab-not-ladder = { $path } n’est pas une échelle
lab-ladder-player = joueur
lab-ladder-step = au-dessus du niveau précédent
lab-ladder-games = parties
lab-ladder-plays = comment il joue
lab-ladder-head = Les échelles : la force de chaque joueur
lab-ladder-about =
    Chaque niveau rencontre le suivant et celui d’après, et les autres joueurs rencontrent un niveau sur deux, par paires de parties sur les mêmes dés, ou depuis la même ouverture, en changeant de place. Toutes les parties d’une échelle donnent une cote par joueur, selon le modèle de Bradley et Terry : 400 points font dix chances contre une, et une partie nulle compte pour moitié. Le premier niveau vaut 0. On ne peut comparer les cotes de jeux différents. Où un jeu n’a qu’un niveau, le joueur simple et un joueur au hasard sont au-dessous. Trois jeux n’ont pas d’échelle : les dames rabattues ne laissent aucun choix, et la poule et le tour à tour demandent trois places ; leurs niveaux sont ceux du trictrac.

    Les intervalles sont à 95 %, par l’information de Fisher, comme si toutes les parties étaient indépendantes. On suppose une partie nulle entre deux joueurs qui se sont rencontrés, afin que personne ne soit infiniment fort. `academie lab ladder JEU --out docs/ladder/JEU.jsonl --games 400` joue plus de parties, et `academie lab ladders docs/ladder --write docs/ladder.md --standings studies/ladders.json` écrit cette page.
lab-ladder-least = { $games } parties. Le moindre écart entre deux niveaux est de { $step }.
lab-ladder-plot = Les joueurs de { $game } sur une seule échelle
lab-no-benchmark = { $game } n’a pas de banc d’essai ; ces jeux en ont un : { $known }
lab-other-benchmark = { $path } appartient à un autre banc d’essai : donnez un nouveau fichier
lab-bench-illegal = le programme a répondu « { $answer } », qui n’est pas un des coups, dans { $position }
lab-bench-unknown = le banc d’essai ne connaît pas le coup { $act } dans { $position }
lab-switches-training = l’apprentissage d’un jeu
lab-switches-plan = écrivez une graine, et pour chaque jeu une table [[game]] avec game, ruleset, un nombre de parties (games) dans training, et au moins un [[game.switch]]
lab-switches-same = les deux règles sont les mêmes : nommez une autre règle, ou des points d’une autre valeur
lab-switches-no-summary = { $path } n’est pas un résumé de `academie lab rules` : donnez le fichier écrit par cette commande
lab-switches-moves = coups simples par partie
lab-switches-margin = { $what }, moyenne
lab-switches-spread = { $what }, écart type
lab-switches-first = valeur du premier coup, en mises
lab-switches-null = parties nulles
lab-switches-double = parties gagnées doubles
lab-switches-two = { $before } contre { $after }
lab-switches-one = { $rule } : { $before } ou { $after }
lab-switches-effect = { $what } { $change }
lab-switches-effect-plays = meilleurs coups changés au-delà du hasard { $change }
lab-switches-effect-event = { $what } { $change } par partie
lab-switches-effects = Effet constaté, de la première règle à la seconde : { $effects }.
lab-switches-no-effect = Aucun effet constaté : s’il y en a un, il est plus petit que les intervalles.
lab-switches-left = laissé aux joueurs par { $citations }
lab-switches-none-holds = tenu par aucun ouvrage ; on peut en convenir
lab-switches-cited = { $before } · { $next }
lab-switches-dispute = { $rule } : { $before } ({ $by }) ; contre { $after } ({ $others }).
lab-switches-head = Ce qu’une règle fait au jeu
lab-switches-about =
    Qu’a fait au trictrac la règle de Lepeintre, ou au jeu de dames celle de Manoury ? Pour chaque règle disputée, ou pour deux codes de règles, des joueurs ont été instruits sous l’une et l’autre loi avec le même budget d’apprentissage, puis ont joué contre eux-mêmes, chacun sous sa loi, avec les mêmes dés. Cette page donne ce qui a changé dans { $switches } cas, d’après { $games } parties de { $nets } joueurs instruits. Il a fallu { $hours } heures de processeur.

    Comment la lire. Tous les intervalles sont à 95 %. Un joueur instruit une seconde fois par la *même* loi, d’une autre graine, montre de combien les joueurs diffèrent par le hasard de leur apprentissage. Un *effet est constaté* seulement quand le changement dépasse à la fois son intervalle et ce hasard. « Aucun effet constaté » ne dit pas qu’une règle ne fait rien : un effet plus petit que l’intervalle peut exister. Sur { $asked } chiffres qui auraient pu changer, { $seen } changent visiblement ; quelques-uns de ceux-là aussi seront dus au hasard.

    Meilleurs coups : dans des positions tirées de parties sous les deux lois, chaque joueur choisit selon la sienne. Deux joueurs de la même loi ne s’accordent pas toujours non plus ; seul ce qui dépasse ce désaccord est l’œuvre de la règle. « La loi seule », c’est le même joueur choisissant sous les deux lois.

    Les fautes et leurs peines ne sont pas dans ces parties, puisque le programme marque pour les deux : les règles de rigueur n’y paraissent pas. `academie lab rules lab/rules --out DOSSIER --page PAGE` joue les parties et écrit cette page ; le plan dit combien.
lab-switches-by-work = Par ouvrage
lab-switches-by-work-about = Chaque règle que tient un ouvrage et que l’on peut tenir autrement, avec ce qui change de la première loi à la seconde dans la section de ce numéro.
lab-switches-work-line = { $place } (nº { $number }). { $rule } : { $held } ; comparé à : { $against }. { $effects }
lab-switches-dice-players = Les joueurs sont des réseaux qui choisissent à un coup de profondeur. Les leçons (`{ $training }`) sous chaque loi sont parties du réseau livré, instruit par les règles usuelles : ce qu’une loi enseignerait au-delà de si peu de leçons ne paraît pas. { $games } parties par joueur ; { $hours } heures de processeur.
lab-switches-board-players = Les joueurs cherchent (`{ $training }` : `nodes` est le nombre de positions vues par coup) avec des poids ajustés à des parties de chaque règle, en partant de ceux qui sont livrés. Les { $drawn } premiers coups de chaque partie sont tirés au sort, les mêmes sous toutes les règles où ils sont permis, pour que les parties diffèrent. { $games } parties par joueur ; { $hours } heures de processeur.
lab-switches-plot-first = Valeur du premier coup : changement
lab-switches-plot-length = Longueur des parties : changement
lab-switches-plot-plays = Meilleurs coups changés au-delà du hasard
lab-switches-unit-plays = positions sur cent
lab-switches-events = Ce qui arrive dans une partie selon { $rules }, et dans combien de parties cela est de ce qui arrive en dernier :
lab-switches-event = événement
lab-switches-event-count = fois par partie
lab-switches-event-points = points par partie
lab-switches-event-ends = parties qu’il finit
lab-switches-measure = mesure
lab-switches-before = première loi
lab-switches-after = seconde loi
lab-switches-change = changement
lab-switches-chance = deux joueurs de la première loi
lab-switches-verdict = effet
lab-switches-seen = effet constaté
lab-switches-unseen = aucun effet constaté
lab-switches-taught = On ne peut ajuster de poids pour une seule règle : les deux camps jouent avec les poids de la première loi, et cherchent chacun selon la sienne.
lab-switches-plays = Meilleurs coups : les deux joueurs choisissent différemment dans { $law } de { $positions } positions ; deux joueurs de la première loi dans { $chance } ; au-delà du hasard { $beyond } ({ $verdict }). La loi seule en change { $alone }.
lab-switches-openings = Ouvertures : de { $casts } premiers jets ou coups, les deux joueurs en jouent { $law } différemment, et deux joueurs de la première loi { $chance }. Là où ces derniers s’accordent et où le joueur de la seconde loi diffère ({ $sure }) : { $plays }.
lab-switches-rulesets = Règles entières
lab-switches-ruleset-line = Nº { $number }, { $rules }. { $effects }
lab-switches-shards = games ({ $games }) doit être un multiple de shard ({ $shard })
