"""Help and errors of usage in the language of the reader.

The help of a command is the message of its path (`help-odds-hit`); that of an option or argument is named
after both (`help-odds-hit-target`), or is shared by all commands (`help-option-json`).
"""

# ruff: noqa: ANN401 - Typer does not export the types of its contexts and commands

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from academie.commands.options import language_of
from academie.words import Language, Message
from academie.words.catalogue import catalogue

PROGRAM: Final = "academie"
TITLES: Final = {
    "ARGUMENTS_PANEL_TITLE": Message("commands-usage-arguments"),
    "OPTIONS_PANEL_TITLE": Message("commands-usage-options"),
    "COMMANDS_PANEL_TITLE": Message("commands-usage-commands"),
    "ERRORS_PANEL_TITLE": Message("commands-usage-error"),
    "ABORTED_TEXT": Message("commands-usage-aborted"),
    "REQUIRED_LONG_STRING": Message("commands-usage-required"),
    "DEFAULT_STRING": Message("commands-usage-default", value="{}"),
    "RICH_HELP": Message("commands-usage-try", command="[blue]'{command_path} {help_option}'[/]"),
}
"""What Typer writes by itself, by the names it has there."""
NO_OPTION: Final = Message("commands-usage-no-option")
NO_COMMAND: Final = Message("commands-usage-no-command")
MISSING: Final = Message("commands-usage-missing")
TOO_MANY: Final = Message("commands-usage-too-many")
WRONG_USE: Final = Message("commands-usage-wrong-use")
WRONG_VALUE: Final = Message("commands-usage-wrong-value")


class ReaderContext(typer.Context):
    """The context of a command whose help is written when it is asked for."""

    def make_formatter(self) -> Any:
        formatter: Any = super().make_formatter()
        usage, write = Message("commands-usage").in_(language_of(self)), formatter.write_usage

        def write_usage(program: str, arguments: str = "", prefix: str | None = None) -> None:
            del prefix
            write(program, arguments, usage)

        formatter.write_usage = write_usage
        return formatter

    def get_usage(self) -> str:
        _describe(self)
        return super().get_usage()

    def get_help(self) -> str:
        set_titles(language_of(self))
        _describe(self)
        return super().get_help()


class ReaderCommand(TyperCommand):
    """A command with help in the language of the reader."""

    context_class = ReaderContext


class ReaderGroup(TyperGroup):
    """Several commands with help in the language of the reader."""

    context_class = ReaderContext

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for command in self.commands.values():
            command.context_class = ReaderContext

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            near = get_close_matches(args[0], self.list_commands(ctx))
            text = NO_COMMAND.given(name=args[0], count=len(near), known=tuple(near))
            ctx.fail(text.in_(language_of(ctx)))
        return super().resolve_command(ctx, args)


def set_titles(language: Language) -> None:
    """Set the titles and sentences that Typer writes by itself."""
    # Rich takes long to load, and most commands print neither help nor errors of usage.
    from typer import rich_utils

    for name, message in TITLES.items():
        setattr(rich_utils, name, message.in_(language))


def say_error(wrong: Any, language: Language) -> None:
    """Put what is wrong with a command line into words; a request for help stays as it is."""
    kind = type(wrong).__name__
    if kind == "NoArgsIsHelpError":
        return
    set_titles(language)
    text = usage_error(kind, wrong)
    if text is not None:
        said = text.in_(language)
        wrong.format_message = lambda: said


def usage_error(kind: str, wrong: Any) -> Message | None:
    """What is wrong, by the name of the error; `None` for one that is in the language of the reader."""
    match kind:
        case "NoSuchOption":
            known = tuple(sorted(wrong.possibilities or ()))
            return NO_OPTION.given(name=wrong.option_name, count=len(known), known=known)
        case "MissingParameter":
            return MISSING.given(name=_name(wrong))
        case "BadParameter":
            return WRONG_VALUE.given(name=_name(wrong), **_reason(wrong))
        case "BadOptionUsage":
            return WRONG_USE.given(name=wrong.option_name)
        case "UsageError" | "BadArgumentUsage" if not isinstance(wrong.ctx.command, TyperGroup):
            return TOO_MANY
        case _:
            return None


def keys_of(context: Any) -> Iterator[tuple[Any, str]]:
    """The command of a context, its options and arguments and its own commands, each with its key."""
    command, path = context.command, _path(context)
    own, known = _key(*(path or (PROGRAM,))), catalogue(language_of(context))
    yield command, own
    for each in command.get_params(context):
        key = f"{own}-{_short(each)}"
        yield each, key if key in known else _key("option", _short(each))
    if isinstance(command, TyperGroup):
        for name, inner in command.commands.items():
            yield inner, _key(*path, name)


def _describe(context: Any) -> None:
    """Set the help of the command of a context, of its options and of its own commands."""
    language = language_of(context)
    context.command.options_metavar = Message("commands-usage-options-given").in_(language)
    if isinstance(context.command, TyperGroup):
        context.command.subcommand_metavar = Message("commands-usage-command-given").in_(language)
    for described, key in keys_of(context):
        described.help = Message(key).in_(language)


def _key(*parts: str) -> str:
    return "-".join(("help", *parts))


def _short(parameter: Any) -> str:
    """The name of an option as it is typed, without dashes; that of an argument."""
    long = max(parameter.opts, key=len) if parameter.param_type_name == "option" else parameter.name
    return str(long).lstrip("-").replace("_", "-")


def _path(context: Any) -> list[str]:
    """The names of the commands down to that of a context, without the program."""
    found: list[str] = []
    while context.parent is not None:
        found.insert(0, str(context.info_name))
        context = context.parent
    return found


def _name(wrong: Any) -> str:
    return "" if wrong.param is None else str(wrong.param.get_error_hint())


def _reason(wrong: Any) -> dict[str, object]:
    """Why a value is refused: the kind of error that Pydantic found and its limit, or words of ours."""
    errors = getattr(wrong.__cause__, "errors", None)
    if errors is None:
        return {"kind": "said", "limit": "", "why": wrong.message}
    first = errors()[0]
    limits = {**first.get("ctx", {})}
    limit = next((str(value) for value in limits.values()), "")
    return {"kind": first["type"], "limit": limit, "why": first["msg"]}
