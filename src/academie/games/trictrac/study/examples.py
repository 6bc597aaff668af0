"""The worked examples of the treatises of trictrac as studies: golden data, with our own titles and themes.

A throw or a play is the line, and throws or plays that are as good are its variations. An example that only
marks points has the board of a beginning with those points.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from academie.games.trictrac.study import play_by
from academie.kernel import Citation, Source
from academie.kernel.data import data_root
from academie.library.claim import Claim, Evidence, Result
from academie.library.line import Line, Moves, Variation
from academie.library.play import AnyPlay
from academie.library.reading import Entry, load
from academie.library.study import Basis, Certainty, Correction, Effect, Study
from academie.words import Content, Message, Text

OR_ELSE: Final = Message("trictrac-example-or-else")
PLATE: Final = Message("trictrac-example-plate")
CONSTRUCTED: Final = Message("trictrac-example-constructed")
DOUBTS: Final[Mapping[str, tuple[Certainty, Text]]] = {
    "plate": (Certainty.PROBABLE, PLATE),
    "constructed": (Certainty.DOUBTFUL, CONSTRUCTED),
}
"""Where a position comes from, if the text does not simply give it."""
THROWS_NAMED: Final = Message("trictrac-example-throws")


class Shown(NamedTuple):
    """A board, and what is thrown and played on it: the first way is the line, the others are as good."""

    position: str
    ways: tuple[Moves, ...] = ()


def examples(name: str, file: Entry, sources: Mapping[str, Source]) -> Iterator[Study]:
    """The examples that a file of the library lists, in its order."""
    said = {entry["case"]: entry["said"] for entry in load("claims", f"{name}-examples")["claims"]}
    cases = _cases(entry["file"] for entry in file["examples"])
    for entry in file["examples"]:
        case = {**cases[entry["case"]], **entry}
        case["said"] = entry.get("said") or said[entry["case"]]
        yield _study(case, file["game"], sources[case["source"]])


def _cases(files: Iterable[str]) -> dict[str, Entry]:
    """The cases of those files of golden data, by id, each with the kind the file says they are."""
    found: dict[str, Entry] = {}
    for name in dict.fromkeys(files):
        text = data_root("conformance").joinpath(f"{name}.json").read_text(encoding="utf-8")
        content = json.loads(text)
        found |= {case["id"]: {"kind": content["kind"], **case} for case in content["cases"]}
    return found


def _study(case: Entry, game: str, source: Source) -> Study:
    play = play_by(source)
    shown = _shown(case)
    certainty, doubt = DOUBTS.get(case.get("provenance", "text"), (Certainty.CERTAIN, None))
    return Study(
        id=case["id"].lower(),
        number=case["id"],
        game=game,
        citation=Citation(source, case["place"]),
        title=Content(fr=case["title"], en=case["topic"]),
        themes=tuple(case["themes"]),
        position=shown.position,
        turned=None,
        solver=None,
        line=_line([_written(play, shown.position, way) for way in shown.ways]),
        endings_supplied=False,
        claim=Claim(Result.EXAMPLE, Content(**case["said"]), Evidence.UNTESTED),
        sound=(),
        corrections=tuple(_corrections(case)),
        certainty=certainty,
        doubt=doubt,
        breach=None,
        unattested=(),
        notes=tuple(_notes(case)),
        same_as=(),
    )


def _shown(case: Entry) -> Shown:
    """What an example shows; one of several checks by the first, with the throws of all."""
    match case["kind"]:
        case "throw":
            return Shown(case["position"], ((case["dice"],),))
        case "play":
            return Shown(case["position"], tuple((case["dice"], play) for play in case["legal"]))
        case "throws":
            return Shown(case["position"], tuple((dice,) for dice in case["expect"]))
        case "marking":
            return Shown(_beginning(case["start"]))
        case _:
            first, *others = [_shown(check) for check in case["checks"] if check["kind"] in BOARDS]
            also = (way for other in others if other.position == first.position for way in other.ways)
            return Shown(first.position, (*first.ways, *also))


BOARDS: Final = frozenset({"throw", "play", "throws", "marking"})
"""The kinds of examples that have a board."""


def _beginning(start: Entry) -> str:
    """The beginning of a relevé with points marked."""
    white, black = start["points"]
    run = "" if start["bredouille"] == "nobody" else f" bredouille={start['bredouille']}"
    return f"0x15/0x15 white points={white}-{black}{run}"


def _written(play: AnyPlay, position: str, way: Moves) -> Moves:
    """The acts of a way as our notation writes them."""
    state, written = play.board(position), list[str]()
    for text in way:
        written.append(play.resolve(state, text))
        state = play.replay(state, (text,), play.reach).positions[-1]
    return tuple(written)


def _line(ways: list[Moves]) -> Line:
    """The first way, the others being variations where they leave it."""
    if not ways:
        return Line(())
    first, *others = ways
    return Line(first, tuple(_variation(first, other) for other in others))


def _variation(first: Moves, other: Moves) -> Variation:
    after = next(nth for nth, (one, two) in enumerate(zip(first, other, strict=True)) if one != two)
    return Variation(OR_ELSE, Line(other[after:]), after=after)


def _corrections(case: Entry) -> Iterator[Correction]:
    """Throws that the book lists wrongly."""
    if case["kind"] == "throws":
        printed, used = (", ".join(case[key]) for key in ("printed", "expect"))
        reason = Content(fr=case["note_fr"], en=case["note"])
        yield Correction(THROWS_NAMED, printed, used, Effect.TEXT, Basis.INFERENCE, reason)


def _notes(case: Entry) -> Iterator[Text]:
    if case.get("illegal"):
        plays = ", ".join(case["illegal"])
        yield Message("trictrac-example-forbidden", plays=plays)
    if "note_fr" in case and case["kind"] != "throws":
        yield Content(fr=case["note_fr"], en=case["note"])
