"""What parameters are called in the ids of tests: by their game first, so that `-k <key>` finds its tests."""

from __future__ import annotations

from academie.kernel import Game, RuleSet


def game_of(value: object) -> str:
    """The key of the game that a parameter is of, such as a study or a case; nothing if it is of none."""
    if isinstance(value, Game):
        return str(value.key)
    if isinstance(value, RuleSet):
        return value.id.partition("/")[0]
    game = value.get("game") if isinstance(value, dict) else getattr(value, "game", None)
    return game_of(game) if isinstance(game, Game) else game if isinstance(game, str) else ""


def name_of(value: object) -> str | None:
    """`revertier:RV-01` of a case of revertier; pytest knows what to call anything of no game."""
    if isinstance(value, RuleSet):
        return value.id
    own = value.get("id", "") if isinstance(value, dict) else getattr(value, "id", "")
    return ":".join(filter(None, (game_of(value), str(own)))) if game_of(value) else None
