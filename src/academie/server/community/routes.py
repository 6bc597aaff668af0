"""People among each other: following, blocking, muting, privacy, and messages."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Final

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from academie.server.community.presence import Presence
from academie.server.community.private_messages import MOST_TEXT, PrivateMessages
from academie.server.community.relations import Privacy, Related, Relation, Relations, Towards, Whom
from academie.server.edge.access import Player, Uses, allows
from academie.server.edge.identity import Identity
from academie.server.edge.parameters import ProfileName
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope

MessageText = Annotated[str, Meta(min_length=1, max_length=2 * MOST_TEXT)]
"""Cleaning may make it shorter; what is kept has at most half of that."""
MessageId = Annotated[int, Meta(ge=0, le=2**53)]


class TowardsTold(msgspec.Struct):
    """What there is between the caller and somebody else, and what the caller may do."""

    name: str
    followed: bool
    follows_me: bool
    friend: bool
    """Whether both follow each other."""
    blocked: bool
    muted: bool
    may_follow: bool
    may_challenge: bool
    may_message: bool
    here: bool
    """Whether they have a page open and let it be seen."""


class PersonTold(msgspec.Struct):
    """Somebody in a list."""

    name: str
    friend: bool
    here: bool


class PeopleTold(msgspec.Struct):
    """Those one follows, who follow one, and whom one blocks and mutes."""

    following: list[PersonTold]
    followers: list[PersonTold]
    blocked: list[PersonTold]
    muted: list[PersonTold]


class PrivacySet(msgspec.Struct, forbid_unknown_fields=True):
    """Who may challenge and write to one, and whether others see that one is here."""

    challenges: Whom
    messages: Whom
    here: bool


async def towards_view(presence: Presence, other: Towards, person: Identity) -> TowardsTold:
    here = bool(await presence.among([other.account])) and other.shows_here and not other.apart
    someone = not other.guest and not other.engine and other.account != person.account
    return TowardsTold(
        name=other.name,
        followed=other.followed,
        follows_me=other.follows_me,
        friend=other.friend,
        blocked=other.blocked,
        muted=other.muted,
        may_follow=someone and not person.guest and not other.apart,
        may_challenge=other.account != person.account and other.lets(other.challenges),
        may_message=someone and not person.guest and other.lets(other.messages),
        here=here,
    )


@get(
    "/players/{name:str}/towards",
    responses=problems(401, 403, 404),
    tags=["people"],
    opt=allows(Scope.FOLLOW),
)
async def towards(
    name: ProfileName, relations: Uses[Relations], presence: Uses[Presence], player: Player
) -> TowardsTold:
    """What there is between oneself and a player."""
    return await towards_view(presence, await relations.towards(name, player.account), player)


async def _relate(
    relations: Relations, presence: Presence, player: Identity, name: str, relation: Relation
) -> TowardsTold:
    other = await relations.relate(player, name, relation)
    return await towards_view(presence, other, player)


async def _release(
    relations: Relations, presence: Presence, player: Identity, name: str, relation: Relation
) -> TowardsTold:
    other = await relations.release(player, name, relation)
    return await towards_view(presence, other, player)


@put("/follows/{name:str}", responses=problems(401, 403, 404, 409), tags=["people"], opt=allows(Scope.FOLLOW))
async def follow_player(
    name: ProfileName, relations: Uses[Relations], presence: Uses[Presence], player: Player
) -> TowardsTold:
    """Follows somebody; two who follow each other are friends."""
    return await _relate(relations, presence, player, name, Relation.FOLLOW)


@delete(
    "/follows/{name:str}",
    responses=problems(401, 403, 404),
    tags=["people"],
    status_code=200,
    opt=allows(Scope.FOLLOW),
)
async def unfollow_player(
    name: ProfileName, relations: Uses[Relations], presence: Uses[Presence], player: Player
) -> TowardsTold:
    """Follows somebody no longer."""
    return await _release(relations, presence, player, name, Relation.FOLLOW)


@put("/blocks/{name:str}", responses=problems(401, 403, 404, 409), tags=["people"], opt=allows(Scope.FOLLOW))
async def block_player(
    name: ProfileName, relations: Uses[Relations], presence: Uses[Presence], player: Player
) -> TowardsTold:
    """Blocks somebody: no new games, challenges, messages or chat between the two. Games begun go on."""
    return await _relate(relations, presence, player, name, Relation.BLOCK)


@delete(
    "/blocks/{name:str}",
    responses=problems(401, 403, 404),
    tags=["people"],
    status_code=200,
    opt=allows(Scope.FOLLOW),
)
async def unblock_player(
    name: ProfileName, relations: Uses[Relations], presence: Uses[Presence], player: Player
) -> TowardsTold:
    """Blocks somebody no longer."""
    return await _release(relations, presence, player, name, Relation.BLOCK)


@put("/mutes/{name:str}", responses=problems(401, 403, 404, 409), tags=["people"], opt=allows(Scope.FOLLOW))
async def mute_player(
    name: ProfileName, relations: Uses[Relations], presence: Uses[Presence], player: Player
) -> TowardsTold:
    """Mutes somebody: one no longer sees their chat, nor is told of their messages."""
    return await _relate(relations, presence, player, name, Relation.MUTE)


@delete(
    "/mutes/{name:str}",
    responses=problems(401, 403, 404),
    tags=["people"],
    status_code=200,
    opt=allows(Scope.FOLLOW),
)
async def unmute_player(
    name: ProfileName, relations: Uses[Relations], presence: Uses[Presence], player: Player
) -> TowardsTold:
    """Mutes somebody no longer."""
    return await _release(relations, presence, player, name, Relation.MUTE)


async def _people(relations: Relations, presence: Presence, found: Iterable[Related]) -> list[PersonTold]:
    listed = [*found]
    # Strangers whom one follows do not tell here whether they are about.
    friends = await relations.showing(each.account for each in listed if each.friend)
    here = await presence.among(friends)
    return [PersonTold(each.name, each.friend, each.account in here) for each in listed]


@get("/me/people", responses=problems(401, 403), tags=["people"], opt=allows(Scope.FOLLOW))
async def my_people(relations: Uses[Relations], presence: Uses[Presence], player: Player) -> PeopleTold:
    """Those one follows, who follow one, and whom one blocks and mutes; only oneself is told."""
    people, account = relations, player.account
    return PeopleTold(
        await _people(relations, presence, await people.related(account, Relation.FOLLOW)),
        await _people(relations, presence, await people.followers(account)),
        [PersonTold(each.name, False, False) for each in await people.related(account, Relation.BLOCK)],
        [PersonTold(each.name, False, False) for each in await people.related(account, Relation.MUTE)],
    )


@get("/me/privacy", responses=problems(401, 403), tags=["people"])
async def my_privacy(relations: Uses[Relations], player: Player) -> PrivacySet:
    """Who may challenge and write to one."""
    found = await relations.privacy(player.account)
    return PrivacySet(found.challenges, found.messages, found.here)


@put("/me/privacy", responses=problems(401, 403), tags=["people"])
async def set_privacy(data: JSONBody[PrivacySet], relations: Uses[Relations], player: Player) -> PrivacySet:
    """Sets who may challenge and write to one."""
    chosen = Privacy(data.challenges, data.messages, data.here)
    await relations.set_privacy(player.account, chosen)
    return data


class ThreadEntry(msgspec.Struct):
    """Messages with somebody: the last of them, and how many are unread."""

    name: str
    text: str
    at: datetime
    mine: bool
    unread: int


class MessageTold(msgspec.Struct):
    """A message."""

    id: int
    mine: bool
    text: str
    at: datetime


class ThreadSeen(msgspec.Struct):
    """The messages with somebody, the oldest first; `more` if there are older ones."""

    other: TowardsTold
    messages: list[MessageTold]
    more: bool
    read_id: int
    """The last message that the other has read."""


class MessageAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What to write: at most 2,000 characters."""

    text: MessageText


