tourne-case-tourne-case = Tourne-case

tourne-case-there-no-man-play-from-there = il n’y a pas de dame à jouer de là

tourne-case-academie-universelle-des-jeux-1806 = Académie universelle des jeux, 1806
tourne-case-men = Dames de chacun
tourne-case-leader-first = De plusieurs dames, la plus avancée doit jouer
tourne-case-double = Qui met ses trois dames au coin avant que l’autre y en ait une gagne double.
tourne-case-leader-first-short = La plus avancée joue

tourne-case-title = Position de tourne-case
tourne-case-at-coin = au coin
tourne-case-to-enter = à entrer
tourne-case-no-man = aucune dame en jeu

tourne-case-men-played = dames jouées

tourne-case-hits-man-on-fleche = bat la dame de la flèche { $point }
tourne-case-brings-man-coin-in-all = met une dame au coin : { $count } en tout
tourne-case-cannot-play = ne peut jouer le { $number }
