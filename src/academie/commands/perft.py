"""`academie perft`: how many sequences of acts there are, depth by depth."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from academie.commands.options import DEFAULT_LANGUAGE, INTERRUPTED, LanguageOption, RulesetOption, game_key
from academie.commands.output import out
from academie.kernel import OptionError
from academie.registry import registry
from academie.words import Message

if TYPE_CHECKING:
    from academie.kernel import RuleSet, State


def perft(
    game: Annotated[str, typer.Argument(callback=game_key)],
    ruleset: RulesetOption = None,
    depth: Annotated[int, typer.Option(min=1)] = 5,
    position: Annotated[str | None, typer.Option()] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Count every sequence of acts: the usual test that a law finds each move, and finds it once."""
    rules = registry[game].ruleset(ruleset)
    first = start(game, rules, position)
    counts = (counted(first, ply) for ply in range(1, depth + 1))
    heads = (
        Message("commands-column-depth"),
        Message("commands-column-nodes"),
        Message("commands-column-seconds"),
    )
    print_row(*(head.in_(lang) for head in heads))
    try:
        for ply, (nodes, seconds) in enumerate(counts, 1):
            print_row(str(ply), str(nodes), f"{seconds:.2f}")
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def start(game: str, rules: RuleSet, position: str | None) -> State[Any]:
    """The state to count from: the position, else the start of a game."""
    from academie.notation import notation_of

    if position is None:
        return registry[game].start(rules)
    return notation_of(game).read_state(position, rules)


def counted(first: State[Any], depth: int) -> tuple[int, float]:
    """The number of sequences of that length, and the seconds it took to count them."""
    from academie.testing.perft import perft as sequences

    since = perf_counter()
    try:
        return sequences(first, depth), perf_counter() - since
    except ValueError as wrong:
        raise OptionError(Message("commands-perft-chance")) from wrong


def print_row(depth: str, nodes: str, seconds: str) -> None:
    """Print one row of the table as soon as it is known."""
    out.print(f"{depth:>10} {nodes:>16} {seconds:>10}", highlight=False, soft_wrap=True)
