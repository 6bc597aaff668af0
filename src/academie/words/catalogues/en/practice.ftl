practice-worth-stakes-next-best-less-games = Worth { NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") } of the stakes; the next best, { $second }, { $ahead } less ({ $games } games played out on the same dice, standard error { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }).
practice-worth-next-best-worth-stakes-less = Worth { $best }; the next best, { $second }, is worth { $next_best }: { $ahead } of the stakes less (a search of { $depth } plies).

practice-positions-with-one-best-play = Positions with one best play
practice-name-puzzle = the name of the puzzle
practice-game = the game
practice-rule-set = the rule set
practice-position-in-notation = the position, in notation
practice-best-play = the best play
practice-next-best-play = the next best play
practice-what-best-worth-who-plays-in = what the best is worth to who plays, in stakes
practice-by-how-much-beats-next = by how much it beats the next
practice-how-was-found = how that was found
practice-how-hard = how hard it is
practice-themes = the themes
practice-where-comes-from-self-play-seed = where it comes from: `self-play SEED` or a study
practice-what-likely-follow = what is likely to follow
