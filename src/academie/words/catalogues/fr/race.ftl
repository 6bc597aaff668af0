race-no-man = il n’y a pas de dame à jouer de là

race-gnubg-illegal = GNU Backgammon joue « { $move } » dans { $position }, ce qui n’est pas permis
race-chart-worth = Ce que vaut chaque premier jet bien joué, en trous.
race-found-opening = { $play } vaut { NUMBER($worth, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } trou, n° { $rank } sur { $count } ; le meilleur est { $best }, { NUMBER($most, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") }.
race-found-best = Par ordre de valeur : { $table }. Rangs des jets nommés : { $places }.
race-throw-worth = { $throw } { NUMBER($worth, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") }
race-found-good = { $good } sur { $named } valent plus que la moyenne, { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } trou : { $throws }.
race-claim-opening = Ouverture
race-claim-best = Meilleurs jets
race-claim-good = Bons jets

race-too-many-on-tete = { $down } dames abattues et { $tete } sur la tête font plus que la pile n’en a

race-garanguet = Garanguet, Lepeintre 1818

race-jacquet = Jacquet, Lepeintre 1818

race-as-odds = Un avantage, à la première partie.
race-holes-about = Chaque partie gagnée est un trou.
race-double-about = Gagner double compte deux trous, ou deux enjeux s’il n’y a qu’un trou.
race-men-on-tete = Dames sur la tête

race-plein = Plein, Académie 1806

race-revertier = Revertier, Académie 1806

race-contact-hit = elle peut être battue
race-contact-block = elle ferme sa flèche
race-contact-share = on peut se placer à côté d’elle
race-aim-bear-off = lever toutes ses dames
race-aim-plein = remplir sa seconde table
race-double-never = jamais
race-double-not-home = le perdant n’a pas toutes ses dames à la maison, ni levé aucune
race-double-none-off = le perdant n’a levé aucune dame
race-double-shut-out = le perdant ne peut plus rentrer
race-shut-out-off = rien : on rentre sur les siennes
race-shut-out-lost = la partie est perdue
race-shut-out-simple-without-entry = la partie est perdue, mais simple s’il n’y a aucune rentrée
race-entry-every = toutes celles que les nombres permettent
race-entry-one = une dame par jet
race-entry-at-will = une dame par jet, si l’on veut
race-start-talon = quinze dames au talon
race-start-piles = quatre piles : 2, 5, 3 et 5
race-ways-trictrac = talons face à face, en sens contraire
race-ways-gammon = on entre chez l’adversaire et l’on sort chez soi
race-ways-jacquet = talons en diagonale, dans le même sens
race-ways = Le chemin des dames
race-start = La disposition
race-dice = Nombre de dés
race-triplet = Nombres à jouer pour trois dés pareils
race-larger-first = Si un seul des nombres peut se jouer, c’est le plus fort
race-contact = Une dame adverse seule sur sa flèche
race-enter-on-own = On peut rentrer sur ses propres dames
race-must-enter = Ce que doit rentrer un joueur qui a plus de dames à la main que de rentrées ouvertes
race-one-a-fleche = Flèches qui ne portent qu’une dame du joueur
race-shut-out = Plus de dames à la main que ses propres dames ne laissent de rentrées
race-courier = La première dame doit arriver seule
race-aim = Ce qui gagne la partie
race-bearoff = Un nombre qui lèverait juste une dame
race-double = Ce qui gagne double
race-double-usual = La double va, sans choix contraire
race-winner-has-dice = Le gagnant jette le premier à la partie suivante
race-holes = Trous pour gagner, sans choix contraire
race-triplet-short = Triplet
race-must-enter-short = Hors du jeu
race-shut-out-short = Rentrées bouchées
race-bearoff-short = Ce qui lève juste
race-double-short = Double quand

race-toute-table = Toute-table, Académie 1806
race-gammon = Gammon ou toutes-tables, Lepeintre 1818

race-level-1 = Débute : avance ses dames et se contente de ce qui paraît passable.
race-level-2 = Joue sans plan bien suivi.
race-level-3 = Sait ce qu’il faut faire et s’en écarte souvent.
race-level-4 = Un bon joueur de café.
race-level-5 = Pèse chaque position qu’il peut laisser et choisit la meilleure.
race-level-6 = Voit aussi ce que chaque jet permettra de répondre.

race-measure-borne-off = dames levées par ce coup
race-measure-hit-by = jets sur 36 qui vous battent
race-measure-off = dames sorties
race-measure-in-hand = dames en main
race-measure-moved = dames jouées
race-measure-hits = dames battues
race-measure-holes = trous
race-other-game = { $rules } n’est pas un de ces jeux
race-won-borne-off = { $player } lève en premier et gagne la partie{ $double ->
        [double] { " " }double
       *[single] { "" }
    }
race-won-filled = { $player } fait son plein et gagne la partie{ $double ->
        [double] { " " }double
       *[single] { "" }
    }
race-won-shut-out = { $player } a battu plus de dames qu’il ne reste de rentrées et gagne la partie{ $double ->
        [double] { " " }double
       *[single] { "" }
    }

race-first-throw = { $player } a le premier jet
race-out-of-the-game = { $player } est hors du jeu, avec plus de dames à la main que de rentrées
race-courier-home = { $player } a rentré son courrier
race-match-won = { $player } gagne la partie en plusieurs trous
race-hits = { $player } bat { $count ->
        [one] une dame
       *[other] { $count } dames
    } en { $points }
race-next-first = { $player } a le premier jet de la partie suivante
race-next-drawn = { $player } a gagné ; on tire au sort le premier jet de la partie suivante
race-drawn = Partie nulle : personne ne peut plus gagner
race-illegal = ce n’est pas permis maintenant
race-no-move = « { $text } » n’est pas un coup : écrivez d’où part la dame et où elle arrive, comme w6/w9
race-no-play = écrivez un coup comme w6/w9 w6/w11, w6/w9/w11 pour une dame, main/b4, b5/bande, ou passe
race-several = plusieurs coups conviennent ; écrivez chaque arrêt : { $plays }
race-gnubg-not-legal = « { $text } » n’est pas permis ici ; il y a : { $plays }
race-gnubg-move = « { $text } » n’est pas un coup de GNU Backgammon
race-gnubg-point = « { $text } » n’est pas une flèche de GNU Backgammon
race-gnubg-meets = gnubg rencontre les joueurs du moteur compilé, et { $player } n’en est pas un
race-gnubg-missing = GNU Backgammon (gnubg) n’est pas installé
race-gnubg-socket = GNU Backgammon n’ouvre pas sa connexion
race-gnubg-answer = GNU Backgammon répond : { $answer }
race-gnubg-chances = GNU Backgammon répond « { $answer } » au lieu de chances
race-gnubg-silent = GNU Backgammon ne répond pas : { $wrong }
race-gnubg-refuses = GNU Backgammon répond « { $answer } » à « { $line } »
race-gnubg-game = GNU Backgammon ne joue qu’au toute-table
race-setup-dice = il doit y avoir des dés sur la table quand un joueur doit jouer
race-setup-no-dice = il n’y a pas de dés sur la table avant qu’on les jette
race-setup-dice-number = le jeu se joue avec { $dice } dés
race-setup-triplet = seul un triplet se rejoue
race-setup-holes = les trous ou le but sont hors des bornes
race-setup-not-over = les trous sont faits, mais la partie n’est pas finie
race-setup-over = la partie est finie, mais les trous ne sont pas faits
race-setup-won = la partie est déjà gagnée
race-setup-negative = { $player } a moins de zéro dame quelque part
race-setup-men = { $player } a { $men } dames ; il y en a { $all }
race-setup-hand = { $player } a des dames à la main, mais on ne bat pas à ce jeu
race-setup-beyond = { $player } a des dames au-delà de { $last }
race-setup-alone = { $player } a deux dames sur une flèche qui n’en porte qu’une
race-setup-off-early = { $player } a levé des dames avant que toutes soient rentrées
race-setup-courier = { $player } a joué une autre dame avant que le courrier soit rentré
race-setup-shut-out = { $player } a plus de dames à la main qu’on n’en peut rentrer
race-setup-both = les deux joueurs ont des dames en { $point }
race-score = { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    } / { $goal }
race-in-hand = { $men } en main
race-off = { $men ->
        [one] { $men } sortie
       *[other] { $men } sorties
    }
race-men-on = { $men } en { $point }
race-dice-thrown = dés : { $dice }
race-thrown = { $player }, dés : { $dice }.
race-side = { $player } : { $men }.
race-tally-margin = dames qui restent au perdant
race-tally-hit = dames battues
race-tally-out = joueur hors du jeu
race-tally-null = partie nulle
race-tally-sortie = gagnée par la sortie
race-tally-plein = gagnée par le plein
race-tally-rentrees-bouchees = gagnée par les rentrées bouchées
race-tally-double = { $manner }, double
