server-password-short = un mot de passe a au moins { $least } caractères ; choisissez-en un plus long
server-wrong-password = nom ou mot de passe incorrect
server-most-tokens = vous avez déjà { $most } jetons d’accès ; supprimez-en un d’abord
server-no-token = ce jeton d’accès n’existe pas

server-seed-hidden = la graine des dés est révélée à la fin de la partie

server-no-step = cette leçon n’a pas cette étape
server-no-question = cette étape ne pose pas de question

server-no-such-format = { $id } n’existe pas au format { $ending }

server-archive-broken = le journal de la partie { $game } est rompu ou incomplet ; examinez-le avec « academie audit » avant d’archiver
server-archive-changed = les parties de { $table } ont changé pendant l’archivage ; rien n’a été retiré de la base : archivez de nouveau
server-archive-differs = le fichier { $path } n’est pas ce qui a été archivé ; gardez la copie de la base et archivez de nouveau
server-archive-not-entered = { $count } parties terminées ne figurent pas encore au journal public ; archivez de nouveau quand elles y seront
server-away = la base de données ne répond pas ; réessayez plus tard

server-no-diagram = cette page n’a pas ce diagramme
server-game-of-package = Jeu du paquet { $package }.

server-one-opponent = un adversaire est désigné par un nom ou par un moteur, pas les deux

server-invalid-chat = un message du tchat a de 1 à { $most } caractères

server-no-message = ce message n’est pas conforme au protocole
server-not-joined = rejoignez d’abord la partie

server-name-length = un nom a de { $least } à { $most } caractères ; choisissez-en un plus court ou plus long
server-name-character = un nom a des lettres d’usage courant, des chiffres, - et _, sans espaces ni caractères invisibles ou stylisés ; choisissez-en un autre
server-name-scripts = un nom s’écrit dans un seul alphabet ; ne mêlez pas les lettres semblables de plusieurs
server-name-signs = - et _ se placent entre des lettres ou des chiffres, un à la fois ; choisissez un autre nom
server-reserved = ce nom est réservé ; choisissez-en un autre
server-reserved-file = ACADEMIE_RESERVED_NAMES : { $file } ne peut pas être lu : { $why }
server-taken = ce nom est pris, ou ressemble trop à un nom déjà pris ; choisissez-en un autre
server-guests-unnamed = un invité n’a pas de nom à lui ; créez un compte
server-renamed-lately = on change de nom une fois par an ; vous pourrez de nouveau changer le vôtre le { $day }
server-too-common = ce mot de passe est parmi les plus courants et se devine vite ; choisissez-en un autre, par exemple plusieurs mots sans rapport entre eux
server-like-name = le mot de passe ne doit pas être votre nom ; choisissez-en un autre

server-starts-postgresql = PostgreSQL, dans { $folder }
server-starts-redis = Redis
server-updates-schema = Schéma de la base de données
server-stopping = Arrêt

server-most-games-guest = { $most ->
    [one] un invité joue une partie à la fois contre les moteurs ; finissez ou abandonnez la vôtre, ou créez un compte
   *[other] un invité peut jouer au plus { $most } parties à la fois contre les moteurs ; finissez ou abandonnez l’une d’elles, ou créez un compte
    }
server-most-games-account = vous pouvez jouer au plus { $most } parties à la fois contre les moteurs ; finissez ou abandonnez l’une d’elles
server-most-games-address = les invités d’une même adresse peuvent jouer au plus { $most } parties à la fois contre les moteurs ; revenez quand l’une d’elles sera finie, ou créez un compte
server-games-an-hour = vous avez commencé beaucoup de parties contre les moteurs depuis une heure ; revenez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
    }
server-engine-time = les moteurs ont beaucoup calculé pour vous ces dernières minutes, et d’autres attendent ; revenez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
    }

server-hands-hidden = les mains restent cachées jusqu’à la fin de la partie

server-most-jobs = vous avez déjà { $most } travaux en cours ou en attente ; attendez la fin de l’un d’eux

server-no-board = cette étude n’a pas ce damier
server-no-openings = les premiers coups de ce jeu n’ont pas été comptés

