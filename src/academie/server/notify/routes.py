"""Notices, how one wants to be told of things, the browsers that get push messages, and the end of mail."""

from __future__ import annotations

from datetime import datetime
from html import escape
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT, HTTP_404_NOT_FOUND
from msgspec import Meta

from academie.server.base.declared.notices import By, NoticeKinds
from academie.server.base.errors import NotYours
from academie.server.base.phrases import Phrase, phrase
from academie.server.edge.access import AnyRequest, Player, Uses
from academie.server.edge.identity import Identity
from academie.server.edge.languages import asked_language
from academie.server.edge.problems import problems
from academie.server.mail.mail_text import SETTINGS
from academie.server.notify.notices import NoticeStore, Stored
from academie.server.notify.preferences import DAY_MINUTES, MailPace, Preferences, PreferenceStore
from academie.server.notify.push import Subscription, Subscriptions
from academie.words import Language, Message

Minute = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]
Address = Annotated[str, Meta(min_length=1, max_length=500)]
PAGE: Final = """<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Académie</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Académie</h1><p>{said}</p>{button}
<p><a href="{settings}">{choose}</a></p></main></body></html>
"""
BUTTON: Final = '<form method="post"><button type="submit">{}</button></form>'


class NoticeTold(msgspec.Struct):
    """A notice: what it is about, in words, and the page it leads to."""

    id: int
    kind: str
    title: Phrase
    text: Phrase
    link: str
    created_at: datetime
    read: bool


class NoticesTold(msgspec.Struct):
    """The last notices, the newest first, and how many of all are unread."""

    unread: int
    notices: list[NoticeTold]


class ReadNotices(msgspec.Struct, forbid_unknown_fields=True):
    """Which notices were read: all up to one, or those that lead to a page."""

    up_to: int | None = None
    link: Address | None = None


class QuietHours(msgspec.Struct, forbid_unknown_fields=True):
    """From when to when nothing is sent, in minutes after midnight."""

    start: Minute
    end: Minute


