options-no-part = le jeu { $key } n’a pas de partie « { $name } »

options-or = { $before } ou { $names }
options-number = un nombre de { $least } à { $most }
options-joined = fait de { $names } joints par « + », { $most } au plus
options-text = un texte
options-fixed-by-game = fixé par le jeu
options-one-of = l’un de { $names }
options-white = Blancs
options-black = Noirs
options-refused = { $name } est { $accepts }, et non { $raw }

options-marking-auto = faite par le programme
options-marking-courtois = en courtoisie
options-marking-rigueur = en rigueur
options-marking = Qui marque et veille aux fautes
options-marking-about = Le programme ; ou les joueurs, en bonne compagnie ou en rigueur.
options-marking-short = Marque à la main

options-white-side = blancs
options-black-side = noirs
options-of-side = { $title } ({ $side })
options-called = { $name } : { $value }

options-not-left = { $asked } n’est pas laissé au choix des joueurs ({ $citation }) ; { $name } est { $left }
options-unknown = { $whose } n’a pas d’option { $given } ; ses options sont : { $known }
options-none-known = { $whose } n’a pas d’option { $given }
options-not-written = une option s’écrit nom=valeur, et non « { $text } »