server-offered-already = la revanche est déjà proposée
server-seated-already = vous êtes déjà à cette table
server-another-invited = cette table est réservée à un autre joueur
server-not-your-table = vous n’êtes pas à cette table
server-not-played = vous n’avez pas joué cette partie
server-not-over = la revanche se propose une fois la partie finie
server-engines-unrated = les parties contre les moteurs ne sont pas classées ; choisissez une partie amicale
server-one-invited = un défi s’adresse à une seule personne ; pour jouer à plusieurs, envoyez l’adresse de la table
server-no-such-engine = ce moteur n’existe pas pour { $game } ; les moteurs sont : { $known }

server-twice = vous avez lancé deux recherches au même moment ; l’une continue
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

server-set-aside = cette partie ne peut pas continuer pour le moment : le serveur ne peut pas lire son journal. Rien n’est perdu ; réessayez plus tard
server-moved = cette partie se joue sur un autre processus de ce serveur ; reconnectez-vous

server-offer-waits = une autre proposition est en attente ; répondez-y d’abord
server-no-offer = il n’y a aucune proposition en attente
server-own-offer = c’est votre propre proposition ; c’est aux autres d’y répondre
server-not-your-offer = seul le joueur qui a fait cette proposition peut la retirer
server-accepted = vous avez déjà accepté ; on attend les autres
server-is-adjourned = la partie est déjà ajournée
server-not-adjourned = la partie n’est pas ajournée
server-nothing-played = vous ne pouvez rien reprendre : vous n’avez pas encore joué
server-dice-thrown = vous ne pouvez plus reprendre : les dés ont été jetés depuis votre dernier coup
server-tiles-dealt = vous ne pouvez plus reprendre : des dominos ont été distribués depuis votre dernier coup
server-no-such-request = la demande « { $word } » n’existe pas ; les demandes sont : { $known }

server-moved-on = la partie a continué entre-temps
server-time-up = votre temps est écoulé
server-over = la partie est finie
server-adjourned = la partie est ajournée
server-not-yours = ce n’est pas à vous de jouer
server-nonce = un nonce a { $bytes } octets, en hexadécimal

server-most-tables = vous avez déjà { $most } tables ouvertes ; fermez-en une d’abord
server-own-invitation = vous ne pouvez pas vous inviter vous-même