class Likes(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be told: by which channels of each kind, how often by mail, and when not."""

    channels: dict[str, list[By]]
    pace: MailPace
    quiet: QuietHours | None
    zone: Annotated[str, Meta(max_length=60)]
    """The time zone of the quiet hours, as `Europe/Paris`."""
    language: Annotated[str, Meta(max_length=20)]


class LikesTold(msgspec.Struct):
    """What somebody has chosen, and whether mail can reach them."""

    likes: Likes
    mail: bool


class PushKey(msgspec.Struct):
    """The key that a browser subscribes with; nothing if this server sends no push messages."""

    key: str | None


class DeviceAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser says of its subscription, and what its owner calls it."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    label: Annotated[str, Meta(max_length=60)] = ""


class DeviceTold(msgspec.Struct):
    """A browser that gets push messages."""

    id: UUID
    label: str
    created_at: datetime
    used_at: datetime | None


def _told(stored: Stored) -> NoticeTold:
    notice = stored.notice
    return NoticeTold(
        stored.id,
        stored.kind,
        phrase(notice.title),
        phrase(notice.text),
        notice.link,
        stored.created_at,
        stored.read_at is not None,
    )


def _likes(chosen: Preferences, kinds: NoticeKinds) -> LikesTold:
    quiet = None if chosen.quiet is None else QuietHours(*chosen.quiet)
    channels = {kind.name: sorted(chosen.by(kind)) for kind in kinds.chosen}
    likes = Likes(channels, chosen.pace, quiet, chosen.zone, chosen.language.value)
    return LikesTold(likes, chosen.email is not None)


def check_known(person: Identity) -> None:
    """Raise `NotYours` for a guest, who is lost with the session and cannot be told of anything."""
    if person.guest:
        raise NotYours(Message("server-guests-not-told"))


@get("/me/notices", responses=problems(401), tags=["notices"])
async def my_notices(
    notices: Uses[NoticeStore], player: Player, before: FromQuery[int | None] = None
) -> NoticesTold:
    """One's notices, the newest first; `before` asks for older ones."""
    listed = await notices.listed(player.account, before)
    return NoticesTold(await notices.unread(player.account), [_told(each) for each in listed])


@post("/me/notices/read", responses=problems(401, 403), tags=["notices"], status_code=HTTP_204_NO_CONTENT)
async def read_notices(data: JSONBody[ReadNotices], notices: Uses[NoticeStore], player: Player) -> None:
    """Marks notices as read."""
    await notices.read(player.account, data.up_to, data.link)


@get("/me/notifications", responses=problems(401, 403), tags=["notices"])
async def my_likes(
    preferences: Uses[PreferenceStore], notice_kinds: Uses[NoticeKinds], owner: Player
) -> LikesTold:
    """How one is told of things."""
    check_known(owner)
    return _likes(await preferences.of(owner.account), notice_kinds)


@put("/me/notifications", responses=problems(400, 401, 403), tags=["notices"])
async def choose_likes(
    data: JSONBody[Likes], preferences: Uses[PreferenceStore], notice_kinds: Uses[NoticeKinds], owner: Player
) -> LikesTold:
    """Chooses how one is told of things. Kinds that are not named stay as they are."""
    check_known(owner)
    before = await preferences.of(owner.account)
    names = {kind.name for kind in notice_kinds.chosen} & data.channels.keys()
    chosen = Preferences(
        account=owner.account,
        channels={**before.channels, **{name: frozenset(data.channels[name]) for name in names}},
        pace=data.pace,
        quiet=None if data.quiet is None else (data.quiet.start, data.quiet.end),
        zone=data.zone,
        language=asked_language(data.language),
        email=before.email,
    )
    await preferences.save(chosen)
    return _likes(chosen, notice_kinds)


@get("/push/key", responses=problems(), tags=["notices"], sync_to_thread=False)
def push_key(subscriptions: Uses[Subscriptions]) -> PushKey:
    """The key that a browser subscribes with."""
    return PushKey(subscriptions.public_key)


@get("/me/devices", responses=problems(401, 403), tags=["notices"])
async def my_devices(subscriptions: Uses[Subscriptions], owner: Player) -> list[DeviceTold]:
    """The browsers that get one's push messages, the oldest first."""
    return [
        DeviceTold(each.id, each.label, each.created_at, each.used_at)
        for each in await subscriptions.devices(owner.account)
    ]


@post("/me/devices", responses=problems(400, 401, 403, 409), tags=["notices"])
async def subscribe(
    data: JSONBody[DeviceAsked], subscriptions: Uses[Subscriptions], owner: Player
) -> DeviceTold:
    """Has push messages sent to this browser."""
    check_known(owner)
    asked = Subscription(data.endpoint, data.p256dh, data.auth, data.label)
    each = await subscriptions.subscribe(owner.account, asked)
    return DeviceTold(each.id, each.label, each.created_at, each.used_at)


@delete("/me/devices/{device_id:uuid}", responses=problems(401, 403, 404), tags=["notices"])
async def unsubscribe_device(
    device_id: FromPath[UUID], subscriptions: Uses[Subscriptions], owner: Player
) -> None:
    """Has no more push messages sent to a browser."""
    await subscriptions.forget(owner.account, device_id)


@get("/unsubscribe/{secret:uuid}/{kind:str}", include_in_schema=False, sync_to_thread=False)
def ask_unsubscribe(request: AnyRequest, secret: FromPath[UUID], kind: FromPath[str]) -> Response[str]:
    """The page that a mail leads to: programs that read mail follow links, so that it changes nothing."""
    del secret, kind
    language = _language(request)
    button = BUTTON.format(escape(Message("server-unsubscribe-button").in_(language)))
    return _page(language, Message("server-unsubscribe-title"), button)


@post("/unsubscribe/{secret:uuid}/{kind:str}", include_in_schema=False, status_code=HTTP_200_OK)
async def unsubscribe(
    request: AnyRequest,
    secret: FromPath[UUID],
    kind: FromPath[str],
    preferences: Uses[PreferenceStore],
    notice_kinds: Uses[NoticeKinds],
) -> Response[str]:
    """Ends mail of a kind, for the page above and by one click in a reader of mail (RFC 8058)."""
    known = kind in notice_kinds and await preferences.unsubscribe(secret, notice_kinds[kind])
    said = Message("server-unsubscribed" if known else "server-unsubscribe-unknown")
    page = _page(_language(request), said)
    page.status_code = HTTP_200_OK if known else HTTP_404_NOT_FOUND
    return page


def _language(request: AnyRequest) -> Language:
    return asked_language(request.headers.get("accept-language", ""))


def _page(language: Language, said: Message, button: str = "") -> Response[str]:
    choose = Message("server-mail-settings").in_(language)
    page = PAGE.format(
        language=language.value,
        said=escape(said.in_(language)),
        button=button,
        settings=SETTINGS,
        choose=escape(choose),
    )
    return Response(page, media_type=MediaType.HTML)


HANDLERS: Final = (
    my_notices,
    read_notices,
    my_likes,
    choose_likes,
    push_key,
    my_devices,
    subscribe,
    unsubscribe_device,
    ask_unsubscribe,
    unsubscribe,
)
