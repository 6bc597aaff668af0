"""The list of commands, each loaded when it is called, and the one place where errors are reported."""

# ruff: noqa: ANN401 - Typer does not export the types of its contexts

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from inspect import Parameter, signature
from io import TextIOWrapper
from pkgutil import resolve_name
from typing import Annotated, Any, Final, NoReturn, TextIO

import typer
from typer.exceptions import TyperException
from typer.main import get_command

from academie.commands.help import ReaderCommand, ReaderGroup, say_error
from academie.commands.options import DEFAULT_LANGUAGE, INTERRUPTED, LANGUAGE, language_in, language_of
from academie.kernel import AcademieError, reason
from academie.words import Language, Message, Text

BUG: Final = Message("commands-bug")
EXTRAS: Final = {
    "core": ("academie_core",),
    "chess": ("chess",),
    "pdf": ("fpdf",),
    "lab": ("numpy", "jax", "matplotlib", "optax", "pyarrow", "ray", "safetensors"),
    "server": (
        "alembic", "argon2", "asyncpg", "glicko2", "litestar", "msgspec", "opentelemetry", "redis",
        "sqlalchemy", "structlog", "uvicorn", "uvloop", "websockets",
    ),
}  # fmt: skip
"""The extras of the distribution, each with the packages it brings."""


@dataclass(frozen=True, slots=True)
class Command:
    """The name of a command, and where it is in this package (`module:name`)."""

    name: str
    where: str

    def found(self) -> typer.Typer | Callable[..., None]:
        """Import the module of the command: a function, or an app of several commands."""
        found: typer.Typer | Callable[..., None] = resolve_name(f"academie.commands.{self.where}")
        return found

    def load(self) -> Any:
        """Return the command as Typer runs it."""
        found = self.found()
        if isinstance(found, typer.Typer):
            return get_command(found)
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        alone.command(self.name, cls=ReaderCommand)(found)
        return get_command(alone)


COMMANDS: Final = (
    Command("play", "play:play"),
    Command("learn", "learn:learn"),
    Command("rules", "rules:rules"),
    Command("practice", "practice:practice_app"),
    Command("study", "study:study_app"),
    Command("analyse", "analyse:analyse"),
    Command("explain", "explain:explain"),
    Command("odds", "odds:odds_app"),
    Command("games", "games:games"),
    Command("claims", "claims:claims"),
    Command("passages", "passages:passages"),
    Command("citations", "passages:citations"),
    Command("coverage", "coverage:coverage"),
    Command("conformance", "conformance:conformance"),
    Command("perft", "perft:perft"),
    Command("tablebase", "tablebase:tablebase_app"),
    Command("solved", "solved:solved_app"),
    Command("lab", "lab:lab_app"),
    Command("hub", "hub:hub"),
    Command("dxp", "dxp:dxp_app"),
    Command("verify", "verify:verify"),
    Command("verify-dice", "verify_dice:verify_dice"),
    Command("witness", "witness:witness_app"),
    Command("monitor", "monitor:monitor"),
    Command("texts", "texts:texts_app"),
    Command("export", "export:export"),
    Command("doctor", "doctor:doctor"),
    Command("serve", "serve:serve"),
    Command("server", "server:server_app"),
    Command("migrate", "serve:migrate"),
    Command("worker", "serve:worker"),
    Command("engine", "serve:engine"),
    Command("notifier", "serve:notifier"),
    Command("audit", "serve:audit"),
    Command("restore", "serve:restore"),
    Command("sign-out", "serve:sign_out"),
    Command("quarantine", "serve:quarantine_app"),
    Command("law", "law:law_app"),
    Command("roles", "roles:roles_app"),
    Command("signals", "signals:signals_app"),
)


