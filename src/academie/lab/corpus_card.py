"""What goes with a corpus: a card for readers and programs, checksums, and Croissant metadata."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np

from academie.lab.shards import write_whole
from academie.library.datasets.card import RELEASED
from academie.registry import registry
from academie.research.corpora import CARD, COLUMNS, GAMES, SUMS, read_columns
from academie.words import Language

README: Final = "README.md"
CROISSANT: Final = "croissant.json"
LICENCE: Final = "https://spdx.org/licenses/CC0-1.0.html"
"""Moves of programs are facts; nobody need ask for them."""
URL: Final = "https://github.com/academie/academie"
FILE: Final = "games-file"
TYPES: Final[Mapping[str, str]] = {
    "game": "sc:Integer",
    "ruleset": "sc:Text",
    "seed": "sc:Integer",
    "players": "sc:Text",
    "returns": "sc:Float",
    "winner": "sc:Integer",
    "finished": "sc:Boolean",
    "plies": "sc:Integer",
    "ids": "sc:Integer",
}
LISTS: Final = frozenset({"players", "returns", "ids"})
CONTEXT: Final[Mapping[str, Any]] = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "cr": "http://mlcommons.org/croissant/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileProperty": "cr:fileProperty",
    "fileObject": "cr:fileObject",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}
"""The context that version 1.0 of Croissant asks for."""


def write_card(folder: Path, manifest: Mapping[str, Any], seconds: float) -> None:
    """Write the card, the page, the metadata and the checksums of the games in a folder.

    Only the processor time in card and page depends on the machine; the rest has a checksum.
    """
    digest = sha256((folder / GAMES).read_bytes()).hexdigest()
    card = {
        **manifest,
        "licence": "CC0-1.0",
        "files": {GAMES: {"sha256": digest, "bytes": (folder / GAMES).stat().st_size}},
        "counts": _counts(folder / GAMES),
        "processor_seconds": round(seconds, 1),
        "columns": COLUMNS,
    }
    _keep(folder / CARD, _json(card))
    _keep(folder / README, _page(card))
    _keep(folder / CROISSANT, _json(croissant(manifest, digest)))
    named = (GAMES, CROISSANT)
    sums = (f"{sha256((folder / name).read_bytes()).hexdigest()}  {name}\n" for name in named)
    _keep(folder / SUMS, "".join(sums))


def _keep(path: Path, text: str) -> None:
    write_whole(path, text.encode())


def _json(content: Mapping[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def _counts(path: Path) -> dict[str, Any]:
    """How many games, acts and results there are."""
    found = read_columns(path, ("winner", "finished", "plies", "ids"))
    winners, times = np.unique(found["winner"], return_counts=True)
    return {
        "games": len(found["plies"]),
        "finished": int(np.sum(found["finished"])),
        "plies": int(np.sum(found["plies"])),
        "ids": int(np.sum(found["ids"])),
        "won_by_seat": {str(seat): int(many) for seat, many in zip(winners, times, strict=True) if seat >= 0},
        "won_by_none": int(sum(many for seat, many in zip(winners, times, strict=True) if seat < 0)),
    }


def name_of(manifest: Mapping[str, Any]) -> str:
    """The name of a corpus: game, seed and number of games."""
    return f"academie-{manifest['game']}-{manifest['seed']}-{manifest['games']}"


def described(manifest: Mapping[str, Any]) -> str:
    """One sentence that says what the games are."""
    game = registry[manifest["game"]].title.in_(Language("en"))
    return (
        f"{manifest['games']:,} whole games of {game} ({manifest['ruleset']}) that the player "
        f"{manifest['player']['name']} of Académie {manifest['academie']} played against itself from seed "
        f"{manifest['seed']}."
    )


def croissant(manifest: Mapping[str, Any], digest: str) -> dict[str, Any]:
    """The corpus in Croissant 1.0 (https://docs.mlcommons.org/croissant/docs/croissant-spec.html)."""
    return {
        "@context": dict(CONTEXT),
        "@type": "sc:Dataset",
        "name": name_of(manifest),
        "description": described(manifest),
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "license": LICENCE,
        "url": URL,
        "datePublished": RELEASED,
        "version": f"{manifest['version']}.0.0",
        "citeAs": f"The Académie authors, {name_of(manifest)}, Académie {manifest['academie']}.",
        "creator": {"@type": "sc:Organization", "name": "The Académie authors", "url": URL},
        "distribution": [
            {
                "@type": "cr:FileObject",
                "@id": FILE,
                "name": FILE,
                "description": "One row a game.",
                "contentUrl": GAMES,
                "encodingFormat": "application/x-parquet",
                "sha256": digest,
            }
        ],
        "recordSet": [
            {
                "@type": "cr:RecordSet",
                "@id": "games",
                "name": "games",
                "description": described(manifest),
                "key": {"@id": "games/game"},
                "field": [_field(name) for name in COLUMNS],
            }
        ],
    }


def _field(name: str) -> dict[str, Any]:
    several = {"repeated": True} if name in LISTS else {}
    return {
        "@type": "cr:Field",
        "@id": f"games/{name}",
        "name": name,
        "description": COLUMNS[name],
        "dataType": TYPES[name],
        **several,
        "source": {"fileObject": {"@id": FILE}, "extract": {"column": name}},
    }


def _page(card: Mapping[str, Any]) -> str:
    """The card as a page."""
    player, counts = card["player"], card["counts"]
    columns = "".join(f"| `{name}` | {about} |\n" for name, about in COLUMNS.items())
    known = ", ".join(f"{key} {value}" for key, value in player.items() if key != "name")
    return f"""# {name_of(card)}

{described(card)}

* **Made by** `academie lab corpus {card["game"]} --games {card["games"]} --seed {card["seed"]} \
--player {player["name"]} --out FOLDER`: the same command gives the same bytes.
* **Player**: {player["name"]} in all seats ({known}).
* **Counts**: {counts["games"]} games, {counts["finished"]} of them finished, {counts["plies"]} plies, \
{counts["ids"]} ids. Won by seat: {counts["won_by_seat"]}; by none: {counts["won_by_none"]}.
* **Processor time**: {card["processor_seconds"]} seconds.
* **Licence**: CC0-1.0. **Version** of the columns: {card["version"]}; of the ids: {card["encoding"]}.
* **Check**: `academie lab corpus-check FOLDER`, or `sha256sum --check {SUMS}`.

| column | meaning |
|---|---|
{columns}
The dice of game n fall as `academie.research.chance.Chance(seed, n)` says.
`academie.research.corpora.read_corpus` reads the games, which replay by the law.
`{CROISSANT}` describes the file for programs.
"""
