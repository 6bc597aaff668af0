server-password-short = a password has at least { $least } characters; choose a longer one
server-wrong-password = wrong name or password
server-most-tokens = you already have { $most } tokens; delete one first
server-no-token = this token does not exist

server-seed-hidden = the seed of the dice is revealed when the game is over

server-no-step = this lesson has no such step
server-no-question = this step asks no question

server-no-such-format = { $id } does not exist as { $ending }

server-away = the database cannot be reached; try again later

server-no-diagram = this page has no such diagram
server-game-of-package = A game of the package { $package }.

server-one-opponent = an opponent is given by a name or by an engine, not both

server-invalid-chat = a chat message has 1 to { $most } characters

server-no-message = this is not a valid message of the protocol
server-not-joined = join the game first

server-malformed = a name has 2 to 20 characters: Latin letters, with or without accents, digits, - or _
server-reserved = this name is reserved; choose another
server-taken = this name is taken, or looks too much like one that is taken; choose another
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
server-part-missing = { $name } is not installed; on Debian: apt-get install { $package }
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
