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
lab-no-ladder = { $game } n’a pas d’échelle : il n’y a pas plusieurs niveaux, ou pas deux places
lab-not-ladder = { $path } n’est pas une échelle
lab-ladder-player = joueur
lab-ladder-step = au-dessus du niveau précédent
lab-ladder-games = parties
lab-ladder-head = Les échelles : la force de chaque joueur
lab-ladder-about =
    Chaque niveau rencontre le suivant et celui d’après, et les autres joueurs rencontrent un niveau sur deux, par paires de parties sur les mêmes dés, ou depuis la même ouverture, en changeant de place. Toutes les parties d’une échelle donnent une cote par joueur, selon le modèle de Bradley et Terry : 400 points font dix chances contre une, et une partie nulle compte pour moitié. Le premier niveau vaut 0. On ne peut comparer les cotes de jeux différents.

    Les intervalles sont à 95 %, par l’information de Fisher, comme si toutes les parties étaient indépendantes. On suppose une partie nulle entre deux joueurs qui se sont rencontrés, afin que personne ne soit infiniment fort. `academie lab ladder JEU --out docs/ladder/JEU.jsonl --games 400` joue plus de parties, et `academie lab ladders docs/ladder --write docs/ladder.md` écrit cette page.
lab-ladder-least = { $games } parties. Le moindre écart entre deux niveaux est de { $step }.
lab-ladder-plot = Les joueurs de { $game } sur une seule échelle
lab-no-benchmark = { $game } n’a pas de banc d’essai ; ces jeux en ont un : { $known }
lab-other-benchmark = { $path } appartient à un autre banc d’essai : donnez un nouveau fichier
lab-bench-illegal = le programme a répondu « { $answer } », qui n’est pas un des coups, dans { $position }
lab-bench-unknown = le banc d’essai ne connaît pas le coup { $act } dans { $position }
