"""`academie analyse`: what acts are worth and why, of one position or of a whole game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption, game_key
from academie.commands.progress import stoppable
from academie.words import Message

IN_A_POSITION: Final = re.compile(r"[ /:]")
"""What stands between the parts of every position."""


def analyse(
    what: Annotated[str, typer.Argument(metavar="FILE|POSITION")],
    game: Annotated[str, typer.Option(callback=game_key)] = "trictrac",
    ruleset: Annotated[str | None, typer.Option()] = None,
    throw: Annotated[str | None, typer.Option()] = None,
    deepen: Annotated[
        int,
        typer.Option("--ponder", min=0),
    ] = 3,
    most: Annotated[int, typer.Option(min=1)] = 8,
    svg: Annotated[Path | None, typer.Option()] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Say what acts are worth and why.

    Values are stakes: +1 is a game certainly won. Ctrl-C ends a long analysis and keeps what is done.
    """
    with stoppable(Message("commands-analyse-unit"), lang) as shown:
        from academie.commands import analyse_game, analyse_position
        from academie.notation import notation_of
        from academie.notation.formats import read_file
        from academie.registry import registry

        file = Path(what)
        # No position ends as the name of a file does, and none is one word.
        if file.suffix[1:].isalnum() or file.exists() or not IN_A_POSITION.search(what):
            record = read_file(file)
            analyse_game.run(record, deepen, most, svg, save, lang, shown, as_json=as_json)
            return
        notation = notation_of(game)
        state = notation.read_state(what, registry[game].ruleset(ruleset))
        if throw is not None:
            state = state.apply(notation.resolve(state, throw))
        analyse_position.run(game, state, deepen, most, svg, lang, shown, as_json=as_json)
