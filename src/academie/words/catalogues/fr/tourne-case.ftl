tourne-case-name = Tourne-case

tourne-case-nothing-there = il n’y a pas de dame à jouer de là

tourne-case-academie = Académie universelle des jeux, 1806
tourne-case-men = Dames de chacun
tourne-case-leader-first = De plusieurs dames, la plus avancée doit jouer
tourne-case-double = Mettre ses trois dames au coin avant que l’autre y en ait une gagne double.
tourne-case-leader-first-short = La plus avancée joue

tourne-case-title = Position de tourne-case
tourne-case-at-coin = { $men } au coin
tourne-case-at-coin-to-enter = { $men } au coin, { $outside } à entrer
tourne-case-men-on = { $men } en { $point }
tourne-case-none-on-board = aucune dame en jeu

tourne-case-measure-moved = dames jouées
tourne-case-other-game = { $rules } n’est pas le tourne-case

tourne-case-hits = { $player } bat la dame en { $point }
tourne-case-coin-entered = { $player } met une dame au coin : { $men } en tout
tourne-case-cannot-play = { $player } ne peut jouer le { $number }
tourne-case-no-play = « { $text } » n’est pas un coup : écrivez w2/w5, main/w5 pour une dame qui entre, ou { $nothing }
tourne-case-beyond = « { $text } » a des dames au-delà du coin, qui est la flèche { $corner }
tourne-case-setup-men = { $player } a { $men } dames ; il y en a { $all }
tourne-case-setup-two = { $player } a deux dames sur une flèche, ce que seul le coin peut porter
tourne-case-setup-both = les deux joueurs ont une dame sur la flèche { $number }, où la seconde aurait battu la première

tourne-case-claim-skill = L’art
tourne-case-claim-first-home = Premier au coin
tourne-case-claim-wants-hit = Être battu
tourne-case-claim-hits = Dames battues par partie
tourne-case-found-skill = Qui joue toujours la meilleure dame gagne { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des parties contre qui joue toujours la pire, chacun jetant le premier à son tour.
tourne-case-found-first-home = Les deux jouant parfaitement, celui qui met le premier une dame au coin gagne { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des parties ; on en demande au moins { $least } %.
tourne-case-found-wants-hit = Où que soit l’autre, { $compared } positions comparées avec et sans la dame battue, être battu en améliore { $better }.
tourne-case-found-hits = Les deux jouant parfaitement, { NUMBER($hits, minimumFractionDigits: 2, maximumFractionDigits: 2) } dames sont battues dans une partie de { NUMBER($throws, minimumFractionDigits: 1, maximumFractionDigits: 1) } coups de dés ; on en demande au moins { $least }.
