commands-title = What the books leave to the players
commands-about = Every passage that leaves a choice to the players, or on which the treatises differ, and where it is chosen here: an option (`academie play GAME --option name=value`, at the server, and in the browser under “House rules”), the name of a rule set, or an act at the table. What a treatise grants only by agreement does not hold until it is agreed on. This page is written by `make rules-pages`.
commands-open = What players may agree on
commands-corrected = What was corrected
commands-left-out = left out
commands-unsaid = —
commands-no = no.
commands-agreement = agreement
commands-where-chosen = where it is chosen
commands-usually = usually
commands-passage = passage
commands-point = point
commands-choices = choices
commands-source = source
commands-rule-set = rule set
commands-before = before
commands-now = now
commands-revanche-winner = in the revanche, the winner
commands-revanche-drawn = in the revanche, by lot
commands-revanche-in-turn = in the revanche, each in turn
commands-from = from { $least } to { $most }

commands-analysis = analysis

commands-so-far = Interrupted: here is what is done ({ $value } acts of { $value2 }); for the whole game, run the same command again.
commands-no-fault = No fault found.
commands-choices-stakes-lost-choice = { $who }: { $count } choices, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } stakes lost, { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) } a choice.
commands-act = Act
commands-played = Played
commands-better = Better
commands-loss = Loss

commands-no-throws = nothing to draw: no throw is waited for here
commands-interrupted-here-what-found-so-far = Interrupted: here is what is found so far; for the whole analysis, run the same command again.
commands-what-each-throw-follows-brings = What each throw that follows brings
commands-game-over-in-this-position = the game is over in this position
commands-throw = Throw
commands-value = Value ({ $who })
commands-what-brings = What it brings
commands-36-throws-for = The 36 throws, for { $who }
commands-in-stakes-above-or-below-mean = In stakes, above or below the mean, which is { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") }.
commands-value-2 = Value

commands-bug = Internal error ({ $value }). For details: academie --debug …
commands-does-not-load-reinstall-force-reinstall = { $called } does not load ({ $wrong }); reinstall it: { $get } --force-reinstall
commands-play = Play, alone or with others.
commands-learn = Learn a game by lessons.
commands-rules = The rules of a game, cited.
commands-practice = Puzzles, and throws to count.
commands-study = The positions of the books.
commands-analyse = Say what acts are worth, and why.
commands-explain = Say what a throw or a move brings, and by whom.
commands-odds = How many of the 36 casts do it.
commands-games = Every game and its rule sets.
commands-claims = Check what the books state.
commands-conformance = Compare the law with the books.
commands-perft = Count the sequences of acts.
commands-tablebase = Endings of draughts solved for good.
commands-lab = Games, matches, studies at scale.
commands-hub = Answer a draughts board that speaks Hub.
commands-verify-dice = Recompute the dice of a finished game.
commands-export = Examples, studies and puzzles as files.
commands-doctor = Check the installation, and say how to get what is missing.
commands-serve = Open the café.
commands-migrate = Bring the database to the present schema.
commands-worker = Do the jobs that wait.
commands-audit = Check every log.
commands-this-command-needs-not-installed = this command needs { $called }, which is not installed: { $get }

commands-stale = Stale, and a program or tables to compute it again are missing here: { $ids }.
commands-stopped = Broken off: what is done is kept.

commands-examples-and-cases-agree = { $count } examples and cases, { $agree } agree
commands-expected = expected
commands-found = found

commands-law = rules, notation, diagrams, lessons
commands-fast = the law compiled, for speed, and the strong engines
commands-version-where-academie-install-same = version { $core } where academie is { $academie }: install the same
commands-broken = does not load: { $value }
commands-keep = where a café keeps its games
commands-news = which carries a café's news
commands-absent = absent; { $value }
commands-part = part
commands-what-for = what it is for
commands-state = state
commands-playing-chess = playing chess
commands-printing-sheets-studies = printing sheets of studies
commands-keeping-cafe = keeping a café
commands-training-measuring-playing-matches = training, measuring, playing matches
commands-games-in-openspiel = the games in OpenSpiel
commands-games-in-pettingzoo = the games in PettingZoo
commands-adversary-at-chess = the adversary at chess
commands-measure-toute-table = the measure of toute-table

commands-legal-acts = Legal acts
commands-nothing = Nothing.

commands-written = { $value }: { $value2 } lines

commands-yes = yes
commands-no-no = no
commands-hidden = hidden
commands-length = acts of a game
commands-legend = hidden: a seat does not see everything; tests: examples of the books + golden playthroughs + studies
commands-head = # The games
    
    Every game one can sit down to. This page is written by `make games-table`, which asks
    `academie games --measure 25 --write docs/games.md`; `academie games` says the same in a terminal, and with
    `--json` to programs. The rules of each, by the treatises, stand under *The rules*.
    
    * *Chance*: dice, or tiles dealt. *Hidden*: whether a seat may not see all.
    * *Tests*: examples of the books + golden playthroughs + studies, counted in the data that is shipped.
      Besides, every rule set passes the kit `check_game`.
    * *Length*: the acts of a game by the first rule set between good café players (level 4, or the simple
      player), throws and deals counted: mean ± standard deviation (shortest–longest), over that many games from
      seeds 0, 1, 2 … Measured again it is the same, but for chess, which Stockfish plays.
    
commands-sources = The sources
commands-game = game
commands-rule-sets = rule sets
commands-sources-2 = sources
commands-seats = seats
commands-chance = chance
commands-tests = tests
commands-players = players
commands-length-2 = length
commands-games-2 = of games
commands-siglum = siglum
commands-work = work
commands-year = year
commands-games-3 = { $games } games
commands-from-2 = from { $package }

commands-net-in = The net is in { $path }
commands-games-in = { $games } games in { $folder }

commands-no-file = Interrupted: nothing is kept; with --out FILE a match can be resumed.
commands-verdicts-stronger = the first is stronger
commands-verdicts-not stronger = the first is not stronger
commands-verdicts-open = nothing is decided

commands-decisions-them-leave-against-games-played = { $count } decisions, { $left } of them to leave; { $count_2 } against games played out ({ $went } to leave, { $number } to hold), { $sure } beyond doubt; { NUMBER($lost, minimumFractionDigits: 4, maximumFractionDigits: 4) } stakes lost a decision
commands-stakes-white = stakes to White

commands-games-4 = games

commands-help = Answer, or: ? for a hint, ! for the answer, q to leave. Enter goes on.
commands-left = Lesson left there; it will go on from here.
commands-finished = Lesson finished.
commands-right = Right.
commands-wrong = Not yet.
commands-look = Look at
commands-answer = Answer
commands-seconds = seconds

commands-hitting-truly = Hitting truly
commands-covering-filling = Covering, filling
commands-hitting-falsely = Hitting falsely
commands-coin = The coin
commands-leaving-coin = Leaving the coin
commands-1-man-can-leave-coin = 1: a man can leave the coin.
commands-what-each-throw-worth = What each throw is worth
commands-points-thrower-less-adversarys = Points of the thrower less his adversary's.

commands-ways = In how many ways the throw does it.
commands-text = { $title }: { $far }
commands-give-numbers-or-position-with-position = give numbers, or a position with --position
commands-die-shows-1-6 = a die shows 1 to 6
commands-casts-36 = { $casts } casts of 36 ({ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, style: "percent") })
commands-them-two-ways-or-more = , { $twice } of them two ways or more
commands-cost-points = ; { $lost } cost points

