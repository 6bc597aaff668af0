rabattues-name = Dames rabattues

rabattues-nothing-there = il n’y a pas de dame à prendre là

rabattues-academie = Académie universelle des jeux, 1806
rabattues-academie-watchful = Académie 1806, chacun veillant à son jeu
rabattues-piles = Dames empilées sur chaque flèche
rabattues-doublet-again = Le doublet donne encore un jet
rabattues-lay-and-lift = Le nombre qui reste quand la dernière dame est rabattue peut déjà en lever une
rabattues-lay-by-transfer = Le joueur qui rabat encore profite de ce que l’autre, qui lève, ne peut jouer
rabattues-claim-transfers = Chacun doit voir lui-même ce que l’autre lui laisse
rabattues-lay-by-transfer-short = Rabattre du nombre laissé
rabattues-claim-transfers-short = Chacun veille à son jeu

rabattues-title = Position de dames rabattues
rabattues-to-lay = { $men ->
        [one] { $men } dame à rabattre
       *[other] { $men } dames à rabattre
    }
rabattues-to-lift = { $men ->
        [one] { $men } dame à lever
       *[other] { $men } dames à lever
    }
rabattues-men-on = { $men } en { $number }
rabattues-men-stacked-on = { $men } en { $number } ({ $stacked } empilées)
rabattues-none-left = aucune

rabattues-lays = { $player } rabat une dame en { $number }
rabattues-lifts = { $player } lève une dame en { $number } : il en reste { $rest }
rabattues-all-laid = { $player } a tout rabattu et va lever
rabattues-unplayed = { $player } a fait un { $number } que personne ne joue
rabattues-throws-again = { $player } a fait un doublet et jette encore
rabattues-no-play = « { $text } » n’est pas un coup : écrivez jouer 6 5, prendre 5, passe ou laisser
rabattues-no-side = « { $text } » n’est pas un côté : écrivez six flèches, chacune comme 1+2 (couchées et empilées) ou 3
rabattues-setup-numbers = il doit rester des nombres quand l’autre joueur doit répondre
rabattues-setup-no-numbers = il ne peut rester de nombres que si l’autre joueur doit répondre
rabattues-setup-not-thrown = les nombres laissés ne sont pas sur les dés
rabattues-setup-pile = { $player } a { $men } dames sur la flèche { $number }, où il y en a { $pile }
rabattues-setup-stacked = { $player } a des dames empilées sur rien à la flèche { $number }
rabattues-setup-lifted = { $player } a levé des dames avant de tout rabattre

rabattues-claim-no-choice = Le choix
rabattues-claim-attention = L’attention
rabattues-claim-first-lifts = Premier à lever
rabattues-claim-men-left = Dames restantes
rabattues-found-no-choice = Dans aucune de { $states } positions il n’y a rien à choisir ; qui jette le premier gagne { NUMBER($wins, minimumFractionDigits: 2, maximumFractionDigits: 2) } % des parties.
rabattues-found-attention = Dans { $better } choix sur { $choices }, mieux vaut laisser un nombre qu’on pourrait jouer, de { NUMBER($gain, minimumFractionDigits: 4, maximumFractionDigits: 4) } enjeu au plus ; sur des parties entières cela gagne { NUMBER($stakes, minimumFractionDigits: 6, maximumFractionDigits: 6) } enjeu sur qui prend tout. Contre qui oublie tout, le jeu parfait gagne { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
rabattues-found-first-lifts = Le premier qui a tout rabattu perd { NUMBER($loses, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des parties ; on en demande au moins { $least } %.
rabattues-found-men-left = Quand le second a rabattu sa dernière dame, il en reste au premier { $most } au plus dans { NUMBER($few, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des parties ; on en demande au moins { $least } %. Par dames restantes : { $shares }.
