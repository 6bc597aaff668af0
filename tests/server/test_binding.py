"""Games of the second format on a real server: links, receipts and signatures, and the proof that results."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Generator
from pathlib import Path
from uuid import UUID

import pytest

from academie.dice.evidence import Evidence
from academie.dice.keys import Key
from academie.dice.verdict import examine, read_proof
from academie.kernel import OptionError
from academie.server.signer import read_key
from tests.server.binding import Binder
from tests.server.visitors import guest
from tests.server.web import Parts, Web, started

pytestmark = pytest.mark.asyncio
ORIGIN = "binding.example/academie"
KEY = Key(bytes(range(32)))


@pytest.fixture(scope="module")
def binding(parts: Parts, tmp_path_factory: pytest.TempPathFactory) -> Generator[Web]:
    """A web process that signs."""
    file = tmp_path_factory.mktemp("keys") / "key"
    file.touch(mode=0o600)
    file.write_text(KEY.secret.hex(), encoding="ascii")
    given = {
        "ACADEMIE_ORIGIN": ORIGIN,
        "ACADEMIE_SIGNING_KEY_FILE": str(file),
        "ACADEMIE_ENTRIES_AT_ONCE": "10000",
        "ACADEMIE_REQUESTS_AT_ONCE": "1000000",
    }
    with started(parts.web(**given)) as web:
        yield web


def binder(web: Web) -> Binder:
    return Binder(guest(web), ORIGIN, KEY.public)


async def sat_down(web: Web, game: str = "trictrac", **terms: object) -> tuple[UUID, list[Binder]]:
    """Two who play each other, White first."""
    one, two = binder(web), binder(web)
    table = one.visitor.post("/tables", game=game, dice=one.dice, seat=0, **terms)
    joined = two.visitor.post(f"/tables/{table['id']}/join", dice=two.dice)
    found = UUID(joined["game"])
    for each in (one, two):
        await each.join(found)
    return found, [one, two]


async def played(*people: Binder, most: int = 60, seed: int = 1) -> None:
    """The game played out at random, and everyone gone."""
    await asyncio.gather(*(each.play(random.Random(f"{seed}:{n}"), most) for n, each in enumerate(people)))
    for each in people:
        await each.leave()


def verdict(one: Binder, game: UUID, *evidence: Evidence) -> tuple[int, str]:
    """What the proof of a finished game shows."""
    text = one.visitor.http.get(f"/api/games/{game}/dice-proof").text
    found = examine(read_proof(text), evidence)
    return found.code, "; ".join(flaw.en for flaw in found.flaws)


@pytest.mark.parametrize("game", ["trictrac", "dominos", "dames", "jacquet"])
async def test_a_game_is_bound_from_its_opening_to_its_end(binding: Web, game: str) -> None:
    found, people = await sat_down(binding, game)
    await played(*people)
    assert [each.player.alarm for each in people if each.player] == [None, None]
    assert verdict(people[0], found) == (2, "")
    for each in people:
        assert verdict(each, found, each.evidence) == (0, "")


async def test_against_an_engine_the_human_link_is_enough(binding: Web) -> None:
    one = binder(binding)
    opponent = {"engine": "random"}
    table = one.visitor.post("/tables", game="trictrac", dice=one.dice, seat=0, opponent=opponent)
    found = UUID(table["game"])
    await one.join(found)
    await played(one, most=40)
    assert one.player is not None
    assert one.player.log[0].body["shares"][1] is None
    assert verdict(one, found, one.evidence) == (0, "")


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


async def test_whoever_withholds_a_link_loses_on_time(binding: Web) -> None:
    clock = {"pace": "sudden", "base_ms": 10_000}
    _, (one, two) = await sat_down(binding, clock=clock)
    two.generous = False
    step = await one.until(lambda message: message["t"] == "step", 30.0)
    assert [(entry["kind"], entry["seat"]) for entry in step["log"]] == [("flag", 1), ("reveal", None)]
    for each in (one, two):
        await each.leave()


async def test_a_seat_goes_on_with_another_chain_and_key(binding: Web) -> None:
    found, (one, two) = await sat_down(binding)
    await one.until(lambda _: one.turn or two_to_act(one))
    actor, other = (one, two) if one.turn else (two, one)
    await other.until(lambda _: other.view["turn"] is not None)
    if actor is two:
        await two.until(lambda _: two.turn) if not two.turn else None
    await actor.rekey()
    for each in (actor, other):
        await each.until(lambda message: message["t"] == "countersigned" and message["seq"] >= 1)
    await played(one, two)
    assert [each.player.alarm for each in (one, two) if each.player] == [None, None]
    assert verdict(actor, found, other.evidence) == (0, "")
    kinds = [entry["kind"] for entry in one.visitor.get(f"/games/{found}/log")]
    assert kinds.count("rekey") == 1


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
