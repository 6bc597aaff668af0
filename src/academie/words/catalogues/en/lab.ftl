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
lab-no-ladder = { $game } has no ladder: there are not several levels, or not two seats
lab-not-ladder = { $path } is not a ladder
lab-ladder-player = player
lab-ladder-step = above the level before
lab-ladder-games = games
lab-ladder-head = The ladders: how strong each player is
lab-ladder-about =
    Each level meets the next and the one after, and the other players meet every second level, in pairs of games on the same dice, or from the same opening, with the seats exchanged. All games of a ladder give one rating a player, by the model of Bradley and Terry: 400 points are odds of ten to one, and a drawn game counts half. The first level is 0. Ratings of different games cannot be compared.

    Intervals are at 95 %, by the Fisher information as if all games were independent. One drawn game is assumed of each two who met, so that nobody is infinitely strong. `academie lab ladder GAME --out docs/ladder/GAME.jsonl --games 400` plays more games, and `academie lab ladders docs/ladder --write docs/ladder.md` writes this page.
lab-ladder-least = { $games } games. The least step between two levels is { $step }.
lab-ladder-plot = The players of { $game } on one scale
lab-no-benchmark = { $game } has no benchmark; these games have one: { $known }
lab-other-benchmark = { $path } belongs to another benchmark: give a new file
lab-bench-illegal = the program answered ‘{ $answer }’, which is not one of the acts, in { $position }
lab-bench-unknown = the benchmark does not know the act { $act } in { $position }
