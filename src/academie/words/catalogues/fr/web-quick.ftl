web-quick-title = Jouer
web-quick-company = Avec qui
web-quick-company-machine = La machine
web-quick-company-someone = Trouver quelqu’un
web-quick-company-friend = Un ami
web-quick-change = Changer
web-quick-level = Niveau
web-quick-who = Qui peut s’asseoir
web-quick-who-link = Par un lien
web-quick-who-name = Par son nom
web-quick-who-open = N’importe qui
web-quick-play-now = Jouer maintenant
web-quick-send-challenge = Envoyer le défi
web-quick-machine-foot = Sans compte. Non classée.
web-quick-someone-foot = Vous pouvez continuer à lire ; la partie vous appellera.
web-quick-friend-foot = La partie commence dès que votre ami s’assied.
web-quick-looking = { $count ->
        [one] { $count } personne cherche cette partie.
       *[other] { $count } personnes cherchent cette partie.
    }
web-quick-rated-about = Compte pour votre classement.
web-quick-rated-needs-clock = Une partie classée se joue à la pendule.
web-quick-length-short = Courte
web-quick-length-short-about = 2 trous
web-quick-length-half = Demi
web-quick-length-half-about = 6 trous
web-quick-length-usual = Entière
web-quick-length-usual-about = 12 trous
web-quick-clock-none = Sans pendule
web-quick-clock-rapid = 10 + 15
web-quick-clock-rapid-about = rapide
web-quick-clock-slow = 25 + 30
web-quick-clock-slow-about = lente
web-quick-clock-sudden = 25
web-quick-clock-sudden-about = minutes
web-quick-clock-days = 3 jours
web-quick-clock-days-about = par coup
web-quick-details = Détails
web-quick-players = { $count } joueurs
web-quick-link = Lien vers votre table
web-quick-link-copied = Lien copié : envoyez-le à votre ami.
web-quick-link-about = Toute personne ayant le lien peut s’asseoir. La partie s’ouvre ici d’elle-même.
web-quick-seeking = Recherche d’une partie de { $game }, { $clock }
web-quick-ready = Votre partie a commencé.
web-quick-to-table = À la table
web-quick-challenge-friend = Défier un ami
web-quick-pairing = Appariement rapide
web-quick-waiting = { $count } en attente
web-quick-live = En direct
web-quick-casual = amicale
web-quick-no-live = Aucune partie en cours.
web-quick-your-games = Vos parties
web-quick-watching = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

web-quick-guests-chat = Les invités peuvent parler
web-quick-guests-chat-about = Chacun à la table peut écrire dans le tchat.
web-quick-guests-silent-about = Seuls ceux qui ont un compte écrivent dans le tchat.
