notation-not-legal-here-try-one = { $typed } n’est pas permis ici ; essayez : { $choices }

notation-white = Blanc
notation-black = Noir
notation-player = Joueur { $number }

notation-over = la partie est finie
notation-position-goes-with-points-law-and = une position ne va qu’avec des points de loi et marking, pas avec { $left }
notation-cannot-be-played-by-hand-leave = { $key } ne se joue pas à la main
notation-play = à { $player } de jouer
notation-over-2 = partie finie{ $reason }
notation-chance-act = au hasard d’agir
notation-unknown-field = champs inconnus : { $fields }
notation-not-a-field = « { $word } » doit être un champ écrit nom=valeur, donné une seule fois
notation-unreadable-field = { $field } ne se lit pas
notation-no-hand-act = « { $text } » n’est pas un acte ; les actes sont : { $known }
notation-hand-act-by-whom = « { $text } » ne dit pas qui agit ; commencez par l’un de : { $names }
notation-tag-value = { $text } doit être un mot entre guillemets droits, un nombre, true ou false
notation-other-format = le format est « { $format } » ; seul « { $known } » peut être lu
notation-no-record = ce n’est pas une partie notée : { $why }
notation-record-lacks = la partie notée ne dit pas son { $tag } ; ajoutez une ligne [{ $tag } "…"]
notation-record-begins = une partie notée commence par [Format "{ $format }"]
notation-record-stops = acte { $number } ({ $text }) : { $why }
