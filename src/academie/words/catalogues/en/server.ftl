server-password-short = a password has at least { $least } characters; choose a longer one
server-wrong-password = wrong name or password
server-most-tokens = you already have { $most } tokens; delete one first
server-no-token = this token does not exist

server-seed-hidden = the seed of the dice is revealed when the game is over

server-no-step = this lesson has no such step
server-no-question = this step asks no question

server-no-such-format = { $id } does not exist as { $ending }

server-archive-broken = the log of the game { $game } is broken or not whole; see it with `academie audit` before archiving
server-archive-changed = the games of { $table } changed while they were archived; nothing was taken out of the database: archive again
server-archive-differs = the file { $path } is not what was archived; keep the database's copy and archive again
server-archive-not-entered = { $count } finished games are not yet in the public log; archive again once they are
server-away = the database cannot be reached; try again later

server-no-diagram = this page has no such diagram
server-game-of-package = A game of the package { $package }.

server-one-opponent = an opponent is given by a name or by an engine, not both

server-invalid-chat = a chat message has 1 to { $most } characters

server-no-message = this is not a valid message of the protocol
server-not-joined = join the game first

server-name-length = a name has { $least } to { $most } characters; choose a shorter or longer one
server-name-character = a name has letters in everyday use, digits, - and _, without spaces or invisible and styled characters; choose another
server-name-scripts = a name is written in one alphabet; do not mix letters that look alike from several
server-name-signs = - and _ stand between letters or digits, one at a time; choose another name
server-reserved = this name is reserved; choose another
server-reserved-file = ACADEMIE_RESERVED_NAMES: { $file } cannot be read: { $why }
server-taken = this name is taken, or looks too much like one that is taken; choose another
server-guests-unnamed = a guest has no name of their own; create an account
server-renamed-lately = a name can be changed once a year; you can change yours again on { $day }
server-too-common = this password is one of the most common and easy to guess; choose another, for example several unrelated words
server-like-name = the password must not be your name; choose another

server-starts-postgresql = PostgreSQL, in { $folder }
server-starts-redis = Redis
server-updates-schema = Database schema
server-stopping = Stopping

server-most-games-guest = { $most ->
    [one] a guest plays one game at a time against engines; finish or resign yours, or create an account
   *[other] a guest can play at most { $most } games at once against engines; finish or resign one, or create an account
    }
server-most-games-account = you can play at most { $most } games at once against engines; finish or resign one
server-most-games-address = guests at one address can play at most { $most } games at once against engines; come back when one is over, or create an account
server-games-an-hour = you have begun many games against engines in the last hour; come back in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
    }
server-engine-time = engines have calculated much for you in the last minutes, and others are waiting; come back in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
    }

server-hands-hidden = hands are hidden until the game is over

server-most-jobs = you already have { $most } jobs running or waiting; wait for one to finish

server-no-board = this study has no such board
server-no-openings = the first plays of this game have not been counted

server-offered-already = the rematch has already been offered
server-seated-already = you are already at this table
server-another-invited = this table is reserved for another player
server-not-your-table = you are not at this table
server-not-played = you did not play this game
server-not-over = a rematch can be offered once the game is over
server-engines-unrated = games against engines are not rated; choose a casual game
server-one-invited = a challenge is for one person; to play with several, send the address of the table
server-no-such-engine = there is no such engine for { $game }; there are: { $known }

server-twice = you started two searches at the same moment; one goes on
server-pairs-only = only games for two are matched; open a table instead
server-no-seek-left = this search does not exist, or has already found a game

server-no-game = there is no such game
server-no-table = this table does not exist
server-no-seek = this search does not exist
server-no-job = this job does not exist
server-nobody = there is no player with that name
server-not-seated = you are not playing at this table
server-begun = the game has already begun
server-still-played = the game is still being played
server-too-fast = too many messages; wait a moment
server-guests-unrated = guests cannot play rated games; create an account

server-set-aside = this game cannot go on for now: the server cannot read its log. Nothing is lost; try again later
server-moved = this game is played by another process of this server; connect again

