race-there-no-man-play-from-there = il n’y a pas de dame à jouer de là

race-worth = Ce que vaut chaque premier coup bien joué, en trous.
race-worth-holes-number-best = { $play_text } vaut { NUMBER($worth, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } trou, { $rank }e de { $count } ; le mieux est { $play_text_2 }, { NUMBER($most, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") }.
race-by-value-places-throws-named = Par ordre de valeur : { $table }. Rangs des coups nommés : { $places }.
race-worth-more-than-mean-holes = { $number } valent plus que la moyenne, { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } trou : { $names }.
race-opening = Ouverture
race-best-throws = Meilleurs coups
race-good-throws = Bons coups

race-and-men-on-tete-take-more = { $down } et { $on_tete } dames sur la tête prennent plus de dames que la pile n’en a

race-garanguet-lepeintre-1818 = Garanguet, Lepeintre 1818

race-jacquet-lepeintre-1818 = Jacquet, Lepeintre 1818

race-as-odds = Un avantage, à la première partie.
race-every-partie-won-hole = Chaque partie gagnée est un trou.
race-double = Gagner double compte deux trous, ou deux enjeux en un seul trou.
race-men-on-tete = Dames sur la tête

race-plein-academie-1806 = Plein, Académie 1806

race-revertier-academie-1806 = Revertier, Académie 1806

race-contact-hit = elle peut être battue
race-contact-block = elle ferme sa flèche
race-contact-share = on se place à côté d’elle
race-aim-bear-off = lever toutes ses dames
race-aim-plein = remplir sa seconde table
race-double-never = jamais
race-double-not-home = le perdant n’a pas toutes ses dames à la maison, ni levé aucune
race-double-none-off = le perdant n’a levé aucune dame
race-double-shut-out = le perdant ne peut plus rentrer
race-shut-out-off = rien : il rentre sur les siennes
race-shut-out-lost = la partie est perdue
race-shut-out-simple-without-entry = perdue, mais simple s’il n’a aucune rentrée
race-entry-every = tout ce que ses nombres rentrent
race-entry-one = une dame par coup
race-entry-at-will = une dame par coup, s’il veut
race-fifteen-men-on-talon = quinze dames au talon
race-four-piles-2-5-3-and = quatre piles : 2, 5, 3 et 5
race-talons-face-face-ways-running-head = talons face à face, chemins de sens contraire
race-one-enters-on-adverse-side-and = on entre chez l’adversaire et l’on sort chez soi
race-talons-on-diagonal-both-running-alike = talons en diagonale, tous deux du même sens
race-ways = Le chemin des dames
race-start = La disposition
race-dice = Nombre de dés
race-triplet = Nombres à jouer pour trois dés pareils
race-larger-first = Si l’un des nombres seul se joue, c’est le plus fort
race-contact = Une dame adverse seule sur sa flèche
race-enter-on-own = On rentre sur ses propres dames
race-must-enter = Ce que rentre qui a plus de dames à la main que de rentrées ouvertes
race-one-a-fleche = Flèches qui ne portent qu’une de ses dames
race-shut-out = Plus de dames à la main que ses propres dames ne laissent de rentrées
race-courier = La première dame doit arriver seule
race-aim = Ce qui gagne la partie
race-bearoff = Un nombre qui lèverait juste une dame
race-what-wins-double = Ce qui gagne double
race-double-usual = La double va si l’on n’en dit rien
race-winner-has-dice = Le gagnant a le dé de la partie suivante
race-holes = Trous pour gagner, si l’on n’en dit rien
race-triplet-short = Triplet
race-must-enter-short = Hors du jeu
race-shut-out-short = Rentrées bouchées
race-bearoff-short = Ce qui lève juste
race-double-short = Double quand

race-toute-table-academie-1806 = Toute-table, Académie 1806
race-gammon-or-toutes-tables-lepeintre-1818 = Gammon ou toutes-tables, Lepeintre 1818

race-fleches-counted-along-each-players-way = Flèches comptées sur le chemin de chacun ; sur le dessin, de celui qui joue.

race-beginner-brings-its-men-on-and = Débute : avance ses dames, et se contente de ce qui paraît passable.
race-plays-without-much-plan = Joue sans plan bien suivi.
race-knows-what-do-and-often-strays = Sait ce qu’il faut faire et s’en écarte souvent.
race-good-cafe-player = Un bon joueur de café.
race-weighs-every-position-can-leave-and = Pèse chaque position qu’il peut laisser, et choisit la meilleure.
race-sees-besides-what-each-throw-will = Voit en outre ce que chaque coup de dés permettra de répondre : le plus fort de la maison.

race-men-this-play-bears-off = dames levées par ce coup
race-casts-36-hit-you = coups de dés sur 36 qui vous battent
race-men-borne-off = dames sorties
race-men-in-hand = dames en main
race-men-played = dames jouées
race-men-hit = dames battues
race-holes-2 = trous

race-manner-borne-off = a levé le premier
race-manner-filled = a fait son plein
race-manner-shut-out = a battu plus de dames qu’il ne reste de rentrées
race-first-throw = a le dé
race-out-game-with-more-men-in = est hors du jeu
race-brought-courier-home = a rentré son courrier
race-wins-match = gagne la partie en plusieurs trous
race-hits-men-fleches = bat { $count } dames (flèches { $points })
race-and-wins-partie-double = { $how } et gagne la partie double
race-first-throw-next-partie = a le dé de la partie suivante
race-hits-man-fleche = bat une dame (flèche { $points })
race-and-wins-partie = { $how } et gagne la partie
race-won-de-drawn-for-next = a gagné : on tire le dé pour la suivante
race-drawn-nobody-can-win-any-more = Partie nulle : personne ne peut plus gagner
