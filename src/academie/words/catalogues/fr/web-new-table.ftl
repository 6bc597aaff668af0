web-new-table-marking = Marque
web-new-table-time = Temps
web-new-table-opponent = Adversaire
web-new-table-length = Longueur
web-new-table-open = Ouvrir
web-new-table-play = Jouer
web-new-table-rating = Classement
web-new-table-seat = Votre place
web-new-table-seats = Joueurs
web-new-table-invited-name = Nom de l’adversaire
web-new-table-usual-rules = Les règles d’usage ici.
web-new-table-other-rules = { $count ->
        [one] Diffèrent des règles d’usage en { $count } point.
       *[other] Diffèrent des règles d’usage en { $count } points.
    }
web-new-table-more-options = Avantages et autres options
web-new-table-house-rules = Conventions de la maison
web-new-table-house-rules-about = Ce que les livres laissent aux joueurs, ou disent diversement. On en convient avant de commencer ; ce que vous ne choisissez pas reste comme la règle le dit.
web-new-table-chosen-rules = { $count ->
        [one] { $count } choisie
       *[other] { $count } choisies
    }
web-new-table-usual-value = Règle : { $value }
web-new-table-authors = Ce qu’en disent les auteurs
web-new-table-as-rules-say = Comme la règle le dit
web-new-table-guests-unrated = Créez un compte pour jouer des parties classées.
web-new-table-rated-short = classée
web-new-table-engines-unrated = Contre une machine, la partie n’est pas classée.
web-new-table-several-unrated = Seules les parties à deux sont classées.
web-new-table-untimed-unrated = Choisissez une pendule pour jouer une partie classée.
web-new-table-marking-auto = Marque faite pour vous
web-new-table-marking-auto-about = La table compte et marque : rien ne s’oublie. Pour apprendre.
web-new-table-marking-courtois = À la main, en courtoisie
web-new-table-marking-courtois-about = Vous marquez vous-même ; une faute se redresse sans peine.
web-new-table-marking-rigueur = À la main, en rigueur
web-new-table-marking-rigueur-about = Vous marquez vous-même ; l’adversaire profite de vos fautes.
web-new-table-clock-none = Sans pendule
web-new-table-clock-none-about = Chacun prend son temps.
web-new-table-clock-rapid = 10 min + 15 s
web-new-table-clock-rapid-about = Quinze secondes de plus à chaque coup.
web-new-table-clock-slow = 25 min + 30 s
web-new-table-clock-slow-about = Trente secondes de plus à chaque coup.
web-new-table-clock-sudden = 25 min
web-new-table-clock-sudden-about = Vingt-cinq minutes chacun pour toute la partie.
web-new-table-clock-days = 3 jours par coup
web-new-table-clock-days-about = Par correspondance : revenez quand vous voulez.
web-new-table-clock-minutes = { $minutes } min
web-new-table-clock-minutes-step = { $minutes } min + { $seconds } s
web-new-table-opponent-open = N’importe qui
web-new-table-opponent-open-about = La table paraît dans la salle ; la première personne venue s’assied.
web-new-table-opponent-link = Par un lien
web-new-table-opponent-link-about = Toute personne ayant le lien peut s’asseoir.
web-new-table-opponent-match = Trouver quelqu’un
web-new-table-opponent-match-about = Vous jouez avec quelqu’un de votre force qui veut la même partie.
web-new-table-opponent-name = Quelqu’un en particulier
web-new-table-opponent-name-about = Seule cette personne peut s’asseoir ; elle voit votre défi dans la salle.
web-new-table-length-usual = Partie entière
web-new-table-length-usual-about = Douze trous.
web-new-table-length-half = Six trous
web-new-table-length-half-about = Une demi-partie.
web-new-table-length-short = Deux trous
web-new-table-length-short-about = Quelques minutes, pour essayer.
web-new-table-rated-no = Amicale
web-new-table-rated-no-about = Rien ne change à votre classement.
web-new-table-rated-yes = Classée
web-new-table-rated-yes-about = Le résultat compte au classement de ce jeu.
web-new-table-seat-any = Au sort
web-new-table-seat-any-about = Les places sont tirées au sort quand la partie commence.
web-new-table-seat-0 = Les Blancs
web-new-table-seat-0-about = Vous avez les Blancs.
web-new-table-seat-1 = Les Noirs
web-new-table-seat-1-about = Vous avez les Noirs.
web-new-table-clock-by-days = { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-new-table-clock-reserve = { $time }, { $days ->
        [one] { $days } jour de réserve
       *[other] { $days } jours de réserve
    }