server-offer-waits = another offer is waiting; answer it first
server-no-offer = there is no offer to answer
server-own-offer = this is your own offer; the others answer it
server-not-your-offer = only the player who made this offer can withdraw it
server-accepted = you have already accepted; the others have not yet
server-is-adjourned = the game is already adjourned
server-not-adjourned = the game is not adjourned
server-nothing-played = you cannot take back: you have not played yet
server-dice-thrown = you cannot take back: dice have been thrown since your last move
server-tiles-dealt = you cannot take back: tiles have been dealt since your last move
server-no-such-request = there is no request “{ $word }”; there are: { $known }

server-moved-on = the game has moved on
server-time-up = your time is up
server-over = the game is over
server-adjourned = the game is adjourned
server-not-yours = it is not your turn
server-nonce = a nonce has { $bytes } bytes, in hexadecimal

server-most-tables = you already have { $most } open tables; close one first
server-own-invitation = you cannot invite yourself

server-rated-for-two = only games for two are rated; choose a casual game
server-rated-not-ours = a game of another package is not rated; choose a casual game
server-rated-by-clock = a rated game is played with a clock; choose a clock, or a casual game
server-rated-as-usual = a game with this option is not rated; choose a casual game
server-seats = this game has { $seats } seats, numbered from 0
server-clock = a clock is none; sudden with base_ms from { $least } to { $most }; increment with that and step_ms up to { $step }; or days with step_ms of 1 to { $days } days and base_ms, a reserve, of up to { $reserve } days
server-games-unknown = ACADEMIE_GAMES names '{ $key }': { $why }; games of other packages that it may name: { $installed }
server-games-none = ACADEMIE_GAMES names '{ $key }': { $why }; no installed package offers another game
server-unknown-event = event { $seq } is of an unknown kind, '{ $kind }'
server-no-game-id = there is no game { $game }
server-no-job-kind = no kind of job '{ $name }'; there are: { $known }
server-wrong-arguments = the arguments of { $kind } do not fit: { $why }
server-no-exporter = { $variable } is '{ $name }', but no such exporter is installed; install it or change the variable
server-proof-format = the format is '{ $format }', not 'academie-dice/1'
server-proof-hash = the log is not the one that was signed: its last hash differs
server-proof-unreadable = this is no proof of dice: { $why }
server-not-a-number = { $variable } must be a whole number, not '{ $text }'
server-inside = ACADEMIE_INSIDE must be a host and a port, as 127.0.0.1:9001, not '{ $text }'
server-no-keys = this server has no keys to sign and to seal with: make them (`academie server init`) and name their folder in ACADEMIE_KEYS
server-no-next-key = there is no next key in { $folder }: make it (`academie server init --next`) and have it announced first
server-no-site = name the site with --site, as play.example.org: the server signs under that name, which never changes
server-site = the name of a site is that of its address, as play.example.org, not '{ $site }'
server-part-missing = { $name } is not installed; on Debian: apt-get install { $package }
server-no-telemetry = to send traces, install what ACADEMIE_TRACES needs: pip install 'academie[telemetry]'
server-restore-failed = the archive cannot be restored: { $why }
server-restore-not-empty = { $folder } is not empty; name a new folder
server-restore-too-late = the archive ends before { $time }; without --to all of it is restored
server-folder-former = the folder { $folder } is of a former release, whose games cannot go on: give another (--folder), or remove it
server-database-former = the database was made by a release before 0.3 (revision { $revision }), whose games cannot go on: give an empty one (ACADEMIE_DATABASE)
server-folder-used = a server uses this folder already: { $address }
server-port-taken = port { $port } is taken; choose another with --port
server-sign-in = sign in first, or continue as a guest
server-token-denied = a token does not allow this; sign in on a page
server-other-site = pages of other sites may not do this; open the page of this server
server-too-many-requests = too many requests; try again in a moment
server-too-deep = the JSON is nested too deeply; send a flatter body
server-http-403 = you may not do this
server-http-404 = there is nothing at this address
server-http-405 = this method is not accepted here
server-http-413 = the request is too long
server-http-500 = the server has failed; try again later
server-http-other = the request cannot be understood: { $why }
server-no-claim = your opponent has not been away for long enough: you cannot claim the game

