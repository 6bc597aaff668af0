# Help of commands, options and arguments, by their names: see academie/commands/help.py.
help-academie = The classical French board games.

    The option --lang sets the language, before the name of a command or after it.
help-academie-version = Print the version.
help-academie-debug = Print the traceback of an internal error.
help-option-install-completion = Install completion for the current shell.
help-option-show-completion = Print the completion script for the current shell.
help-option-help = Show this help and exit.
help-option-lang = The language of the answer.
help-option-json = Answer as JSON.
help-option-ruleset = The rule set.
help-option-game = The game, e.g. trictrac.
help-option-workers = How many work at once: threads, or processes on Ray.
help-option-ray = Work on Ray, on this machine; needs the extra lab.
help-option-address = Work on the Ray cluster at this address, on a private network.
help-play = Play a game, alone or with others.

    Each seat is played by you or by a program. Seats beyond two are counted on from White and Black.
help-play-white = Who plays White: human (by default), simple, random, niveau-1 and so on.
help-play-black = Who plays Black; by default the opponent of --level, or else simple.
help-play-others = Who plays the other seats, in games for several.
help-play-level = How strong your opponents are, from 1 up.
help-play-option = An option of the game, as name=value.
help-play-marking = Who marks and watches for faults: auto for the program; courtois or rigueur for the players.
help-play-forget = How often the simple player forgets to mark, from 0 to 1.
help-play-seed = Throw the same dice each time.
help-play-record = Keep the game in this file; if it exists, resume it.
help-play-resume = Go on with the game that was left last.
help-play-game = The game, e.g. trictrac; may be left out with --resume.
help-learn = Learn a game by lessons.

    Exits with 1 if you stop before the end of a lesson.
help-learn-game = The game; without it, all lessons are listed.
help-learn-name = The number or name of the lesson; by default the next one.
help-learn-list = Only list the lessons of the game.
help-rules = Read the rules of a game, with their sources.

    Points on which the sources differ come first. What players may agree on is listed by --agreements; a game takes it as --option name=value.
help-rules-game = The game; without it, all pages are listed.
help-rules-markdown = Write Markdown with drawings into this file; without a game, all pages into this folder.
help-rules-agreements = List what players may agree on before a game.
help-practice = Solve puzzles, or count throws.

    Puzzles that are due come first, then new ones near your level.
help-practice-game = dames or trictrac; by default both.
help-practice-theme = Only puzzles of this theme.
help-practice-count = How many to ask.
help-practice-marking = Count what throws of trictrac are worth, against the clock.
help-practice-marking-count = How many to ask.
help-practice-marking-seed = Ask the same throws again.
help-practice-marking-census = Only draw how hard so many throws are.
help-practice-marking-svg = Draw it into this file.
help-practice-generate = Find puzzles in the library and in games between programs.

    Stop it with Ctrl-C and resume it with --resume.
help-practice-generate-game = dames or trictrac.
help-practice-generate-count = How many puzzles the file is to have.
help-practice-generate-resume = Continue the file.
help-practice-generate-file = The file of puzzles; by default in studies/puzzles.
help-practice-check = Check again that each puzzle has one best move by its margin.

    Exits with 1 if one has not.
help-practice-check-game = dames or trictrac.
help-practice-check-seed = The seed of the dice.
help-practice-check-drop = Remove from the file what does not hold.
help-practice-check-file = The file of puzzles; by default in studies/puzzles.
help-study = Study the positions of the books.
help-study-list = List the studies.
help-study-list-theme = Only this theme, e.g. lunettes.
help-study-list-source = Only this book, e.g. man.
help-study-list-pieces = At most so many pieces on the board.
help-study-themes = List the themes, with the studies of each.
help-study-show = Show a study: its board, its line, what is claimed and what is doubtful.
help-study-show-number = The number in the book: 9, or metz-4.
help-study-show-source = The book of the number.
help-study-show-after = With --svg: the board after so many moves.
help-study-show-svg = Draw the board into this file.
help-study-solve = Find the moves of a study.

    Exits with 1 if you stop before the end.
help-study-solve-number = The number in the book: 9, or metz-4.
help-study-solve-source = The book of the number.
help-study-stats = Count lessons and steps by game, and positions by book and theme.
help-study-export = Write studies for other programs, or print them as PDF.
help-study-export-path = The file to write: PDN for draughts, PGN for chess, PDF to print.
help-study-export-study = Only this study, e.g. man-9.
help-study-export-theme = Only this theme, e.g. lunettes.
help-study-export-source = Only this book, e.g. man.
help-study-check = Replay every line of a book by each rule set.

    Exits with 1 if one is not as the library says.
