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

lab-no-ray = Ray is not installed: pip install 'academie[lab]'
lab-or = { $one } or { $another }
lab-wrong-kind = { $name } must be { $wanted }, not { $value }
lab-no-choices = the choices of '{ $name }' are not known; those of { $known } are
