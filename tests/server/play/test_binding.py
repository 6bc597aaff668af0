"""Games of the second format on a real server: links, receipts and signatures, and the proof that results."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import asyncpg
import pytest

from academie.dice.evidence import read_evidence
from academie.dice.keys import Key, make_key, read_key
from academie.dice.receipts import tick_of
from academie.dice.verdict import examine, read_proof
from academie.kernel import OptionError
from academie.server.base.encryption import SeedSealer
from academie.server.edge.identity import Identity
from academie.server.game.clock import ClockRule
from academie.server.game.terms import agreed, new_game
from tests.server.support.links import KEY, ORIGIN, Binder, binder, played, sat_down, verdict
from tests.server.support.visitors import member
from tests.server.support.web import SEAL_KEY, Parts, Web, keys_in, started

pytestmark = pytest.mark.asyncio
EXAMPLE = Path(__file__).parents[3] / "examples" / "bound_bot.py"


@pytest.fixture(scope="module")
def given(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The settings of a server that signs and seals."""
    return {
        "ACADEMIE_ORIGIN": ORIGIN,
        "ACADEMIE_KEYS": keys_in(tmp_path_factory.mktemp("keys"), signing=KEY.secret.hex()),
    }


@pytest.fixture(scope="module")
def binding(parts: Parts, given: dict[str, str]) -> Generator[Web]:
    """A web process that signs."""
    with started(parts.web(**given)) as web:
        yield web


@pytest.mark.parametrize("game", ["trictrac", "dominos", "dames", "jacquet"])
async def test_a_game_is_bound_from_its_opening_to_its_end(binding: Web, game: str) -> None:
    found, people = await sat_down(binding, game)
    await played(*people)
    assert [each.player.alarm for each in people if each.player] == [None, None]
    assert verdict(people[0], found) == (2, "")
    for each in people:
        assert verdict(each, found, each) == (2, "")
    assert verdict(people[0], found, *people) == (0, "")


async def test_against_an_engine_the_human_link_is_enough(binding: Web) -> None:
    one = binder(binding)
    opponent = {"engine": "random"}
    table = one.visitor.post("/tables", game="trictrac", dice=one.dice, seat=0, opponent=opponent)
    found = UUID(table["game"])
    await one.join(found)
    await played(one, most=40)
    assert one.player is not None
    assert one.player.log[0].body["shares"][1] is None
    assert verdict(one, found, one) == (0, "")


async def test_no_dice_fall_without_every_link(binding: Web) -> None:
    _, (one, two) = await sat_down(binding)
    two.generous = False
    asked = await two.until(lambda message: message["t"] == "throw")
    assert asked["owed"] == [0, 1]
    with pytest.raises(TimeoutError):
        await one.until(lambda message: message["t"] == "step", 1.0)
    await two.share(asked)
    step = await two.until(lambda message: message["t"] == "step")
    assert step["log"][0]["kind"] == "roll"
    await one.until(lambda message: message["t"] == "step")
    assert one.player is not None
    assert two.player is not None
    assert one.player.log[1].digest == two.player.log[1].digest
    for each in (one, two):
        await each.leave()


async def test_whoever_comes_back_is_asked_for_the_same_throw(binding: Web) -> None:
    found, (one, two) = await sat_down(binding)
    two.generous = False
    asked = await two.until(lambda message: message["t"] == "throw")
    await two.leave()
    await two.join(found)
    again = await two.until(lambda message: message["t"] == "throw")
    assert [again[name] for name in ("n", "seq", "head")] == [asked[name] for name in ("n", "seq", "head")]
    for each in (one, two):
        await each.leave()


async def test_while_dice_are_awaited_one_may_only_resign(binding: Web) -> None:
    _, (one, two) = await sat_down(binding)
    two.generous = False
    await two.until(lambda message: message["t"] == "throw")
    await one.say("offer-draw")
    refused = await one.until(lambda message: message["t"] == "nack")
    assert refused["message"]["key"] == "dice-roll-pending"
    await one.say("resign")
    step = await one.until(lambda message: message["t"] == "step")
    assert [entry["kind"] for entry in step["log"]] == ["resign", "reveal"]
    assert step["log"][1]["body"]["shares"][1] is None
    for each in (one, two):
        await each.leave()