help-study-check-source = The book, e.g. manoury.
help-analyse = Say what acts are worth, and why.

    Values are stakes: +1 is a game certainly won. Ctrl-C ends a long analysis and keeps what is done.
help-analyse-what = A record, a PDN or PGN file, or a position.
help-analyse-game = The game of a position.
help-analyse-ruleset = The rule set of a position.
help-analyse-throw = The throw in the position, e.g. 6-5.
help-analyse-ponder = How many acts of a position, or mistakes of a game, to look at longer.
help-analyse-most = How many acts or mistakes to show.
help-analyse-svg = Draw the 36 throws, or the course of the game, into this file.
help-analyse-save = Write the game with remarks into this file.
help-explain = Say what a throw or a move brings, and by which source.
help-explain-position = The position, e.g. '0x13,6,8/0x12,6,11x2 white' or 'W:W31-50:B1-20'.
help-explain-act = What is thrown or played, e.g. 6-5 or 32-28.
help-explain-svg = Draw the board with what the act brings into this file.
help-odds = Count how many of the 36 throws do something at trictrac.
help-odds-hit = Hit a man from these distances, every passage open; or hit truly in a position.
help-odds-hit-numbers = The distances of the men; or give a position.
help-odds-hit-position = A position of trictrac: 0x13,7,9/0x15 white.
help-odds-hit-target = Only this point, counted from the thrower’s stack.
help-odds-hit-svg = Draw the 36 throws into this file.
help-odds-fill = Cover or fill with men at these distances; or fill in a position.
help-odds-fill-numbers = The distances of the men; or give a position.
help-odds-fill-position = A position of trictrac: 0x13,7,9/0x15 white.
help-odds-fill-svg = Draw the 36 throws into this file.
help-odds-faux = Hit falsely in a position: points to the opponent.
help-odds-faux-position = A position of trictrac.
help-odds-faux-target = Only this point, counted from the thrower’s stack.
help-odds-faux-svg = Draw the 36 throws into this file.
help-odds-coin = Take or hit a corner with two men at these distances; or hit it in a position.
help-odds-coin-numbers = The distances of the men; or give a position.
help-odds-coin-case = A distance at which there are two men; can be repeated.
help-odds-coin-position = A position of trictrac: 0x13,7,9/0x15 white.
help-odds-coin-svg = Draw the 36 throws into this file.
help-odds-passing = Leave the corner in a position; the other throws keep its men there.
help-odds-passing-position = A position of trictrac.
help-odds-passing-svg = Draw the 36 throws into this file.
help-odds-worth = Say what each throw is worth in a position: points of the player who throws, less the opponent’s.
help-odds-worth-position = A position of trictrac.
help-odds-worth-svg = Draw the 36 throws into this file.
help-games = List every game and its rule sets.

    With sources, seats, chance, hidden information and tests. Ctrl-C ends a measure, shows what is measured and exits with 130.
help-games-measure = Play so many games of each between good players, to measure their length.
help-games-write = Write the table as a Markdown page, e.g. docs/games.md.
help-claims = Check what the books state.

    Stop it with Ctrl-C; the same command resumes it.
help-claims-source = Only statements of this book, e.g. lep.
help-claims-kind = Only statements of this kind or check, e.g. win or sum.
help-claims-id = Only this statement, e.g. AR-23.
help-claims-time = Seconds for one search.
help-claims-again = Compute again what is known.
help-claims-stale = Compute nothing: name the findings that are out of date, and fail if there are any.
help-claims-results = Keep the findings in this file; by default with your data.
help-claims-write = Write the page of all findings into this file.
help-conformance = Compare the law with every example and case of the books.

    Exits with 1 if one differs.
help-conformance-game = The game, e.g. trictrac; without it, all games.
help-perft = Count every sequence of acts.

    The usual test that a law finds each move, and finds it once.
help-perft-game = A game without chance, e.g. dames.
help-perft-depth = How many acts deep.
help-perft-position = The position to count from; by default the start.
help-tablebase = Solve endings of draughts.
help-option-folder = The folder of the tables; by default that of ACADEMIE_TABLES, or else with your data.
help-tablebase-build = Build the tables that are missing.

    Stop it with Ctrl-C; the same command resumes it.
