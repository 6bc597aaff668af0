server-password-must-at-least-characters = a password must have at least { $start } characters
server-wrong-name-or-password = wrong name or password
server-you-already-tokens = you already have { $most_tokens } tokens
server-there-no-such-token = there is no such token

server-seed-hidden = the seed of the dice is revealed when the game is over

server-no-step = this lesson has no such step
server-no-question = this step asks no question

server-not-available-as = { $id } is not available as { $ending }

server-away = The database is away; try again later

server-no-diagram = this page has no such diagram

server-one-opponent = an opponent is given by a name or by an engine, not both

server-invalid-chat = a chat message has 1 to { $most_text } characters

server-no-message = this is not a valid message of the protocol
server-log-away = the database cannot be reached; try again later
server-not-joined = join the game first

server-malformed = a name has 2 to 20 characters: Latin letters, with or without accents, digits, '-' or '_'
server-reserved = this name is reserved; choose another
server-taken = this name is taken, or looks too much like one that is taken; choose another
server-too-common = this password is one of the most common and easy to guess; choose another, for example several unrelated words
server-like-name = the password must not be your name; choose another

server-postgresql-in = PostgreSQL, in { $folder }
server-redis = Redis
server-database-schema = Database schema
server-stopping = Stopping

server-guest-can-play-at-most-games = a guest can play at most { $most } games at once against engines; finish or resign one, or create an account
server-you-can-play-at-most-games = you can play at most { $most } games at once against engines; finish or resign one
server-at-most-games-at-once-against = at most { $most } games at once against engines from one address; finish or resign one

server-hands-hidden = hands are hidden until the game is over

server-you-already-jobs-running-or-waiting = you already have { $most_pending } jobs running or waiting; wait for one to finish

server-no-board = this study has no such board

server-offered-already = the rematch has already been offered
server-seated-already = you are already at this table
server-another-invited = this table is reserved for another player
server-not-your-table = you are not at this table
server-not-played = you did not play this game
server-not-over = a rematch can be offered once the game is over
server-engines-unrated = games against engines are not rated
server-one-invited = a challenge is for one person; to play with several, send the address of the table
server-engines-for = the engines for { $game_key } are: { $known }

server-twice = you started two seeks at the same moment
server-pairs-only = only games for two are matched; open a table instead
server-no-seek-left = there is no such seek, or it has already found a game

server-no-game = there is no such game
server-no-table = there is no such table
server-no-seek = there is no such seek
server-no-job = there is no such job
server-nobody = there is no player with that name
server-not-seated = you do not have a seat at this table
server-begun = the game has already begun
server-still-played = the game is still being played
server-too-fast = too many messages; wait a moment
server-guests-unrated = guests cannot play rated games; create an account

server-set-aside = this game cannot be continued for now: the server cannot read its log. Nothing is lost; try again later

server-offer-waits = Another offer is waiting for an answer: it must be answered first.
server-no-offer = There is no offer to answer.
server-own-offer = This is your own offer: it is for the others to answer.
server-accepted = You have already accepted; the others have not yet.
server-is-adjourned = The game is already adjourned.
server-not-adjourned = The game is not adjourned.
server-nothing-played = You cannot take back: you have not played yet.
server-dice-thrown = You cannot take back: dice have been thrown since your last play.
server-tiles-dealt = You cannot take back: tiles have been dealt since your last play.
server-not-known-request-requests = '{ $word }' is not a known request; the requests are: { $known }.

server-moved-on = the game has moved on
server-time-up = your time is up
server-over = the game is over
server-adjourned = the game is adjourned
server-not-yours = it is not your turn
server-nonce-bytes-in-hexadecimal = a nonce has { $nonce_bytes } bytes, in hexadecimal

server-you-already-open-tables-close-one = you already have { $most_tables } open tables; close one first
server-you-cannot-invite-yourself = you cannot invite yourself

server-rated-for-two = only games of two are rated
server-rated-ours = a game of another package is not rated; choose a game that is not rated
server-rated-by-clock = a rated game is played with a clock; choose a clock, or a game that is not rated
server-rated-as-usual = a game with this option is not rated
server-this-game-seats-numbered-from-0 = this game has { $seats } seats, numbered from 0
server-clock-none-sudden-with-base-ms = a clock is none; sudden with base_ms from { $least_base_ms } to { $most_base_ms }; increment with that and step_ms up to { $most_step_ms }; or days with step_ms of 1 to { $most_days } days
server-games-unknown = ACADEMIE_GAMES names '{ $key }': { $why }; games of other packages that it may name: { $installed }
server-games-none = ACADEMIE_GAMES names '{ $key }': { $why }; no installed package offers another game
