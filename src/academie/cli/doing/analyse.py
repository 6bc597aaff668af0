"""`academie analyse`: what acts are worth and why, of one position or of a whole game."""

# Games and engines are loaded once progress is shown.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path

from academie.cli.speech import LanguageOption, language, told
from academie.cli.work_progress import stoppable
from academie.kernel import Text


def analyse(
    *,
    what: str,
    game: str,
    ruleset: str | None,
    throw: str | None,
    deepen: int,
    most: int,
    svg: Path | None,
    save: Path | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Say what acts are worth and why.

    Values are stakes: +1 is a game surely won. Ctrl-C ends a long analysis and keeps what is done.
    """
    with told(lang), stoppable(Text("analyse", "analysis"), lang) as shown:
        from academie.cli import analyse_game, analyse_position
        from academie.notation import notation_of
        from academie.notation.formats import read_file
        from academie.registry import registry

        speech = language(lang)
        if Path(what).is_file():
            record = read_file(Path(what))
            analyse_game.run(record, deepen, most, svg, save, speech, shown, as_json=as_json)
            return
        notation = notation_of(game)
        state = notation.read_state(what, registry[game].ruleset(ruleset))
        if throw is not None:
            state = state.apply(notation.resolve(state, throw))
        analyse_position.run(game, state, deepen, most, svg, speech, shown, as_json=as_json)