help-tablebase-build-ruleset = The rule set; by default dames/fmjd.
help-tablebase-build-pieces = Up to so many pieces.
help-tablebase-build-kings = Kings only, up to so many against so many: 4v2.
help-tablebase-verify = Check every table by a separate pass.

    Exits with 2 if one is damaged or wrong.
help-tablebase-verify-ruleset = The rule set; by default dames/fmjd.
help-tablebase-probe = Say what a position and each of its moves are worth.

    Exits with 1 if no table knows it.
help-tablebase-probe-position = The position as FEN: W:WK27,K37,K46:BK11.
help-tablebase-probe-ruleset = The rule set; by default dames/fmjd.
help-tablebase-build-distance = Store how many moves away the end is, too: a byte a position, up to five pieces.
help-tablebase-build-slice = Only this slice, such as m1k1-m0k3, and those it leads to; repeatable.
help-tablebase-build-threads = On so many threads.
help-tablebase-verify-slice = Only this slice, such as m0k4-m0k2; repeatable.
help-tablebase-verify-sample = How many positions of all slices together, drawn at random, for each verification.
help-tablebase-verify-all = Verify every position by its moves, not a sample.
help-tablebase-list = List the slices: positions, results, size and time to build.
help-tablebase-list-ruleset = The rule set; by default dames/fmjd.
help-solved = Games of dice solved for good: tourne-case and dames rabattues.
help-solved-show = Say what a solved game and each first throw are worth to the player who throws.
help-solved-check = Check the table of a solved game, state by state, by the law alone.

    Exits with 2 if it is wrong.
help-solved-check-rules = Only these rules; by default all that the table has.
help-solved-build = Solve a game again.

    The table is kept with your data, and used from then on.
help-solved-build-rules = Only these rules; by default all.
help-solved-build-out = Write the table to this file instead.
help-solved-figures = Say how likely each result is and how long games are, both playing perfectly.
help-solved-figures-rules = Only these rules; by default all.
help-solved-meet = Compute what the perfect player wins of another, and let them play.
help-solved-meet-against = The other player.
help-solved-meet-games = How many games to play; 0 plays none.
help-solved-meet-seed = The seed of the dice.
help-solved-meet-out = Keep the games in this file, and continue from them.
help-lab = Train, measure and compare players by thousands of games.
help-lab-match = Let two players meet on the same dice, or from the same openings, seats exchanged, and say which is stronger.
help-lab-match-one = niveau-5, simple, net:FILE, net:FILE@2, gnubg; dames:best, dames:niveau-7, hub:PROGRAM …
help-lab-match-two = The other player.
help-lab-match-game = The game.
help-lab-match-games = At most so many games.
help-lab-match-seed = The seed of the dice, or of the openings.
help-lab-match-pairs = Pairs of games in one task.
help-lab-match-time = Seconds a move, for both players.
help-lab-match-time-b = Seconds a move for B, if it has others.
help-lab-match-nodes = Positions a move, for both players.
help-lab-match-nodes-b = Positions a move for B, if it has others.
help-lab-match-pieces = Tables of endings of at most so many pieces; 0 for none.
help-lab-match-set-a = A parameter of A, such as megabytes=64; may be repeated.
help-lab-match-set-b = A parameter of B, such as book=false; may be repeated.
help-lab-match-elo = End as soon as it is clear which of two Elo differences holds.
help-lab-match-out = Keep the games in this file, and continue from them.
help-lab-book = Make an opening book of draughts from games of the engine against itself.
help-lab-book-out = The file of the book; the games are kept beside it.
help-lab-book-games = So many games.
help-lab-book-nodes = Positions searched a move.
help-lab-book-plies = Single moves of each game that are drawn and kept.
help-lab-book-least = Keep moves played in at least so many games.
help-lab-book-seed = The seed of the games.
help-lab-book-add = Add the games of this file of a match; may be repeated.
help-lab-bench = Measure what a player loses in the positions of a benchmark, or make more of them.
help-lab-bench-player = A player as in lab match, or pipe:COMMAND for a program of your own; may be repeated.
help-lab-bench-make = Make positions, or continue to, in this file.
help-lab-bench-positions = So many positions in all.
help-lab-bench-net = Make them by this net; by default by our own.
help-lab-corpus = Let a strong player play itself and keep the whole games as a corpus.

    Games that are kept are not played again, and more can be added. The same seed gives the same file.
