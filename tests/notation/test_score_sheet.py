"""The score sheet in words. Figures: Lepeintre, part 1 ch. VI."""

from collections.abc import Sequence

import pytest

from academie.games.company.law import (
    ATourner,
    Chouette,
    Company,
    DeuxContreDeux,
    Ecrire,
    ecrire_rules,
    poule,
    tour_a_tour,
)
from academie.games.company.text.score_sheet import score_sheet, score_text
from academie.kernel import BLACK, WHITE
from academie.notation.seats import PLAYER
from academie.notation.sheet import Cell, Sheet, said
from academie.words import Language, languages, verbatim
from tests.games.company.law.results import marque_won, partie_won, refait, won_by_white

NAMES = ("Adèle", "Bertrand", "Cécile", "Denis")

PARTY = (
    Ecrire(marques=2, rules=ecrire_rules("crayon"))
    .after(marque_won(WHITE, 6, 1, run=6))
    .after(refait(WHITE))
    .after(marque_won(BLACK, 7, 4))
)

FRENCH = """\
Trictrac à écrire
en 2 marqués · À écrire, au crayon

              │        Adèle         │       Bertrand
marqué        │ trous  consol.  doit │ trous  consol.  doit
──────────────┼──────────────────────┼─────────────────────
1             │   ⚑ 6        4       │     1             15
2 r           │     4              7 │     7        4
──────────────┼──────────────────────┼─────────────────────
marqués faits │                    1 │                    1
points        │                    7 │                   15
queue         │                      │                   20
total dû      │                    7 │                   35
solde         │                  +28 │                  −28

Bertrand paie 3 fiches à Adèle.
⚑ bredouille : chaque pavillon double (petite ×2, grande ×4)
r : après un refait
"""

ENGLISH = """\
A poule of trictrac
9 games at most

                 │ Adèle │ Bertrand │ Cécile
game             │       │          │
─────────────────┼───────┼──────────┼───────
1                │  wins │    loses │
2                │  wins │          │  loses
─────────────────┼───────┼──────────┼───────
staked           │     1 │        1 │      1
out of the poule │     3 │          │
balance          │    +2 │       −1 │     −1

Bertrand pays Adèle 1 stake.
Cécile pays Adèle 1 stake.
"""


def french_sheet(company: Company, names: Sequence[str]) -> Sheet[str]:
    """The score sheet as a French reader sees it."""
    return said(score_sheet(company, [*map(verbatim, names)]), Language.FRENCH)


def test_a_party_in_french() -> None:
    """15 for six in bredouille against one, 7 for seven to four after a refait: one fiche, and the queue."""
    assert score_text(PARTY, NAMES[:2]) == FRENCH


def test_a_poule_in_english() -> None:
    assert score_text(won_by_white(poule(3, parties=9), "ww"), NAMES[:3], Language.ENGLISH) == ENGLISH


def test_postillon_and_both_queues_stand_at_the_foot() -> None:
    """Eight marqués to none: 28 and three times 8."""
    sheet = french_sheet(won_by_white(Ecrire(), "w" * 8), NAMES[:2])
    sums = dict(sheet.sums)
    assert sums["marqués faits"] == ("8", "0")
    assert sums["postillon"] == ("", "52")
    assert sums["queue des jetons"] == ("", "16")
    assert sums["queue"] == ("", "20")
    assert sums["total dû"] == ("0", str(64 + 52 + 16 + 20))


def test_the_idle_is_consoled_and_the_loser_owes_twice() -> None:
    """LEP part 1 ch. VI, à tourner: 15 to the winner and 4 to the third."""
    party = Ecrire(ATourner(3), 12).after(marque_won(WHITE, 6, 1, run=6))
    (row,) = french_sheet(party, NAMES[:3]).rows
    assert row.cells == (
        (Cell("6", 1), Cell("4"), Cell("")),
        (Cell("1"), Cell(""), Cell("19")),
        (Cell(""), Cell("4"), Cell("")),
    )


def test_partners_share_a_column_that_says_who_played() -> None:
    party = won_by_white(Ecrire(DeuxContreDeux()), "bw")
    sheet = french_sheet(party, NAMES)
    assert sheet.heads == ("Adèle & Bertrand", "Cécile & Denis")
    assert [tuple(account[0].text for account in row.cells) for row in sheet.rows] == [
        ("Adèle", "Cécile"),
        ("Bertrand", "Cécile"),
    ]
    assert sheet.notes == ("À jouer : Bertrand (Blanc) contre Denis (Noir).",)


def test_turn_about() -> None:
    company = tour_a_tour(3, parties=2).after(partie_won(BLACK, stakes=2)).after(partie_won(WHITE))
    sheet = french_sheet(company, NAMES[:3])
    assert [tuple(str(cells[0]) for cells in row.cells) for row in sheet.rows] == [
        ("perd ×2", "gagne ×2", ""),
        ("", "perd", "gagne"),
    ]
    assert dict(sheet.sums)["solde"] == ("−2", "+1", "+1")


def test_quits() -> None:
    assert french_sheet(won_by_white(Ecrire(marques=2), "wb"), NAMES[:2]).notes == ("Personne ne doit rien.",)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "company",
    [Ecrire(), Ecrire(Chouette()), Ecrire(ATourner(4)), poule(4, parties=3), tour_a_tour(2, parties=1)],
)
def test_an_empty_sheet(company: Company, language: Language) -> None:
    """Before anything is played there is a head, a foot, and who is to play."""
    text = score_text(company, NAMES[: company.people], language)
    assert all(name in text for name in NAMES[: company.people])
    assert text.endswith(f"({PLAYER[BLACK].in_(language)}).\n")


def test_everybody_needs_a_name() -> None:
    with pytest.raises(ValueError, match="2 people"):
        score_text(PARTY, NAMES)
