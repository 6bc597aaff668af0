lab-whole-number = un nombre entier
lab-number = un nombre
lab-true-or-false = true ou false
lab-text = un texte
lab-list = une liste
lab-table = une table
lab-no-file-give-path-toml-file = aucun fichier { $asked } ; indiquer le chemin d’un fichier TOML, ou l’un de : { $known }
lab-text-2 = { $where } : { $wrong }
lab-unknown-key-there = clé inconnue { $key } ; il y a : { $accepted }
lab-table-needed = il faut une table
lab-must-be-at-least-1-not = { $name } doit être au moins 1, non { $value }
lab-must-be-above-0-not = { $name } doit être au-dessus de 0, non { $value }
lab-cannot-be-negative = { $name } ne peut être négatif : { $value }
lab-not-valid-toml = { $path } n’est pas du TOML : { $wrong }
lab-key-missing = il manque la clé { $name }

lab-plies-0-not = on voit de 0 à { $deepest } coups, non { $deep }
lab-fixed-search-depth = { $called } ne voit pas à volonté
lab-plays-and-nothing-else = { $called } ne joue que { $games }
lab-not-installed = { $called } n’est pas installé

lab-against = Contre { $against }
lab-elo-points = points Elo
lab-these-matches-not-against-same-adversary = ces matchs n’ont pas le même adversaire
lab-not-match = { $path } n’est pas un match

lab-plies-must-be-from-1 = plies va de 1 à { $deepest }

lab-key-game-missing = il manque la clé game
lab-no-net-can-be-trained-for = aucun réseau ne s’entraîne pour { $game } ; il y a : { $there }
lab-was-begun-with-another-recipe-or = { $folder } a été commencé avec une autre recette ou une autre version d’Académie : donnez un autre dossier à --out, ou reprenez avec la recette d’origine

lab-another-work-give-another = { $path } est d’un autre travail : donnez un autre fichier

lab-over = la partie est finie dans cette position

lab-stakes = mises de la partie
lab-throws = coups de dés
lab-first-throws = Les { $number } premiers coups ({ $game })
lab-what-first-throw-worth = Ce que vaut le dé
lab-throws-partie-parties = Coups de dés par partie ({ $count } parties de { $game })
lab-throw = coup
lab-best-played-and-next = le mieux joué (et puis)
lab-game = jeu
lab-throws-partie = coups de dés la partie
lab-releve = la relevée
lab-releves-partie = relevées la partie
lab-how-long-games = Combien durent les parties
lab-games-must-be-list-games = games doit être une liste de jeux

lab-at-least-one-stage-needed = il faut au moins un [[stage]]
lab-first-stage-must-be-lessons-fit = le premier [[stage]] doit être de leçons (lessons) : un fit part d’un réseau
lab-kind-must-be-lessons-or-fit = kind doit être "lessons" ou "fit", non « { $kind } »
lab-among-must-be-at-least-after = among doit être au moins after + games

lab-missing = Ray n’est pas installé : pip install ’academie[lab]’
