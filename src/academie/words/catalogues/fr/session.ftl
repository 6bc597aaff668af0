session-nobody = personne n’a de coup à choisir

session-no-format-there = pas de format « { $format } » ; il y a : { $there }

session-no-chance = rien n’est à jeter ni à distribuer
session-chance-first = les dés ou la donne d’abord : Session.roll()
session-no-undo = il n’y a pas tant de coups à reprendre
session-no-redo = il n’y a pas tant de coups à refaire
session-no-format-there-2 = { $key } ne s’écrit pas en « .{ $ending } » ; il y a : { $known }

session-no-language-there = pas de langue « { $code } » ; il y a : { $known }
