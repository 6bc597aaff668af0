"""Games in memory: rooms, their clocks and chat, and the other processes that have them too."""

from __future__ import annotations

from functools import partial
from typing import Final

from academie.server.base import metrics
from academie.server.base.changes import Changes
from academie.server.base.database import Database
from academie.server.base.declared.personal_data import By, Held
from academie.server.base.limits import Limits
from academie.server.base.part import Part, Process
from academie.server.base.processes import BEAT_SECONDS, WebProcess
from academie.server.base.settings import Settings
from academie.server.game.endings import Endings, GameEnded
from academie.server.game.log_writer import Writer
from academie.server.game.quarantine import TOPIC, Quarantine
from academie.server.game.queries import Games
from academie.server.play import bot_routes, messages, notices, routes, socket
from academie.server.play.abandoned import AbandonedGames
from academie.server.play.chat import ChatService
from academie.server.play.fanout import RedisFanout
from academie.server.play.notices import tell_result
from academie.server.play.outages import SERVES_SECONDS, Outages
from academie.server.play.rooms import RoomRegistry
from academie.server.transparency.signer import Signer

DUE_SECONDS: Final = 0.1
FLAG_SECONDS: Final = 2.0
"""Rooms in memory are looked at more often: this is for those that no process holds."""
LOOK_SECONDS: Final = 1.0
CATCH_UP_SECONDS: Final = 10.0
"""How often rooms are compared with the log: a process may die after storing an event, before sending it."""
BURY_SECONDS: Final = 5.0
CLEAR_SECONDS: Final = 60.0


def start(process: Process) -> None:
    database, settings, writer = process.get(Database), process.get(Settings), process.get(Writer)
    web_process = process.add(WebProcess.of(settings))
    process.add(outages := Outages(database, web_process), stop=outages.stop)
    process.begin(outages.start)
    process.add(fanout := RedisFanout(settings.redis), stop=fanout.stop)
    settle = partial(process.get(Endings).follow, outages.present)
    process.listen(GameEnded, tell_result)
    # What was accepted is stored while other processes can still be told of it.
    rooms = process.add(
        RoomRegistry(
            process.get(Games),
            writer,
            fanout,
            settings.warm_rooms,
            process.get(Signer),
            outages=outages,
            quarantine=process.get(Quarantine),
        ),
        stop=writer.stop,
    )
    rooms.opened.append(lambda _: settle)
    process.begin(partial(metrics.count_rooms, rooms))
    process.begin(partial(fanout.start, rooms))
    process.watch(lambda: fanout.tasks)
    process.add(ChatService.of(fanout.publish_chat, process.get(Limits), database, settings))

    def read_quarantined() -> None:
        process.background.start(rooms.read_quarantined())

    process.get(Changes).subscribe(TOPIC, read_quarantined)
    repeat(process, rooms, AbandonedGames(database, rooms, settings))
    process.check("writer", partial(writer.alive, web_process.id))
    process.check("fanout", fanout.hear_itself)
    process.check("redis", fanout.ping, optional=True)


def repeat(process: Process, rooms: RoomRegistry, abandoned: AbandonedGames) -> None:
    """Have everything done again and again that goes on without players."""
    alive = partial(process.get(Writer).alive, process.get(WebProcess).id)
    process.every(BEAT_SECONDS, alive, "alive")
    process.every(SERVES_SECONDS, process.get(Outages).beat)
    process.every(DUE_SECONDS, rooms.flag_due)
    process.every(FLAG_SECONDS, rooms.flag_overdue)
    process.every(LOOK_SECONDS, rooms.look_around)
    process.every(CATCH_UP_SECONDS, rooms.catch_up)
    process.every(BURY_SECONDS, rooms.bury_dead)
    process.every(CLEAR_SECONDS, rooms.list_live)
    process.every(CLEAR_SECONDS, abandoned.sweep)


PART: Final = Part(
    name="play",
    start=start,
    routes=(*routes.HANDLERS, *bot_routes.HANDLERS),
    answers={
        messages.Join: socket.join,
        messages.Leave: socket.leave,
        messages.DoAct: socket.act,
        messages.Say: socket.act,
        messages.Share: socket.share,
        messages.Countersign: socket.countersign,
        messages.Rekey: socket.rekey,
        messages.Chat: socket.chat,
        messages.Sync: socket.sync,
    },
    sends=(
        messages.Joined,
        messages.Stepped,
        messages.Thrown,
        messages.Receipted,
        messages.Countersigned,
        messages.Synced,
        messages.Ack,
        messages.Nack,
        messages.Chatted,
        messages.Chats,
        messages.Presence,
        messages.Stopped,
        messages.Moved,
    ),
    notices=(notices.YOUR_TURN, notices.TIME_LOW, notices.GAME_BEGUN, notices.RESULT, notices.CHAT),
    holds=(Held("chat", "author"), Held("chat", "name", by=By.NAME)),
    ids=("attendance.game_id", "attendance.process_id", "chat.game_id", "process.id"),
)