commands-error = Error

commands-no-levels = This game has no levels: the simple player plays.

commands-type-act-for-list-for-reasons = Type an act, ? for the list, ! for the reasons of what has happened, q to leave.
commands-game-kept-in = Game kept in { $path }

commands-broken-off-resume-goes-on-from = Broken off; --resume goes on from here.
commands-spread = What { $value } throws are worth: difficulty
commands-points = points of difficulty, by hundreds
commands-answered-see-again-day-s-running = { $answered } answered; { $due } to see again; { $days } day(s) running.
commands-there-resume-go-on = { $path } is there; --resume to go on
commands-hold = { $held } of { $count } hold

commands-no-record-practice = { $path } is no record of practice

commands-counting-help = What is this throw worth? Two numbers: to the thrower, then to the other. q to leave.
commands-two = Two numbers, like 4 0.
commands-puzzle-help = Find the best play. ! to be shown it, q to leave.
commands-not-best = Not the best.
commands-best = The best
commands-right-but-late = Right, but late.
commands-no-2 = No.

commands-nothing-kept = Interrupted: nothing is kept.
commands-started = started
commands-of = of
commands-interrupted-what-finished-kept-in-resume = Interrupted: what is finished is kept in { $place }; to resume, run the same command again.
commands-text-2 = { $unit }:

commands-only-agreements = --ruleset and --json go with --agreements
commands-which-game = --agreements needs a game, such as trictrac
commands-how = Agree on them by --option name=value. Whatever is not said stays as the rule set has it.
commands-this-rule-set-leaves-nothing-players = This rule set leaves nothing to the players.

