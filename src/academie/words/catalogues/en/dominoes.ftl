dominoes-name = Dominoes

dominoes-table = Mishaps of the table
dominoes-table-about = At a complete table a tile may be seen while it is taken, and tiles may be turned up.
dominoes-table-short = Table
dominoes-marking = marking is auto or rigueur: the treatise on dominoes knows no other way
dominoes-table-ordinary = ordinary
dominoes-table-complete = complete
dominoes-table-marking = a complete table needs marking=rigueur

dominoes-no-false-pass = this player is not known to have passed wrongly
dominoes-nothing-to-lay = there is no tile to have laid there
dominoes-nothing-to-recall = there is no tile to have taken back
dominoes-not-announced = no other tile was announced
dominoes-not-shown = no tile was shown to a partner
dominoes-no-fault = there is no fault to let pass
dominoes-too-late = it is too late for that

dominoes-not-taking = this is not the time to take tiles
dominoes-take-number = you cannot take that many, or that few
dominoes-not-counted = these tiles cannot be counted: there are enough of them, or it is not the time
dominoes-nothing-to-take = you have no tile to take
dominoes-nothing-to-draw = no tile can be drawn from this player: there is none too many, extra tiles are kept, or it is too late
dominoes-not-upset = only the tiles of a single opponent can be turned up, at a complete table
dominoes-not-turned-up = your tiles were not turned up
dominoes-no-chance = chance has nothing like that to decide now

dominoes-no-end = neither end of the line shows { $on }
dominoes-first-tile = write the higher number of the first tile first
dominoes-leader-lays = the leader must lay a tile
dominoes-not-playing = no round is being played
dominoes-not-your-turn = it is not your turn
dominoes-not-held = you do not have that tile
dominoes-number-forbidden = the opponents have forbidden you to open that number
dominoes-tile-barred = you may not lay that tile this time
dominoes-must-lay = you must lay { $tile ->
        [none] a tile
       *[other] the { $tile }
    }{ $on ->
        [none] { "" }
       *[other] { " " }on the { $on }
    }
dominoes-already-announced = you have already announced a tile
dominoes-already-seen = that tile has already been seen
dominoes-nothing-said = you have said nothing to take back

dominoes-other-act = the table is waiting for something else
dominoes-fault-open = first claim the fault or let it pass
dominoes-over = the game is over
dominoes-no-seat = nobody sits there
dominoes-no-act = that is not an act of dominoes
dominoes-hand-needed = say who lays this tile

dominoes-first-drawn = drawn seats decide who leads: leave out first
dominoes-for-players = { $rules } is for { $allowed } players, not { $players }
dominoes-illegal = that is not legal now

dominoes-seating-taken = as the players sat down
dominoes-seating-drawn = by the tile each player draws
dominoes-players = How many play
dominoes-players-about = As the game needs; the poule is for three or four.
dominoes-tiles = Tiles each takes
dominoes-tiles-about = For two: usually six, or twelve for the finest game.
dominoes-points = Points to win
dominoes-points-about = Usually a hundred, when playing for points.
dominoes-rounds = Rounds to win
dominoes-rounds-about = For two, without points.
dominoes-pots = Times everyone stakes
dominoes-pots-about = For four, without points: every round won takes back a stake.
dominoes-first = Seat that leads first
dominoes-first-about = By default, it is drawn.
dominoes-seats = Seats
dominoes-seats-about = Drawn: the highest tile leads and the others follow to the right; at piquet voleur the two highest are partners.
dominoes-partners-redraw = Partners with equal tiles draw again
dominoes-partners-redraw-about = To decide which of the two leads; otherwise, the one who drew first.
dominoes-memory = From memory
dominoes-memory-about = The table does not show who led: everyone has to remember.
dominoes-seats-short = Seats
dominoes-partners-redraw-short = Partners draw again
dominoes-memory-short = From memory

