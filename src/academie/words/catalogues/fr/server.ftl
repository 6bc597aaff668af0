server-password-must-at-least-characters = un mot de passe doit avoir au moins { $start } caractères
server-wrong-name-or-password = nom ou mot de passe incorrect
server-you-already-tokens = vous avez déjà { $most_tokens } jetons d’accès
server-there-no-such-token = ce jeton d’accès n’existe pas

server-seed-hidden = la graine des dés est révélée à la fin de la partie

server-no-step = cette leçon n’a pas cette étape
server-no-question = cette étape ne pose pas de question

server-not-available-as = { $id } n’existe pas au format { $ending }

server-away = La base de données ne répond pas ; réessayez plus tard

server-no-diagram = cette page n’a pas ce diagramme

server-one-opponent = un adversaire est désigné par un nom ou par un moteur, pas les deux

server-invalid-chat = un message du tchat a de 1 à { $most_text } caractères

server-no-message = ce message n’est pas conforme au protocole
server-log-away = la base de données ne répond pas ; réessayez plus tard
server-not-joined = rejoignez d’abord la partie

server-malformed = un nom a de 2 à 20 caractères : lettres latines, avec ou sans accents, chiffres, ’-’ ou ’_’
server-reserved = ce nom est réservé ; choisissez-en un autre
server-taken = ce nom est pris, ou ressemble trop à un nom déjà pris ; choisissez-en un autre
server-too-common = ce mot de passe est parmi les plus courants et se devine vite ; choisissez-en un autre, par exemple plusieurs mots sans rapport entre eux
server-like-name = le mot de passe ne doit pas être votre nom ; choisissez-en un autre

server-postgresql-in = PostgreSQL, dans { $folder }
server-redis = Redis
server-database-schema = Schéma de la base de données
server-stopping = Arrêt

server-guest-can-play-at-most-games = un invité peut jouer au plus { $most } parties à la fois contre les moteurs ; finissez-en ou abandonnez-en une, ou créez un compte
server-you-can-play-at-most-games = vous pouvez jouer au plus { $most } parties à la fois contre les moteurs ; finissez-en ou abandonnez-en une
server-at-most-games-at-once-against = au plus { $most } parties à la fois contre les moteurs depuis une même adresse ; finissez-en ou abandonnez-en une

server-hands-hidden = les mains restent cachées jusqu’à la fin de la partie

server-you-already-jobs-running-or-waiting = vous avez déjà { $most_pending } travaux en cours ou en attente ; attendez que l’un d’eux soit fini

server-no-board = cette étude n’a pas ce tablier

server-offered-already = la revanche est déjà proposée
server-seated-already = vous êtes déjà à cette table
server-another-invited = cette table est réservée à un autre joueur
server-not-your-table = vous n’êtes pas à cette table
server-not-played = vous n’avez pas joué cette partie
server-not-over = la revanche ne se propose qu’une fois la partie finie
server-engines-unrated = les parties contre les moteurs ne comptent pas au classement
server-one-invited = un défi s’adresse à une seule personne ; pour jouer à plusieurs, envoyez l’adresse de la table
server-engines-for = les moteurs pour { $game_key } sont : { $known }

server-twice = vous avez lancé deux recherches au même moment
server-pairs-only = seules les parties à deux sont appariées ; ouvrez plutôt une table
server-no-seek-left = cette recherche n’existe pas, ou elle a déjà trouvé une partie

server-no-game = cette partie n’existe pas
server-no-table = cette table n’existe pas
server-no-seek = cette recherche n’existe pas
server-no-job = ce travail n’existe pas
server-nobody = il n’y a aucun joueur de ce nom
server-not-seated = vous ne jouez pas à cette table
server-begun = la partie a déjà commencé
server-still-played = la partie n’est pas finie
server-too-fast = trop de messages ; attendez un instant
server-guests-unrated = les invités ne jouent pas de parties classées ; créez un compte

server-set-aside = cette partie ne peut pas continuer pour le moment : le serveur n’arrive pas à lire son registre. Rien n’est perdu ; réessayez plus tard

server-offer-waits = Une autre proposition attend une réponse : il faut d’abord y répondre.
server-no-offer = Il n’y a aucune proposition en attente.
server-own-offer = C’est votre propre proposition : c’est aux autres d’y répondre.
server-accepted = Vous avez déjà accepté ; on attend les autres.
server-is-adjourned = La partie est déjà ajournée.
server-not-adjourned = La partie n’est pas ajournée.
server-nothing-played = Vous ne pouvez rien reprendre : vous n’avez pas encore joué.
server-dice-thrown = Vous ne pouvez plus reprendre : les dés ont été jetés depuis votre dernier coup.
server-tiles-dealt = Vous ne pouvez plus reprendre : des dominos ont été distribués depuis votre dernier coup.
server-not-known-request-requests = « { $word } » n’est pas une demande connue ; les demandes sont : { $known }.

server-moved-on = la partie a continué entre-temps
server-time-up = votre temps est écoulé
server-over = la partie est finie
server-adjourned = la partie est ajournée
server-not-yours = ce n’est pas à vous de jouer
server-nonce-bytes-in-hexadecimal = un nonce a { $nonce_bytes } octets, en hexadécimal

server-you-already-open-tables-close-one = vous avez déjà { $most_tables } tables ouvertes ; fermez-en une d’abord
server-you-cannot-invite-yourself = vous ne pouvez pas vous inviter vous-même

server-rated-for-two = seules les parties à deux comptent au classement
server-rated-ours = un jeu d’un autre paquet ne compte pas au classement ; choisissez une partie non classée
server-rated-by-clock = une partie classée se joue à la pendule ; choisissez une pendule, ou une partie non classée
server-rated-as-usual = avec cette option la partie ne compte pas au classement
server-this-game-seats-numbered-from-0 = on s’assied à { $seats } à cette partie, les places étant numérotées de 0
server-clock-none-sudden-with-base-ms = une pendule est none ; sudden, base_ms étant de { $least_base_ms } à { $most_base_ms } ; increment, de plus step_ms jusqu’à { $most_step_ms } ; ou days, step_ms étant de 1 à { $most_days } jours
server-games-unknown = ACADEMIE_GAMES nomme « { $key } » : { $why } ; jeux d’autres paquets que l’on peut y nommer : { $installed }
server-games-none = ACADEMIE_GAMES nomme « { $key } » : { $why } ; aucun paquet installé ne propose d’autre jeu
