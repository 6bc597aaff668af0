#!/usr/bin/env bash
# A stranger's first visit, from the built artefacts alone, in environments of its own: install, play, solve a study,
# open the café, finish a game in a browser. NIGHT=1 adds what tests also do from the sources: draw, analyse, learn, use
# the library, research, play every game at the café, write a bot.
#   tests/first_visit.sh [DIST]      needs .venv, python3, PostgreSQL, Redis, Chromium and node (with web/ set up)
set -euo pipefail
cd "$(dirname "$0")/.."
ROOT=$PWD
UV=$ROOT/.venv/bin/uv
DIST=$(realpath "${1:-dist}")
HERE=$(mktemp -d)
chmod 755 "$HERE" # run as root, PostgreSQL is started by a user who must find its folder
CAFE=

leave() {
    [ -z "$CAFE" ] || { kill "$CAFE" 2>/dev/null && wait "$CAFE" 2>/dev/null; } || true
    rm -rf "$HERE"
}
trap leave EXIT

step() { printf '%3d s  %s\n' "$SECONDS" "$*"; }

# holds FILE WORD...: does the file have each of the words?
holds() {
    local file=$1
    shift
    for word in "$@"; do
        grep -q -- "$word" "$file" || { echo "$file has no '$word':" && cat "$file" && exit 1; }
    done
}

# What is installed is what was just built, even if another build of this version was installed before.
fresh() {
    "$UV" venv --quiet --python python3 "$1"
    "$UV" pip install --quiet --python "$1" --find-links "$DIST" --reinstall-package academie --reinstall-package academie-core "${@:2}"
}

WHEEL=$(echo "$DIST"/academie-*.whl)
CORE=$(echo "$DIST"/academie_core-*.whl)
SDIST=$(echo "$DIST"/academie-[0-9]*.tar.gz)
cd "$HERE"
# Nothing of this checkout may be found, and the pages are made for a person who reads English.
unset PYTHONPATH PYTHONDONTWRITEBYTECODE VIRTUAL_ENV
export LANG=C.UTF-8 COLUMNS=120

step "install the source archive, the small way"
fresh small "$SDIST"
small/bin/academie --version >version.txt
small/bin/academie games >games.txt
holds games.txt trictrac dames dominos
small/bin/academie doctor >doctor.txt
holds doctor.txt "academie\[core\]"

step "install the wheels of a server, and nothing more"
fresh server "$WHEEL[server]"
export PATH="$HERE/server/bin:$PATH"
[ "$(academie --version)" = "$(cat version.txt)" ]
academie doctor

step "play in the terminal, solve a study"
printf '27-22\n46x37\n' | academie play dames --black human --option 'position=W:WK27,K37,K46:BK11' >game.txt
holds game.txt "White wins"
academie play trictrac --white niveau-2 --black simple --option holes=1 --seed 1 --record partie.txt >/dev/null
printf '27-22\n46x37\n' | academie study solve 9 >solved.txt
holds solved.txt "Solved"

step "open the café"
free_port() { python -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
PORT=$(free_port) INSIDE=$(free_port)
academie serve --demo --port "$PORT" --inside "127.0.0.1:$INSIDE" --folder "$HERE/cafe" >cafe.txt 2>&1 &
CAFE=$!
for _ in $(seq 240); do
    python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:$INSIDE/readyz')" 2>/dev/null && break
    sleep 0.5
done
holds cafe.txt "$PORT"

step "finish a game in the browser"
node "$ROOT/web/app/e2e/play.mjs" "http://127.0.0.1:$PORT" "a guest plays a whole partie"

if [ -n "${NIGHT:-}" ]; then
    step "install the wheels with what else they can do"
    fresh visit "$CORE" "$WHEEL[chess,data,openspiel,pdf,server]" httpx
    export PATH="$HERE/visit/bin:$PATH"
    academie doctor

    step "draw a diagram, explain a throw"
    academie explain trictrac '0x2,1,3x2,4x2,5,6x2,7x2,8,10x2/1,2,3x2,4,5x2,6x2,7,8x2,10,11x2 black' 6-5 --svg figure.svg >why.txt
    holds why.txt "corner hit" "LEP"
    holds figure.svg "<svg"

    step "analyse a position and a game"
    academie analyse '0x6,3,6x2,7x2,8x2,11x2/0x7,2,5,6x2,7x2,9x2 white' --throw 4-3 --ponder 0 --json >position.json
    python -c 'import json; assert json.load(open("position.json"))'
    academie analyse partie.txt --ponder 0 --svg fortune.svg >/dev/null
    holds fortune.svg "<svg"

    step "learn, take the data"
    academie learn trictrac </dev/null >lesson.txt || [ $? -eq 1 ]
    academie export data >exported.txt
    holds data/README.md "Licence"

    step "use the library from Python"
    python - <<'PY'
from academie.drawing import draw
from academie.registry import registry
from academie.library import catalogue
from academie.notation import notation_of

study = catalogue().study("man-58")
state = notation_of(study.game).read_state(study.position)
draw(state).save("study.svg")
assert len(registry["dames"].start().actions()) == 9
PY
    holds study.svg "<svg"

    step "research: OpenSpiel plays a partie"
    python - <<'PY'
import random

import pyspiel

import academie.research.openspiel

state = pyspiel.load_game("python_academie_trictrac(options=holes:1)").new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        ids, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(ids, weights)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))
assert sum(state.returns()) == 0
PY

    step "open every page, play every game against the fourth level, take every file"
    python "$ROOT/tests/first_visit_server.py" "http://127.0.0.1:$PORT"

    step "write a bot"
    cp "$ROOT/examples/trictrac_bot.py" .
    python "$ROOT/tests/first_visit_bot.py" "http://127.0.0.1:$PORT"
fi

kill -INT "$CAFE"
wait "$CAFE"
CAFE=
step "the visit is over"
