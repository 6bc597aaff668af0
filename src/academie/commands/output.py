"""What commands print: answers on standard output, warnings and errors on standard error."""

from __future__ import annotations

import json
from typing import Final, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from academie.words import Language, Message, Text

# Without `emoji=False`, Rich loads a table of all of them, and would replace words between colons.
out: Final = Console(emoji=False)
err: Final = Console(stderr=True, emoji=False)


def table(lang: Language, *heads: Text) -> Table:
    """An empty table with its heads."""
    return Table(*(head.in_(lang) for head in heads))


def print_json(content: object) -> None:
    """Print plain data as JSON, for programs: whole where the encoding lacks letters too."""
    out.print_json(json.dumps(content), ensure_ascii=not out.encoding.startswith("utf"))


def fail(message: str, lang: Language) -> NoReturn:
    """Print what is wrong in one line on standard error, and exit with code 2."""
    error = Message("commands-error", message=message).in_(lang)
    err.print(error, style="red", markup=False, highlight=False, soft_wrap=True)
    raise typer.Exit(2)


def warn(message: str) -> None:
    """Print in one line on standard error what was left out, and go on."""
    err.print(f"[yellow]![/yellow] {escape(message)}", highlight=False, soft_wrap=True)
