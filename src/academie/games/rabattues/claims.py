"""What the treatise says of chance and attention at dames rabattues, computed over every state."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from academie.claims.check import Check, Effort, Power, Run, lacks_numpy, proof_of
from academie.games.rabattues.solution import PILES, STATES, number, positions
from academie.library.statement import Finding, Statement
from academie.words import Message, Text

if TYPE_CHECKING:
    from academie.lab.solving import Chain, Chosen, Floats

STANDARD: Final = "standard"
WATCHED: Final = "watched"
MEN: Final = sum(PILES)
NEAR: Final = 1e-12
"""Worths that differ by less are equal."""


class Standing(NamedTuple):
    """For every state, of the thrower and of the other: whether all men are laid, and how many are left."""

    laid: Any
    men: Any


@cache
def perfect(rules: str) -> tuple[Chain, Floats, Chosen]:
    """The game as arrays, what every state is worth, and the best plays."""
    from academie.games.rabattues.solver import by_name  # noqa: PLC0415 - needs numpy
    from academie.lab.solving import solve  # noqa: PLC0415

    chain = by_name(rules)
    worths = solve(chain)
    return chain, worths, chain.policy(worths)


def standing() -> Standing:
    """How both players stand, by the numbers of states."""
    import numpy as np  # noqa: PLC0415

    found = Standing(np.zeros((2, STATES), np.bool_), np.full((2, STATES), MEN))
    for sides in positions():
        here = number(*sides)
        for seat, half in enumerate(sides):
            found.laid[seat, here] = half.laid
            if half.laid:
                found.men[seat, here] = sum(half.counts)
    return found


def check_no_choice(statement: Statement, effort: Effort) -> Finding:
    """Whether every throw can be played in one way only."""
    del statement, effort
    chain, worths, _ = perfect(STANDARD)
    plays, first = chain.after.shape[1], float(worths[chain.start])
    figures = {"states": int(chain.known.sum()), "first": round(first, 6)}
    return Finding(
        proof_of(holds=plays == 1),
        Message("rabattues-found-no-choice", states=figures["states"], wins=50 * (1 + first)),
        figures,
    )


def check_attention(statement: Statement, effort: Effort) -> Finding:
    """Whether nothing more is needed than to take whatever the other leaves: what taking less can gain."""
    from academie.games.rabattues.solver import takes_all  # noqa: PLC0415
    from academie.lab.solving import meeting  # noqa: PLC0415

    del statement, effort
    chain, worths, best = perfect(WATCHED)
    gain = 0.0
    better = choices = 0
    for throw in range(len(chain.ways)):
        plays = chain.plays(worths, throw)[:, chain.known]
        choices += int((plays != plays[0]).any(0).sum())
        better += int((plays.min(0) < plays[0] - NEAR).sum())
        gain = max(gain, float((plays[0] - plays.min(0)).max()))
    all_left, none = takes_all(chain), takes_all(chain) + chain.after.shape[1] - 1
    overlooks, stakes = (
        sum(float(each[chain.start]) for each in meeting(chain, best, other)) / 2
        for other in (none, all_left)
    )
    figures = {"choices": choices, "better": better, "gain": gain, "always": stakes, "never": overlooks}
    return Finding(
        proof_of(holds=better == 0),
        Message(
            "rabattues-found-attention",
            choices=choices,
            better=better,
            gain=gain,
            stakes=stakes,
            wins=50 * (1 + overlooks),
        ),
        {name: round(value, 9) for name, value in figures.items()},
    )


def check_first_lifts(statement: Statement, effort: Effort) -> Finding:
    """Whether the player who is the first to have laid all his men loses at least so large a share."""
    from academie.lab.solving import first_to  # noqa: PLC0415

    del effort
    chain, worths, best = perfect(STANDARD)
    mine, his = standing().laid
    loses = 1.0 - first_to(chain, best, worths, (mine, his))
    return Finding(
        proof_of(holds=loses >= statement.parameters["least"]),
        Message(
            "rabattues-found-first-lifts", loses=100 * loses, least=round(100 * statement.parameters["least"])
        ),
        {"loses": round(loses, 6)},
    )


def check_men_left(statement: Statement, effort: Effort) -> Finding:
    """Whether the first often has few men left when the second has laid all: in such a share of games."""
    import numpy as np  # noqa: PLC0415

    from academie.lab.solving import mean_of  # noqa: PLC0415

    del effort
    asked = statement.parameters
    chain, _, best = perfect(STANDARD)
    laid, men = standing()
    alone, counted = laid[0] ^ laid[1], list[Any]()
    for after, turn, _ in chain.following(best):
        # The leader is who had all laid before; he is the thrower after, or not.
        throws = (turn > 0) == laid[0]
        leads = throws * men[0][after] + ~throws * men[1][after]
        both = alone & laid[0][after] & laid[1][after] & (turn != 0)
        counted.append(both & (leads == np.arange(1, MEN + 1)[:, None]))
    chances = mean_of(chain, best, counted)
    shares = [chance / sum(chances) for chance in chances]
    few = sum(shares[: asked["most"]])
    evidence = Message(
        "rabattues-found-men-left",
        most=asked["most"],
        few=100 * few,
        least=round(100 * asked["least"]),
        shares=tuple(f"{left}: {100 * share:.1f} %" for left, share in enumerate(shares, 1)),
    )
    figures = {str(left): round(share, 6) for left, share in enumerate(shares, 1)}
    return Finding(proof_of(holds=few >= asked["least"]), evidence, figures)


def _check(title: Text, run: Run, ruleset: str | None = None) -> Check:
    return Check(title, 1, Power.PROVES, run, lacks_numpy, ruleset=ruleset, drawn=False)


CHECKS: Final[Mapping[str, Check]] = {
    "no-choice": _check(Message("rabattues-claim-no-choice"), check_no_choice),
    "attention": _check(
        Message("rabattues-claim-attention"), check_attention, "rabattues/acad-1806-attention"
    ),
    "first-lifts": _check(Message("rabattues-claim-first-lifts"), check_first_lifts),
    "men-left": _check(Message("rabattues-claim-men-left"), check_men_left),
}