commands-law-by-source = The law by source
commands-made = Made from the very rule sets the machine applies; points in dispute first.
commands-works-cited = The works cited
commands-try = Try
commands-this-page-written-by-make-rules = This page is written by `make rules-pages`.
commands-law-title = The law by source
commands-law-about = The treatises do not agree. Whatever they hold apart is a field of the rule set, with the passage it rests on; where all are silent we took a reading, and say so. This page is made from the very rule sets the machine applies, by `make rules-pages`.
commands-disputed = The disagreements
commands-agreed = Its rule sets differ in nothing, or there is one.
commands-ours = Our readings, where the books are silent
commands-none = None.
commands-more = All the rules
commands-by-hand = Only where marking is by hand.
commands-usual = { " " }(usual)
commands-what-held = what is held
commands-reading = reading
commands-why = why
commands-usually-2 = ; usually { $said }

commands-missing = missing: { $value }. To install what is missing:
      Debian, Ubuntu   sudo apt-get install postgresql redis-server
      Fedora           sudo dnf install postgresql-server redis
      macOS            brew install postgresql redis
    The demonstration runs copies of its own, in a folder of its own.
commands-running = a server uses this folder already: { $value }
commands-taken = port { $value } is taken: choose another with --port
commands-failed = { $value } failed; the log of PostgreSQL is { $value2 }
commands-cafe-open-ctrl-c-close = The café is open: { $value } (Ctrl-C to close)
commands-audited = { $value } games, { $value2 } events
commands-broken-logs = broken logs: { $value }

commands-table = Table
commands-themes = Themes
commands-draw = a draw

commands-find-moves-for-hint-for-books = Find the moves. ? for a hint, ! for the book's move, q to leave.
commands-only-book = Not the book's move, and whether it will do is not known: only the book and its variations count here.
commands-fails = That move is known not to do.
commands-solved = Solved.
commands-left-there = Left there.
commands-piece-on-moves = The piece on { $start } moves.
commands-will-do-as-well-book-plays = { $move } will do as well; the book plays { $expected }, and we go on with that.

commands-margin = margin, in stakes
commands-all = in all
commands-answered = to be answered
commands-known = known
commands-red-new-red = [red]new[/red]
commands-as-printed = as printed
commands-in-all = in all
commands-legal-by = legal by { $id }

commands-limits = Limited moves, the main line and the offer to crown do not count here.
commands-loses-in-single-moves = loses in { $coups } single moves
commands-tables-in = Tables in { $where }
commands-tables-proven = { $proven } tables proven
commands-draw-2 = draw
commands-wins-in-single-moves = wins in { $coups } single moves
commands-no-table-knows-this-position = No table knows this position.

commands-no-record-lessons = { $path } is no record of lessons

commands-events-rolls-recomputed-all-agree = { $events } events, { $rolls } rolls recomputed: all agree.
commands-proof-does-not-hold = The proof does not hold ({ $found }).

commands-head-by = by
commands-head-said = said
commands-head-verdict = verdict
commands-head-evidence = evidence
commands-head-s = s
commands-head-example = example
commands-head-source = source
commands-head-expected = expected
commands-head-found = found
commands-head-game = game
commands-head-count = count
commands-head-agree = agree
commands-head-differ = differ
commands-head-event = Event
commands-head-source-2 = Source
commands-head-lesson = lesson
commands-head-title = title
commands-head-minutes = minutes
commands-head-done = done
commands-head-depth = depth
commands-head-nodes = nodes
commands-head-seconds = seconds
commands-head-games = games
commands-head-diagrams = diagrams
commands-head-study = study
commands-head-pieces = pieces
commands-head-claim = claim
commands-head-theme = theme
commands-head-what-about = what it is about
commands-head-studies = studies
commands-head-rule-set = rule set
commands-head-positions = positions
commands-head-lines = lines
commands-head-legal = legal
commands-head-variations = variations
commands-head-moves = moves
commands-head-forbidden = forbidden
commands-head-because = because
commands-head-must-be = must be
commands-head-half-moves = half-moves
commands-head-number = number
commands-head-move = move
commands-head-line = line
commands-head-printed = printed
commands-head-read = read
commands-head-reason = reason
commands-head-lessons = lessons
commands-head-steps = steps
commands-head-questions = questions
commands-head-kind-step = kind of step
commands-head-book = book
commands-head-treatise-trictrac = treatise of trictrac
commands-head-examples = examples
commands-head-puzzles = puzzles
commands-head-median = median
commands-smallest-margin = { $margin }: smallest
