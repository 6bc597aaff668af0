web-table-your-turn = À vous de jouer
web-table-your-turn-against = À vous – { $player }
web-table-turn-of = À { $player }
web-table-move-of = { $player } : { $move }
web-table-watching = Vous regardez
web-table-waiting-turn = Vous attendez votre tour à la table
web-table-queue = Attendent leur tour : { $players }
web-table-queue-you = { $player } (vous)
web-table-nothing-to-report = Rien à signaler.
web-table-legal-moves = Tous les coups permis
web-table-adjourn = Ajourner
web-table-turn-adjourned = Partie ajournée
web-table-adjourned = La partie est ajournée : les pendules sont arrêtées. Elle finit sans vainqueur si personne ne la reprend dans les 30 jours.
web-table-resume = Reprendre
web-table-offered-offer-draw = { $player } propose { $game ->
        [dames] la remise
       *[other] la nulle
    }
web-table-offered-ask-takeback = { $player } demande une reprise
web-table-offered-ask-adjourn = { $player } demande à ajourner
web-table-declined-offer-draw = { $player } refuse { $game ->
        [dames] la remise
       *[other] la nulle
    }.
web-table-declined-ask-takeback = { $player } refuse la reprise.
web-table-declined-ask-adjourn = { $player } refuse d’ajourner.
web-table-consented = { $count ->
        [one] { $count } personne a accepté
       *[other] { $count } personnes ont accepté
    }
web-table-rematch = Revanche
web-table-rematch-offered = { $player } vous propose la revanche.
web-table-rematch-declined = La revanche est refusée.
web-table-rematch-waiting = Revanche proposée…
web-table-chat = Conversation
web-table-send = Envoyer
web-table-reconnecting = Connexion perdue. Reconnexion…
web-table-away = absent
web-table-time-left = Temps restant
web-table-days-hours = { $days } j { $hours } h
web-table-played-from-list = Ce jeu se joue par la liste des coups.
web-table-partner = partenaire
web-table-claim = Réclamer une faute
web-table-claim-about = Rien ici ne vous aide : c’est à vous de voir la faute.
web-table-to-mark = À marquer
web-table-other-gestures = Autres gestes et paroles
web-table-all-gestures = Tous les gestes, sans le plateau
web-table-pick = Désigner sur le plateau
web-table-picking = Désignez la pièce sur le plateau.
web-table-which = Lequel
web-table-do-it = Faire
web-table-nothing-written = Rien n’est encore écrit.
web-table-pavillons = pavillons
web-table-with-moves = Avec les coups
web-table-more = La suite
web-table-worth-points = { $points ->
        [2] Deux points
        [4] Quatre points
        [6] Six points
        [8] Huit points
        [10] Dix points
        [12] Douze points
       *[other] { $points } points
    }
web-table-worth-holes = { $holes ->
        [1] un trou
        [2] deux trous
        [3] trois trous
        [4] quatre trous
       *[other] { $holes } trous
    }
web-table-worth-both = { $points } : { $holes }
web-table-charged = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } à la charge de { $player }
web-table-moves = Coups
web-table-no-moves = Pas encore de coup
web-table-dealt = donne
web-table-message = Message
web-table-score-sheet = Marque
web-table-takeback = Reprise
web-table-draw = { $game ->
        [dames] Remise
       *[other] Nulle
    }
web-table-resign-short = Abandon
web-table-really-draw = { $game ->
        [dames] Proposer la remise ?
       *[other] Proposer la nulle ?
    }
web-table-really-takeback = Demander une reprise ?
web-table-really-resign = Abandonner ?
web-table-yes = Oui
web-table-no = Non
web-table-looking-back = Coup { $number }, { $player } : { $dice }
web-table-looking-back-move = Coup { $number }, { $what }
web-table-the-throw = Le jet
web-table-the-play = Le coup
web-table-turn-in-game = C’est à vous dans la partie
web-table-worth-nothing = Ce jet ne valait rien
web-table-worth-you = Vous
web-table-skipped = { $turns ->
    [one] Un coup montré d’un seul tenant
   *[other] { $turns } coups montrés d’un seul tenant
    }
