web-front-title = Académie – jouer au trictrac et aux jeux de son temps
web-front-headline = Jouez au trictrac et aux grands jeux de son temps
web-front-lead = Dames, dominos, échecs de Philidor : { $count } jeux, avec du monde ou contre la machine.
web-front-promise = Gratuit, sans compte. Chaque point s’explique par les traités.
web-front-play = Jouer
web-front-learn = Apprendre en dix minutes
web-front-throw = Jeter les dés
web-front-throw-again = Encore un jet
web-front-board = Le tablier : une position de trictrac avec les dames des deux joueurs
web-front-question = Vous avez les dames noires, et les dés. Que vaudront-ils ?
web-front-question-about = Au trictrac, on marque ce que le jet pourrait faire ; rien ne quitte le tablier.
web-front-nothing = Rien cette fois
web-front-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-front-points-holes = { $holes ->
        [one] { $points } points : un trou
       *[other] { $points } points : { $holes } trous
    }
web-front-rule = Douze points font un trou, douze trous gagnent la partie.
web-front-rule-double = Douze points font un trou ; d’une suite, il compte double.
web-front-onward = Jouez-le maintenant : première leçon, dix minutes
web-front-hit-battre-le-coin = Leur coin vide { $point } est battu
web-front-hit-battre-a-vrai = La dame sur { $point } est battue
web-front-hit-battre-a-faux = La dame sur { $point } est battue à faux : à Blanc
web-front-source = Première figure du second traité, ch. IX
web-front-book = Académie universelle des jeux
web-front-see = la voir à la bibliothèque
web-front-now = En ce moment
web-front-live = en direct
web-front-own-game = Votre partie continue
web-front-own-game-about = { $others ->
        [one] { $game } · contre { $player }
       *[other] { $game } · contre { $player } et d’autres
    }
web-front-live-about = { $count ->
        [one] { $game } · { $count } spectateur
       *[other] { $game } · { $count } spectateurs
    }
web-front-players = { $one } – { $two }
web-front-players-more = { $one } – { $two } – …
web-front-last-game = Dernière partie : { $players }
web-front-last-game-about = { $game } · à revoir coup par coup
web-front-first-game = Aucune partie en cours
web-front-first-game-about = La machine est toujours libre
web-front-tables = { $count ->
        [one] { $count } table ouverte
       *[other] { $count } tables ouvertes
    }
web-front-table-first = { $player }, { $game }
web-front-no-tables = Aucune table ouverte
web-front-no-tables-about = Soyez le premier à en ouvrir une
web-front-study = Aujourd’hui à la bibliothèque
web-front-puzzle = Le problème du jour
web-front-puzzle-about = { $game } · trouvez le meilleur coup
web-front-join = Rejoindre
web-front-games = { $count } jeux
web-front-rules = Les règles de tous
web-front-family-trictrac = Trictrac
web-front-family-trictrac-about = Des points pour ce que les dés pourraient faire
web-front-family-same-board = Sur le même tablier
web-front-family-same-board-about = Courses, dames battues, piles
web-front-family-other-boards = Autres tabliers
web-front-family-other-boards-about = Sans dés, ou des dominos
web-front-game-trictrac = Le grand jeu : douze trous pour gagner
web-front-game-ecrire = Plusieurs marqués sur une feuille
web-front-game-toc = Vif : tout point vaut un trou
web-front-game-poule = De trois à six, pour la poule
web-front-game-tour-a-tour = Qui gagne reste à la table
web-front-game-toute-table = Le gammon, père du backgammon
web-front-game-jacquet = Une course derrière le courrier
web-front-game-revertier = Tout le tour et retour
web-front-game-garanguet = Une course à trois dés
web-front-game-plein = Remplir sa table le premier
web-front-game-tourne-case = Trois dames, le petit dé d’abord
web-front-game-rabattues = Abattre les piles, puis lever
web-front-game-dames = Cent cases, la dame vole
web-front-game-echecs = Ceux de Philidor, ou d’aujourd’hui
web-front-game-dominos = Six jeux, mains cachées
web-front-why-rulings = Chaque décision dit pourquoi
web-front-why-rulings-about = Touchez un point marqué et lisez l’article qui le fonde : Lepeintre 1818, l’Académie de 1806, Manoury 1787.
web-front-why-dice = Des dés que nul ne guide
web-front-why-dice-about = La graine est scellée avant le premier jet et ouverte après le dernier. Vérifiez chaque jet dans votre navigateur.
web-front-why-library = Une bibliothèque qui se joue
web-front-why-library-about = Lisez les vieux livres, le tablier à côté de la page ; essayez l’autre coup ; voyez si l’auteur avait raison.
