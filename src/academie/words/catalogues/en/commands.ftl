commands-agreements-title = What the books leave to the players
commands-agreements-about = Every passage that leaves a choice to the players, or on which the treatises differ, and where it is chosen here: an option (`academie play GAME --option name=value`, on the server, and in the browser under “House rules”), the name of a rule set, or an act at the table. What a treatise grants only by agreement does not hold until it is agreed on. This page is written by `make rules-pages`.
commands-agreements-open = What players may agree on
commands-agreements-corrected = What has been corrected
commands-agreements-left-out = left out
commands-agreements-unsaid = —
commands-column-no = no.
commands-column-agreement = agreement
commands-column-where-chosen = where it is chosen
commands-column-usually = usually
commands-column-passage = passage
commands-column-point = point
commands-column-choices = choices
commands-column-source = source
commands-column-ruleset = rule set
commands-column-before = before
commands-column-now = now
commands-agreements-revanche-winner = in the revanche, the winner
commands-agreements-revanche-drawn = in the revanche, by lot
commands-agreements-revanche-in-turn = in the revanche, each in turn
commands-agreements-from-to = from { $least } to { $most }

commands-analyse-unit = analysis

commands-analyse-so-far = Interrupted: this is what is done ({ $done } acts of { $count }). For the whole game, run the same command again.
commands-analyse-no-fault = No mistake found.
commands-analyse-sum = { $who }: { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } stakes lost, { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) } a choice.
commands-column-act = Act
commands-column-played = Played
commands-column-better = Better
commands-column-loss = Loss

