tourne-case-tourne-case = Tourne-case

tourne-case-there-no-man-play-from-there = there is no man to play from there

tourne-case-academie-universelle-des-jeux-1806 = Académie universelle des jeux, 1806
tourne-case-men = Men of each
tourne-case-leader-first = Of several men the foremost must play
tourne-case-double = Who brings three men to the coin before the other has one there wins double.
tourne-case-leader-first-short = The foremost plays

tourne-case-title = A position of tourne-case
tourne-case-at-coin = on the coin
tourne-case-to-enter = to enter
tourne-case-no-man = no man on the board

tourne-case-men-played = men played

tourne-case-hits-man-on-fleche = hits the man on flèche { $point }
tourne-case-brings-man-coin-in-all = brings a man to the coin: { $count } in all
tourne-case-cannot-play = cannot play the { $number }
