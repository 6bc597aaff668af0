session-nobody = personne n’est au trait ici

session-no-format = aucun format « { $format } » ; les formats sont : { $known }

session-no-chance = il n’y a rien à jeter ni à distribuer
session-chance-first = les dés ou la donne viennent d’abord ; appelez Session.roll()
session-no-undo = il n’y a pas autant d’actes à défaire
session-no-redo = il n’y a pas autant d’actes à refaire
session-no-format-of-game = { $key } ne s’écrit pas en « .{ $ending } » ; les formats sont : { $known }

session-no-language = aucune langue « { $code } » ; les langues sont : { $known }
session-changed-rules = ces règles portent l’identifiant { $ruleset } sans être celles-là : donnez l’identifiant, et ce qui est convenu comme options
