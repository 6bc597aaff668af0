lab-whole-number = a whole number
lab-number = a number
lab-true-or-false = true or false
lab-text = a text
lab-list = a list
lab-table = a table
lab-no-file = no file { $asked }; give the path of a TOML file, or one of: { $known }
lab-in-file = { $where }: { $wrong }
lab-unknown-key = unknown key { $key }; there are: { $accepted }
lab-no-table = a table is needed here
lab-below-one = { $name } must be at least 1, not { $value }
lab-not-above-zero = { $name } must be above 0, not { $value }
lab-negative = { $name } cannot be negative; it is { $value }
lab-not-toml = { $path } is not valid TOML: { $wrong }
lab-key-missing = the key { $name } is missing

lab-plies-range = plies are 0 to { $deepest }, not { $deep }
lab-fixed-depth = the search depth of { $called } is fixed; leave plies out
lab-match-ruleset = The engines of { $game } play by their own rule set: leave out --ruleset
lab-plays-only = { $called } plays only { $games }
lab-not-installed = { $called } is not installed
lab-not-recorded = { $name } does not play in the compiled core at { $game }, so its games cannot be recorded; choose niveau-5, niveau-6 or net:FILE

lab-no-terms = at { $game } players are not limited by time, positions, tables or parameters; at { $games } they are
lab-two-games = one player is for { $one }, the other for { $two }
lab-no-value = write NAME=VALUE, not '{ $name }'
lab-against = Against { $against }
lab-elo-points = Elo points
lab-other-opponents = these matches are not against the same opponent
lab-not-match = { $path } is not a match

lab-plies-from-one = plies must be from 1 to { $deepest }

lab-no-game = the key game is missing
lab-no-net = no net can be trained for { $game }; there are: { $known }
lab-other-recipe = { $folder } was begun with another recipe or another version of Académie; give --out another folder, or resume with the recipe it was begun with

lab-other-work = { $path } belongs to other work; give another path

lab-over = the game is over in this position

lab-stakes = stakes of the game
lab-throws = throws
lab-first-throws = The { $number } first throws ({ $game })
lab-first-throw-worth = What the right to throw first is worth
lab-length-title = Throws in a game ({ $count } games of { $game })
lab-throw = throw
lab-best-and-next = best move (and the next)
lab-game = game
lab-throws-a-partie = throws in a game
lab-a-releve = to a relevé
lab-releves-a-partie = relevés in a game
lab-length = How long games are
lab-games-list = games must be a list of games

lab-no-stage = at least one [[stage]] is needed
lab-first-stage = the first [[stage]] must be of lessons: a fit starts from a net
lab-stage-kind = kind must be "lessons" or "fit", not '{ $kind }'
lab-among = among must be at least after + games
lab-no-encoding = there is no encoding '{ $encoding }'; the game has { $known }
lab-no-teacher = '{ $program }' does not teach this game; known: { $known }
lab-no-phase = the net has no phase '{ $phase }', only { $known }

lab-no-ray = Ray is not installed: pip install 'academie[lab]'
lab-no-cluster = no Ray cluster answers at { $address }: start one there with `ray start --head`, or leave the address out
lab-or = { $one } or { $another }
lab-wrong-kind = { $name } must be { $wanted }, not { $value }
lab-no-choices = the choices of '{ $name }' are not known; those of { $known } are
lab-curve-strength = Games won against { $against } ({ $game })
lab-curve-loss = Results foretold badly ({ $game })
lab-curve-error = What a choice costs ({ $game })
lab-curve-missed = How far results are from what was foretold ({ $game })
lab-curve-fit = The fit, pass by pass ({ $game })
lab-curve-won = games won, %
lab-curve-entropy = cross entropy
lab-curve-share = share of a game
lab-curve-games = games of training
lab-curve-passes = passes
lab-no-curves = { $folder } has no curves of a training
lab-not-compared = nobody has met { $names } yet
lab-no-ladder = { $game } has no ladder: there are no levels, no choices, or not two seats
lab-not-ladder = { $path } is not a ladder
lab-ladder-player = player
lab-ladder-step = above the level before
lab-ladder-games = games
lab-ladder-plays = how it plays
lab-ladder-head = The ladders: how strong each player is
lab-ladder-about =
    Each level meets the next and the one after, and the other players meet every second level, in pairs of games on the same dice, or from the same opening, with the seats exchanged. All games of a ladder give one rating a player, by the model of Bradley and Terry: 400 points are odds of ten to one, and a drawn game counts half. The first level is 0. Ratings of different games cannot be compared. Where a game has one level only, the simple player and one who plays at random stand below it. Three games have no ladder: dames rabattues leaves its players no choice, and the poule and tour à tour need three seats; their levels are those of trictrac.

    Intervals are at 95 %, by the Fisher information as if all games were independent. One drawn game is assumed of each two who met, so that nobody is infinitely strong. `academie lab ladder GAME --out docs/ladder/GAME.jsonl --games 400` plays more games, and `academie lab ladders docs/ladder --write docs/ladder.md --standings studies/ladders.json` writes this page.
