"""Following, blocking, muting, privacy and messages, over HTTP and sockets of several processes."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from academie.server.community.private_messages import PAGE
from tests.server.play.test_chat import SECOND, ear, everyone
from tests.server.support.visitors import Told, Visitor, guest, member, seated, until
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database


def key_of(visitor: Visitor, method: str, path: str, **body: Told) -> str:
    """By which message a request is refused."""
    key: str = visitor.refusal(method, path, **body)["message"]["key"]
    return key


def put(visitor: Visitor, path: str, **body: Told) -> Told:
    answer = visitor.http.put(f"/api{path}", json=body or None)
    assert answer.is_success, answer.text
    return answer.json()


def delete(visitor: Visitor, path: str) -> None:
    assert visitor.http.delete(f"/api{path}").is_success


def names(people: list[Told]) -> set[str]:
    return {each["name"] for each in people}


def test_friends_follow_each_other(cafe: Web) -> None:
    one, other, visitor = member(cafe), member(cafe), guest(cafe)
    assert put(one, f"/follows/{other.name}")["followed"]
    assert not one.get(f"/players/{other.name}/towards")["friend"]
    assert other.get(f"/players/{one.name}/towards")["follows_me"]
    put(other, f"/follows/{one.name.upper()}")
    assert one.get(f"/players/{other.name}/towards")["friend"]
    mine = one.get("/me/people")
    assert (names(mine["following"]), names(mine["followers"])) == ({other.name}, {other.name})
    assert mine["following"][0]["friend"]
    delete(other, f"/follows/{one.name}")
    assert not one.get("/me/people")["following"][0]["friend"]
    assert key_of(visitor, "PUT", f"/follows/{one.name}") == "community-account-needed"
    assert key_of(one, "PUT", f"/follows/{one.name}") == "community-own-account"
    assert one.status("PUT", "/follows/nobody-of-that-name") == 404


def test_who_blocks_meets_the_other_no_more(cafe: Web) -> None:
    """Both ways: tables, challenges, rematches, pairing, messages, follows; a game that has begun goes on."""
    one, other = member(cafe), member(cafe)
    put(one, f"/follows/{other.name}")
    put(other, f"/follows/{one.name}")
    challenge = other.post("/tables", game="dames", opponent={"name": one.name})
    table = one.post("/tables", game="dames")
    begun = seated(one, other, game="dames", clock={"pace": "sudden", "base_ms": 600_000})
    put(one, f"/blocks/{other.name}")
    assert [each["id"] for each in one.get("/tables/mine")] == [table["id"]]
    assert other.status("GET", f"/tables/{challenge['id']}") == 404
    assert one.get("/me/people")["following"] == other.get("/me/people")["following"] == []
    assert names(one.get("/me/people")["blocked"]) == {other.name}
    assert other.get("/me/people")["blocked"] == []
    assert table["id"] not in {each["id"] for each in other.get("/tables")}
    assert table["id"] in {each["id"] for each in member(cafe).get("/tables")}
    assert key_of(other, "POST", f"/tables/{table['id']}/join") == "community-apart"
    theirs = other.post("/tables", game="dames")
    assert theirs["id"] not in {each["id"] for each in one.get("/tables")}
    assert key_of(one, "POST", f"/tables/{theirs['id']}/join") == "community-apart"
    for who, whom in ((one, other), (other, one)):
        told = key_of(who, "POST", "/tables", game="dames", opponent={"name": whom.name})
        assert told == "community-no-challenges"
        assert key_of(who, "POST", f"/messages/{whom.name}", text="hello") == "community-no-messages"
        assert key_of(who, "PUT", f"/follows/{whom.name}") == "community-apart"
        between = who.get(f"/players/{whom.name}/towards")
        assert [between[each] for each in ("may_challenge", "may_message", "may_follow")] == [False] * 3
    assert one.act(begun, "32-28")["seq"] > 0
    assert other.act(begun, "17-21")["seq"] > 0
    one.say(begun, "resign")
    assert key_of(other, "POST", f"/games/{begun}/rematch") == "community-no-challenges"
    delete(one, f"/blocks/{other.name}")
    assert other.post(f"/tables/{table['id']}/join")["game"]


def test_the_blocked_are_not_paired_and_others_are(cafe: Web, server: Web) -> None:
    terms = {"game": "dames", "clock": {"pace": "sudden", "base_ms": 611_000}}
    one, other, third = member(cafe), member(cafe), member(cafe)
    put(other, f"/blocks/{one.name}")
    mine, theirs = one.post("/seeks", **terms), other.post("/seeks", **terms)
    end = time.monotonic() + 5  # several rounds of pairing by both processes
    while time.monotonic() < end:
        assert one.get(f"/seeks/{mine['id']}")["game"] is None
        assert other.get(f"/seeks/{theirs['id']}")["game"] is None
        time.sleep(0.5)
    third.post("/seeks", **terms)
    paired = until(
        lambda: one.get(f"/seeks/{mine['id']}")["game"] or other.get(f"/seeks/{theirs['id']}")["game"]
    )
    assert {*third.look(paired)["about"]["players"]} in ({one.name, third.name}, {other.name, third.name})
    assert server.base_url


def test_at_a_table_for_more_the_blocked_gets_up(cafe: Web) -> None:
    owner, one, other = member(cafe), member(cafe), member(cafe)
    table = owner.post("/tables", game="poule", seat=0)
    path = f"/tables/{table['id']}"
    one.post(f"{path}/join")
    put(one, f"/blocks/{other.name}")
    assert key_of(other, "POST", f"{path}/join") == "community-apart"
    put(owner, f"/blocks/{one.name}")
    assert one.name not in owner.get(path)["seats"]


@pytest.mark.asyncio
async def test_the_blocked_and_the_muted_are_not_read(cafe: Web, server: Web) -> None:
    """In both rooms, by both processes, at once and on coming back; the others read everything."""
    white, black, blocker, muter, plain = (member(cafe) for _ in range(5))
    game = seated(white, black, game="dames")
    async with AsyncExitStack() as stack:
        players = [await ear(stack, cafe, game, white), await ear(stack, server, game, black)]
        on = [
            await ear(stack, web, game, who)
            for web, who in ((server, blocker), (cafe, muter), (server, plain))
        ]
        put(blocker, f"/blocks/{plain.name}")
        put(muter, f"/mutes/{plain.name}")
        put(white, f"/mutes/{black.name}")
        await on[2].say("first")
        assert await everyone(*on) == [[], [], ["first"]]
        await on[0].say("second")
        assert await everyone(*on) == [["second"], ["second"], []]
        await on[1].say("third")  # who mutes is read by the muted
        assert await everyone(*on) == [["third"]] * 3
        await players[1].say("bonjour")
        assert await everyone(*players) == [[], ["bonjour"]]
        assert (await ear(stack, cafe, game, plain)).before == ["first", "third"]
        assert (await ear(stack, cafe, game, blocker)).before == ["second", "third"]
        assert (await ear(stack, cafe, game, white)).before == []
        delete(white, f"/mutes/{black.name}")
        assert (await ear(stack, server, game, white)).before == ["bonjour"]
        await asyncio.sleep(SECOND)
        await players[1].say("ça va ?")
        assert await everyone(players[0]) == [["ça va ?"]]


def test_privacy_says_who_may_challenge_and_write(cafe: Web) -> None:
    one, friend, stranger = member(cafe), member(cafe), member(cafe)
    assert one.get("/me/privacy") == {"challenges": "everyone", "messages": "everyone", "here": True}
    put(one, f"/follows/{friend.name}")
    challenge = {"game": "dames", "opponent": {"name": one.name}}
    for whom, friendly, strange in (("followed", True, False), ("nobody", False, False)):
        put(one, "/me/privacy", challenges=whom, messages=whom, here=True)
        for who, may in ((friend, friendly), (stranger, strange)):
            between = who.get(f"/players/{one.name}/towards")
            assert (between["may_challenge"], between["may_message"]) == (may, may)
            if may:
                assert who.post("/tables", **challenge)["invited"] == one.name
                who.post(f"/messages/{one.name}", text="hello")
            else:
                assert key_of(who, "POST", "/tables", **challenge) == "community-no-challenges"
                assert key_of(who, "POST", f"/messages/{one.name}", text="hi") == "community-no-messages"
    assert one.status("PUT", "/me/privacy", challenges="somebody", messages="nobody", here=True) == 400
    # Who has just played one may ask for a rematch.
    game = seated(one, stranger, game="dames")
    one.say(game, "resign")
    assert stranger.post(f"/games/{game}/rematch")["invited"] == one.name


@pytest.mark.asyncio
async def test_others_see_who_is_here_if_they_let_it_be_seen(cafe: Web) -> None:
    one, other = member(cafe), member(cafe)
    game = seated(one, other, game="dames")
    path = f"/players/{one.name}/towards"
    assert not other.get(path)["here"]
    async with AsyncExitStack() as stack:
        await ear(stack, cafe, game, one)
        assert other.get(path)["here"]
        put(one, "/me/privacy", challenges="everyone", messages="everyone", here=False)
        assert not other.get(path)["here"]


def test_messages_are_for_two_and_cleaned(cafe: Web) -> None:
    one, other, third, visitor = member(cafe), member(cafe), member(cafe), guest(cafe)
    sent = one.post(
        f"/messages/{other.name}",
        text="  Une\u202e revanche ?\r\n\r\n\r\n\r\nDemain\u200b\u0301\u0301\u0301\u0301  ",
    )
    assert sent["text"] == "Une revanche ?\n\nDemaiń\u0301\u0301"
    assert other.get("/me/company")["unread"] == 1
    (entry,) = other.get("/messages")
    assert (entry["name"], entry["text"], entry["mine"], entry["unread"]) == (
        one.name,
        sent["text"],
        False,
        1,
    )
    assert third.get("/messages") == []
    thread = other.get(f"/messages/{one.name}")
    assert [(each["id"], each["mine"]) for each in thread["messages"]] == [(sent["id"], False)]
    assert one.get(f"/messages/{other.name}")["read_id"] == 0
    other.post(f"/messages/{one.name}/read", up_to=2**50)
    assert one.get(f"/messages/{other.name}")["read_id"] == sent["id"]
    assert other.get("/me/company")["unread"] == 0
    assert third.get(f"/messages/{one.name}")["messages"] == []
    assert key_of(visitor, "POST", f"/messages/{one.name}", text="hello") == "community-account-needed"
    assert key_of(one, "POST", f"/messages/{visitor.name}", text="hello") == "community-no-messages"
    assert key_of(one, "POST", f"/messages/{one.name}", text="hello") == "community-own-account"
    for nothing in (" \u200b\u2066", "x" * 2001):
        assert key_of(one, "POST", f"/messages/{other.name}", text=nothing) == "community-invalid-message"
    assert one.post(f"/messages/{other.name}", text="x" * 2000)["text"] == "x" * 2000


def test_programs_speak_for_nobody(cafe: Web) -> None:
    """A token that plays and chats does not read, write, block or report; some it needs a scope for."""
    owner, other = member(cafe), member(cafe)
    program = Visitor(cafe)
    program.http.headers["Authorization"] = f"Bearer {owner.post('/tokens', label='a program')['secret']}"
    for path in ("/messages", f"/messages/{other.name}", "/me/people"):
        assert key_of(program, "GET", path) == "server-scope-missing"
    for path in ("/me/privacy", "/me/decisions"):
        assert key_of(program, "GET", path) == "server-token-denied"
    assert key_of(program, "POST", f"/messages/{other.name}", text="hello") == "server-scope-missing"
    assert key_of(program, "PUT", f"/blocks/{other.name}") == "server-scope-missing"
    about = {"kind": "player", "reason": "spam", "name": other.name}
    assert key_of(program, "POST", "/reports", **about) == "server-token-denied"


def test_a_thread_is_deleted_for_oneself_alone(cafe: Web) -> None:
    one, other = member(cafe), member(cafe)
    one.post(f"/messages/{other.name}", text="first")
    delete(other, f"/messages/{one.name}")
    assert other.get("/messages") == other.get(f"/messages/{one.name}")["messages"] == []
    assert other.get("/me/company")["unread"] == 0
    one.post(f"/messages/{other.name}", text="second")
    assert [each["text"] for each in other.get(f"/messages/{one.name}")["messages"]] == ["second"]
    assert [each["text"] for each in one.get(f"/messages/{other.name}")["messages"]] == ["first", "second"]


@pytest.mark.asyncio
async def test_old_messages_come_a_page_at_a_time(cafe: Web, database: Database) -> None:
    one, other = member(cafe), member(cafe)
    one.post(f"/messages/{other.name}", text="0")
    await database.execute(
        """INSERT INTO message (thread, author, text) SELECT thread, author, nth::text
           FROM (SELECT thread, author FROM message ORDER BY id DESC LIMIT 1) AS last,
                generate_series(1, $1) AS nth""",
        PAGE,
    )
    thread = other.get(f"/messages/{one.name}")
    assert [each["text"] for each in thread["messages"]] == [str(nth) for nth in range(1, PAGE + 1)]
    assert thread["more"]
    older = other.get(f"/messages/{one.name}", before=thread["messages"][0]["id"])
    assert ([each["text"] for each in older["messages"]], older["more"]) == (["0"], False)


def test_messages_are_held_back(cafe: Web) -> None:
    """Links of new accounts unless followed; the muted silently."""
    one, other = member(cafe), member(cafe)
    link = "look at https://example.net/x"
    assert key_of(one, "POST", f"/messages/{other.name}", text=link) == "community-no-links"
    put(other, f"/follows/{one.name}")
    one.post(f"/messages/{other.name}", text=link)
    put(other, f"/mutes/{one.name}")
    before = other.get("/me/company")["unread"]
    one.post(f"/messages/{other.name}", text="are you there?")
    assert (before, other.get("/me/company")["unread"]) == (0, 0)