commands-analyse-no-throws = nothing to draw: no throw is due in this position
commands-analyse-interrupted = Interrupted: this is what has been found so far. For the whole analysis, run the same command again.
commands-analyse-throws = What each next throw brings
commands-analyse-over = the game is over in this position
commands-column-throw = Throw
commands-column-value-for = Value ({ $who })
commands-column-brings = What it brings
commands-analyse-chart = The 36 throws, for { $who }
commands-analyse-chart-about = In stakes, above or below the mean of { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") }.
commands-column-value = Value

commands-bug = Internal error ({ $error }). For details: academie --debug …
commands-broken-package = { $called } cannot be loaded ({ $wrong }); reinstall it: { $get } --force-reinstall
commands-missing-package = this command needs { $called }, which is not installed: { $get }

commands-claims-stale = Out of date, and the programs or tables to compute them again are not installed here: { $ids }.
commands-claims-old = Out of date or missing: { $ids }.
commands-claims-current = All { $number } findings are current.
commands-claims-stopped = Interrupted: what is done is kept.

commands-conformance-sum = { $count ->
        [one] { $count } example or case
       *[other] { $count } examples and cases
    }, { $agree } as expected
commands-conformance-expected = expected
commands-conformance-found = found

commands-doctor-law = rules, notation, diagrams, lessons
commands-doctor-core = the law compiled for speed, and the strong engines
commands-doctor-versions = version { $core }, but academie is { $academie }; install the same version
commands-doctor-broken = does not load: { $why }
commands-doctor-postgresql = keeps the games of a café
commands-doctor-redis = carries the messages of a café
commands-doctor-absent = missing; { $remedy }
commands-doctor-plain = missing: the law is worked out in Python, more slowly, and the levels are not there; { $remedy }
commands-column-part = part
commands-column-what-for = what it is for
commands-column-state = state
commands-doctor-chess = playing chess
commands-doctor-pdf = printing studies
commands-doctor-server = running a café
commands-doctor-lab = training, measuring, playing matches
commands-doctor-openspiel = the games in OpenSpiel
commands-doctor-pettingzoo = the games in PettingZoo
commands-doctor-stockfish = the opponent at chess
commands-doctor-gnubg = the measure of toute-table

commands-explain-acts = Legal acts ({ $count }): { $acts }
commands-explain-nothing = It brings nothing.

commands-export-written = { $path }: { $lines } lines

commands-games-yes = yes
commands-games-no = no
commands-column-hidden = hidden
commands-games-acts = acts in a game
commands-games-legend = hidden: a player does not see everything; tests: examples of the books + recorded games + studies
commands-games-page = # The games
    
    Every game one can sit down to. This page is written by `make games-table`, which asks
    `academie games --measure 25 --write docs/games.md`; `academie games` says the same in a terminal, and with
    `--json` to programs. The rules of each, by the treatises, stand under *The rules*.
    
    { "*" } *Chance*: dice, or tiles dealt. *Hidden*: whether a seat may not see all.
    { "*" } *Tests*: examples of the books + golden playthroughs + studies, counted in the data that is shipped.
      Besides, every rule set passes the kit `check_game`.
    { "*" } *Length*: the acts of a game by the first rule set between good café players (level 4, or the simple
      player), throws and deals counted: mean ± standard deviation (shortest–longest), over that many games from
      seeds 0, 1, 2 … Measured again it is the same, but for chess, which Stockfish plays.
    
commands-games-sources = The sources
commands-column-game = game
commands-column-rulesets = rule sets
commands-column-sources = sources
commands-column-seats = seats
commands-column-chance = chance
commands-column-tests = tests
commands-column-players = players
commands-column-length = length
commands-column-of-games = of games
commands-column-siglum = siglum
commands-column-work = work
commands-column-year = year
commands-games-count = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
commands-games-package = from { $package }

commands-dxp-listening = Listening on { $host }, port { $port }. Ctrl-C stops.
commands-dxp-game = Game { $number }: { $white } – { $black }, { $result } ({ $moves } moves)
commands-dxp-stopped = Interrupted.

commands-lab-book = The book is in { $path } ({ $size } bytes): { $moves } moves in { $positions } positions, from { $games } games
commands-lab-net = The net is in { $path }
commands-lab-games = { $games } games in { $folder }
commands-lab-openings = Beginnings of { $games } games counted in { $path }
commands-corpus-sound = { $games } games: the checksums are right, and { $sample } of the games, dice included, replay by the law.
commands-corpus-changed = { $name } is missing or is not the file that was published: its checksum differs.

commands-lab-no-file = Interrupted: nothing is kept; with --out FILE a match can be resumed.
commands-lab-processor = processor time a move: { $one } s for the first, { $two } s for the second
commands-lab-no-processor = processor time cannot be measured here
commands-lab-unequal = The second spent { $percent } % beside what was asked: change --time-b to make them equal.
commands-lab-stronger = the first is stronger
commands-lab-undecided = not decided yet

commands-lab-decisions = { $count } decisions, { $left } of them to leave; games played out disagree with { $wrong } ({ $leave } to leave, { $hold } to hold), { $sure } beyond doubt; { NUMBER($lost, minimumFractionDigits: 4, maximumFractionDigits: 4) } stakes lost a decision
commands-lab-bench-player = player
commands-lab-bench-loss = thousandths of the stakes lost a choice
commands-lab-bench-holes = in holes
commands-lab-bench-best = best act
commands-lab-bench-hopeless = hopeless act
commands-lab-bench-about = { $name }: { $positions } positions, standard error of an act { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } stakes ({ NUMBER($holes, minimumFractionDigits: 3, maximumFractionDigits: 3) } holes)
commands-lab-bench-nobody = say which player is to be measured by --player, or where positions are to be made by --make
commands-lab-bench-made = { $positions } positions are in { $path }
commands-lab-stakes = stakes to White

commands-unit-games = games
commands-unit-statements = statements
commands-unit-puzzles = puzzles
commands-games-so-far = Interrupted: these are the games measured so far.

commands-learn-how = Answer, or type ? for a hint, ! for the answer, q to stop. Enter continues.
commands-learn-left = Lesson interrupted; next time it resumes here.
commands-learn-finished = Lesson finished.
commands-learn-right = Right.
commands-learn-wrong = Not yet.
commands-learn-look = Look at { $places }
commands-learn-answer = Answer: { $answer }
commands-learn-seconds = { $spent } of { $given } seconds

commands-odds-hit = Hitting truly
commands-odds-cover = Covering, filling
commands-odds-falsely = Hitting falsely
commands-odds-coin = The corner
commands-odds-leaving = Leaving the corner
commands-odds-leaving-legend = 1: a man can leave the corner.
commands-odds-worth = What each throw is worth
commands-odds-worth-legend = Points of the player who throws, less the opponent’s.

commands-odds-ways = In how many ways the throw does it.
commands-odds-title = { $title }: { $far }
commands-odds-nothing-asked = nothing to count; give numbers, or a position with --position
commands-odds-die = a die shows 1 to 6; give numbers from 1 to 6
commands-odds-count = { $casts ->
        [one] { $casts } throw
       *[other] { $casts } throws
    } of 36 ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, style: "percent") })