async def test_links_that_do_not_follow_and_false_signatures_are_refused(binding: Web) -> None:
    found, (one, two) = await sat_down(binding)
    one.generous = False
    asked = await one.until(lambda message: message["t"] == "throw")
    await one.send(t="share", game=str(found), n=asked["n"], link=secrets.token_hex(32))
    refused = await one.until(lambda message: message["t"] == "refused")
    assert refused["message"]["key"] == "dice-not-awaited"
    await one.send(t="countersign", game=str(found), seq=0, sig=secrets.token_hex(64))
    refused = await one.until(lambda message: message["t"] == "refused")
    assert refused["message"]["key"] == "dice-bad-signature"
    for each in (one, two):
        await each.leave()


async def test_time_is_given_back_while_dice_are_awaited(binding: Web) -> None:
    """The process is stopped: the pause voids nothing, and the same links are asked for."""
    found, (one, two) = await sat_down(binding, clock={"pace": "sudden", "base_ms": 300_000})
    two.generous = False
    asked = await two.until(lambda message: message["t"] == "throw")
    await one.until(lambda message: message["t"] == "throw")
    await asyncio.sleep(1.5)  # a link has a second of grace before a clock runs for it
    os.kill(binding.pid, signal.SIGSTOP)
    await asyncio.sleep(4.0)
    os.kill(binding.pid, signal.SIGCONT)
    paused = await two.until(lambda message: message["t"] == "step")
    assert [entry["kind"] for entry in paused["log"]] == ["pause"]
    assert 3_000 < paused["log"][0]["body"]["lost_ms"] < 6_000
    await two.leave()
    await two.join(found)
    again = await two.until(lambda message: message["t"] == "throw")
    assert [again[name] for name in ("n", "seq", "head")] == [asked[name] for name in ("n", "seq", "head")]
    await two.share(again)
    step = await two.until(lambda message: message["t"] == "step")
    assert step["log"][0]["kind"] == "roll"
    assert step["log"][0]["body"].get("spent", {}).get("1", 0) < 3_000
    two.generous = True
    await played(one, two)
    assert verdict(one, found, one, two) == (0, "")


async def test_whoever_withholds_a_link_loses_on_time(binding: Web) -> None:
    clock = {"pace": "sudden", "base_ms": 10_000}
    _, (one, two) = await sat_down(binding, clock=clock)
    two.generous = False
    step = await one.until(lambda message: message["t"] == "step", 30.0)
    assert [(entry["kind"], entry["seat"]) for entry in step["log"]] == [("flag", 1), ("reveal", None)]
    for each in (one, two):
        await each.leave()


async def query(parts: Parts, text: str, game: UUID) -> Any:  # noqa: ANN401 - whatever is asked for
    """The first value of what the database says of a game."""
    database = await asyncpg.connect(parts.postgres.address)
    try:
        return await database.fetchval(text, game)
    finally:
        await database.close()


def receipt(key: Key, game: UUID, seq: int, head: bytes) -> dict[str, Any]:
    """What the owner of a key says of an event."""
    return tick_of(key, ORIGIN, 1, {game.bytes: (seq, head)}).receipt(game.bytes).to_json()


async def test_players_at_two_processes_are_bound_too(
    binding: Web, parts: Parts, given: dict[str, str]
) -> None:
    with started(parts.web(**given)) as second:
        one, two = binder(binding), binder(second)
        table = one.visitor.post("/tables", game="trictrac", dice=one.dice, seat=0)
        found = UUID(two.visitor.post(f"/tables/{table['id']}/join", dice=two.dice)["game"])
        for each in (one, two):
            await each.join(found)
        await played(one, two, most=20)
        assert verdict(one, found, one, two) == (0, "")