server-rated-for-two = seules les parties à deux sont classées ; choisissez une partie amicale
server-rated-not-ours = un jeu d’un autre paquet ne se joue pas en partie classée ; choisissez une partie amicale
server-rated-by-clock = une partie classée se joue à la pendule ; choisissez une pendule, ou une partie amicale
server-rated-as-usual = avec cette option, la partie n’est pas classée ; choisissez une partie amicale
server-seats = cette partie a { $seats } places, numérotées à partir de 0
server-clock = une pendule est none ; sudden, avec base_ms de { $least } à { $most } ; increment, avec en plus step_ms jusqu’à { $step } ; ou days, avec step_ms de 1 à { $days } jours et base_ms, une réserve, jusqu’à { $reserve } jours
server-games-unknown = ACADEMIE_GAMES nomme « { $key } » : { $why } ; jeux d’autres paquets que l’on peut y nommer : { $installed }
server-games-none = ACADEMIE_GAMES nomme « { $key } » : { $why } ; aucun paquet installé ne propose d’autre jeu
server-unknown-event = l’événement { $seq } est d’une sorte inconnue, « { $kind } »
server-no-game-id = il n’y a pas de partie { $game }
server-no-job-kind = aucune sorte de travail « { $name } » ; les sortes sont : { $known }
server-wrong-arguments = les arguments de { $kind } ne conviennent pas : { $why }
server-no-exporter = { $variable } vaut « { $name } », mais cet exportateur n’est pas installé ; installez-le ou changez la variable
server-proof-format = le format est « { $format } », et non « academie-dice/1 »
server-proof-hash = le journal n’est pas celui qui a été signé : sa dernière empreinte diffère
server-proof-unreadable = ce n’est pas une preuve des dés : { $why }
server-not-a-number = { $variable } doit être un nombre entier, et non « { $text } »
server-inside = ACADEMIE_INSIDE doit être un hôte et un port, comme 127.0.0.1:9001, et non « { $text } »
server-no-keys = ce serveur n’a pas de clés pour signer et sceller : faites-les (`academie server init`) et nommez leur dossier dans ACADEMIE_KEYS
server-no-next-key = il n’y a pas de clé suivante dans { $folder } : faites-la (`academie server init --next`), et qu’elle soit d’abord annoncée
server-no-site = nommez le site par --site, comme play.example.org : le serveur signe sous ce nom, qui ne change jamais
server-site = le nom d’un site est celui de son adresse, comme play.example.org, et non « { $site } »
server-part-missing = { $name } n’est pas installé ; sous Debian : apt-get install { $package }
server-no-telemetry = pour envoyer des traces, installez ce que demande ACADEMIE_TRACES : pip install 'academie[telemetry]'
server-restore-failed = l’archive ne peut pas être restaurée : { $why }
server-restore-not-empty = { $folder } n’est pas vide ; indiquez un nouveau dossier
server-restore-too-late = l’archive s’arrête avant { $time } ; sans --to, elle est restaurée tout entière
server-folder-former = le dossier { $folder } est d’une version antérieure, dont les parties ne peuvent continuer : donnez-en un autre (--folder), ou supprimez-le
server-database-former = la base de données vient d’une version antérieure à 0.3 (révision { $revision }), dont les parties ne peuvent continuer : donnez-en une vide (ACADEMIE_DATABASE)
server-folder-used = un serveur utilise déjà ce dossier : { $address }
server-port-taken = le port { $port } est pris ; choisissez-en un autre avec --port
server-sign-in = connectez-vous d’abord, ou continuez en invité
server-token-denied = un jeton d’accès ne permet pas cela ; connectez-vous sur une page
server-other-site = les pages d’autres sites ne peuvent pas faire cela ; ouvrez la page de ce serveur
server-too-many-requests = trop de demandes ; réessayez dans un instant
server-too-deep = le JSON est imbriqué trop profondément ; envoyez un corps plus plat
server-http-403 = vous n’avez pas le droit de faire cela
server-http-404 = il n’y a rien à cette adresse
server-http-405 = cette méthode n’est pas acceptée ici
server-http-413 = la demande est trop longue
server-http-500 = le serveur a eu une erreur ; réessayez plus tard
server-http-other = la demande ne peut pas être comprise : { $why }
server-no-claim = votre adversaire n’est pas absent depuis assez longtemps : vous ne pouvez pas réclamer la partie

server-smtp-address = ACADEMIE_SMTP doit avoir la forme smtp://utilisateur:motdepasse@hôte:587 ou smtps://utilisateur:motdepasse@hôte:465
server-mail-why = Vous recevez ce courriel parce que vous avez un compte à l’Académie.
server-mail-settings = Choisir ce qui vous est signalé, et comment
server-mail-unsubscribe = Ne plus recevoir ce genre de courriel
server-limit-sign-in = trop d’essais de connexion ; réessayez dans { $wait }
server-limit-register = beaucoup de comptes ont été créés depuis votre adresse ; réessayez dans { $wait }
server-limit-guest = beaucoup d’invités sont venus de votre adresse ; réessayez dans { $wait }, ou connectez-vous
server-limit-mail = nous venons de vous envoyer plusieurs messages ; regardez votre courrier, ou réessayez dans { $wait }
server-limit-challenge = vous avez défié beaucoup de joueurs ; défiez-en d’autres dans { $wait }
server-limit-chat = vous écrivez très vite ; continuez dans { $wait }
server-limit-chat-gap = écrivez de nouveau dans { $wait }
server-limit-onlooker-gap = écrivez de nouveau dans { $wait } ; les spectateurs prennent leur temps
server-limit-first-message = vous avez écrit à beaucoup de gens pour la première fois ; écrivez à d’autres dans { $wait }
server-limit-follow = vous avez beaucoup changé ces listes ; continuez dans { $wait }
server-limit-message = vous avez envoyé beaucoup de messages ; continuez dans { $wait }
server-limit-report = vous avez envoyé beaucoup de signalements, et nous les lisons ; envoyez-en d’autres dans { $wait }
server-limit-oauth = trop de demandes de programmes à votre adresse ; réessayez dans { $wait }
server-wait-seconds = { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
    }
