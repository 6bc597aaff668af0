rabattues-name = Dames rabattues

rabattues-nothing-there = there is no man to take there

rabattues-academie = Académie universelle des jeux, 1806
rabattues-academie-watchful = Académie 1806, each watching their own game
rabattues-piles = Men stacked on each flèche
rabattues-doublet-again = A doublet gives another throw
rabattues-lay-and-lift = A number left after laying the last man may already lift one
rabattues-lay-by-transfer = A player still laying may use what the other, lifting, cannot
rabattues-claim-transfers = Players must notice for themselves what the other leaves them
rabattues-lay-by-transfer-short = Laying with what is left
rabattues-claim-transfers-short = Each watches their own game

rabattues-title = Position of dames rabattues
rabattues-to-lay = { $men ->
        [one] { $men } man to lay
       *[other] { $men } men to lay
    }
rabattues-to-lift = { $men ->
        [one] { $men } man to lift
       *[other] { $men } men to lift
    }
rabattues-men-on = { $men } on { $number }
rabattues-men-stacked-on = { $men } on { $number } ({ $stacked } stacked)
rabattues-none-left = none

rabattues-lays = { $player } lays a man on { $number }
rabattues-lifts = { $player } lifts a man from { $number }: { $rest } left
rabattues-all-laid = { $player } has laid all the men and goes on to lift
rabattues-unplayed = { $player } has thrown a { $number } that nobody can play
rabattues-throws-again = { $player } has thrown a doublet and throws again
rabattues-no-play = '{ $text }' is not a move: write jouer 6 5, prendre 5, passe or laisser
rabattues-no-side = '{ $text }' is not a side: write six flèches, each as 1+2 (lying and stacked) or 3
rabattues-setup-numbers = numbers must be left for the other player to answer
rabattues-setup-no-numbers = numbers can only be left when the other player is to answer
rabattues-setup-not-thrown = the numbers left are not on the dice
rabattues-setup-pile = { $player } has { $men } men on flèche { $number }, where there are { $pile }
rabattues-setup-stacked = { $player } has men stacked on nothing on flèche { $number }
rabattues-setup-lifted = { $player } has lifted men before all were laid

rabattues-claim-no-choice = Choice
rabattues-claim-attention = Attention
rabattues-claim-first-lifts = First to lift
rabattues-claim-men-left = Men left
rabattues-found-no-choice = In none of { $states } states is there anything to choose; the player who throws first wins { NUMBER($wins, minimumFractionDigits: 2, maximumFractionDigits: 2) } % of the games.
rabattues-found-attention = In { $better } of { $choices } choices it is better to leave a number that one could play, by { NUMBER($gain, minimumFractionDigits: 4, maximumFractionDigits: 4) } stakes at most; over whole games that gains { NUMBER($stakes, minimumFractionDigits: 6, maximumFractionDigits: 6) } stakes on one who takes everything. Against one who overlooks everything, perfect play wins { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
rabattues-found-first-lifts = The first to have laid all men loses { NUMBER($loses, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the games; at least { $least } % are asked for.
rabattues-found-men-left = When the second has laid the last man, the first has at most { $most } men left in { NUMBER($few, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the games; at least { $least } % are asked for. By men left: { $shares }.
