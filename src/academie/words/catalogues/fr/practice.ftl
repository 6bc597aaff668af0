practice-worth-stakes-next-best-less-games = Vaut { NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") } de la mise ; le coup suivant, { $second }, { $ahead } de moins ({ $games } parties jouées sur les mêmes dés, erreur type { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }).
practice-worth-next-best-worth-stakes-less = Vaut { $best } ; le coup suivant, { $second }, vaut { $next_best } : { $ahead } de la mise de moins (recherche à { $depth } coups simples).

practice-positions-with-one-best-play = Positions à un seul meilleur coup
practice-name-puzzle = le nom du problème
practice-game = le jeu
practice-rule-set = les règles
practice-position-in-notation = la position, en notation
practice-best-play = le meilleur coup
practice-next-best-play = le coup suivant
practice-what-best-worth-who-plays-in = ce que vaut le meilleur à qui joue, en mises
practice-by-how-much-beats-next = de combien il devance le suivant
practice-how-was-found = comment on l’a trouvé
practice-how-hard = la difficulté
practice-themes = les thèmes
practice-where-comes-from-self-play-seed = d’où il vient : `self-play GRAINE` ou une étude
practice-what-likely-follow = la suite probable