async def to_act(*people: Binder) -> Binder:
    """The one who is to act, once it is somebody's turn and all know it."""

    async def listen(each: Binder) -> None:
        if each.view["turn"] is None:
            await each.until(lambda _: each.view["turn"] is not None)

    await asyncio.gather(*map(listen, people))
    return next(each for each in people if each.turn)


async def test_a_seat_goes_on_with_another_chain_and_key(binding: Web) -> None:
    found, people = await sat_down(binding)
    actor = await to_act(*people)
    await actor.rekey()
    await actor.until(lambda message: message["t"] == "step")
    await played(*people)
    assert [each.player.alarm for each in people if each.player] == [None, None]
    log = actor.visitor.get(f"/games/{found}/log")
    assert [entry["kind"] for entry in log].count("rekey") == 1
    assert verdict(actor, found, *people) == (0, "")


async def test_dice_wait_until_a_new_key_has_signed(binding: Web) -> None:
    _, people = await sat_down(binding)
    actor = await to_act(*people)
    other = next(each for each in people if each is not actor)
    actor.signing = False
    await actor.rekey()
    await actor.until(lambda message: message["t"] == "step")
    await actor.act(actor.view["choices"]["acts"][0]["text"])
    with pytest.raises(TimeoutError):
        await other.until(lambda message: message["t"] == "throw", 1.0)
    await actor.sign()
    await other.until(lambda message: message["t"] == "throw")
    for each in people:
        await each.leave()


async def test_no_new_chain_while_dice_are_awaited(binding: Web) -> None:
    _, (one, two) = await sat_down(binding)
    two.generous = False
    await two.until(lambda message: message["t"] == "throw")
    await one.rekey()
    refused = await one.until(lambda message: message["t"] == "nack")
    assert refused["message"]["key"] == "dice-roll-pending"
    for each in (one, two):
        await each.leave()


async def test_a_game_is_aborted_if_its_opening_is_not_signed(binding: Web, parts: Parts) -> None:
    one, two = binder(binding), binder(binding)
    two.signing = False
    table = one.visitor.post("/tables", game="trictrac", dice=one.dice, seat=0)
    found = UUID(two.visitor.post(f"/tables/{table['id']}/join", dice=two.dice)["game"])
    for each in (one, two):
        await each.join(found)
    await query(parts, "UPDATE game SET created_at = created_at - interval '29 seconds' WHERE id = $1", found)
    step = await one.until(lambda message: message["t"] == "step", 10.0)
    assert [entry["kind"] for entry in step["log"]] == ["abort", "reveal"]
    assert step["log"][0]["body"] == {"reason": "unsigned"}
    for each in (one, two):
        await each.leave()


async def test_a_rated_game_is_signed_as_it_is_played(binding: Web) -> None:
    one, two = (Binder(member(binding), ORIGIN, KEY.public) for _ in range(2))
    for each in (one, two):
        each.visitor.post("/me/keys", key=each.dice["key"])
    clock = {"pace": "sudden", "base_ms": 600_000}
    table = one.visitor.post("/tables", game="dames", dice=one.dice, seat=0, rated=True, clock=clock)
    found = UUID(two.visitor.post(f"/tables/{table['id']}/join", dice=two.dice)["game"])
    for each in (one, two):
        await each.join(found)
    chooser, refused = random.Random(3), None
    while refused is None and one.view.get("outcome") is None:
        actor = await to_act(one, two)
        await actor.act(chooser.choice(actor.view["choices"]["acts"])["text"])
        heard = await actor.until(lambda message: message["t"] in {"step", "nack"})
        refused = heard["message"]["key"] if heard["t"] == "nack" else None
        other = two if actor is one else one
        if refused is None:
            await other.until(lambda message: message["t"] == "step")
    assert refused == "dice-unsigned"
    assert [entry["seat"] for entry in one.visitor.get(f"/games/{found}/log")].count(0) == 24
    await actor.sign()
    await actor.act(actor.view["choices"]["acts"][0]["text"])
    await actor.until(lambda message: message["t"] == "step")
    for each in (one, two):
        await each.leave()


