"""`academie odds`: how many of the 36 casts do what one wants, by numbers or in a position of trictrac."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from academie.cli.speech import LanguageOption, language, out, print_plain, told
from academie.cli.study_tables import table
from academie.games.tables.law import odds as counting
from academie.games.tables.law.throw import FACES, THROWS, Throw
from academie.games.tables.picture.roll_chart import Casts, casts_svg
from academie.games.tables.text.dice import dice_text
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.law import odds as law
from academie.games.trictrac.law.jans import Jan
from academie.games.trictrac.law.state import TrictracState
from academie.games.trictrac.text import TrictracNotation
from academie.kernel import Language, OptionError, Text


@dataclass(frozen=True, slots=True)
class Answer:
    """What was asked, what a value means, and the value of each throw."""

    title: Text
    legend: Text
    values: Mapping[Throw, int]

    def casts(self, least: int = 1) -> int:
        """In how many casts the value is so much or more."""
        return counting.casts(cast for cast, value in self.values.items() if value >= least)

    def plain(self) -> dict[str, object]:
        """The answer as plain data."""
        return {
            "title": self.title._asdict(),
            "casts": self.casts(),
            "of": counting.casts(THROWS),
            "two_ways": self.casts(2),
            "throws": {dice_text(cast): value for cast, value in self.values.items()},
        }


WAYS: Final = Text("De combien de façons le coup le fait.", "In how many ways the throw does it.")


def hit(
    *,
    numbers: list[int] | None,
    position: str | None,
    target: int | None,
    svg: Path | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Hit a man who has men of mine at those distances, every passage open; or hit truly in a position."""
    title = Text("Battre à vrai", "Hitting truly")
    with told(lang):
        answer = by_numbers_or_law(title, numbers, position, Jan.BATTRE_A_VRAI, target)
        tell(answer, svg, lang, as_json=as_json)


def fill(
    *,
    numbers: list[int] | None,
    position: str | None,
    svg: Path | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Cover or fill with men at those distances, in one way or two; or fill in a position."""
    title = Text("Couvrir, remplir", "Covering, filling")
    with told(lang):
        answer = by_numbers_or_law(title, numbers, position, Jan.REMPLIR)
        tell(answer, svg, lang, as_json=as_json)


def faux(
    *,
    position: str,
    target: int | None,
    svg: Path | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Hit falsely in a position: points to the adversary."""
    with told(lang):
        title = Text("Battre à faux", "Hitting falsely")
        values = law.facons(placed(position), Jan.BATTRE_A_FAUX, target)
        tell(Answer(title, WAYS, values), svg, lang, as_json=as_json)


def coin(
    *,
    numbers: list[int] | None,
    cases: list[int] | None,
    position: str | None,
    svg: Path | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Take or hit a coin by two men at those distances from it; or hit it in a position."""
    title = Text("Le coin", "The coin")
    with told(lang):
        if position is not None:
            values = law.facons(placed(position), Jan.BATTRE_LE_COIN)
        else:
            found = counting.made_by_two(faces(numbers or []), faces(cases or []))
            values = {cast: int(cast in found) for cast in THROWS}
        tell(Answer(title, WAYS, values), svg, lang, as_json=as_json)


def passing(
    *,
    position: str,
    svg: Path | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Leave one's coin in a position: the other casts hold its men there."""
    with told(lang):
        state = placed(position)
        values = {cast: int(law.coin_leaves(state, cast)) for cast in THROWS}
        title = Text("Passer le coin", "Leaving the coin")
        legend = Text("1 : une dame peut quitter le coin.", "1: a man can leave the coin.")
        tell(Answer(title, legend, values), svg, lang, as_json=as_json)


def worth(
    *,
    position: str,
    svg: Path | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Tell what each throw is worth in a position: the thrower's points less his adversary's."""
    with told(lang):
        state = placed(position)
        values = {cast: mine - his for cast in THROWS for mine, his in [law.points(state, cast)]}
        title = Text("Ce que vaut chaque coup", "What each throw is worth")
        legend = Text(
            "Points de qui joue, moins ceux de l'adversaire.", "Points of the thrower less his adversary's."
        )
        tell(Answer(title, legend, values), svg, lang, as_json=as_json)


def by_numbers_or_law(
    title: Text, numbers: list[int] | None, position: str | None, jan: Jan, target: int | None = None
) -> Answer:
    """The answer by counting, or by the law in a position. Raises `OptionError` where neither is told."""
    if position is not None:
        return Answer(title, WAYS, law.facons(placed(position), jan, target))
    if not numbers:
        raise OptionError(
            Text("dites des nombres ou --position", "tell numbers, or a position with --position")
        )
    far = ", ".join(map(str, numbers))
    named = Text(f"{title.fr} : {far}", f"{title.en}: {far}")
    return Answer(named, WAYS, counting.ways_by_throw(numbers))


def faces(numbers: list[int]) -> list[int]:
    """The numbers, if a die shows them all. Raises `OptionError`."""
    if not {*numbers} <= {*FACES}:
        raise OptionError(Text("un dé montre de 1 à 6", "a die shows 1 to 6"))
    return numbers


def placed(text: str) -> TrictracState:
    """The position of trictrac written so."""
    return TrictracNotation().read_state(text, TRICTRAC.default)


def tell(answer: Answer, svg: Path | None, lang: LanguageOption, *, as_json: bool) -> None:
    """Prints the answer, and draws it if asked to."""
    speech = language(lang)
    if svg is not None:
        drawn = Casts(title=answer.title, legend=answer.legend, values=dict(answer.values))
        casts_svg(drawn, language=speech).save(svg)
    if as_json:
        print_plain(answer.plain())
        return
    out.print(answer.title.in_(speech), style="bold", highlight=False)
    out.print(cells(answer, speech))
    out.print(counted(answer, speech), highlight=False)


def cells(answer: Answer, speech: Language) -> object:
    """The 36 casts as six lines of six."""
    grid = table(speech, ("", ""), *((str(face), str(face)) for face in FACES))
    for one in FACES:
        row = (answer.values[Throw(max(one, two), min(one, two))] for two in FACES)
        grid.add_row(str(one), *(str(value) if value else "·" for value in row))
    return grid


def counted(answer: Answer, speech: Language) -> str:
    """In how many casts of 36 it is done, and in how many two ways."""
    casts, twice, lost = (
        answer.casts(),
        answer.casts(2),
        counting.casts(cast for cast, value in answer.values.items() if value < 0),
    )
    text = Text(f"{casts} coups sur 36 ({casts / 36:.1%})", f"{casts} casts of 36 ({casts / 36:.1%})").in_(
        speech
    )
    if twice and answer.legend is WAYS:
        text += Text(f", dont {twice} de deux façons ou plus", f", {twice} of them two ways or more").in_(
            speech
        )
    if lost:
        text += Text(f" ; {lost} coûtent", f"; {lost} cost points").in_(speech)
    return text