server-wait-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
    }

server-scope-missing = ce jeton ne permet pas cela ; créez-en un avec la permission { $scope }
server-guests-no-tokens = le compte d’un invité disparaît avec sa session ; créez d’abord un compte
server-no-app = aucune application de ce nom n’a accès à votre compte
server-oauth-client = cette application ne dit pas son nom ; il manque à son adresse un client_id, ou il est trop long
server-oauth-redirect = cette application ne dit pas sûrement où vous renvoyer ; son redirect_uri doit être une adresse https, http vers 127.0.0.1, ou le schéma d’une application comme com.example.app:/done
server-oauth-state = il manque à la demande de cette application un state, qui vous protège des réponses forgées ; prévenez son auteur
server-oauth-response-type = cette application demande une réponse que nous ne donnons pas ; response_type doit être code
server-oauth-pkce = il manque à la demande de cette application un code_challenge avec la méthode S256, qui vous protège des codes volés ; prévenez son auteur
server-oauth-scope = cette application ne dit pas ce qu’elle veut faire, ou veut ce qui n’existe pas ; les permissions sont : { $known }
server-oauth-resource = cette application demande l’accès à un autre serveur que { $issuer }
server-oauth-grant-type = grant_type doit être authorization_code
server-oauth-parameter = il manque le paramètre { $name }
server-oauth-grant = le code est inconnu, trop vieux ou déjà employé, ou il a été donné à un autre client, pour un autre redirect_uri ou avec un autre code_challenge ; recommencez
server-oauth-form = envoyez un formulaire (application/x-www-form-urlencoded) où chaque champ n’est qu’une fois
server-vapid-key = la clé { $file } ne peut pas être lue ; il faut une clé P-256 au format PEM, lisible de son seul propriétaire (`academie server init`)
server-push-endpoint = les notifications ne partent que vers les services push des navigateurs ; abonnez de nouveau ce navigateur
server-most-devices = vous recevez déjà des notifications dans { $most } navigateurs ; retirez-en un d’abord
server-no-device = ce navigateur n’est pas dans la liste
server-no-zone = le fuseau horaire { $zone } n’existe pas ; choisissez-en un comme Europe/Paris
server-guests-not-told = créez un compte pour recevoir des notifications

server-notice-your-turn = À vous de jouer contre { $others } ({ $game })
server-notice-time-low = Votre temps s’épuise contre { $others } ({ $game })
server-notice-begun = Votre partie contre { $others } a commencé ({ $game })
server-notice-over = Votre partie contre { $others } est terminée ({ $game })
server-notice-challenge = { $player } vous défie ({ $game })
server-notice-rematch = { $player } vous propose une revanche ({ $game })
server-notice-message = { $player } vous a écrit à la table
server-notice-several = { $count } joueurs
server-notice-guest = un invité
server-notice-engine = l’ordinateur
server-notice-to-table = Aller à la table
server-notice-to-answer = Voir le défi et répondre
server-notice-to-game = Voir la partie
server-notice-undelivered = Un courriel ne vous est peut-être pas parvenu
server-notice-undelivered-about = Son envoi a été interrompu. Si vous attendez un lien, demandez-le de nouveau.

server-digest-subject = { $count ->
    [one] Des nouvelles de l’Académie
   *[other] { $count } nouvelles de l’Académie
    }
server-digest = Depuis la dernière fois :
server-digest-link = Aller à vos parties

server-unsubscribe-title = Ne plus recevoir ce genre de courriel ?
server-unsubscribe-button = Arrêter ces courriels
server-unsubscribed = C’est fait. Vous ne recevrez plus ce genre de courriel. Vous pouvez changer d’avis à tout moment dans les réglages.
server-unsubscribe-unknown = Ce lien n’est pas valable. Vous pouvez choisir dans les réglages ce qui vous est signalé.

server-pairing-delay = vous avez quitté ou fait traîner { $faults } de vos { $games } dernières parties ; vous pourrez chercher un adversaire dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
    }