async def test_lost_events_abort(binding: Web) -> None:
    """A client that was told what the log no longer has ends the game; it is never played on."""
    found, people = await sat_down(binding)
    actor = await to_act(*people)
    assert actor.player is not None
    lost = actor.player.log[-1].digest
    head: dict[str, Any] = {"seq": len(actor.player.log) + 3, "head": lost.hex(), "receipt": {}}
    await actor.leave()
    head["receipt"] = receipt(Key(bytes(32)), found, head["seq"], lost)
    await actor.join(found, head=head)
    assert actor.view["turn"] is not None, "nobody but the server can say that something was lost"
    await actor.leave()
    head["receipt"] = receipt(KEY, found, head["seq"], lost)
    await actor.join(found, head=head)
    assert [entry.kind for entry in actor.player.log[-2:]] == ["abort", "reveal"]
    assert actor.player.log[-2].body == {"reason": "lost"}
    for each in people:
        await each.leave()


async def test_seed_never_logged(binding: Web, parts: Parts, given: dict[str, str]) -> None:
    """Neither the seed of a game nor what a player gives is in anything the server writes or tells."""
    found, people = await sat_down(binding)
    await to_act(*people)
    stored: bytes = await query(parts, "SELECT seed FROM game WHERE id = $1", found)
    seed = SeedSealer(SEAL_KEY).open(stored, found)
    assert seed not in stored
    told = [json.dumps(message) for each in people for message in each.heard]
    for path in ("", "/log", "/record"):
        told.append(people[0].visitor.http.get(f"/api/games/{found}{path}").text)
    people_of = [Identity(uuid4(), name) for name in ("Anne", "Bob")]
    game = new_game(agreed("dames", None, {}, ClockRule()), people_of)
    assert repr(game.seed) not in repr(game)
    for secret in (seed[:32], seed[32:], people[0].secret, people[0].chain.seed):
        assert not any(secret.hex() in text for text in told)
    for each in people:
        await each.leave()


async def test_keys_0600(tmp_path: Path) -> None:
    file = tmp_path / "key"
    make_key(file)
    assert file.stat().st_mode & 0o777 == 0o600
    key = read_key(str(file))
    make_key(file)
    assert read_key(str(file)) == key, "a key that is there is kept"


async def test_weak_keys_may_not_sit_down(binding: Web) -> None:
    one = binder(binding)
    weak = {**one.dice, "key": "01" + "00" * 31}
    told = one.visitor.refusal("POST", "/tables", game="trictrac", dice=weak)
    assert "sign anything" in told["detail"]


async def test_a_server_without_a_key_plays_by_the_first_format(cafe: Web) -> None:
    one = binder(cafe)
    table = one.visitor.post("/tables", game="dames", dice=one.dice, seat=0, opponent={"engine": "random"})
    log = one.visitor.get(f"/games/{table['game']}/log")
    assert "commitment" in log[0]["body"]


async def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text("00" * 32)
    file.chmod(0o644)
    with pytest.raises(OptionError, match="chmod 600"):
        read_key(str(file))


async def test_the_example_of_the_documents_vouches_for_its_game(binding: Web, tmp_path: Path) -> None:
    file = tmp_path / "evidence.jsonl"
    done = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), binding.base_url, str(file), stdout=asyncio.subprocess.PIPE
    )
    told, _ = await asyncio.wait_for(done.communicate(), 60)
    assert done.returncode == 0
    found = UUID(told.split()[0].decode())
    kept = read_evidence(file.read_text(encoding="utf-8"))
    text = binder(binding).visitor.http.get(f"/api/games/{found}/dice-proof").text
    alone = examine(read_proof(text), [kept])
    assert (alone.flaws, alone.code) == ([], 2)
    assert examine(read_proof(text), [kept], own=[bytes.fromhex(kept.key)]).code == 0
