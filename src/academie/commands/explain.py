"""`academie explain`: what a throw or a move brings, why, and by which article."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from academie.commands.options import (
    DEFAULT_LANGUAGE,
    GameArgument,
    JsonOption,
    LanguageOption,
    RulesetOption,
)
from academie.commands.output import out, print_json, table
from academie.kernel import UnknownName
from academie.registry import registry
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.kernel import Action, State
    from academie.library.doctrine import Reason
    from academie.notation import AnyNotation

DIGITS: Final = 4


def explain(
    game: GameArgument,
    position: Annotated[str, typer.Argument()],
    act: Annotated[str, typer.Argument(metavar="ACT")],
    ruleset: RulesetOption = None,
    svg: Annotated[Path | None, typer.Option()] = None,
    by: Annotated[str | None, typer.Option(metavar="PLAYER")] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Print every event of a throw or a move with its reason and its source; or a player's reasons too."""
    from academie.drawing import draw
    from academie.notation import notation_of

    rules = registry[game].ruleset(ruleset)
    notation = notation_of(game)
    state = notation.read_state(position, rules)
    played = notation.resolve(state, act)
    after = state.apply(played)
    if svg is not None:
        draw(after, act=played, language=lang).save(svg)
    why = None if by is None else reasons(by, game, state, played)
    if as_json:
        told = answer(notation, after, lang)
        print_json(told if why is None else {**told, "reasons": [plain(each, lang) for each in why]})
        return
    show(notation, after, lang)
    if by is not None and why is not None:
        show_reasons(by, why, lang)


def reasons(by: str, game: str, state: State[Any], act: Action) -> tuple[Reason, ...]:
    """What speaks for and against an act by a player. Raises `UnknownName` for one that does not say."""
    from academie.engine.players import doctrines, player
    from academie.library.doctrine import explained

    why = explained(player(by, game), state, act)
    if why is None:
        known = tuple(offer.name for offer in doctrines(game))
        raise UnknownName(Message("commands-explain-no-doctrine", player=by, known=known))
    return why


def plain(reason: Reason, lang: Language) -> dict[str, object]:
    """A reason as plain data."""
    principle = reason.principle
    return {
        "said": principle.said.in_(lang),
        "citation": str(principle.citation),
        "worth": round(reason.worth, DIGITS),
    }


def show_reasons(by: str, why: Sequence[Reason], lang: Language) -> None:
    """Print the reasons as a table: what speaks for the act, then what speaks against it."""
    if not why:
        out.print(Message("commands-explain-no-reason", player=by).in_(lang))
        return
    rows = table(
        lang,
        Message("common-nothing"),
        Message("commands-explain-principle"),
        Message("commands-column-source"),
    )
    for each in sorted(why, key=lambda reason: -reason.worth):
        side = Message("commands-explain-for" if each.worth > 0 else "commands-explain-against")
        rows.add_row(side.in_(lang), each.principle.said.in_(lang), each.principle.citation.in_(lang))
    out.print(rows)


def answer(notation: AnyNotation, after: State[Any], lang: Language) -> dict[str, object]:
    """The events and legal acts as plain data."""
    return {
        "position": notation.state(after),
        "events": [
            {"seat": event.seat, "text": notation.describe(event, lang), "citation": str(event.citation)}
            for event in after.events
        ],
        "acts": [notation.act(act) for act in after.actions()],
    }


def show(notation: AnyNotation, after: State[Any], lang: Language) -> None:
    """Print the events as a table, then the legal acts."""
    rows = table(lang, Message("commands-column-event"), Message("commands-column-source"))
    for event in after.events:
        rows.add_row(notation.describe(event, lang), event.citation.in_(lang))
    if after.events:
        out.print(rows)
    else:
        out.print(Message("commands-explain-nothing").in_(lang))
    acts = after.actions()
    listed = Message(
        "commands-explain-acts",
        count=len(acts),
        acts=tuple(notation.describe_act(after, act) for act in acts),
    )
    out.print(listed.in_(lang), highlight=False)
