tourne-case-name = Tourne-case

tourne-case-nothing-there = there is no man to play from there

tourne-case-academie = Académie universelle des jeux, 1806
tourne-case-men = Men each
tourne-case-leader-first = Of several men the foremost must play
tourne-case-double = Bringing three men to the corner before the other player has one there wins double.
tourne-case-leader-first-short = The foremost plays

tourne-case-title = Position of tourne-case
tourne-case-at-coin = { $men } in the corner
tourne-case-at-coin-to-enter = { $men } in the corner, { $outside } to enter
tourne-case-men-on = { $men } on { $point }
tourne-case-none-on-board = no man on the board

tourne-case-measure-moved = men played
tourne-case-other-game = { $rules } is not tourne-case

tourne-case-hits = { $player } hits the man on { $point }
tourne-case-coin-entered = { $player } brings a man to the corner: { $men } in all
tourne-case-cannot-play = { $player } cannot play the { $number }
tourne-case-no-play = '{ $text }' is not a move: write w2/w5, hand/w5 for a man who enters, or { $nothing }
tourne-case-beyond = '{ $text }' has men beyond the corner, which is flèche { $corner }
tourne-case-setup-men = { $player } has { $men } men; there are { $all }
tourne-case-setup-two = { $player } has two men on one flèche, which only the corner can hold
tourne-case-setup-both = both players have a man on flèche { $number }, where the second would have hit the first

tourne-case-claim-skill = Skill
tourne-case-claim-first-home = First in the corner
tourne-case-claim-wants-hit = Being hit
tourne-case-claim-hits = Hits a game
tourne-case-found-skill = Whoever always plays the best man wins { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the games against one who always plays the worst, throwing first in turn.
tourne-case-found-first-home = Both playing perfectly, the player who is the first to bring a man to the corner wins { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the games; at least { $least } % are asked for.
tourne-case-found-wants-hit = Wherever the other player stands, { $compared } positions with and without the hit compared, being hit improves { $better }.
tourne-case-found-hits = Both playing perfectly, { NUMBER($hits, minimumFractionDigits: 2, maximumFractionDigits: 2) } men are hit in a game of { NUMBER($throws, minimumFractionDigits: 1, maximumFractionDigits: 1) } throws; at least { $least } are asked for.
