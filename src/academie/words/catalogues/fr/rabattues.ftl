rabattues-dames-rabattues = Dames rabattues

rabattues-there-no-man-take-there = il n’y a pas de dame à prendre là

rabattues-academie-universelle-des-jeux-1806 = Académie universelle des jeux, 1806
rabattues-academie-1806-each-minding-own-game = Académie 1806, chacun veillant à son jeu
rabattues-piles = Dames empilées sur chaque flèche
rabattues-doublet-again = Le doublet donne encore un coup
rabattues-lay-and-lift = Le nombre qui reste quand la dernière est rabattue peut déjà lever
rabattues-lay-by-transfer = Qui rabat encore profite de ce que l’autre, qui lève, ne peut jouer
rabattues-claim-transfers = Chacun doit voir lui-même ce que l’autre lui laisse
rabattues-lay-by-transfer-short = Rabattre du nombre laissé
rabattues-claim-transfers-short = Chacun veille à son jeu

rabattues-title = Position de dames rabattues
rabattues-stacked = empilées
rabattues-no-man = aucune
rabattues-man-lay = dame à rabattre
rabattues-men-lay = dames à rabattre
rabattues-man-lift = dame à lever
rabattues-men-lift = dames à lever

rabattues-lays-man-fleche = rabat une dame, flèche { $number }
rabattues-lifts-man-fleche-left = lève une dame, flèche { $number } : { $rest } de reste
rabattues-laid-all-men-and-goes-on = a tout rabattu et va lever
rabattues-thrown-nobody-plays = a fait un { $number } que personne ne joue
rabattues-thrown-doublet-and-throws-again = a fait un doublet et rejoue
