"""Commands that are loaded when they are called: naming them costs nothing."""

# ruff: noqa: ANN401 - what Typer builds commands and contexts of is its own

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import wraps
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from academie.cli.missing import missing
from academie.cli.speech import USUAL, LanguageOption, fail, language, told
from academie.kernel import Text
from academie.registry import registry


@dataclass(frozen=True, slots=True)
class Door:
    """The name of a command, where in this room it is (`module:name`), and what it does in a line."""

    name: str
    where: str
    about: Text

    def open(self) -> Any:
        """The command itself, its module loaded."""
        module, _, name = self.where.partition(":")
        found = getattr(import_module(f"academie.cli.{module}"), name)
        return get_command(found if isinstance(found, typer.Typer) else self._alone(found))

    def _alone(self, command: Any) -> typer.Typer:
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        alone.command(self.name)(command)
        return alone


class ClosedDoor(TyperCommand):
    """A command that stands in a list; whoever goes through finds the real one."""

    def __init__(self, door: Door) -> None:
        super().__init__(door.name, help=door.about.in_(language(USUAL)))
        self._door = door

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        return self._door.open().make_context(info_name, args, parent, **extra)


def hall(doors: Iterable[Door]) -> type[TyperGroup]:
    """A group of those commands, in that order."""
    known = tuple(doors)

    class Hall(TyperGroup):
        def __init__(self, **attributes: Any) -> None:
            super().__init__(**attributes)
            self.commands.update({door.name: ClosedDoor(door) for door in known})

        def invoke(self, ctx: Any) -> Any:
            # Most commands say it themselves, in the language asked for; this is for what their modules load.
            try:
                return super().invoke(ctx)
            except ImportError as wrong:
                if (lack := missing(wrong)) is None:
                    raise
                fail(lack.in_(language(USUAL)), USUAL)

    return Hall


def done_in(module: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Makes a command of a bare signature: the function of the same name in that module of `doing` does it.

    Asking for help so loads nothing of what a command works with.
    """

    def done(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def do(**given: object) -> None:
            if isinstance(name := given.get("game"), str):
                given["game"] = registry.key(name)
            lang = given.get("lang")
            with told(lang if isinstance(lang, LanguageOption) else USUAL):
                doer(module, command.__name__)(**given)

        return do

    return done


def doer(module: str, name: str) -> Callable[..., None]:
    """The function of that name in a module of `doing`."""
    found: Callable[..., None] = getattr(import_module(f"academie.cli.doing.{module}"), name)
    return found
