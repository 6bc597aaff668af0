"""The positions on which principles are measured, by one rule: none is built, none is picked by hand.

The engine plays games against itself, from a seed. A state counts for a principle if its condition and its
provisos hold and both of its classes have an act; of those the first by their digest are taken.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from academie.engine.dice.engine import EnginePlayer, dice_engine
from academie.games.trictrac.claims.principles import PRINCIPLES, Principle, View
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.kernel import CHANCE, Action, State
from academie.notation import notation_of
from academie.registry import registry

GAME: Final = "trictrac"
SEED: Final = 1818
GAMES: Final = 1_000
MANY: Final = 24
"""How many positions each principle is measured on, where there are so many."""
LONGEST: Final = 400
"""After how many throws and acts a game is broken off."""


def classes(principle: Principle, state: TrictracState) -> tuple[list[Action], list[Action]] | None:
    """The acts preferred and the others, or nothing where the principle does not apply."""
    view = View.of(state)
    if not principle.holds(view):
        return None
    better: list[Action] = [act for act in state.actions() if principle.better(view, act)]
    worse: list[Action] = [act for act in state.actions() if principle.worse(view, act)]
    return (better, worse) if better and worse else None


def played(game: int) -> Iterator[TrictracState]:
    """The states of one game in which somebody chooses."""
    lot = random.Random(f"{SEED} {game}")
    player = EnginePlayer(dice_engine(GAME))
    state: State[Any] = registry[GAME].start()
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        if state.actor is CHANCE:
            acts, weights = zip(*state.chance(), strict=True)
            state = state.apply(lot.choices(acts, [float(weight) for weight in weights])[0])
            continue
        if isinstance(state, TrictracState) and state.phase in {Phase.PLAY, Phase.HOLD}:
            yield state
        state = _acted(state, player)


def _acted(state: State[Any], player: EnginePlayer) -> State[Any]:
    """The state after what a player does in it."""
    after: State[Any] = state.apply(player.choose(state))
    return after


def digest(text: str) -> str:
    """What puts positions in order."""
    return sha256(text.encode()).hexdigest()


@cache
def samples(games: int = GAMES) -> dict[str, list[str]]:
    """The positions of every principle, in the notation of the game, from so many games."""
    write = notation_of(GAME).state
    found: dict[str, set[str]] = {name: set() for name in PRINCIPLES}
    for game in range(games):
        for state in played(game):
            for name, principle in PRINCIPLES.items():
                if classes(principle, state) is not None:
                    found[name].add(write(state))
    return {name: sorted(texts, key=digest)[:MANY] for name, texts in found.items()}


def write(path: Path) -> None:
    """Write the positions into the file of the statements, which names the principle of each."""
    content = json.loads(path.read_text(encoding="utf-8"))
    chosen = samples()
    for claim in content["claims"]:
        claim["positions"] = chosen[claim["principle"]]
    head = {key: value for key, value in content.items() if key != "claims"}
    lines = ",\n".join("    " + json.dumps(claim, ensure_ascii=False) for claim in content["claims"])
    text = json.dumps(head, ensure_ascii=False, indent=2).removesuffix("\n}")
    path.write_text(f'{text},\n  "claims": [\n{lines}\n  ]\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    write(Path("studies/claims/lepeintre-principles.json"))
