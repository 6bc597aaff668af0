web-lobby-title = Salle de jeu
web-lobby-new-table = Ouvrir une table
web-lobby-play-now = Jouer tout de suite
web-lobby-open-tables = Tables ouvertes
web-lobby-no-tables = Aucune table n’attend. Ouvrez-en une.
web-lobby-my-tables = Vos tables
web-lobby-join = S’asseoir
web-lobby-copy-link = Copier le lien
web-lobby-link-copied = Lien copié
web-lobby-waiting = En attente d’un adversaire…
web-lobby-invitation = { $player } vous invite
web-lobby-find-opponent = Trouver un adversaire
web-lobby-seeking = Recherche d’un adversaire…
web-lobby-seeking-about = La partie commence dès qu’un adversaire est trouvé : gardez cette page ouverte.
web-lobby-seek-lapsed = Personne n’est venu. Cherchez encore, ou ouvrez une table.
web-lobby-all-games = Les jeux
web-lobby-game-rules = Les règles
web-lobby-seats-taken = { $taken ->
        [one] { $taken } place prise sur { $seats }
       *[other] { $taken } places prises sur { $seats }
    }
web-lobby-learn-card = Apprendre le trictrac en une soirée
web-lobby-learn-card-about = Des leçons courtes, sur un tablier qui répond : on montre d’abord, on définit ensuite.
web-lobby-learn-card-go = Voir les leçons
web-lobby-newcomer = Jamais joué ? Commencez ici
web-lobby-newcomer-about = Une première leçon de trictrac, dix minutes sur un tablier qui répond ; puis un problème ; puis une partie contre une machine facile. Sans compte, sans rien savoir d’avance.
web-lobby-newcomer-go = Commencer
web-lobby-my-games-about = Vos parties en cours, d’abord celles où c’est à vous de jouer ; puis celles qui sont finies.
web-lobby-my-finished-games = Parties finies
web-lobby-no-games = Aucune partie en cours.
web-lobby-all-my-games = Mes parties ({ $count })
web-lobby-resume = Reprendre
web-lobby-review = Revoir
web-lobby-time-left = reste { $time }
web-lobby-against = contre { $players }
web-lobby-table-closed = Cette table est fermée.
web-lobby-delay = Vous avez quitté ou fait traîner { $faults } de vos { $games } dernières parties : pas d’appariement avant { $time }. Jouer jusqu’au bout, ou abandonner, évite de faire attendre les autres.