class ReadMessages(msgspec.Struct, forbid_unknown_fields=True):
    """The last message that was read."""

    up_to: MessageId


@get("/messages", responses=problems(401, 403), tags=["messages"], opt=allows(Scope.MESSAGE))
async def my_threads(private_messages: Uses[PrivateMessages], player: Player) -> list[ThreadEntry]:
    """With whom one writes, the last message first."""
    found = await private_messages.threads(player.account)
    return [ThreadEntry(each.name, each.text, each.at, each.mine, each.unread) for each in found]


@get(
    "/messages/{name:str}",
    responses=problems(401, 403, 404, 409),
    tags=["messages"],
    opt=allows(Scope.MESSAGE),
)
async def my_thread(
    name: ProfileName,
    private_messages: Uses[PrivateMessages],
    presence: Uses[Presence],
    player: Player,
    before: FromQuery[int | None] = None,
) -> ThreadSeen:
    """The messages with somebody; older ones than `before` if it is given."""
    found = await private_messages.thread(player, name, before)
    other = await towards_view(presence, found.other, player)
    return ThreadSeen(other, [MessageTold(*line) for line in found.lines], found.more, found.read_id)


@post(
    "/messages/{name:str}",
    responses=problems(401, 403, 404, 409),
    tags=["messages"],
    opt=allows(Scope.MESSAGE),
)
async def send_message(
    name: ProfileName, data: JSONBody[MessageAsked], private_messages: Uses[PrivateMessages], player: Player
) -> MessageTold:
    """Writes to somebody."""
    return MessageTold(*await private_messages.send(player, name, data.text))


@post(
    "/messages/{name:str}/read",
    responses=problems(401, 403, 404, 409),
    tags=["messages"],
    status_code=204,
    opt=allows(Scope.MESSAGE),
)
async def read_messages(
    name: ProfileName, data: JSONBody[ReadMessages], private_messages: Uses[PrivateMessages], player: Player
) -> None:
    """Takes note that one has read the messages of somebody up to one of them."""
    await private_messages.note_read(player, name, data.up_to)


@delete(
    "/messages/{name:str}",
    responses=problems(401, 403, 404, 409),
    tags=["messages"],
    opt=allows(Scope.MESSAGE),
)
async def delete_thread(name: ProfileName, private_messages: Uses[PrivateMessages], player: Player) -> None:
    """Deletes the messages with somebody for oneself; the other keeps theirs."""
    await private_messages.delete(player, name)


HANDLERS: Final = (
    towards,
    follow_player,
    unfollow_player,
    block_player,
    unblock_player,
    mute_player,
    unmute_player,
    my_people,
    my_privacy,
    set_privacy,
    my_threads,
    my_thread,
    send_message,
    read_messages,
    delete_thread,
)