help-lab-corpus-out = The folder of the corpus.
help-lab-corpus-games = So many games in all.
help-lab-corpus-seed = The seed of the dice and of the first plays.
help-lab-corpus-player = Who plays, e.g. niveau-5, net:FILE or, at draughts, nodes:1000; by default the strongest that is fast.
help-lab-corpus-check = Compare the checksums of a corpus and replay some of its games by the law.
help-lab-corpus-check-folder = The folder of the corpus.
help-lab-corpus-check-sample = So many games, spread over the corpus.
help-lab-openings = Count how the games of a corpus begin, by throw, and what came of each beginning.
help-lab-openings-folder = The folder of the corpus.
help-lab-openings-out = The file of the counts.
help-lab-holding = Count how often games played out contradict the engine’s choice to hold or to leave at trictrac.
help-lab-holding-net = A net of trictrac; by default our own.
help-lab-holding-decisions = How many decisions.
help-lab-holding-games = Games played out for each of the two choices.
help-lab-holding-seed = The seed of all dice.
help-lab-rollout = Play positions out and say what they are worth to White.

    The result is the same however many work.
help-lab-rollout-positions = The positions, in notation.
help-lab-rollout-game = The game.
help-lab-rollout-games = Games of each position.
help-lab-rollout-seed = The seed of the dice, the same for every position.
help-lab-rollout-plies = How many moves ahead both players look.
help-lab-rollout-net = Play by this net; by default by our own.
help-lab-study = Find out what first throws, handicaps and throwing first are worth, or how long games are.
help-lab-study-name = opening, handicaps, first or length.
help-lab-study-config = How much to play: a TOML file, or the name of one in configs/.
help-lab-study-svg = Draw it into this file; several tables are numbered.
help-lab-train = Train a net by its recipe.

    Ctrl-C stops it, and the same command resumes it.
help-lab-train-config = The recipe: a TOML file, or the name of one in configs/.
help-lab-train-out = The folder of the net, its generations and games.
help-lab-play = Let a net play itself and keep the games.

    Games that are kept are not played again.
help-lab-play-config = What to play: a TOML file, or the name of one in configs/.
help-lab-play-out = The folder of the games.
help-lab-steps = Draw how strength grows from match to match.
help-lab-steps-results = Files of matches against the same opponent, in order.
help-lab-steps-svg = Draw the ladder into this file.
help-hub = Answer a draughts board that speaks Hub, on standard input and output.
help-dxp = Play draughts against another program over DamExchange (DXP).
help-dxp-serve = Wait for a program that calls, and play the games it asks for.
help-dxp-call = Call a program that waits, and ask it for games, colours alternating.
help-dxp-call-host = The machine where it waits.
help-option-port = The port.
help-dxp-serve-host = The address to listen on; 0.0.0.0 for all.
help-dxp-serve-initiate = Ask for games oneself instead of waiting for requests.
help-dxp-serve-games = End after so many games; 0 for no end.
help-dxp-serve-minutes = Minutes for each player, when asking for games.
help-dxp-serve-moves = Moves for each player, when asking for games; 0 for no limit.
help-dxp-serve-book = An opening book.
help-dxp-serve-out = Add the games to this PDN file.
help-dxp-serve-megabytes = Memory of the engine.
help-dxp-serve-threads = Threads of the engine.
help-dxp-call-follow = Wait for requests instead of asking for games.
help-dxp-call-games = So many games; 0 for no end.
help-dxp-call-minutes = Minutes for each player.
help-dxp-call-moves = Moves for each player; 0 for no limit.
help-dxp-call-book = An opening book.
help-dxp-call-out = Add the games to this PDN file.
help-dxp-call-megabytes = Memory of the engine.
help-dxp-call-threads = Threads of the engine.
help-verify = Check a finished game: its law, its dice, its signatures.

    Exits with 0 if every player vouches for it, 1 for a flaw, 2 if nobody does.
