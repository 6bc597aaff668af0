rabattues-dames-rabattues = Dames rabattues

rabattues-there-no-man-take-there = there is no man to take there

rabattues-academie-universelle-des-jeux-1806 = Académie universelle des jeux, 1806
rabattues-academie-1806-each-minding-own-game = Académie 1806, each minding his own game
rabattues-piles = Men stacked on each flèche
rabattues-doublet-again = A doublet gives another throw
rabattues-lay-and-lift = The number left once the last man is laid may already lift
rabattues-lay-by-transfer = Who still lays may use what the other, who lifts, cannot
rabattues-claim-transfers = Each must see for himself what the other leaves him
rabattues-lay-by-transfer-short = Laying with what is left
rabattues-claim-transfers-short = Each minds his own game

rabattues-title = A position of dames rabattues
rabattues-stacked = stacked
rabattues-no-man = none
rabattues-man-lay = man to lay
rabattues-men-lay = men to lay
rabattues-man-lift = man to lift
rabattues-men-lift = men to lift

rabattues-lays-man-fleche = lays a man, flèche { $number }
rabattues-lifts-man-fleche-left = lifts a man, flèche { $number }: { $rest } left
rabattues-laid-all-men-and-goes-on = has laid all the men and goes on to lift
rabattues-thrown-nobody-plays = has thrown a { $number } that nobody plays
rabattues-thrown-doublet-and-throws-again = has thrown a doublet and throws again