class LazyCommand(ReaderCommand):
    """A command in the list, whose module is imported when it is called."""

    def __init__(self, command: Command) -> None:
        super().__init__(command.name)
        self._command = command

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        usual = language_of(parent) == DEFAULT_LANGUAGE
        if not args and usual and needs_nothing(found := self._command.found()):
            # To check values Typer loads Pydantic, which takes a quarter of a second; here are none.
            self.callback = found
            return super().make_context(info_name, args, parent, **extra)
        return self._command.load().make_context(info_name, args, parent, **extra)

    def get_params(self, ctx: Any) -> list[Any]:
        return [*map(off_unless_given, super().get_params(ctx))]


class CommandGroup(ReaderGroup):
    """All commands in the order of the list. Reports the errors of each."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands.update({command.name: LazyCommand(command) for command in COMMANDS})
        self.language = DEFAULT_LANGUAGE

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        self.language = language_in(args)
        # As an option of this group it would make Typer load Pydantic for every command.
        first = args[2:] if args[:1] == [LANGUAGE] else args
        try:
            return super().make_context(info_name, first, parent, **extra)
        except TyperException as wrong:
            say_error(wrong, self.language)
            raise

    def get_params(self, ctx: Any) -> list[Any]:
        return [*map(off_unless_given, super().get_params(ctx))]

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except TyperException as wrong:
            say_error(wrong, self.language)
            raise
        except (AcademieError, OSError, UnicodeError, ImportError) as error:
            report(error, self.language)


def off_unless_given(flag: Any) -> Any:
    """The flag with `False` as default: Typer's own have `None`, and it would load Pydantic to check that."""
    if flag.default is None:
        flag.default = False
    return flag


def needs_nothing(found: typer.Typer | Callable[..., None]) -> bool:
    """Whether this is a function that can be called without arguments."""
    if isinstance(found, typer.Typer):
        return False
    return all(each.default is not Parameter.empty for each in signature(found).parameters.values())


def report(error: Exception, lang: Language) -> NoReturn:
    """Print an error of ours, of a file or of a package not installed as one line; exit with code 2.

    Any other error of importing is a bug, and is raised again.
    """
    if isinstance(error, AcademieError):
        message = error.text.in_(lang)
    elif isinstance(error, ImportError):
        if (missed := missing(error)) is None:
            raise error
        message = missed.in_(lang)
    else:
        message = reason(error).in_(lang)
    # Rich takes long to load, and most commands do not fail.
    from academie.commands.output import fail

    fail(message, lang)


def missing(wrong: ImportError) -> Text | None:
    """Say which package failed to load and how to install it; `None` if no extra of ours brings it."""
    package = (wrong.name or "").partition(".")[0]
    extra = next((extra for extra, brought in EXTRAS.items() if package in brought), None)
    if extra is None:
        return None
    called = package.replace("_", "-")
    get = f"pip install 'academie[{extra}]'"
    if isinstance(wrong, ModuleNotFoundError):
        return Message("commands-missing-package", called=called, get=get)
    return Message("commands-broken-package", called=called, wrong=wrong, get=get)


app: Final = typer.Typer(
    name="academie", cls=CommandGroup, no_args_is_help=True, pretty_exceptions_enable=False
)


def print_version(asked: bool) -> None:
    """Print the version and exit, if asked."""
    if asked:
        from academie import __version__

        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def academie(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=print_version)] = False,
    debug: Annotated[bool, typer.Option("--debug")] = False,
) -> None:
    """The classical French board games."""


def make_lenient(stream: TextIO) -> None:
    """Have what the encoding of a stream lacks replaced, unless PYTHONIOENCODING asks for something else."""
    if isinstance(stream, TextIOWrapper) and stream.errors in {"strict", "surrogateescape"}:
        stream.reconfigure(errors="replace")


def main() -> None:
    """Run the command line. After Ctrl-C, do not wait for threads that still run compiled code."""
    make_lenient(sys.stdin)
    make_lenient(sys.stdout)
    try:
        app()
    except SystemExit as end:
        if end.code == INTERRUPTED and threading.active_count() > 1:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(INTERRUPTED)
        raise
    except Exception as bug:
        if "--debug" in sys.argv:
            raise
        sys.exit(BUG.given(error=f"{type(bug).__name__}: {bug}").in_(DEFAULT_LANGUAGE))
