web-table-your-turn = À vous de jouer
web-table-turn-of = À { $player }
web-table-watching = Vous regardez
web-table-waiting-turn = Vous attendez votre tour à la table
web-table-queue = Attendent leur tour : { $players }
web-table-queue-you = { $player } (vous)
web-table-agreed = Convenu : { $rules }
web-table-last-move = Dernier coup
web-table-nothing-to-report = Rien à signaler.
web-table-nothing-said = Rien ne s’est dit.
web-table-said-before = Ce qui s’est dit avant
web-table-show-on-board = Montrer sur le plateau
web-table-legal-moves = Tous les coups permis
web-table-offer-draw = { $game ->
        [dames] Proposer la remise
       *[other] Proposer la nulle
    }
web-table-ask-takeback = Demander une reprise
web-table-no-takeback = Rien à reprendre pour l’instant
web-table-resign = Abandonner
web-table-really-resign = Abandonner la partie ?
web-table-adjourn = Ajourner
web-table-adjourned = La partie est ajournée : les pendules sont arrêtées.
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
web-table-your-message = Votre message
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
