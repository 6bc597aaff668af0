"""The score sheet drawn."""

from xml.etree import ElementTree

import pytest

from academie.drawing.svg import NAMESPACE
from academie.games.company.law import ATourner, Chouette, Company, DeuxContreDeux, Ecrire, poule, tour_a_tour
from academie.games.company.picture.score_sheet import MARGIN, score_sheet_svg
from academie.kernel import BLACK, WHITE
from academie.words import Language, languages
from tests.games.company.law.results import marque_won, won_by_white

NAMES = ("Mme de Lasseroles", "Élisa", "Kermadeuc", "B", "C", "D")
COMPANIES: list[Company] = [
    won_by_white(Ecrire(), "wbwbwwww"),
    won_by_white(Ecrire(Chouette()), "wb"),
    won_by_white(Ecrire(DeuxContreDeux()), "wbbbb"),
    won_by_white(Ecrire(ATourner(6), 12), "wbwbwbwbwbwb"),
    won_by_white(poule(5, parties=9), "wbw"),
    tour_a_tour(3, parties=9),
]


def drawing(company: Company, language: Language = Language.FRENCH) -> ElementTree.Element:
    return ElementTree.fromstring(score_sheet_svg(company, NAMES[: company.people], language=language).svg)


def texts(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [*root.iter(f"{{{NAMESPACE}}}text")]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("company", COMPANIES)
def test_all_stands_within_the_paper(company: Company, language: Language) -> None:
    root = drawing(company, language)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for item in texts(root):
        x, y, size = (float(item.attrib[name]) for name in ("x", "y", "font-size"))
        long = 0.5 * size * len(item.text or "")
        start = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[item.attrib["text-anchor"]] * long
        assert MARGIN / 2 <= start <= start + long <= width
        assert size < y < height
    assert root.attrib["lang"] == language.value


@pytest.mark.parametrize(("company", "played"), [*zip(COMPANIES, (8, 2, 5, 12, 3, 0), strict=True)])
def test_every_account_has_its_name_and_every_marque_its_line(company: Company, played: int) -> None:
    root = drawing(company)
    words = [item.text for item in texts(root)]
    for account in company.accounts():
        assert " & ".join(NAMES[person] for person in account.holders) in words
    lines = [item for item in root.iter() if "data-row" in item.attrib]
    assert len(lines) == played


def test_a_flag_for_the_petite_and_two_for_the_grande() -> None:
    party = Ecrire().after(marque_won(WHITE, 6, 1, run=6)).after(marque_won(BLACK, 12, 0, run=12))
    first, second = (item for item in drawing(party).iter() if "data-row" in item.attrib)
    assert [sum(part.get("data-part") == "pavillon" for part in line.iter()) for line in (first, second)] == [
        1,
        2,
    ]
    assert "15" in {item.text for item in texts(first)}
    assert "56" in {item.text for item in texts(second)}


def test_the_description_says_who_pays() -> None:
    root = drawing(won_by_white(Ecrire(marques=2), "ww"), Language.ENGLISH)
    told = root.findtext(f"{{{NAMESPACE}}}desc")
    assert told is not None
    assert told.startswith("Élisa pays Mme de Lasseroles")
