"""The files of the library as values. The head of each file of positions explains its keys."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from academie.kernel import Citation, Seat, Source
from academie.kernel.data import data_root
from academie.library.claim import RESULTS, Claim, Evidence, Measure, Result, Turning
from academie.library.edition import Chapter, Edition, Theme
from academie.library.half_move import STANDINGS, Cause, Confidence, HalfMove, Standing
from academie.library.line import Line, Variation
from academie.library.study import Basis, Breach, Certainty, Correction, Effect, Ground, Sound, Study
from academie.notation.seats import SEATS
from academie.sources import SIGLA
from academie.words import Content, Text

Entry = Mapping[str, Any]


def load(*names: str) -> Entry:
    """One file of the library, e.g. `positions`, `manoury`."""
    *folders, name = names
    text = data_root("studies").joinpath(*folders, f"{name}.json").read_text(encoding="utf-8")
    content: Entry = json.loads(text)
    return content


def names(folder: str) -> list[str]:
    """The files in a folder of the library, in order."""
    found = (file.name for file in data_root("studies").joinpath(folder).iterdir())
    return sorted(name.removesuffix(".json") for name in found if name.endswith(".json"))


def edition(entry: Entry) -> Edition:
    source = SIGLA[entry["siglum"]]
    edition, about, reproduced = (_text(entry[key]) for key in ("edition", "about", "reproduced"))
    chapters = (_chapter(chapter, source) for chapter in entry.get("chapters", ()))
    return Edition(source, entry["author"], edition, about, reproduced, tuple(chapters))


def _chapter(entry: Entry, source: Source) -> Chapter:
    id_ = f"{source.siglum}-{entry['id']}".lower()
    return Chapter(id_, _text(entry["title"]), source, tuple(entry["places"]))


def theme(entry: Entry) -> Theme:
    return Theme(entry["id"], _text(entry["title"]), _text(entry["about"]))


def studies(file: Entry, sources: Mapping[str, Source]) -> list[Study]:
    """The studies of one file of positions, in its order."""
    return [study(entry, file["game"], sources[file["source"]]) for entry in file["studies"]]


def study(entry: Entry, game: str, source: Source) -> Study:
    return Study(
        id=f"{source.siglum}-{entry['number']}".lower(),
        number=entry["number"],
        game=game,
        citation=Citation(source, entry["place"]),
        title=_text(entry["title"]),
        themes=tuple(entry["themes"]),
        position=entry["position"],
        turned=entry.get("turned"),
        solver=_seat(entry.get("solver")),
        line=_line(entry),
        endings_supplied=entry.get("endings_supplied", False),
        claim=_claim(entry["claim"]),
        sound=tuple(map(_sound, entry.get("sound", ()))),
        corrections=tuple(map(_correction, entry.get("corrections", ()))),
        certainty=Certainty(entry["certainty"]),
        doubt=_text(entry["doubt"]) if "doubt" in entry else None,
        breach=Breach(**entry["breaks"]) if "breaks" in entry else None,
        unattested=tuple(entry.get("unattested", ())),
        notes=_texts(entry.get("notes", ())),
        same_as=tuple(entry.get("same_as", ())),
    )


def _text(entry: Entry) -> Text:
    return Content(fr=entry["fr"], en=entry["en"])


def _texts(entries: Iterable[Entry]) -> tuple[Text, ...]:
    return tuple(map(_text, entries))


def _seat(name: str | None) -> Seat | None:
    return None if name is None else SEATS[name]


def _line(entry: Entry) -> Line:
    variations = map(_variation, entry.get("variations", ()))
    read = map(_half_move, entry.get("readings", ()))
    return Line(_moves(entry["line"]), tuple(variations), tuple(entry.get("supplied", ())), tuple(read))


def _half_move(entry: Entry) -> HalfMove:
    """A half-move that needed reading; without a reason, its standing is the reason."""
    standing = Standing(entry["standing"])
    return HalfMove(
        at=entry["at"],
        coup=entry["coup"],
        source_line=entry["source_line"],
        standing=standing,
        printed=entry["printed"],
        reason=_text(entry["reason"]) if "reason" in entry else STANDINGS[standing],
        cause=Cause(entry["cause"]) if "cause" in entry else None,
        confidence=_confidence(entry),
        fitting=entry.get("fitting"),
        others=tuple(entry.get("others", ())),
    )


def _confidence(entry: Entry) -> Confidence | None:
    return Confidence(entry["confidence"]) if "confidence" in entry else None


def _moves(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _variation(entry: Entry) -> Variation:
    return Variation(
        title=_text(entry["title"]),
        line=_line(entry),
        after=entry.get("after", 0),
        setup=entry.get("position"),
        fails=entry.get("fails", False),
        key=entry.get("key", ""),
        claim=_claim(entry["claim"]) if "claim" in entry else None,
    )


def _claim(entry: Entry) -> Claim:
    result = Result(entry["result"])
    said = _text(entry["said"]) if "said" in entry else RESULTS[result]
    measure = _measure(entry["measure"]) if "measure" in entry else None
    return Claim(result, said, Evidence(entry["evidence"]), measure, entry.get("source_line"))


def _measure(entry: Entry) -> Measure:
    turning = _turning(entry["turning"]) if "turning" in entry else None
    return Measure(entry["d14"], entry["d22"], turning)


def _turning(entry: Entry) -> Turning:
    values = {key: entry[key] for key in ("move", "before", "after", "better")}
    return Turning(coup=entry["coup"], seat=SEATS[entry["seat"]], **values)


def _sound(entry: Entry) -> Sound:
    ground, complete = Ground(entry["basis"]), entry["complete"]
    return Sound(_moves(entry["after"]), tuple(entry["moves"]), ground, complete)


def _correction(entry: Entry) -> Correction:
    return Correction(
        where=_text(entry["where"]),
        printed=entry["printed"],
        used=entry["used"],
        effect=Effect(entry["effect"]),
        basis=Basis(entry["basis"]),
        reason=_text(entry["reason"]),
        confidence=_confidence(entry),
        source_line=entry.get("source_line"),
    )
