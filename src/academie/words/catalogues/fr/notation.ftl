notation-not-legal = « { $typed } » n’est pas permis ici ; essayez l’un de : { $choices }

notation-white = Blanc
notation-black = Noir
notation-player = Joueur { $number }

notation-over = la partie est finie
notation-position-options = avec une position, on ne donne que des points de loi et marking, et non { $left }
notation-not-by-hand = { $key } ne se joue pas à la main ; laissez marking de côté
notation-to-play = à { $player } de jouer
notation-ended = partie finie{ $reason }
notation-chance = au hasard de jouer
notation-unknown-field = champs inconnus : { $fields }
notation-not-a-field = « { $word } » doit être un champ clé=valeur, donné une seule fois
notation-unreadable-field = { $field } ne se lit pas
notation-no-hand-act = « { $text } » : cet acte n’existe pas ; les actes sont : { $known }
notation-hand-act-by-whom = « { $text } » ne dit pas qui agit ; commencez par l’un de : { $names }
notation-tag-value = { $text } doit être un mot entre guillemets droits, un nombre, true ou false
notation-other-format = le format est « { $format } » ; seul « { $known } » peut être lu
notation-no-record = ce n’est pas une partie notée : { $why }
notation-record-lacks = la partie notée ne dit pas son { $tag } ; ajoutez une ligne [{ $tag } "…"]
notation-record-begins = une partie notée commence par [Format "{ $format }"]
notation-record-stops = acte { $number } ({ $text }) : { $why }
notation-many-games = le fichier a { $count } parties, et une seule est demandée : academie.load_all les donne toutes
notation-game = partie { $number } : { $why }
