"""How long games are: throws a partie, throws a relevé, relevés a partie."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from academie.games.race import RUNNING
from academie.kernel import Language, Text
from academie.lab.length import Begun, GameLength, told
from academie.lab.measured import Findings, Row, counted
from academie.lab.plots import Plot, counts
from academie.lab.studies.study import Asked, Found
from academie.lab.workers import Tell, Workers
from academie.registry import registry

THROWS: Final = Text("coups de dés", "throws")
STEPS: Final = 30


def length(asked: Asked, crew: Workers, tell: Tell) -> tuple[Found, ...]:
    """One table of all the games, drawn for the first of them."""
    parties = told([Begun(game) for game in asked.games], asked.seed, asked.parties, crew, tell)
    rows = tuple(_row(game, tales) for game, tales in zip(asked.games, parties, strict=True))
    heads = (
        Text("jeu", "game"),
        Text("coups de dés la partie", "throws a partie"),
        Text("la relevée", "a relevé"),
        Text("relevées la partie", "relevés a partie"),
    )
    findings = Findings(Text("Combien durent les parties", "How long games are"), heads, rows)
    return (Found(findings, partial(_plot, asked.games[0], _lengths(parties[0]))),)


def _lengths(tales: Sequence[GameLength]) -> list[int]:
    return [sum(tale.throws) for tale in tales]


def _row(game: str, tales: Sequence[GameLength]) -> Row:
    """A running game has no relevés."""
    whole = counted(_lengths(tales))
    if game in RUNNING:
        return Row(registry[game].title, (whole,))
    releves = counted([throws for tale in tales for throws in tale.throws])
    return Row(registry[game].title, (whole, releves, counted([len(tale.throws) for tale in tales])))


def _plot(game: str, lengths: Sequence[int], language: Language) -> Plot:
    title = Text(
        f"Coups de dés par partie ({len(lengths)} parties de {game})",
        f"Throws a partie ({len(lengths)} parties of {game})",
    )
    width = max(1, max(lengths) // STEPS)
    return counts(lengths, width, title, THROWS, language)