lab-ladder-least = { $games } games. The least step between two levels is { $step }.
lab-ladder-plot = The players of { $game } on one scale
lab-no-benchmark = { $game } has no benchmark; these games have one: { $known }
lab-other-benchmark = { $path } belongs to another benchmark: give a new file
lab-bench-illegal = the program answered ‘{ $answer }’, which is not one of the acts, in { $position }
lab-bench-unknown = the benchmark does not know the act { $act } in { $position }
lab-switches-training = the training of a game
lab-switches-plan = write a seed, and for each game a table [[game]] with game, ruleset, a number of games in training, and at least one [[game.switch]]
lab-switches-same = both laws are the same: name another rule set, or points with other values
lab-switches-no-summary = { $path } is not a summary of `academie lab rules`: give the file that this command wrote
lab-switches-moves = single moves in a game
lab-switches-margin = { $what }, mean
lab-switches-spread = { $what }, standard deviation
lab-switches-first = worth of playing first, in stakes
lab-switches-null = drawn games
lab-switches-double = games won double
lab-switches-two = { $before } against { $after }
lab-switches-one = { $rule }: { $before } or { $after }
lab-switches-effect = { $what } { $change }
lab-switches-effect-plays = best plays that change beyond chance { $change }
lab-switches-effect-event = { $what } { $change } a game
lab-switches-effects = Effect seen, from the first law to the second: { $effects }.
lab-switches-no-effect = No effect seen: whatever it does is smaller than the intervals.
lab-switches-left = left to the players by { $citations }
lab-switches-none-holds = held by no work; players may agree on it
lab-switches-cited = { $before } · { $next }
lab-switches-dispute = { $rule }: { $before } ({ $by }); against { $after } ({ $others }).
lab-switches-head = What a rule does to a game
lab-switches-about =
    What did Lepeintre’s rule do to trictrac, or Manoury’s to draughts? For each disputed rule, or pair of rule sets, players were taught by either law with the same budget of training, and then played themselves under their own law on the same dice. This page gives what changed in { $switches } cases, from { $games } games of { $nets } trained players. It took { $hours } processor-hours.

    How to read it. All intervals are at 95 %. A player taught once more by the *same* law, from another seed, shows by how much players differ by the chance of their training. An *effect is seen* only where the change is larger than its interval and that chance together. “No effect seen” does not say that a rule does nothing: an effect smaller than the interval may be there. Of { $asked } figures that could have changed, { $seen } are seen to; some of these will be chance too.

    Best plays: in positions taken from games under both laws, each player chooses by its own law. Two players of the same law disagree as well, so that only what goes beyond them is the work of the rule. “The law alone” is the same player choosing by both laws.

    Faults and their penalties are not in these games, since the program marks for both sides: rules of rigour do not show here. `academie lab rules lab/rules --out FOLDER --page PAGE` plays the games and writes this page; the plan says how many.
lab-switches-by-work = By work
lab-switches-by-work-about = Each rule that a work holds and that can be held otherwise, with what changes from the first law named to the second in the section of that number.
lab-switches-work-line = { $place } (no. { $number }). { $rule }: { $held }; compared with: { $against }. { $effects }
lab-switches-dice-players = The players are nets that choose one ply deep. Lessons (`{ $training }`) by each law began with the net that comes with the package, which was taught by the default rules: what a law teaches beyond so few lessons does not show. { $games } games by each player; { $hours } processor-hours.
lab-switches-board-players = The players search (`{ $training }`: positions looked at a move are `nodes`) with weights fitted to games by each rule set, beginning with the shipped ones. The first { $drawn } moves of each game are drawn at random, the same under every law where they are legal, so that games differ. { $games } games by each player; { $hours } processor-hours.
lab-switches-plot-first = What playing first is worth: change
lab-switches-plot-length = Length of games: change
lab-switches-plot-plays = Best plays changed beyond chance
lab-switches-unit-plays = positions in a hundred
lab-switches-events = What happens in a game by { $rules }, and in how many games it is part of the last thing that happened:
lab-switches-event = event
lab-switches-event-count = times a game
lab-switches-event-points = points a game
lab-switches-event-ends = games it ends
lab-switches-measure = measure
lab-switches-before = first law
lab-switches-after = second law
lab-switches-change = change
lab-switches-chance = two players of the first law
lab-switches-verdict = effect
lab-switches-seen = effect seen
lab-switches-unseen = no effect seen
lab-switches-taught = Weights cannot be fitted for a single rule: both sides play with weights of the first law, and search by their own.
lab-switches-plays = Best plays: the two players choose differently in { $law } of { $positions } positions; two players of the first law do so in { $chance }; beyond chance { $beyond } ({ $verdict }). The law alone changes { $alone }.
lab-switches-openings = Openings: of { $casts } first throws or moves, { $law } are played differently by the two players, and { $chance } by two players of the first law. Where those two agree and the player of the second law does not ({ $sure }): { $plays }.
lab-switches-rulesets = Whole rule sets
lab-switches-ruleset-line = No. { $number }, { $rules }. { $effects }
lab-switches-shards = games ({ $games }) must be a multiple of shard ({ $shard })