commands-odds-twice = , { $twice } of them in two ways or more
commands-odds-costs = ; { $lost } cost points

commands-error = Error: { $message }

commands-play-no-levels = This game has no levels; the simple player plays.

commands-play-how = Type an act. ? lists them, hint advises, undo takes back, help tells more, q stops.
commands-play-you = you
commands-play-person = a person
commands-play-only = (the only act)
commands-play-thinks = { $who } thinks …
commands-play-which = name a game to play: { $known }; or --resume to go on with the last one
commands-play-none-left = no unfinished game is kept
commands-play-go-on = You left a game: { $game }, { $when }. Go on with it? Enter for yes, n for a new one.
commands-play-yes = y, yes
commands-play-to-resume = The game is kept. To go on: academie play { $game } --resume
commands-play-not-kept = The game is not kept: { $reason }
commands-play-no-undo = There is nothing of yours to take back.
commands-play-no-reasons = Nothing has happened that needs a reason.
commands-play-hint = Hint: { $act }
commands-play-hint-worth = Hint: { $act }, worth { $worth }
commands-play-save-where = Name the file too: save game.txt
commands-play-written = An act is typed as the list shows it, or as records write it: { $example }. Tab completes. The rules: academie rules { $game }
commands-play-word-help = help, h
commands-play-word-moves = moves, list
commands-play-word-hint = hint, advice
commands-play-word-why = why, reasons
commands-play-word-undo = undo, u, back
commands-play-word-board = board, b
commands-play-word-played = played, history
commands-play-word-save = save
commands-play-word-quit = quit, exit, leave
commands-play-about-help = this list
commands-play-about-moves = the legal acts
commands-play-about-hint = what the engine would play, and what it brings
commands-play-about-why = the reasons of what has happened, with their sources
commands-play-about-undo = take your last act back; the same dice fall again
commands-play-about-board = the board once more
commands-play-about-played = what has been played
commands-play-about-save = keep the game in a file: save game.txt
commands-play-about-quit = stop; the game is kept
commands-play-kept = The game is kept in { $path }

