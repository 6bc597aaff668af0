"""The options of dominoes, and what the players have agreed on before a party."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from academie.games.dominoes.law.acts import MOST
from academie.games.dominoes.law.rules import Aim, DominoRules
from academie.kernel import Citation, OptionError, Scope, Text, option
from academie.kernel.kinds import Flag, Number, check_number
from academie.sources import ACAD_D


@dataclass(frozen=True, kw_only=True)
class DominoOptions:
    """What a party can be begun with; each is made longer or shorter by what it is played for."""

    players: int | None = option(
        Number(1, MOST, offered=(2, MOST)),
        None,
        Text("Nombre de joueurs", "How many play"),
        Text(
            "Selon la partie ; la poule se joue à trois ou à quatre.",
            "As the party has it; the poule is for three or four.",
        ),
        citation=Citation(ACAD_D, "ch. VII"),
    )
    tiles: int | None = option(
        Number(1, 13, offered=(6, 13)),
        None,
        Text("Dés pris par chacun", "Dés taken by each"),
        Text(
            "En tête-à-tête : six d'ordinaire, douze pour la plus belle partie.",
            "Two playing: six as a rule, twelve for the finest party.",
        ),
        citation=Citation(ACAD_D, "ch. II, IV, V"),
    )
    points: int | None = option(
        Number(1, 999),
        None,
        Text("Points de la partie", "Points of the party"),
        Text(
            "Cent d'ordinaire, où l'on joue aux points.", "A hundred as a rule, where points are played for."
        ),
        citation=Citation(ACAD_D, "ch. II"),
        only_by=lambda rules: rules.aim.value in {Aim.POINTS, Aim.LAST},
    )
    rounds: int | None = option(
        Number(1, 99),
        None,
        Text("Coups à gagner", "Coups to win"),
        Text("En tête-à-tête sans points.", "Two playing without points."),
        citation=Citation(ACAD_D, "ch. III"),
        only_by=lambda rules: rules.aim.value is Aim.ROUNDS,
    )
    pots: int | None = option(
        Number(1, 99),
        None,
        Text("Combien de fois chacun met au jeu", "How often everyone stakes"),
        Text(
            "À quatre sans points : chaque coup gagné retire une mise.",
            "Four playing without points: every coup won takes a stake back.",
        ),
        citation=Citation(ACAD_D, "ch. VI"),
        only_by=lambda rules: rules.aim.value is Aim.STAKES,
    )
    first: int = option(
        Number(0, MOST, offered=(1, MOST)),
        0,
        Text("Quelle place pose la première", "Which seat leads first"),
        Text("Sans choix, on tire au sort.", "If nothing is said, it is drawn."),
        citation=Citation(ACAD_D, "rule I"),
        scope=Scope.HANDICAP,
    )
    """Counted from 1; 0 is drawn."""
    memory: bool = option(
        Flag(),
        False,
        Text("De mémoire", "From memory"),
        Text(
            "La table ne dit pas qui a posé le premier : à chacun de s'en souvenir.",
            "The table does not say who led: everyone is to remember it.",
        ),
        citation=Citation(ACAD_D, "rule XXIV"),
        scope=Scope.TABLE,
        short=Text("de mémoire", "from memory"),
    )


class Agreement(NamedTuple):
    """How many play, how many dés each takes, how much there is to win, whether it is untold who led."""

    players: int
    tiles: int
    goal: int
    memory: bool = False


def usual(rules: DominoRules) -> Agreement:
    """What is agreed on where nobody says otherwise."""
    share = rules.shares.value[0]
    return Agreement(share.players, share.tiles[0], rules.goal.value)


def agreement(rules: DominoRules, said: DominoOptions) -> Agreement:
    """What holds in the party. Raises `OptionError` for what it does not allow."""
    shares = {share.players: share.tiles for share in rules.shares.value}
    players = usual(rules).players if said.players is None else said.players
    if players not in shares:
        raise OptionError(
            Text(
                f"{rules.id} se joue à {' ou '.join(map(str, shares))}, non à {players}",
                f"{rules.id} is for {' or '.join(map(str, shares))} players, not {players}",
            )
        )
    allowed = shares[players]
    tiles = allowed[0] if said.tiles is None else said.tiles
    check_number("tiles", tiles, allowed[0], allowed[-1])
    goal = said.points or said.rounds or said.pots or rules.goal.value
    return Agreement(players, tiles, goal, said.memory)