dominoes-aim-points = points
dominoes-aim-rounds = rounds won
dominoes-aim-stakes = stakes to take back
dominoes-aim-last = having the fewest points
dominoes-block-score-adverse = the opponents' tiles
dominoes-block-score-difference = the same, minus their own
dominoes-leader-tie-other = the nearest to the leader's right, never the leader
dominoes-leader-tie-leader = the leader
dominoes-next-lead-right = the leader's neighbour to the right
dominoes-next-lead-winner = the winner
dominoes-charge-every-hand = everyone, with what they have left
dominoes-charge-highest-hand = only the player with the most
dominoes-fault-cost-each = a stake to each
dominoes-fault-cost-both = the game, for both partners
dominoes-fault-cost-game = the game
dominoes-surplus-kept = kept
dominoes-surplus-drawn = drawn away by another player
dominoes-share = { $players } players, { $tiles } tiles
dominoes-tete-a-tete = Two players, for points
dominoes-sans-points = Two players, without points
dominoes-a-quatre = Four players, each for themselves, without points
dominoes-poule = The poule
dominoes-dernier = Au dernier: the most points pay
dominoes-piquet-voleur = Piquet voleur
dominoes-shares = Players, and tiles each takes
dominoes-aim = What is played for
dominoes-goal = How much of it, by default
dominoes-partners = Players who sit opposite are partners
dominoes-block-score = What the winner of a blocked round counts
dominoes-leader-tie = Who wins a tie that includes the leader
dominoes-partner-counts = What a partner has left is counted
dominoes-closed-takes = A blocked round takes back a stake
dominoes-charge = Who is charged where points are a burden
dominoes-next-lead = Who leads the next round
dominoes-uncovered = An uncovered tile is laid as soon as it fits
dominoes-fault-cost = What a false pass costs
dominoes-surplus = Extra tiles are
dominoes-block-score-short = Blocked round
dominoes-leader-tie-short = Tie
dominoes-partner-counts-short = Partner's tiles counted
dominoes-closed-takes-short = Stake for a blocked round
dominoes-charge-short = Charged
dominoes-next-lead-short = Next leader
dominoes-surplus-short = Extra tiles

dominoes-hidden = tiles that lie face down cannot be counted
dominoes-setup-players = { $rules } is not for { $players } players
dominoes-setup-hands = there are { $hands } hands for { $players } players
dominoes-setup-scores = there should be { $scores } scores, none below zero
dominoes-setup-passes = passes are given for { $passes } players, but there are { $hands } hands
dominoes-setup-order = the order must name each of the { $players } seats once
dominoes-setup-seats = the seats are 1 to { $players }
dominoes-setup-no-tile = there is no tile { $tile }
dominoes-setup-twice = there is only one { $tile }
dominoes-setup-too-many = there are only { $tiles } tiles
dominoes-setup-taking = tiles are taken by { $taking } players and held by { $hands }
dominoes-setup-share = each player takes { $tiles } tiles
dominoes-setup-laid = { $left } tiles have left the hands, but { $laid } are in the line
dominoes-setup-too-many-passes = more players have passed than there are

dominoes-title = Game of dominoes
dominoes-score-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
dominoes-score-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
dominoes-score-stakes = { $count ->
        [one] { $count } stake taken back
       *[other] { $count } stakes taken back
    }
dominoes-boneyard = { $tiles ->
        [one] { $tiles } tile in the boneyard
       *[other] { $tiles } tiles in the boneyard
    }
dominoes-face-down = { $tiles ->
        [one] { $tiles } tile face down
       *[other] { $tiles } tiles face down
    }
dominoes-hand-empty = no tiles
dominoes-line-empty = Line: nothing.
dominoes-line = Line: { $line } ({ $ends }).
dominoes-side = { $player }: { $score }, { $hand }.
dominoes-side-acting = { $player }, { $note }: { $score }, { $hand }.
dominoes-to-play = to play
dominoes-to-shuffle = to shuffle

dominoes-level-1 = A beginner: lays what fits and often misses what is better.
dominoes-level-2 = Plays without much of a plan.
dominoes-level-3 = Knows what to keep and often strays from it.
dominoes-level-4 = A good café player: remembers who passed.
dominoes-level-5 = Imagines over a hundred deals and seldom errs.
dominoes-level-6 = Imagines five hundred deals.
dominoes-level-7 = Also reads from each tile laid what the others hold: the strongest here.

dominoes-measure-open-ends = ends open with { $number }
dominoes-measure-hand = points in hand
dominoes-measure-answers = opponent's tiles that fit
dominoes-other-game = { $rules } is not played with dominoes

dominoes-unknown-act = '{ $text }' is not an act of dominoes: lay a tile, as 6-3, or write boude to pass

dominoes-no-tile = '{ $text }' is not a tile: write its two numbers, 0 to 6, as 6-3
dominoes-no-state = '{ $text }' should be a line of tiles, the hands, and fields
dominoes-too-many-hands = '{ $text }' has too many hands: at most { $most } players sit down
dominoes-no-such-seat = '{ $text }' should be { $seats }
dominoes-no-number = '{ $text }' should be a number