commands-practice-stopped = Interrupted; --resume continues from here.
commands-practice-so-far = Interrupted: this is what was judged so far.
commands-practice-spread = How hard { $count } throws are to count
commands-practice-spread-axis = points of difficulty, by hundreds
commands-practice-sum = { $answered } answered; { $due } to see again; { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in a row.
commands-practice-exists = { $path } exists already; give --resume to continue it, or another file
commands-practice-hold = { $held } of { $count } hold

commands-practice-unreadable = { $path } is no practice log; give another file, or delete it

commands-practice-count-how = What is this throw worth? Type two numbers: points of the player who throws, then of the other. q stops.
commands-practice-two-numbers = Type two numbers, such as 4 0.
commands-practice-puzzle-how = Find the best move. Type ! to see it, q to stop.
commands-practice-not-best = Not the best.
commands-practice-best = The best: { $line }
commands-practice-late = Right, but late.
commands-practice-wrong = No.

commands-progress-nothing-kept = Interrupted: nothing is kept.
commands-progress-started = started
commands-progress-of = { $done } of { $total }
commands-progress-kept = Interrupted: what is finished is kept in { $place }. To resume, run the same command again.
commands-progress-unit = { $unit }:

commands-rules-only-agreements = --ruleset and --json go only with --agreements; add it, or leave them out
commands-rules-which-game = --agreements needs a game, such as trictrac
commands-rules-how = To agree on one: --option name=value. Everything else stays as the rule set has it.
commands-rules-nothing-open = This rule set leaves nothing to the players.

commands-rules-law = The law by source
commands-rules-made = Made from the rule sets that the program applies; disputed points first.
commands-rules-works = The works cited
commands-rules-try = Try
commands-rules-written = This page is written by `make rules-pages`.
commands-rules-law-title = The law by source
commands-rules-law-about = The treatises do not agree. Each point on which they differ is a field of the rule set, with the passage it rests on; where all are silent we have chosen a reading, and say so. This page is made from the rule sets that the program applies, by `make rules-pages`.
commands-rules-disputed = The disagreements
commands-rules-agreed = Its rule sets do not differ, or there is only one.
commands-rules-ours = Our readings, where the books are silent
commands-rules-none = None.
commands-rules-all = All the rules
commands-rules-by-hand = Only where players mark by hand.
commands-rules-usual = { " " }(usual)
commands-column-held = what is held
commands-column-reading = reading
commands-column-why = why
commands-rules-usually = ; usually { $said }

commands-serve-missing = missing: { $programs }. To install what is missing:
      Debian, Ubuntu   sudo apt-get install postgresql redis-server
      Fedora           sudo dnf install postgresql-server redis
      macOS            brew install postgresql redis
    The demonstration runs its own copies, in its own folder.
commands-serve-failed = { $command } has failed; see the log of PostgreSQL in { $log }
commands-serve-open = The café is open: { $address } (Ctrl-C to close)
commands-serve-no-pages = The pages are not built, so that browsers find nothing here: run `make web` first (needs Node.js). Programs can play.
commands-server-site = Name of the site, as play.example.org
commands-server-made = The keys are in { $keys }, each for its owner alone, the settings in { $settings }. Keep a copy of the keys elsewhere than the backups.
commands-server-key = Publish this key: it checks what { $file } signs.
commands-server-then = Then, with these settings: create the database with the password in them, `academie migrate`, `academie serve`.
commands-check-address-wrong = a server is named by its address, as https://play.example.org, not '{ $address }'
commands-check-answers = the page is answered over TLS
commands-check-plain = http:// leads to https://
commands-check-hsts = browsers are told to come by TLS alone (HSTS)
commands-check-claims = what a caller claims to be its address is not believed
commands-check-callers = callers are known by their own addresses, not by that of a proxy
commands-check-inside = health and metrics are told to nobody outside
commands-check-socket = a socket opens for the page of the site
commands-check-foreign = none opens for the page of another site
commands-check-keys = the server signs, by the name of the site
commands-check-log = its log is signed with that key, and nothing has waited for it for five minutes
commands-check-witnesses = its log is cosigned by a witness
commands-check-page = the page it sends is the one entered in its log
commands-check-push = push messages are sent
commands-check-mail = mail is sent
commands-audit-sum = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $events ->
        [one] { $events } event
       *[other] { $events } events
    }
commands-audit-broken = broken logs: { $logs }
commands-restored = Restored in { $seconds } s from the base backup { $base }. Last transaction: { $last }
commands-restored-base = none after the base backup
commands-restored-into = The data are in { $folder }; start PostgreSQL on them with its own settings.
commands-restore-time = '{ $text }' is no time; write it as 2026-01-01T03:30:00
commands-signed-out = { $ended ->
    [one] one session or token of { $name } has ended
   *[other] { $ended } sessions and tokens of { $name } have ended
    }
commands-quarantine-none = No game is in quarantine.
commands-quarantine-line = { $game }  { $key }  event { $seq }, release { $release }, since { $at }
commands-quarantine-read = Game { $game } can be read again and goes on.
commands-quarantine-ended = Game { $game } has ended without a result.
commands-quarantine-unknown = this game is not in quarantine: { $game }
commands-law-carried = Both editions read game { $game } alike: it goes on by the newer one.
commands-law-adjourned = The editions do not read game { $game } alike: it is adjourned, and no longer rated.
commands-signals-none = There are no signals.
commands-signals-case = { $value }  { $name }  { $kinds ->
        [one] { $kinds } signal
       *[other] { $kinds } signals
    } worth a look, { $at }
