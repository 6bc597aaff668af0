"""What the treatise says of chance and skill at tourne-case, computed over every state."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final

from academie.claims.check import Check, Effort, Power, Run, lacks_numpy, proof_of
from academie.games.tables.law.track import Track
from academie.games.tourne_case.law.movement import COIN, OUTSIDE
from academie.games.tourne_case.solution import numbers, ways
from academie.library.statement import Finding, Statement
from academie.words import Message, Text

if TYPE_CHECKING:
    from academie.lab.solving import Chain, Chosen, Floats

RULES: Final = "free"


@cache
def perfect() -> tuple[Chain, Floats, Chosen]:
    """The game as arrays, what every state is worth, and the best plays."""
    from academie.games.tourne_case.solver import by_name  # noqa: PLC0415 - needs numpy
    from academie.lab.solving import solve  # noqa: PLC0415

    chain = by_name(RULES)
    worths = solve(chain)
    return chain, worths, chain.policy(worths)


def check_skill(statement: Statement, effort: Effort) -> Finding:
    """Whether it makes no difference how one plays."""
    from academie.lab.solving import meeting  # noqa: PLC0415

    del statement, effort
    chain, worths, best = perfect()
    worst = chain.policy(worths, worst=True)
    stakes = sum(float(each[chain.start]) for each in meeting(chain, best, worst)) / 2
    evidence = Message("tourne-case-found-skill", wins=50 * (1 + stakes))
    return Finding(proof_of(holds=stakes == 0), evidence, {"stakes": round(stakes, 6)})


def check_first_home(statement: Statement, effort: Effort) -> Finding:
    """Whether the player who is the first to bring a man to the coin wins at least so large a share."""
    import numpy as np  # noqa: PLC0415

    from academie.lab.solving import first_to  # noqa: PLC0415

    del effort
    chain, worths, best = perfect()
    home = np.array([way[COIN] > 0 for way in ways()])
    wins = first_to(chain, best, worths, (np.repeat(home, len(home)), np.tile(home, len(home))))
    evidence = Message(
        "tourne-case-found-first-home", wins=100 * wins, least=round(100 * statement.parameters["least"])
    )
    return Finding(proof_of(holds=wins >= statement.parameters["least"]), evidence, {"wins": round(wins, 6)})


def check_wants_hit(statement: Statement, effort: Effort) -> Finding:
    """Whether a player who stands so is better off once one of his men is hit, wherever the other stands."""
    del effort
    chain, worths, _ = perfect()
    stands = track(statement.parameters["men"])
    compared = better = 0
    for point, his in product(range(1, COIN), ways()):
        if not stands[point] or his[point]:
            continue
        hit = [*stands]
        hit[point], hit[OUTSIDE] = 0, hit[OUTSIDE] + 1
        here, then = (numbers()[way] * len(ways()) + numbers()[his] for way in (stands, tuple(hit)))
        if chain.known[here] and chain.known[then]:
            compared += 1
            better += bool(worths[then] > worths[here])
    evidence = Message("tourne-case-found-wants-hit", compared=compared, better=better)
    return Finding(proof_of(holds=better > 0), evidence, {"compared": compared, "better": better})


def track(men: list[int]) -> Track:
    """Men by where they stand."""
    return tuple(men.count(point) for point in range(COIN + 1))


def check_hits(statement: Statement, effort: Effort) -> Finding:
    """Whether so many men are hit in a game, in the mean."""
    import numpy as np  # noqa: PLC0415

    from academie.lab.solving import mean_of  # noqa: PLC0415

    del effort
    chain, _, best = perfect()
    outside = np.array([way[OUTSIDE] for way in ways()])
    waits = np.tile(outside, len(outside))
    # The adversary throws next: his men outside, then, are more than before if one was hit.
    struck = [
        (outside[after // len(outside)] > waits) & (turn != 0) for after, turn, _ in chain.following(best)
    ]
    hits, throws = mean_of(chain, best, [np.stack((each, np.ones(chain.states))) for each in struck])
    evidence = Message(
        "tourne-case-found-hits", hits=hits, throws=throws, least=statement.parameters["least"]
    )
    figures = {"hits": round(hits, 6), "throws": round(throws, 6)}
    return Finding(proof_of(holds=hits >= statement.parameters["least"]), evidence, figures)


def _check(title: Text, run: Run) -> Check:
    return Check(title, 1, Power.PROVES, run, lacks_numpy, drawn=False)


CHECKS: Final[Mapping[str, Check]] = {
    "no-skill": _check(Message("tourne-case-claim-skill"), check_skill),
    "first-home": _check(Message("tourne-case-claim-first-home"), check_first_home),
    "wants-hit": _check(Message("tourne-case-claim-wants-hit"), check_wants_hit),
    "hits": _check(Message("tourne-case-claim-hits"), check_hits),
}