server-smtp-address = ACADEMIE_SMTP must look like smtp://user:password@host:587 or smtps://user:password@host:465
server-mail-why = You receive this mail because you have an account at Académie.
server-mail-settings = Choose what you are told, and how
server-mail-unsubscribe = No more mail of this kind
server-limit-sign-in = too many attempts to sign in; try again in { $wait }
server-limit-register = many accounts were created from your address; try again in { $wait }
server-limit-guest = many guests came from your address; try again in { $wait }, or sign in
server-limit-mail = we have just sent you several messages; look at your mail, or try again in { $wait }
server-limit-challenge = you have challenged many players; challenge again in { $wait }
server-limit-chat = you are writing very fast; go on in { $wait }
server-limit-chat-gap = write again in { $wait }
server-limit-onlooker-gap = write again in { $wait }; onlookers take their time
server-limit-first-message = you have written to many people for the first time; write to others in { $wait }
server-limit-follow = you have changed many of these lists; go on in { $wait }
server-limit-message = you have sent many messages; go on in { $wait }
server-limit-report = you have sent many reports, and we are reading them; report more in { $wait }
server-limit-oauth = too many requests from programs at your address; try again in { $wait }
server-wait-seconds = { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
    }
server-wait-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
    }

server-scope-missing = this token does not allow this; make one with the scope { $scope }
server-guests-no-tokens = a guest's account goes with its session; create an account first
server-no-app = no such app has access to your account
server-oauth-client = this app does not say what it is called; its address lacks a client_id, or has one that is too long
server-oauth-redirect = this app does not say safely where to send you back; its redirect_uri must be an https address, http to 127.0.0.1, or the scheme of an app such as com.example.app:/done
server-oauth-state = this app's request lacks a state, which protects you from forged answers; tell its author
server-oauth-response-type = this app asks for an answer we do not give; response_type must be code
server-oauth-pkce = this app's request lacks a code_challenge with the method S256, which protects you from stolen codes; tell its author
server-oauth-scope = this app does not say what it wants to do, or wants what there is not; scopes are: { $known }
server-oauth-resource = this app asks for access to another server than { $issuer }
server-oauth-grant-type = grant_type must be authorization_code
server-oauth-parameter = the parameter { $name } is missing
server-oauth-grant = the code is unknown, too old or used already, or it was given to another client, for another redirect_uri or with another code_challenge; begin again
server-oauth-form = send a form (application/x-www-form-urlencoded) with every field once
server-vapid-key = the key { $file } cannot be read; it must be a P-256 key in PEM that its owner alone can read (`academie server init`)
server-push-endpoint = push messages go to the push services of browsers only; subscribe again in this browser
server-most-devices = you already get notifications in { $most } browsers; remove one first
server-no-device = this browser is not on the list
server-no-zone = there is no time zone { $zone }; choose one such as Europe/Paris
server-guests-not-told = create an account to be notified

server-notice-your-turn = Your turn against { $others } ({ $game })
server-notice-time-low = Your time is running out against { $others } ({ $game })
server-notice-begun = Your game against { $others } has begun ({ $game })
server-notice-over = Your game against { $others } is over ({ $game })
server-notice-challenge = { $player } challenges you ({ $game })
server-notice-rematch = { $player } offers you a rematch ({ $game })
server-notice-message = { $player } has written to you at the table
server-notice-several = { $count } players
server-notice-guest = a guest
server-notice-engine = the computer
server-notice-to-table = Go to the table
server-notice-to-answer = See the challenge and answer
server-notice-to-game = See the game
server-notice-undelivered = A mail to you may not have arrived
server-notice-undelivered-about = Our mail was interrupted while it was being sent. If you are waiting for a link, ask for it again.

server-digest-subject = { $count ->
    [one] News from Académie
   *[other] { $count } pieces of news from Académie
    }
server-digest = Since the last time:
server-digest-link = Go to your games

server-unsubscribe-title = No more mail of this kind?
server-unsubscribe-button = Stop this mail
server-unsubscribed = Done. You will get no more mail of this kind. You can change this at any time in the settings.
server-unsubscribe-unknown = This link is not valid. You can choose what you are told in the settings.

server-pairing-delay = you left or stalled { $faults } of your last { $games } games; you can look for an opponent again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
    }