commands-signals-line = { $value }  { $kind }  { $game }  (model { $model }, { $at })  { $rests }
commands-signals-no-verdict = Signals say whom to look at first. They prove nothing: read the games before you decide.

commands-study-themes = Themes
commands-study-draw = a draw

commands-study-how = Find the moves. Type ? for a hint, ! for the move of the book, q to stop.
commands-study-only-book = This is not the move of the book. It may be good, but only the book and its variations are known here.
commands-study-fails = That move is known to fail.
commands-study-solved = Solved.
commands-study-left = Interrupted.
commands-study-piece = The piece on { $start } moves.
commands-study-as-well = { $move } is as good; the book plays { $expected }, and we continue with that.

commands-column-margin = margin, in stakes
commands-study-all = in all
commands-study-answered = to be answered
commands-study-kind-show = something to read
commands-study-kind-play = a play to make
commands-study-kind-claim = something to claim
commands-study-kind-count = something to count
commands-study-kind-casts = throws to name
commands-study-kind-choose = a choice to make
commands-study-known = known
commands-study-new = new
commands-study-as-printed = as printed
commands-study-in-all = in all
commands-study-legal-by = legal by { $id }

commands-tablebase-slices = Tables
commands-tablebase-material = material
commands-tablebase-positions = positions
commands-tablebase-results = lost / drawn / won by who is to move
commands-tablebase-bytes = bytes
commands-tablebase-processor = processor s
commands-tablebase-counts = { $lost } / { $drawn } / { $won }
commands-tablebase-number = { $number }
commands-tablebase-outcome = { $won ->
        [yes] wins
       *[no] loses
    }
commands-tablebase-sum = { $slices ->
        [one] { $slices } slice
       *[other] { $slices } slices
    }, { $positions } positions, { $size } bytes
commands-tablebase-verified = { $slices ->
        [one] { $slices } slice
       *[other] { $slices } slices
    } verified: { $moves } positions by their moves, { $law } by the law in Python and by distances