help-verify-file = The proof, as GET /api/games/<id>/dice-proof gives it.
help-verify-evidence = What a player’s program kept of the game; may be given more than once.
help-verify-key = Your own public key, in hexadecimal letters: a game signed with it to the end is one you saw.
help-verify-policy = Keys known to be those of accounts, logs and witnesses, as JSON.
help-verify-page = Instead of a game, a server: whether it sends the page that it has entered in its log.
help-verify-build = With --page: the folder of a build to compare with, such as web/app/dist.
help-verify-log = The whole log of the server, as https://play.example.org/log or a folder: who had which key.
help-witness = Cosign the logs of servers, so that nobody is shown another log than the others.
help-witness-new = Make a witness, or tell it of more logs, and print its key, by which others know it.
help-witness-new-folder = The folder of the witness.
help-witness-new-name = Its name, a domain and a path that are yours, as home.example/w1.
help-witness-new-log = The key of a log to cosign; may be given more than once.
help-witness-serve = Cosign the checkpoints that servers send, until Ctrl-C.
help-witness-serve-folder = The folder of the witness.
help-witness-serve-port = The port to listen on; 0 for any that is free.
help-witness-serve-host = The address to listen on.
help-witness-watch = Look at logs, cosign what goes on from what was seen before, and hand it to their servers.

    Exits with 1 if a log does not go on from what was seen.
help-witness-watch-folder = The folder of the witness.
help-witness-watch-logs = The logs, as https://play.example.org/log.
help-witness-watch-every = Look again after so many seconds, until Ctrl-C.
help-witness-status = Print what was cosigned last of each log; exit 1 if one has signed two trees.
help-witness-status-folder = The folder of the witness.
help-monitor = Read the log of a server, and find the games it has dropped or changed.

    Exits with 1 for such a game, with 2 if the server ended games when it knew the next roll.
help-monitor-server = The server, as https://play.example.org.
help-monitor-key = The key of its log, if you know it; by default the one that the server names.
help-monitor-last = How many games that have ended, the newest, are looked at one by one.
help-monitor-since = Leave out games that ended before the log had this size: the one read last.
help-monitor-account = Also list the keys that the log has for this account.
help-monitor-device = A key of that account that you know; repeatable. Any other is a flaw.
help-verify-dice = Compute the dice of a finished game again.

    Exits with 1 if one differs.
help-verify-dice-file = The proof, as GET /api/games/<id>/dice-proof gives it.
help-export = Write passages, paraphrases, citations, examples, studies, claims and puzzles as files.

    Tables as JSON Lines, Parquet and CSV, with a description of what they are; the books as TEI and JSON-LD.
help-export-folder = The folder of the files; made if it is missing.
help-export-format = jsonl, parquet, csv, tei or jsonld; by default all.
help-export-with-texts = Put the author’s words into TEI too, of books whose transcription is installed.
help-doctor = Check the installation, and say how to get what is missing.

    Exits with 1 if an installed part is broken.
help-serve = Open the café.

    At once and on this machine with --demo; without it, as the ACADEMIE_ variables say.
help-serve-demo = Run everything on this machine, databases too.
help-serve-inside = Where machines inside are told health and metrics, as 127.0.0.1:9001; nowhere unless given.
help-serve-port = The port to listen on.
help-serve-folder = The folder of the games of the demonstration.
help-server = Set a server up, and look at it from outside.
help-server-init = Make the keys and the settings of a server, once: what is there stays as it is.
help-server-init-site = The name of the site, as play.example.org.
help-server-init-folder = The folder of both; made if it is missing.
help-server-init-next = Also make the key that is to sign next, which the log announces.
help-server-init-swap = Have the next key sign, once it is announced; the one before is kept.
help-server-check = Look at a server from outside, as anybody can; exit 1 if something is wrong.
help-server-check-server = The server, as https://play.example.org.
help-migrate = Bring the database of ACADEMIE_DATABASE to the present schema.
help-worker = Do the jobs that wait in the database, one at a time.
help-worker-lease = Seconds without a sign of life until another worker takes a job over.
help-engine = Think for the engines of every web process of ACADEMIE_REDIS.
help-engine-cores = How many cores to think with.
help-notifier = Send the mail and push messages that wait in the database.
help-notifier-lease = Seconds without a sign of life until a message is given up by the others.
help-audit = Check every log of the database of ACADEMIE_DATABASE, and print one hash for them all.
help-restore = Restore a cluster from its archive, to a second or to the end, and check every log of it.
help-restore-archive = The folder that wal-archive.sh fills.
help-restore-to = The last second that is to come back, as 2026-01-01T03:30:00 (UTC) or with its zone; by default all that was archived.
help-restore-into = A new folder for the data; without it they are deleted again, and only the archive is tested.
help-restore-figures = A file with the result for the node exporter of Prometheus.
help-sign-out = End all sessions and tokens of an account, by its name.
help-sign-out-name = The name of the account.
help-quarantine = Free or end games whose log the server cannot read.
help-quarantine-list = List the games whose log cannot be read.
help-quarantine-show = Print why a game cannot be read.
help-quarantine-show-game = The id of the game.
help-quarantine-retry = Read a game again; it goes on if that is possible now.
help-quarantine-retry-game = The id of the game.
help-quarantine-void = End a game without a result; it is not rated.
help-quarantine-void-game = The id of the game.
help-signals = See which accounts moderators should look at first.
help-signals-list = List the accounts with the strongest signals.
help-signals-list-most = How many accounts to list.
help-signals-show = Print every signal of an account, with what it rests on.
help-signals-show-account = The name of the account.
help-law = See where the books are in doubt; bring live games to another edition of their law.
help-law-doubts = List the apparatus: where a passage can be read in more than one way.
help-law-doubts-passage = The passage or the doubt to show whole; by default all are listed.
help-law-what-if = Say what would change if a passage were read otherwise.
help-law-what-if-reading = A passage of the apparatus, or a doubt for every book, and a reading: MAN.rXXII=most.
help-law-what-if-game = Ask only about this game.
help-law-what-if-records = The folder of your stored games; by default the shipped ones and seeded ones.
help-law-what-if-time = Ask claims again that took no more seconds than this.
help-law-carry = Have a live game go on by another edition of its law, if both read it alike.
help-law-carry-game = The id of the game.
help-law-carry-to = The edition; by default the newest that every live process has.
help-roles = Say who keeps order on the server: moderators, directors of events, administrators.
help-roles-list = List everyone with a role.
help-roles-give = Give somebody a role; the account needs a second factor.
help-roles-give-name = The name of the account.
help-roles-give-role = The role.
help-roles-take = Take a role away from somebody.
help-roles-take-name = The name of the account.
help-roles-take-role = The role.
help-passages = Look a passage of the books up.

    Its place, its lines in the transcription, its page, what it says in our words, and who cites it.