web-table-skipped-show = Les revoir
web-table-back-to-game = Revenir à la partie
web-table-newer = Un nouveau coup a été joué
web-table-letter-held = T
web-table-letter-left = A
web-table-held = a tenu
web-table-left = s’en est allé
web-table-article = Article : { $article }
web-table-own-offer-draw = { $game ->
        [dames] Remise proposée
       *[other] Nulle proposée
    }
web-table-own-ask-takeback = Reprise demandée
web-table-own-ask-adjourn = Ajournement demandé
web-table-watchers = { $count ->
        [0] Pas de spectateur
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-table-say-hello = Dites bonjour.
web-table-phrase-well-played = Bien joué
web-table-phrase-thanks = Merci
web-table-your-message = Un mot aimable
web-table-sound-off = Couper le son
web-table-sound-on = Remettre le son
web-table-full-screen = Plein écran
web-table-show-again = Revoir le dernier coup
web-table-rating = Classement
web-table-accept-rematch = Accepter la revanche
web-table-new-opponent = Nouvel adversaire
web-table-analysis = Analyse
web-table-casual = amicale
web-table-agreed-here = Convenu ici
web-table-all-rules = Toutes les règles
web-table-sealed = Dés scellés : { $seal }
web-table-menu = Plus
web-table-withdraw = Retirer
web-table-told-offer-draw = { $player } a proposé { $game ->
        [dames] la remise
       *[other] la nulle
    }{ $answer ->
        [accepted] { " " }– acceptée
        [declined] { " " }– refusée
        [withdrawn] { " " }– retirée
        [lapsed] { " " }– le jeu a continué
       *[waiting] { "" }
    }
web-table-told-ask-takeback = { $player } a demandé une reprise{ $answer ->
        [accepted] { " " }– acceptée
        [declined] { " " }– refusée
        [withdrawn] { " " }– retirée
        [lapsed] { " " }– le jeu a continué
       *[waiting] { "" }
    }
web-table-told-ask-adjourn = { $player } a demandé à ajourner{ $answer ->
        [accepted] { " " }– accepté
        [declined] { " " }– refusé
        [withdrawn] { " " }– retiré
        [lapsed] { " " }– le jeu a continué
       *[waiting] { "" }
    }
web-table-accepted-ask-takeback = { $player } accepte la reprise.
web-table-withdrawn-offer-draw = { $player } ne propose plus { $game ->
        [dames] la remise
       *[other] la nulle
    }.
web-table-withdrawn-ask-takeback = { $player } ne demande plus de reprise.
web-table-withdrawn-ask-adjourn = { $player } ne demande plus à ajourner.
web-table-rematch-withdrawn = La revanche n’est plus proposée.
web-table-connected = Connexion rétablie.
web-table-try-now = Réessayer
web-table-article-reading = Lecture de l’article…
web-table-article-none = Aucun de nos articles n’explique ceci ; la règle repose sur le passage cité.
web-table-article-all = Toutes les règles de ce jeu
web-table-board-size = Taille du plateau
web-table-print = Imprimer
web-table-notify = M’avertir quand c’est à moi
web-table-refused = Coup refusé
web-table-throwing = On jette les dés…
web-table-dealing = On distribue les dominos…
web-table-away-claim = Absent – gain à réclamer dans { $time }
web-table-claim-now = { $player } est absent. Vous pouvez réclamer la partie.
web-table-claim-win = Réclamer le gain
web-table-claim-draw = { $game ->
        [dames] Réclamer la remise
       *[other] Réclamer la nulle
    }
web-table-clock-runs = Votre pendule tourne ; si vous restez absent, votre adversaire pourra réclamer la partie.
web-table-first-act-mine = Jouez votre premier coup dans les { $time }, sinon la partie est annulée.
web-table-first-act-other = { $player } a { $time } pour jouer son premier coup ; ensuite, la partie est annulée.
web-table-told-pause = Panne de notre côté : { $time } rendus à la pendule.

web-table-room-players = Joueurs
web-table-room-onlookers = Spectateurs
web-table-room-players-about = Seuls les joueurs le lisent pendant la partie ; ensuite, tout le monde.
web-table-room-onlookers-about = Les joueurs ne le voient qu’à la fin de la partie.
web-table-room-over = La partie est finie : chacun lit les deux salons.
web-table-report-line = Signaler ce que { $name } a dit
web-table-report-game = Signaler
