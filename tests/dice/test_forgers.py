"""Dishonest servers and players: each strategy of `tests/forger` comes to what is said of it.

Each is a row of the table in `docs/dice.md`.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from academie.commands import monitor
from academie.dice.entered import Entered, KeyProof, LogTrust, device_entries, entries_of
from academie.dice.evidence import read_evidence
from academie.dice.fold import Kind, said_as
from academie.dice.notes import LOG, NamedKey
from academie.dice.player import written
from academie.dice.verdict import Verdict, examine, read_proof
from academie.kernel import NotationError
from tests.dice.exchange import ORIGIN, House
from tests.dice.public_log import LOG_KEY, PublicLog
from tests.forger.afterwards import fabricator
from tests.forger.first_format import passes_the_first_format
from tests.forger.strategies import STRATEGIES
from tests.forger.strategy import Caught, Strategy, evidence_of, played_out, proof_of, tried
from tests.forger.transparency import monitored, served
from tests.forger.while_playing import two_tables

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def honest() -> House:
    return played_out("trictrac", 11)


def flaws(verdict: Verdict) -> str:
    return "; ".join(flaw.en for flaw in verdict.flaws)


@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda each: each.name)
def test_a_strategy_comes_to_what_is_said_of_it(strategy: Strategy) -> None:
    finding = tried(strategy)
    assert finding.caught is strategy.caught, finding
    if strategy.caught is Caught.NOT:
        assert finding.said == ""
    else:
        assert strategy.says in finding.said


def test_the_table_of_the_page_has_every_strategy() -> None:
    page = (ROOT / "docs" / "dice.md").read_text(encoding="utf-8")
    table = page.partition("### Who may be dishonest")[2].partition("###")[0]
    rows = [line.split("|")[1:-1] for line in table.splitlines() if line.startswith("| ")][1:]
    listed = [(name.strip(), who.strip(), verdict.strip()) for name, who, _, verdict, _ in rows]
    assert listed == [(each.name, each.who, each.caught.value) for each in STRATEGIES]


def test_who_reads_a_log_goes_on_from_where_it_was(honest: House) -> None:
    with served([honest]) as address:
        _, told = monitored(address)
        _, again = monitored(address, "--since", str(told["size"]))
    assert (told["ended"], again["ended"]) == (1, 0)


@pytest.mark.parametrize(
    ("days", "silent"), [(0.5, [1, 0, 0]), (6, [0, 1, 0]), (30.5, [0, 0, 1]), (31.5, [0, 0, 0])]
)
def test_games_that_are_played_are_counted_by_their_last_event(
    monkeypatch: pytest.MonkeyPatch, days: float, silent: list[int]
) -> None:
    house = House("trictrac", 26)
    monkeypatch.setattr(monitor, "now_ms", lambda: house.log[-1].at_ms + days * monitor.DAY_MS)
    with served([], asleep=[house]) as address:
        code, told = monitored(address)
    assert [*told["silent"].values()] == silent
    assert (code, told["playing"], len(told["flaws"])) == ((0, 1, 0) if any(silent) else (1, 0, 1))


def test_the_forgery_that_the_first_format_accepts_is_caught_by_the_second() -> None:
    """Live, and by what the players export."""
    assert passes_the_first_format()
    finding = tried(next(each for each in STRATEGIES if each.name == "chosen dice"))
    assert finding.live
    assert finding.evidence


def test_an_honest_game_is_vouched_for_by_its_players(honest: House) -> None:
    proof = proof_of(honest)
    assert read_proof(proof.to_json()) == proof
    assert examine(proof).code == 2
    own = honest.keys
    for seat in (0, 1):
        kept = [evidence_of(honest, seat)]
        assert (flaws(examine(proof, kept)), examine(proof, kept).code) == ("", 2)
        found = examine(proof, kept, own=[own[seat]])
        assert (found.vouched, found.code) == ({seat}, 2)
    assert examine(proof, own=own).code == 0
    who = honest.log[0].body["who"]
    known = {who[seat]: [honest.players[seat].seat.key.public.hex()] for seat in (0, 1)}
    assert examine(proof, policy=known).code == 0
    assert examine(proof, policy={who[0]: known[who[0]]}).code == 2


def test_evidence_made_from_the_proof_alone_vouches_for_nobody() -> None:
    """A server writes a whole game, and from it what a player would have kept."""
    forged = fabricator()
    assert forged.proof is not None
    log = forged.proof.log
    body = log[0].body
    lines: list[dict[str, object]] = [
        {
            "t": "open",
            "format": "academie-evidence/2",
            "game": str(forged.proof.game_id),
            "seat": 0,
            "anchor": body["shares"][0],
            "key": body["keys"][0],
            "origin": forged.proof.origin,
            "server_key": "00" * 32,
        }
    ]
    lines += [{"t": "event", **written(entry)} for entry in log]
    for entry in log:
        kind, text = said_as(entry)
        if entry.seat == 0:
            lines.append({"t": "sent", "kind": kind, "text": text})
        if "shares" in entry.body and entry.kind == Kind.ROLL:
            before = log[entry.seq - 1]
            share = {"n": entry.body["n"], "seq": before.seq, "head": before.digest.hex()}
            lines.append({"t": "share", **share, "link": entry.body["shares"][0]})
    made = read_evidence("\n".join(json.dumps(line) for line in lines))
    verdict = examine(forged.proof, [made])
    assert (flaws(verdict), verdict.vouched, verdict.code) == ("", set(), 2)


def test_a_game_a_log_and_evidence_that_a_server_wrote_by_itself_vouch_for_nobody() -> None:
    """It enters keys of its own for the accounts, and says itself by which key its log is signed."""
    house = played_out("trictrac", 29)
    key = NamedKey(ORIGIN, LOG, house.signer.public)
    planted = [*map(bytes, device_entries(house.log).values())]
    log = PublicLog([*planted, *entries_of(house.game_id, house.log)], house.signer)
    devices = {seat: KeyProof(1, log.proof(seat)) for seat in (0, 1)}
    proof = replace(proof_of(house), entered=Entered(key, log.proof(2), log.proof(3), devices))
    kept = [evidence_of(house, seat) for seat in (0, 1)]
    verdict = examine(proof, kept, trust=LogTrust(entries=log.entries))
    assert (flaws(verdict), verdict.vouched, verdict.code) == ("", set(), 2)
    named = examine(proof, kept, trust=LogTrust([key], entries=log.entries))
    assert (flaws(named), named.vouched, named.code) == ("", {0, 1}, 0)
    other = examine(proof, kept, trust=LogTrust([LOG_KEY], entries=log.entries))
    assert "not signed by the key of play.example.org/academie that you know" in flaws(other)


def test_whoever_signed_the_opening_alone_does_not_vouch_for_the_rest() -> None:
    """Keys that are known, and a game of which their owners signed no more than the first event."""
    proof = two_tables().proof
    assert proof is not None
    body = proof.log[0].body
    known = {account: [key] for account, key in zip(body["who"], body["keys"], strict=True)}
    assert examine(proof, policy=known).code == 2


def test_a_known_key_that_is_another(honest: House) -> None:
    known = {honest.log[0].body["who"][0]: ["00" * 32]}
    verdict = examine(proof_of(honest), policy=known)
    assert "key of seat 0 is not one of that account" in flaws(verdict)


def test_no_bit_of_a_proof_can_be_changed(honest: House) -> None:
    """Any digit of a proof changed, it is unreadable, flawed, or not vouched for."""
    text, chooser = proof_of(honest).to_json(), random.Random(5)
    evidence, own = [evidence_of(honest, 0)], honest.keys
    assert examine(read_proof(text), evidence, own=own).code == 0
    places = [at for at, letter in enumerate(text) if letter.isalnum() and at > text.index('"log"') + 8]
    for at in chooser.sample(places, 60):
        other = chooser.choice([letter for letter in "0123456789abcdef" if letter != text[at]])
        try:
            found = examine(read_proof(text[:at] + other + text[at + 1 :]), evidence, own=own)
        except NotationError:
            continue
        assert found.code != 0, text[at - 40 : at + 20]


def test_the_command_prints_the_verdicts() -> None:
    command = [sys.executable, "-m", "tests.forger", "asker", "two tables"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "2 strategies" in done.stdout
    assert Caught.SECOND.value in done.stdout
