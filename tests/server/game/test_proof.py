"""The verifier finds no fault in a true log and some fault in every tampered one."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import pytest

from academie.dice.first_format import commitment
from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.dice.proof import proof, read_proof, verify
from academie.kernel import NotationError
from tests.server.support.logs import Played, played, rechained


@pytest.fixture(scope="module")
def game() -> Played:
    return played("trictrac", 7)


def place(log: list[Entry], kind: Kind, after: int = 8) -> int:
    return next(entry.seq for entry in log if entry.kind == kind and entry.seq > after)


def problems(game: Played, log: list[Entry]) -> tuple[str, ...]:
    return verify(game.game_id, log).problems


def test_a_true_log_has_no_flaw(game: Played) -> None:
    verdict = verify(game.game_id, game.log)
    assert verdict.problems == ()
    assert verdict.rolls == sum(entry.kind == Kind.ROLL for entry in game.log) > 10


def test_a_proof_is_read_back(game: Played) -> None:
    assert read_proof(proof(game.game_id, game.log)) == (game.game_id, game.log)


def test_a_changed_roll_is_found_though_hashed_anew(game: Played) -> None:
    log = [*game.log]
    at = place(log, Kind.ROLL)
    other = "6-6" if log[at].body["act"] != "6-6" else "1-1"
    log[at] = replace(log[at], body={"act": other})
    assert any(f"event {at}:" in flaw for flaw in problems(game, rechained(log)))


def test_a_changed_nonce_is_found_though_hashed_anew(game: Played) -> None:
    log = [*game.log]
    at = place(log, Kind.ACT)
    log[at] = replace(log[at], body={**log[at].body, "nonce": "00" * 16})
    assert problems(game, rechained(log))


def test_a_changed_act_is_found_though_hashed_anew(game: Played) -> None:
    log = [*game.log]
    at = place(log, Kind.ACT)
    log[at] = replace(log[at], body={**log[at].body, "act": "0/1 0/2"})
    assert problems(game, rechained(log))


def test_an_act_given_to_the_other_seat_is_found(game: Played) -> None:
    log = [*game.log]
    at = place(log, Kind.ACT)
    log[at] = replace(log[at], seat=1 - (log[at].seat or 0))
    assert problems(game, rechained(log))


def test_a_changed_date_steers_no_roll(game: Played) -> None:
    """Dates are the server's to set, so no roll may hang on them."""
    log = [*game.log]
    at = place(log, Kind.ACT)
    log[at] = replace(log[at], at_ms=log[at].at_ms + 1)
    assert problems(game, rechained(log)) == ()
    assert problems(game, log) == (f"event {at + 1} does not follow from those before it",)


def test_a_dropped_event_is_found(game: Played) -> None:
    at = place(game.log, Kind.ROLL)
    assert problems(game, game.log[:at] + game.log[at + 1 :])
    assert problems(game, rechained(game.log[:at] + game.log[at + 1 :]))


def test_exchanged_events_are_found(game: Played) -> None:
    at = place(game.log, Kind.ROLL)
    log = [*game.log[:at], game.log[at + 1], game.log[at], *game.log[at + 2 :]]
    assert problems(game, log)
    assert problems(game, rechained(log))


def test_another_seed_is_found(game: Played) -> None:
    log = [*game.log[:-1], replace(game.log[-1], body={"seed": "11" * 32})]
    assert problems(game, log)[0] == "the seed revealed is not the one committed to"


def test_another_seed_with_its_commitment_gives_other_rolls(game: Played) -> None:
    seed = bytes(32)
    first = replace(game.log[0], body={**game.log[0].body, "commitment": commitment(seed).hex()})
    last = replace(game.log[-1], body={"seed": seed.hex()})
    assert len(problems(game, rechained([first, *game.log[1:-1], last]))) > 5


def test_a_game_that_is_not_over_proves_nothing(game: Played) -> None:
    assert problems(game, game.log[:-1])
    assert problems(game, [])


def test_another_game_id_gives_other_rolls(game: Played) -> None:
    assert verify(played("trictrac", 8).game_id, game.log).problems


def test_a_proof_whose_head_differs_is_refused(game: Played) -> None:
    told = json.loads(proof(game.game_id, game.log))
    told["log"][3]["at_ms"] += 1
    with pytest.raises(NotationError, match="last hash differs"):
        read_proof(json.dumps(told))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"format": "academie-dice/2"}',
        "[" * 100_000,
        '{"format":"academie-dice/1","log":[3]}',
    ],
)
def test_what_is_no_proof_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_proof(text)


def test_nonsense_in_a_log_is_a_flaw_and_no_crash(game: Played) -> None:
    for kind, body in (
        (Kind.REVEAL, {"seed": "zz"}),
        (Kind.REVEAL, {}),
        (Kind.ACT, {}),
        (Kind.TAKEBACK, {"acts": "x"}),
        (Kind.OPEN, {"game": "whist"}),
    ):
        at = len(game.log) - 1 if kind == Kind.REVEAL else 0 if kind == Kind.OPEN else 5
        log = [*game.log]
        log[at] = replace(log[at], kind=kind, seat=0, body=body)
        assert problems(game, rechained(log)), kind


def test_verifying_needs_no_server_libraries() -> None:
    asked = "sorted({'asyncpg', 'msgspec', 'redis', 'litestar'} & set(sys.modules))"
    words = f"import sys, academie.dice.proof; sys.exit(str({asked}) if {asked} else 0)"
    subprocess.run([sys.executable, "-c", words], check=True)