commands-tablebase-pace = { $material }, { $stage ->
        [packing] packing
        [verifying] verifying
       *[other] stage { $stage }
    }, { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, { $rate } positions/s, { $left } s left
commands-tablebase-limits = Limits on the number of moves, the main line and the offer to crown are left out here.
commands-tablebase-loses = loses in { $coups ->
        [one] { $coups } single move
       *[other] { $coups } single moves
    }
commands-tablebase-folder = Tables in { $where }
commands-tablebase-draw = draw
commands-tablebase-wins = wins in { $coups ->
        [one] { $coups } single move
       *[other] { $coups } single moves
    }
commands-tablebase-unknown = No table knows this position.

commands-learn-unreadable = { $path } is no lesson log; delete it, or move it away

commands-dice-verified = { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, { $rolls ->
        [one] { $rolls } throw
       *[other] { $rolls } throws
    } computed again: all agree.
commands-dice-refuted = The proof does not hold ({ $found }).

commands-verify-first = format 1: does not bind the server
commands-verify-policy = these are no keys of accounts, logs or witnesses: { $why }
commands-verify-consistent = consistent: { $events } events and { $rolls } rolls follow from the law and the links
commands-verify-checked = checked: acts are legal and of the seats they name, rolls follow from the links, nothing is taken back across a roll, answers had their offers, dates go forwards, a clock that ran out could be running, signatures are valid
commands-verify-word = the server’s word: { $what ->
        [who] who sat down as seat { $seat }
        [unsigned] what seat { $seat } said, did and gave from event { $events } on: it has signed none of it
        [rekey] that seat { $seat } has another key (event { $events })
        [flag] that the time of seat { $seat } had run out (event { $events })
        [claim] that seat { $seat } was away for long enough, and that the game was claimed (event { $events })
        [abandoned] that nobody came back (event { $events })
        [abort] that the game could not go on (event { $events })
        [rest] that the game was adjourned or resumed by nobody at the table (event { $events })
        [pause] that time was lost and had to be given back (event { $events })
        [law] that another edition of the law was needed (event { $events })
       *[times] when anything happened, how long anybody took, and that nothing was said which is not in the log
    }
commands-verify-countersigned = countersigned by seat { $seat } up to event { $seq }
commands-verify-unfallen = roll { $roll } did not fall: it would have been { $dice }
commands-verify-links-missing = roll { $roll } did not fall: links were missing
commands-verify-entered = entered in the log of { $origin }: the opening as { $open }, the end as { $end }
commands-verify-unentered = not entered in a log: others could be shown another game
commands-verify-log-key = the key of that log is the one that its server names; compare it with what others see: { $key }
commands-verify-witnessed = cosigned by { $many } of the { $quorum } witnesses you ask for: { $names }
commands-verify-unwitnessed = no witness: others could be shown another log
commands-verify-strangers = also cosigned by witnesses whose keys you have not named: { $names }
commands-verify-announced = new key of that log, announced by entry { $entry } under the one before: { $key }
commands-verify-key = seat { $seat }: key of entry { $entry }, { $date }
commands-verify-key-withdrawn = seat { $seat }: key of entry { $entry }, which was withdrawn before the game
commands-verify-no-key = seat { $seat }: no entry says whose key it has, as for guests and programs that registered none
commands-verify-key-unread = whether a key was withdrawn before the game only the whole log shows: --log
commands-verify-too-few = Vouched for by its players, but cosigned by fewer witnesses than you ask for.
commands-verify-unvouched = Not vouched for: the log has no flaw, but a server can write such a log by itself (seats { $seats }).
commands-verify-key-letters = --key takes a public key of 64 hexadecimal letters, not { $text }
commands-verify-vouched = Vouched for. The dice are fair if one of these seats, which had a share in them, was honest: { $seats }.
commands-verify-vouched-alone = Vouched for. No seat had a share in the dice: they are as fair as the server.
commands-verify-nothing = Name the proof of a game, or a server with --page.
commands-verify-no-page = { $server } does not list the files of its page: { $why }
commands-verify-page-files = { $files } files compared with the list of the build, and the scripts of the front page: { $flaws } differ
commands-verify-page-entry = the list is entry { $entry } of the log
commands-verify-page-unentered = the list is in no log: others may be sent another page
commands-verify-page-key = the key of that log is the one that the server names: give the one you know by --policy
commands-verify-page-unbuilt = what the files do was not looked at: build the page from its source and compare with --build
commands-verify-page-limits = Not shown: what the server sends to others, or to you at another time, and the words and pages that it writes itself.
commands-witness-name = '{ $name }' cannot be the name of a witness: no spaces, no plus sign
commands-witness-key = Give this key to the servers you cosign; the keys of their logs are in { $file }, a line each:
commands-witness-serving = Cosigning at { $address }/add-checkpoint; Ctrl-C ends it.
commands-witness-cosigned = { $origin }: { $size } entries, cosigned
commands-witness-refused = { $address }: not cosigned: { $why }
commands-witness-split = This log has signed two different trees. Anyone can check it by these two checkpoints:
commands-monitor-games = games
commands-monitor-no-log = { $server } keeps no transparency log: it does not sign
commands-monitor-read = { $origin }: { $size } entries, which give the root that it signed
commands-monitor-counts = { $games } games entered; of those looked at { $ended } ended, { $playing } are still played
commands-monitor-twice = game { $game }: entered more often than an opening and an end
commands-monitor-dropped = game { $game }: entered, and the server no longer knows it
commands-monitor-asleep = game { $game }: begun, without an end, and without an event for { $days } days
commands-monitor-silent = Last event of those still played: { $days1 } within a day, { $days7 } within a week, { $days31 } before that
commands-monitor-changed = game { $game }: the server shows another game than the one entered
commands-monitor-flaw = game { $game }: { $why }
commands-monitor-stopped = game { $game }: ended by the server before roll { $roll }, which would have been { $dice }
commands-monitor-new-key = entry { $entry }: a new key of the log is announced, { $key }
commands-monitor-device = entry { $entry }: key of a device of yours, { $key }
commands-monitor-withdrawn = entry { $entry }: withdrawn, { $key }
commands-monitor-planted = entry { $entry }: the account was given a key that you do not name, { $key }
commands-monitor-share = { $stopped } of { $ended } games were ended by the server when it knew the next roll: a few may be failures.

commands-column-by = by
commands-column-said = said
commands-column-verdict = verdict
commands-column-evidence = evidence
commands-column-s = s
commands-column-example = example
commands-column-expected = expected
commands-column-found = found
commands-column-count = count
commands-column-agree = agree
commands-column-differ = differ
commands-column-event = event
commands-column-lesson = lesson
commands-column-title = title
commands-column-minutes = minutes
commands-column-done = done
commands-column-depth = depth
commands-column-nodes = nodes
commands-column-seconds = seconds
commands-column-games = games
commands-column-diagrams = diagrams
commands-column-study = study
commands-column-pieces = pieces
commands-column-claim = claim
commands-column-theme = theme
commands-column-about = what it is about
commands-column-studies = studies
commands-column-positions = positions
commands-column-lines = lines
commands-column-legal = legal
commands-column-variations = variations
commands-column-moves = moves
commands-column-forbidden = forbidden
commands-column-because = because
commands-column-must-be = must be
commands-column-half-moves = half-moves
commands-column-number = number
commands-column-move = move
commands-column-line = line
commands-column-printed = printed
commands-column-read = read
commands-column-reason = reason
commands-column-lessons = lessons
commands-column-steps = steps
commands-column-questions = questions
commands-column-step-kind = kind of step
commands-column-book = book
commands-column-treatise = treatise on trictrac
commands-column-examples = examples
commands-column-puzzles = puzzles
commands-column-median = median
commands-study-smallest = { $margin }: smallest
commands-claims-no-kind = no statements of the kind '{ $kind }'; there are: { $known }
commands-no-format = no format '{ $format }'; there are: { $known }
commands-lab-no-study = no study '{ $name }'; there are: { $known }
commands-perft-chance = only games without chance can be counted; choose another game
commands-play-other-record = the record is of { $game } by { $ruleset }; go on with that, or name another file
commands-tablebase-kings = '{ $text }' does not say how many kings play against how many; write 4v2
commands-tablebase-wrong = the table cannot be used: { $why }
commands-study-count = { $count ->
        [one] { $count } study
       *[other] { $count } studies
    }
commands-study-won = { $winner } wins
commands-study-wins = { $winner } wins in { $count ->
        [one] { $count } single move
       *[other] { $count } single moves
    }
commands-study-table = Table: { $result }
commands-lab-not-stronger = the first is not stronger
commands-usage = { "Usage: " }
commands-usage-arguments = Arguments
commands-usage-options = Options
commands-usage-commands = Commands
commands-usage-error = Error
commands-usage-aborted = Interrupted.
commands-usage-required = { "[" }required{ "]" }
commands-usage-default = { "[" }default: { $value }{ "]" }
commands-usage-try = For help: { $command }
commands-usage-options-given = { "[" }OPTIONS{ "]" }
commands-usage-command-given = COMMAND …
commands-usage-no-option = There is no option { $name }.{ $count ->
        [0] { "" }
       *[other] { " " }Near it: { $known }.
    }
commands-usage-no-command = There is no command { $name }.{ $count ->
        [0] { "" }
       *[other] { " " }Near it: { $known }.
    }
commands-usage-missing = { $name } is missing.
commands-usage-too-many = There are too many arguments.
commands-usage-wrong-use = { $name } needs a value, or takes none.
commands-usage-wrong-value = { $kind ->
        [int_parsing] { $name } must be a whole number.
        [float_parsing] { $name } must be a number.
        [bool_parsing] { $name } must be true or false.
        [greater_than_equal] { $name } must be at least { $limit }.
        [less_than_equal] { $name } must be at most { $limit }.
        [enum] { $name } must be one of: { $limit }.
       *[other] { $name }: { $why }
    }
commands-usage-no-language = there is no language { $code }; there are: { $known }

commands-roles-given = { $name } now has the role { $role }.
commands-roles-taken = { $name } no longer has the role { $role }.
commands-roles-line = { $name }  { $role }  since { $since }
commands-roles-none = Nobody has a role.
commands-passages-place = Place
commands-passages-lines = Lines
commands-passages-page = Page
commands-passages-about-page = about { $page }
commands-passages-cited-by = Cited by
commands-passages-cited = cited
commands-passages-nobody = nobody
commands-passages-count = { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
commands-citations-whole = Whole chapters cited
commands-citations-all = { $count ->
        [one] { $count } citation, all resolve.
       *[other] { $count } citations, all resolve.
    }
commands-citations-lost = { $count ->
        [one] { $count } citation, { $lost } not found in its book.
       *[other] { $count } citations, { $lost } not found in their books.
    }
commands-citations-total = total
commands-citations-kind-law = law
commands-citations-kind-page = pages
commands-citations-kind-case = cases
commands-citations-kind-claim = claims
commands-citations-kind-lesson = lessons
commands-citations-kind-study = studies
commands-passages-many = passages

commands-texts-added = { $book }: { $found } of { $number } passages found. The author’s words are now shown beside ours.
commands-texts-removed = The transcription of { $book } is removed.
commands-texts-line = { $book }: { $found } of { $number } passages
commands-texts-none = No transcription is installed. `academie texts add FILE` installs one.

commands-unit-states = states
commands-unit-rounds = rounds
commands-solved-states = { $states } states before a throw
commands-solved-worth = { $rules }: { NUMBER($worth, minimumFractionDigits: 9, maximumFractionDigits: 9) } stakes to the player who throws first; by first throw:
commands-solved-no-rules = no rules '{ $name }'; there are: { $known }
commands-solved-rules = Rules
commands-solved-column-states = States
commands-solved-start = First throw worth
commands-solved-residual = Largest residual
commands-solved-error = Error at most
commands-solved-choices = Choices
commands-solved-unclear = Too close
commands-solved-built = { $path }: { $bytes } bytes
commands-solved-figures = { $rules }: the first player wins { $results }; { NUMBER($throws, minimumFractionDigits: 2, maximumFractionDigits: 2) } throws in the mean, half of the games in { $half } or fewer, nine in ten in { $few } to { $many }
commands-solved-expected = Computed, against { $against }: { NUMBER($first, minimumFractionDigits: 6, maximumFractionDigits: 6) } stakes a game throwing first, { NUMBER($second, minimumFractionDigits: 6, maximumFractionDigits: 6) } second, { NUMBER($stakes, minimumFractionDigits: 6, maximumFractionDigits: 6) } in the mean
commands-solved-met = Played, { $games } games: { NUMBER($played, minimumFractionDigits: 6, maximumFractionDigits: 6) }, standard error { NUMBER($error, minimumFractionDigits: 6, maximumFractionDigits: 6) }: { NUMBER($off, minimumFractionDigits: 2, maximumFractionDigits: 2) } standard errors off
commands-lab-curve = The curve is in { $path }
commands-lab-rated = { $games } games in all. Elo points above the first level; intervals at 95 %.
commands-explain-for = For it
commands-explain-against = Against it
commands-explain-principle = principle
commands-explain-no-reason = No principle of { $player } tells this act from the others.
commands-explain-no-doctrine = { $player } does not say why it plays; these do: { $known }
commands-lab-ladders = The page is in { $path }
commands-lab-rules-page = The page is in { $path }
commands-lab-rules-summary = The figures are in { $path }
commands-lab-rules-nothing = give --out FOLDER to play, or --summary FILE with --page FILE to write the page again
