"""Our engine of draughts as others may use it: over the Hub protocol, on its own input and output.

Source: the Hub protocol, version 2, as Scan 3.1 describes it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.players.book import Book, read_book, usual_book
from academie.games.draughts.players.hub_search import Say, Search
from academie.games.draughts.players.pace import Allowance, allowed
from academie.games.draughts.players.search import Budget, Evaluation, Thinker
from academie.games.draughts.players.tablebase import tables_folder, tables_up_to
from academie.games.draughts.text.hub import HubLine, hub_move, read_hub_move, read_hub_position, read_line
from academie.kernel import AcademieError, NotationError
from academie.words import Message

NAMES: Final = tuple(rules.id.partition("/")[2] for rules in DAMES.rulesets if rules.damier.value == HUNDRED)
FLAGS: Final = {"true": True, "false": False}
ENDLESS: Final = HubLine("level", {"infinite": ""})
AT_ONCE: Final = Allowance(Budget(depth=8, seconds=0.1))
"""For an only move: enough to say what may follow."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A parameter of the engine: its value, and what values it may have."""

    value: str
    kind: str
    values: str = ""

    def line(self, name: str) -> HubLine:
        """The parameter as it is declared."""
        declared = {"name": name, "value": self.value, "type": self.kind}
        return HubLine("param", declared | ({"values": self.values} if self.values else {}))


def settings() -> dict[str, Setting]:
    """The parameters as they are at first."""
    return {
        "rules": Setting("fmjd", "enum", " ".join(NAMES)),
        "qui-perd-gagne": Setting("false", "bool"),
        "evaluation": Setting(Evaluation.TRAINED, "enum", " ".join(Evaluation)),
        "threads": Setting("1", "int"),
        "megabytes": Setting("64", "int"),
        "pieces": Setting("8", "int"),
        "book": Setting("false", "bool"),
        "book-file": Setting(str(usual_book()), "string"),
    }


class HubFront:
    """Answers a Hub client line by line; it goes on listening while it thinks."""

    def __init__(self, say: Say, version: str) -> None:
        self._say = say
        self._version = version
        self._settings = settings()
        self._thinker = Thinker(folder=tables_folder())
        self._state = DAMES.start()
        self._level = HubLine("level")
        self._search: Search | None = None
        self._book: Book | None = None
        self._ready = False

    def serve(self, lines: Iterable[str]) -> None:
        """Answers until there are no more lines or one of them is `quit`."""
        for text in lines:
            line = read_line(text)
            if line.command == "quit":
                break
            try:
                self.handle(line)
            except (AcademieError, ValueError, OSError) as wrong:
                self._say(str(HubLine("error", {"message": str(wrong).replace('"', "'")})))
        self._stop()

    def handle(self, line: HubLine) -> None:
        """Answers one line. Raises `AcademieError` or `ValueError` for what cannot be understood."""
        match line.command:
            case "hub":
                self._greet()
            case "set-param":
                self._set(line)
            case "init":
                self._stop()
                self._begin()
                self._ready = True
                self._say("ready")
            case "new-game":
                self._stop()
                self._begin()
            case "pos":
                self._stop()
                self._state = self._placed(line)
            case "level":
                allowed(line)
                self._level = line
            case "go":
                self._go(line)
            case "ponder-hit":
                if self._search is not None:
                    self._search.hit()
            case "stop":
                self._stop()
            case "ping":
                self._say("pong")
            case _:
                pass

    def _greet(self) -> None:
        about = {
            "name": "Académie",
            "version": self._version,
            "author": "The Académie authors",
            "country": "France",
        }
        self._say(str(HubLine("id", about)))
        for name, setting in self._settings.items():
            self._say(str(setting.line(name)))
        self._say("wait")

    def _set(self, line: HubLine) -> None:
        """Sets a parameter; once the engine is ready, at once, and one that cannot be is left as it was."""
        name, value = line.arguments.get("name", ""), line.arguments.get("value", "")
        if name not in self._settings:
            raise NotationError(Message("draughts-hub-no-parameter", name=name, known=(*self._settings,)))
        before = self._settings[name]
        self._settings[name] = replace(before, value=value)
        if self._ready:
            self._stop()
            try:
                self._begin()
            except (AcademieError, ValueError, OSError):
                self._settings[name] = before
                raise

    def _begin(self) -> None:
        """Makes what the parameters ask for. Raises `ValueError` for what cannot be."""
        number = {name: int(self._settings[name].value) for name in ("threads", "megabytes", "pieces")}
        thinker = Thinker(
            number["megabytes"],
            number["threads"],
            folder=tables_up_to(self._rules, number["pieces"]),
            evaluation=Evaluation(self._settings["evaluation"].value),
        )
        self._state = DraughtsState(self._rules, DAMES.start(self._rules).position, self._agreement)
        self._thinker = thinker
        self._book = read_book(Path(self._settings["book-file"].value)) if self._flag("book") else None

    def _flag(self, name: str) -> bool:
        value = self._settings[name].value
        if value not in FLAGS:
            raise NotationError(Message("draughts-match-value", name=name, value=value))
        return FLAGS[value]

    @property
    def _rules(self) -> DraughtsRules:
        return DAMES.ruleset(self._settings["rules"].value)

    @property
    def _agreement(self) -> Agreement:
        return Agreement(qui_perd_gagne=self._flag("qui-perd-gagne"))

    def _placed(self, line: HubLine) -> DraughtsState:
        position = read_hub_position(line.arguments.get("pos", ""))
        state = DraughtsState(self._rules, position, self._agreement)
        for word in line.arguments.get("moves", "").split():
            state = state.apply(read_hub_move(state, word))
        return state

    def _go(self, line: HubLine) -> None:
        self._stop()
        if not (acts := self._state.actions()):
            raise NotationError(Message("draughts-hub-over"))
        analysing, pondering = "analyze" in line.arguments, "ponder" in line.arguments
        if not (analysing or pondering) and (known := self._booked()) is not None:
            self._say(str(HubLine("done", {"move": hub_move(known)})))
            return
        allowance = allowed(ENDLESS if analysing else self._level)
        if len(acts) == 1 and not analysing and not allowance.endless:
            allowance = AT_ONCE
        self._search = Search(self._thinker, self._state, allowance, self._say)
        if pondering:
            self._search.wait()
        else:
            self._search.think()

    def _booked(self) -> Move | None:
        return None if self._book is None else self._book.choose(self._state, random.Random())

    def _stop(self) -> None:
        """Ends what is being searched, which then answers."""
        if self._search is not None:
            self._search.stop()
        self._search = None