dominoes-remedy-game = demand the game
dominoes-remedy-lay = have it laid on the { $on }
dominoes-remedy-recall = have it taken back
dominoes-remedy-announced = demand the tile announced
dominoes-fault = { $fault }; an opponent may { $remedies }, or let it pass
dominoes-round-tied = { $player } wins the round: it is blocked, and of the players with the fewest points { $player } comes first by seat
dominoes-lost = { $player } has the most points, loses the game and pays everyone a stake
dominoes-stakes-put = All stakes have been taken back: everyone stakes again
dominoes-fault-false-pass = { $player } has passed wrongly, holding the { $tile }
dominoes-fault-not-announced = { $player } announced the { $tile } and lays another tile
dominoes-fault-misfit = { $player } lays the { $tile } where it does not fit
dominoes-fault-not-uncovered = { $player } lays another tile although the { $tile }, which everyone has seen, fits
dominoes-decision-announced = { $player } announces the { $tile }; if another tile is laid, it may be demanded
dominoes-decision-corrected = { $player } takes the pass back in time, having a tile that fits, and must lay it
dominoes-decision-excused = { $player } takes the pass back, but a tile has been laid since: the tile may be laid later
dominoes-decision-loses = { $opponent } demands the game: { $player } loses it
dominoes-decision-pays-each = { $opponent } demands it: the game is over, and { $player } pays everyone a stake
dominoes-decision-pays-for-both = { $opponent } demands it: the game is over, and { $player } pays for both partners
dominoes-decision-made-to-pose = { $opponent } has the { $tile } laid on the { $on }: { $player } has no choice
dominoes-decision-taken-back = { $opponent } has the { $tile } taken back: { $player } may not lay it this time
dominoes-decision-put-right = { $opponent } has the { $tile } taken back, as it does not fit; if it fits the other end, { $player } lays it there
dominoes-decision-made-to-pose-announced = { $opponent } demands the tile announced: { $player } lays the { $tile }
dominoes-decision-forbidden-to-open = { $opponent } forbids { $player } to open the numbers of the { $tile }, unless there is no other choice
dominoes-decision-stands = { $player } has played on: { $opponent }'s { $tile } stands, although it does not fit
dominoes-decision-lapsed = { $player } lets { $opponent }'s fault pass
dominoes-decision-made-to-pose-uncovered = { $opponent } has the uncovered { $tile } laid on the { $on }: { $player } has no choice
dominoes-decision-uncovered = { $player } uncovers the { $tile } and must lay it as soon as it fits
dominoes-decision-loses-by-count = { $opponent } counts the tiles: { $player } has taken too few and loses the game
dominoes-decision-takes-one = { $opponent } counts the tiles: { $player } has taken too few and takes one from the boneyard
dominoes-decision-lead-passes = { $player } led with too few tiles: the lead passes, tiles are taken again, and { $opponent } leads
dominoes-decision-surplus-drawn = { $opponent } draws away { $player }'s extra tiles
dominoes-decision-seen = A tile was seen while it was taken: { $player } shuffles again
dominoes-decision-upset = { $opponent } turns up the tiles of { $player }, who may have them shuffled again
dominoes-decision-reshuffled = { $player } has the tiles shuffled again; the lead does not pass
dominoes-round-domino = { $player } goes out: domino
dominoes-round-closed = { $player } wins the round: it is blocked, and { $player } has the fewest points
dominoes-won-points = { $player } wins the game on points
dominoes-won-rounds = { $player } wins the game on rounds
dominoes-shows = { $player } shows { $tiles }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dominoes-leads-first = { $player } leads first
dominoes-counts = { $player } counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all
dominoes-charged = { $player } is charged { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all
dominoes-rounds-won = { $player } has won { $total ->
        [one] { $total } round
       *[other] { $total } rounds
    }
dominoes-stake-taken = { $player } takes a stake back; { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left in the pot
dominoes-lays = { $player } lays { $tile }
dominoes-lays-both-ends = { $player } lays { $tile }: { $number } at both ends
dominoes-passes = { $player } passes: no { $number }
dominoes-passes-both = { $player } passes: no { $first } and no { $second }
dominoes-seats-drawn = { $player } has the highest tile; to the right, in order: { $others }
