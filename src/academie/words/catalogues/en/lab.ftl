lab-whole-number = a whole number
lab-number = a number
lab-true-or-false = true or false
lab-text = a text
lab-list = a list
lab-table = a table
lab-no-file-give-path-toml-file = no file { $asked }; give the path of a TOML file, or one of: { $known }
lab-text-2 = { $where }: { $wrong }
lab-unknown-key-there = unknown key { $key }; there are: { $accepted }
lab-table-needed = a table is needed
lab-must-be-at-least-1-not = { $name } must be at least 1, not { $value }
lab-must-be-above-0-not = { $name } must be above 0, not { $value }
lab-cannot-be-negative = { $name } cannot be negative: { $value }
lab-not-valid-toml = { $path } is not valid TOML: { $wrong }
lab-key-missing = the key { $name } is missing

lab-plies-0-not = plies are 0 to { $deepest }, not { $deep }
lab-fixed-search-depth = { $called } has a fixed search depth
lab-plays-and-nothing-else = { $called } plays { $games }, and nothing else
lab-not-installed = { $called } is not installed

lab-against = Against { $against }
lab-elo-points = Elo points
lab-these-matches-not-against-same-adversary = these matches are not against the same adversary
lab-not-match = { $path } is not a match

lab-plies-must-be-from-1 = plies must be from 1 to { $deepest }

lab-key-game-missing = the key game is missing
lab-no-net-can-be-trained-for = no net can be trained for { $game }; there are: { $there }
lab-was-begun-with-another-recipe-or = { $folder } was begun with another recipe or another version of Académie: give --out another folder, or resume with the recipe it was begun with

lab-another-work-give-another = { $path } is of another work: give another

lab-over = the game is over in this position

lab-stakes = stakes of the partie
lab-throws = throws
lab-first-throws = The { $number } first throws ({ $game })
lab-what-first-throw-worth = What the first throw is worth
lab-throws-partie-parties = Throws a partie ({ $count } parties of { $game })
lab-throw = throw
lab-best-played-and-next = best played (and next)
lab-game = game
lab-throws-partie = throws a partie
lab-releve = a relevé
lab-releves-partie = relevés a partie
lab-how-long-games = How long games are
lab-games-must-be-list-games = games must be a list of games

lab-at-least-one-stage-needed = at least one [[stage]] is needed
lab-first-stage-must-be-lessons-fit = the first [[stage]] must be of lessons: a fit starts from a net
lab-kind-must-be-lessons-or-fit = kind must be "lessons" or "fit", not '{ $kind }'
lab-among-must-be-at-least-after = among must be at least after + games

lab-missing = Ray is not installed: pip install 'academie[lab]'