help-passages-what = A work, e.g. LEP, or a passage, e.g. LEP.r54; without it, the works are listed.
help-citations = Check that every citation names a passage of its book.

    Exits with 1 if one does not.
help-coverage = See which passages of law are carried, tested and told.
help-coverage-source = Only this work, e.g. LEP, passage by passage.
help-coverage-write = Write the page of all passages into this file, and its French twin beside it.

help-texts = Install transcriptions of the books, so that pages show the author’s words beside ours.
help-texts-add = Install a transcription; which book it is of is found by its passages.
help-texts-add-file = The plain text of the whole book, in UTF-8.
help-texts-list = List the transcriptions that are installed.
help-texts-remove = Remove the transcription of a book; the file it was copied from stays.
help-texts-remove-book = The book, as `academie texts list` names it.
help-lab-train-tensorboard = Write the curves as event files of TensorBoard into this folder.
help-lab-curves = Draw the curves of a training: strength, loss and error.
help-lab-curves-folder = The folder of the training.
help-lab-curves-out = Draw into this folder; by default into that of the training.
help-lab-curves-tensorboard = Write them as event files of TensorBoard into this folder too.
help-lab-ladder = Let the levels and the other players of a game meet, and rate them on one scale.
help-lab-ladder-game = The game.
help-lab-ladder-out = Keep the games in this file, and continue from them; more games can be added later.
help-lab-ladder-games = So many games of each two players who meet.
help-lab-ladder-seed = The seed of the dice, or of the openings.
help-lab-ladder-only = Play only the games between the players so named; may be repeated.
help-lab-ladder-again = Play the games of this player again, who plays otherwise now; may be repeated.
help-lab-ladders = Write the page of all ladders in a folder, in English and French, with a plot of each.
help-lab-ladders-folder = The folder of the ladders, each called by its game, such as trictrac.jsonl.
help-lab-ladders-standings = Write what the ladders say of each player into this file; `studies/ladders.json` has what players are told.
help-lab-ladders-write = The page in English; the French one is written beside it.
help-explain-by = Also say what speaks for and against the act by this player, such as doctrine-lepeintre.
help-lab-rules = Say what rules do to games: teach players by each law, let them play, and write the page; Ctrl-C stops it, and it can be resumed.
help-lab-rules-config = The plan: games, switches and budgets, or the name of one that comes with the package.
help-lab-rules-out = Keep nets and games in this folder, and continue from them.
help-lab-rules-summary = The figures: written after games, and read without --out.
help-lab-rules-page = The page in English; the French one and a folder of plots are written beside it.
