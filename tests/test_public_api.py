"""The public names, in one place: what each public package exports. A change here is a change for others.

The pages of docs/api show the same packages.
"""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

PAGES: Final = Path(__file__).parents[1] / "docs" / "api"
PUBLIC: Final = {
    "academie": """
        AcademieError Analysis BLACK CHANCE Citation Event Game IllegalPlay LegalPlays NotationError
        OptionError Outcome Record Session SetupError State UnknownName WHITE __version__ game
        list_games load load_all loads new player
    """,
    "academie.session": """
        Analysis LegalPlays Session SpokenEvent WeighedPlay game list_games load load_all loads new
        player
    """,
    "academie.kernel": """
        ARBITER AcademieError Action Actor Arbiter BLACK CHANCE Chance Citation Cited Event Facet Game
        IllegalAction IllegalPlay Law Marking NoFacet NotationError Option OptionError OptionValue
        Options Outcome Places Record Revanche RuleSet Scope Seat SetupError Source State UnknownEdition
        UnknownName WHITE cite_by cited edition_of instead option other reason switch
        unreadable
    """,
    "academie.words": """
        Content Fleche Language Message NONE NOTHING Player Sayable Text UNLIMITED WRITTEN all_of any_of
        from_json in_words languages listed register series spaced to_json verbatim
    """,
    "academie.registry": """
        GROUP LISTINGS Listing OURS Offered Registry T game_of parts registry
    """,
    "academie.notation": """
        AnyNotation Notation ReadResult from_json from_text notation_of read to_json to_text
    """,
    "academie.drawing": """
        Diagram Theme draw text_board
    """,
    "academie.library": """
        Catalogue Certainty Claim Correction Edition Evidence Line Result Study Theme Variation Way
        catalogue
    """,
    "academie.library.lessons": """
        Answer Casts Choose Claim Count Lesson Play Question Setting Show Step Verdict Weigh answers
        judge lesson lessons lessons_of public_events shown state_of
    """,
    "academie.library.rulebook": """
        Article Diagram Holding Page Point Section Trial agreement explaining_articles points_of
        rules_page rules_pages
    """,
    "academie.engine.player": """
        Fallibility NEVER_ERRS Player RandomPlayer
    """,
    "academie.engine.players": """
        RANDOM Standing UNMEASURED doctrines known levels names offers player player_at_level standings
    """,
    "academie.engine.offer": """
        LEVEL Leveled Made Missing PLAYERS PlayerOffer Players core ladder nothing
    """,
    "academie.games.draughts.players.hub": """
        GRACE HubEngine HubPlayer HubProgram Info LONG Level READY Thought
    """,
    "academie.engine.analysis.analysts": """
        ANALYST LONGEST RolloutAnalyst analyst
    """,
    "academie.engine.analysis.review": """
        Choice GRADES Grade KEPT Luck again choice choice_to_json choices luck rate remark remarks
        worst
    """,
    "academie.testing": """
        Step check_game choose random_game
    """,
    "academie.research": """
        make_vec
    """,
    "academie.research.encoding": """
        A AnyEncoding ENCODING Encoding Ids Piece encoding_of encodings one_of shares
    """,
    "academie.research.corpora": """
        CARD COLUMNS Columns CorpusGame GAMES KIND SUMS VERSION changed_files merge packed read_card
        read_columns read_corpus sampled
    """,
    "academie.research.gymnasium": """
        AcademieGymEnv AcademieVectorEnv AnySpace ILLEGAL Info Observation SEEDS action_space
        observation_space
    """,
    "academie.research.openspiel": """
        AcademieGame AcademieObserver AcademieState PREFIX Parameter TERMINAL game_info game_type loadable
        pieces read_options written
    """,
    "academie.research.pettingzoo": """
        AcademieEnv AnySpace Env Observation RefereedEnv action_space env observation_space
    """,
    "academie.research.vec": """
        LINE LawLanes Turns VecEnv aligned
    """,
}


def exported(package: str) -> set[str]:
    """The names of `__all__`, else those a module binds itself and does not hide."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    names = {*bound(ast.parse(Path(spec.origin).read_text(encoding="utf-8")))}
    if "__all__" in names:
        return {*importlib.import_module(package).__all__}
    return {name for name in names if not name.startswith("_")}


def bound(module: ast.Module) -> Iterator[str]:
    """The names of a module's own classes, functions and values."""
    for node in module.body:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case _:
                pass


@pytest.mark.parametrize("package", PUBLIC)
def test_a_package_exports_what_is_listed_and_nothing_else(package: str) -> None:
    assert exported(package) == {*PUBLIC[package].split()}


def test_the_reference_shows_every_public_package() -> None:
    shown = {
        name
        for page in PAGES.glob("*.md")
        for name in re.findall(r"^::: (\S+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert shown == {*PUBLIC}
