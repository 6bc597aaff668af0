"""Rules switched: the laws that are compared, games that can be stopped, figures, and the page."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray
from safetensors.numpy import load

from academie.engine.dice.nets import shipped
from academie.kernel import OptionError
from academie.lab.config import FOLDER
from academie.lab.switch_games import Hands, Lab, Step, follow, played
from academie.lab.switch_page import findings, write_page
from academie.lab.switch_summary import Change, read_summary, summary, write_summary
from academie.lab.switches import Study, Switch, Variant, learner, read_plan
from academie.lab.workers import ThreadWorkers
from academie.registry import registry

ROOT = Path(__file__).parents[2]
DATA = ROOT / "studies" / "switches.json"
PAGE = ROOT / "docs" / "switches.md"
TAKEN = {"times.jsonl", "card.json"}
"""Files that say how long something took."""
PLAN = """
seed = 5

[[game]]
game = "plein"
ruleset = "plein/acad-1806"
games = 6
shard = 2
positions = 2
training = { games = 20, fast = 0.01, slow = 0.005, chunk = 10 }

[[game.switch]]
points = { first_throw = "plays-it" }
"""


def plan_in(folder: Path, text: str = PLAN) -> tuple[Study, ...]:
    path = folder / "plan.toml"
    path.write_text(text, encoding="utf-8")
    return read_plan(path)


def content_of(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file() and path.name not in TAKEN]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def test_a_rule_held_otherwise_is_cited_by_who_holds_it() -> None:
    law = Variant("trictrac", "trictrac/default", (("petit_jan_coin_exception", False),))
    held = dict(law.rules.switches())["petit_jan_coin_exception"]
    assert held.value is False
    assert held.citation.source.siglum == "ACAD-A"
    assert law.rules.plain() != registry["trictrac"].default.plain()
    with pytest.raises(OptionError, match="no point of trictrac"):
        registry["trictrac"].default.otherwise({"nothing_such": True})


@pytest.mark.parametrize("scores", [False, True])
def test_games_are_played_by_their_law(scores: bool) -> None:
    law = Variant("trictrac", "trictrac/default", (("jan_de_rencontre", scores),))
    study = Study("trictrac", (), {}, seed=1)
    hands = Hands(study, law, shipped("trictrac"))
    kinds = {kind for number in range(4) for kind in played(hands, number)["events"]}
    assert ("jan-de-rencontre" in kinds) is scores
    assert {"battre-a-vrai", "hole"} <= kinds


def test_lessons_follow_the_law(tmp_path: Path) -> None:
    nets: list[NDArray[np.float32]] = []
    for name, points in (("common", ()), ("margot", (("margot_la_fendue", True),))):
        law = Variant("trictrac", "trictrac/default", points)
        switch = Switch("", law, law)
        study = Study("trictrac", (switch,), {"games": 3, "fast": 0.01, "slow": 0.01}, seed=1)
        (pupil, _) = study.pupils
        training = learner("trictrac").begin(pupil, study.training, tmp_path / name, ThreadWorkers())
        assert [*training.follow()][-1] == 3
        nets.append(load(training.path.read_bytes())["hidden"])
    assert not np.array_equal(nets[0], nets[1])


def test_a_plan_stopped_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    studies, whole, stopped = plan_in(tmp_path), tmp_path / "whole", tmp_path / "stopped"
    steps = [*follow(studies, whole, ThreadWorkers(2))]
    assert steps[-1].done == steps[-1].total
    # Once while it is taught, once while it plays, once while it compares.
    for done in (30, 63, 78):
        broken = cast("Generator[Step]", follow(studies, stopped, ThreadWorkers()))
        assert next(step for step in broken if step.done >= done)
        broken.close()
    assert [*follow(studies, stopped, ThreadWorkers())]
    assert content_of(stopped) == content_of(whole)
    assert len(Lab(whole).played(studies[0], studies[0].entrants[0])) == 6
    # More games go on from those that are there.
    more = plan_in(tmp_path, PLAN.replace("games = 6", "games = 8"))
    assert [*follow(more, stopped, ThreadWorkers())]
    assert [*follow(more, tmp_path / "more", ThreadWorkers())]
    assert content_of(stopped) == content_of(tmp_path / "more")


def test_a_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    list(follow(plan_in(tmp_path), tmp_path / "out", ThreadWorkers()))
    other = plan_in(tmp_path, PLAN.replace("positions = 2", "positions = 1"))
    with pytest.raises(OptionError, match="other work"):
        list(follow(other, tmp_path / "out", ThreadWorkers()))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (PLAN.partition("[[game.switch]]")[0], "switch"),
        (PLAN.replace("plays-it", "right-only"), "the same"),
        (PLAN.replace("first_throw", "second_throw"), "second_throw"),
        (PLAN.replace("games = 6", "games = 7"), "multiple of shard"),
        ("seed = 1", "game"),
    ],
)
def test_a_plan_that_compares_nothing_is_refused(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        plan_in(tmp_path, text)


def test_the_page_says_what_was_found(tmp_path: Path) -> None:
    studies = plan_in(tmp_path)
    list(follow(studies, tmp_path / "out", ThreadWorkers()))
    found = summary(studies, tmp_path / "out")
    measures = found["studies"][0]["switches"][0]["measures"]
    games = [Lab(tmp_path / "out").played(studies[0], one) for one in studies[0].entrants]
    lengths = [sum(game["length"] for game in some) / 6 for some in games]
    assert measures["length"]["before"][0] == pytest.approx(lengths[0])
    assert measures["length"]["chance"][0] == pytest.approx(lengths[1] - lengths[0], abs=1e-5)
    assert measures["length"]["change"][0] == pytest.approx(lengths[2] - lengths[0], abs=1e-5)
    write_summary(tmp_path / "found.json", found)
    write_page(read_summary(tmp_path / "found.json"), tmp_path / "page.md")
    english, french = ((tmp_path / name).read_text(encoding="utf-8") for name in ("page.md", "page.fr.md"))
    assert "the first throw, which the winner plays" in english
    assert "le premier jet, que joue le vainqueur" in french
    assert len([*(tmp_path / "page").glob("plein-*.svg")]) == 6
    with pytest.raises(OptionError, match="not a summary"):
        read_summary(tmp_path / "plan.toml")


@pytest.mark.parametrize(
    ("change", "chance", "seen"),
    [((2.0, 1.0), (0.5, 1.0), True), ((0.9, 1.0), (0.0, 1.0), False), ((-2.0, 1.0), (1.5, 1.0), False)],
)
def test_an_effect_is_beyond_the_dice_and_the_chance_of_training(
    change: tuple[float, float], chance: tuple[float, float], seen: bool
) -> None:
    assert Change((0.0, 1.0), (1.0, 1.0), change, chance).is_seen is seen


def test_the_shipped_plan_can_be_followed() -> None:
    studies = read_plan(ROOT / FOLDER / "lab" / "rules.toml")
    assert {study.game for study in studies} == {"trictrac", "toute-table", "revertier", "dames"}
    laws = [law for study in studies for switch in study.switches for law in (switch.before, switch.after)]
    assert {law.start().outcome for law in laws} == {None}


def test_the_page_and_its_figures_agree(tmp_path: Path) -> None:
    found = read_summary(DATA)
    switches = [each for _, some in findings(found) for each in some]
    assert len(switches) >= 12
    assert all(change[1] > 0 for each in switches for change in [each.measure("length").change])
    write_page(found, tmp_path / PAGE.name)
    for name in (PAGE.name, "switches.fr.md"):
        assert (tmp_path / name).read_text(encoding="utf-8") == (PAGE.parent / name).read_text(
            encoding="utf-8"
        )
    plots = {path.name for path in (tmp_path / "switches").iterdir()}
    assert plots == {path.name for path in (PAGE.parent / "switches").iterdir()}
