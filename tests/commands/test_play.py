"""`academie play`: a table in the terminal."""

from pathlib import Path

import pytest

from academie.notation import notation_of, read
from tests.commands.terminal import academie

TWO = ("--white", "human", "--black", "human")


def acts(path: Path) -> list[str]:
    """The acts a record keeps."""
    record = read(path.read_text(encoding="utf-8"))
    return [notation_of(record.game.key).act(act) for act in record.acts]


def choices(out: str) -> list[str]:
    """What `?` listed."""
    (line,) = [line for line in out.splitlines() if line.startswith("> ") and "," in line]
    return line.removeprefix("> ").split(", ")


def test_draughts_by_hand() -> None:
    said = academie("play", "dames", *TWO, typed="?\n32-28\n17-21\n!\nq\n")
    assert said.code == 0
    assert " ".join(choices(said.out)) == "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30"
    assert "White  32-28\n" in said.out
    assert "Black  17-21\n" in said.out
    assert said.out.count("to move") == 3, "the board before each question"


def test_a_stroke_of_manoury_to_the_end() -> None:
    """MAN ch. VI, position 9: two kings are given for the lone one; 11x41 is forced, and plays itself."""
    position = "position=W:WK27,K37,K46:BK11"
    said = academie("play", "dames", *TWO, "--option", position, typed="27-22\n46x37\n")
    assert "White  27-22" in said.out
    assert "White wins" in said.out
    assert said.out.splitlines()[-2].startswith(" White"), "the last board is shown"


def test_reasons_are_given_with_their_article() -> None:
    position = "position=W:W28,33,50:B22,1"
    said = academie("play", "dames", *TWO, "--option", position, typed="!\n28x17\n!\nq\n")
    assert "White takes a man (22)" in said.out
    said = academie("play", "dames", "--ruleset", "metz", *TWO, "--option", position, typed="!\nq\n")
    assert "[METZ, rules V, VI]" in said.out


def test_slips_of_the_pen_are_answered_and_asked_again() -> None:
    said = academie("play", "dames", *TWO, typed="32-29\nnonsense\n\n32-28\nq\n")
    assert said.code == 0
    assert "'32-29' is not legal here; try one of: 31-26" in said.out
    assert "'nonsense' is not a move" in said.out
    assert "White  32-28" in said.out


def test_hands_may_err_even_where_there_is_no_choice() -> None:
    """MAN rules XII-XIV: who can take and does not is huffed; so the table asks, and takes the fault."""
    options = ("--option", "marking=rigueur", "--option", "position=W:W32,50:B28,1")
    typed = "50-45\nsouffler 32\nsouffler 45\nq\n"
    said = academie("play", "dames", "--ruleset", "manoury-1787", *TWO, *options, typed=typed)
    assert said.code == 0
    assert "white jouer 50-45" in said.out
    assert "black souffler 32" in said.out
    assert "nothing to huff on 45" in said.out


def test_the_end_of_the_input_leaves_the_table() -> None:
    assert academie("play", "dames", *TWO, typed="").code == 0


def test_against_the_simple_player_in_french() -> None:
    said = academie("play", "dames", "--lang", "fr", typed="32-28\nq\n")
    assert "Blanc  32-28" in said.out
    assert "\nNoir  " in said.out
    assert "au trait" in said.out


@pytest.mark.parametrize("players", [("simple", "random"), ("random", "simple")])
def test_watching_draughts(players: tuple[str, str]) -> None:
    white, black = players
    said = academie("play", "dames", "--white", white, "--black", black, "--seed", "5")
    assert said.code == 0
    assert f"{'White' if white == 'simple' else 'Black'} wins" in said.out


@pytest.mark.parametrize("marking", ["auto", "courtois"])
def test_trictrac_by_hand(marking: str) -> None:
    option = ("--option", f"marking={marking}", "--seed", "1")
    asked = academie("play", "trictrac", *TWO, *option, typed="?\nq\n")
    first = choices(asked.out)[0]
    said = academie("play", "trictrac", *TWO, *option, typed=f"{first}\nnonsense\nq\n")
    assert said.code == 0
    assert first in said.out.replace("> ", "")
    assert "nonsense" in said.out


def test_watching_trictrac() -> None:
    said = academie("play", "trictrac", "--white", "random", "--black", "random", "--seed", "2")
    assert "wins the game" in said.out


def test_a_record_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    first = academie("play", "dames", *TWO, "--record", str(kept), typed="32-28\n17-21\nq\n")
    assert f"The game is kept in {kept}" in first.out.replace("\n", "")
    assert acts(kept) == ["32-28", "17-21"]
    again = academie("play", "dames", *TWO, "--record", str(kept), typed="37-32\nq\n")
    assert again.out.index("White  37-32") > again.out.index("o 28")
    assert acts(kept) == ["32-28", "17-21", "37-32"]


def test_a_record_of_trictrac_is_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    arguments = ("play", "trictrac", *TWO, "--record", str(kept), "--seed", "1")
    first = choices(academie(*arguments, typed="?\nq\n").out)[0]
    before = acts(kept)
    academie(*arguments, typed=f"{first}\nq\n")
    as_kept = first.replace("→", "/").replace("●", "").replace("T", "0")
    assert acts(kept)[: len(before) + 1] == [*before, as_kept]


def test_a_record_keeps_rules_and_options(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    asked = ("play", "dames", *TWO, "--record", str(kept))
    academie(*asked, "--ruleset", "metz", "--option", "remise=white", typed="32-28\nq\n")
    record = read(kept.read_text(encoding="utf-8"))
    assert (record.ruleset, record.options) == ("dames/metz", (("remise", "white"),))
    assert academie(*asked, typed="q\n").code == 0
    assert academie(*asked, "--ruleset", "dames/metz", "--option", "remise=white", typed="q\n").code == 0


@pytest.mark.parametrize(
    "asked",
    [
        ["trictrac"],
        ["dames", "--ruleset", "fmjd"],
        ["dames", "--option", "remise=black"],
    ],
)
def test_another_game_than_the_kept_one(tmp_path: Path, asked: list[str]) -> None:
    kept = tmp_path / "game.txt"
    begun = ("--ruleset", "metz", "--option", "remise=white", "--record", str(kept))
    academie("play", "dames", *TWO, *begun, typed="32-28\nq\n")
    before = kept.read_text(encoding="utf-8")
    said = academie("play", *asked, *TWO, "--record", str(kept), typed="q\n")
    assert said.code == 2
    assert "the record is of dames by dames/metz remise=white" in said.err
    assert kept.read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["whist"], "there are: trictrac, ecrire"),
        (["dames", "--ruleset", "moscow"], "dames/manoury-1787"),
        (["dames", "--white", "strong"], "there are: random, simple"),
        (["dames", "--option", "remise"], "name=value"),
        (["dames", "--option", "huff=true"], "huff"),
        (["dames", "--option", "[red]=true"], "[red]"),
        (["dames", "--option", f"white_men_less={'9' * 5000}"], "white_men_less"),
        (["dames", "--option", "position=W:W99:B1"], "99"),
        (["trictrac", "--option", "marking=loose"], "courtois"),
    ],
)
def test_what_cannot_be_played(arguments: list[str], why: str) -> None:
    said = academie("play", *arguments)
    assert (said.code, said.out) == (2, "")
    assert why in said.err
    assert said.err.startswith("Error: ")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "Format"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b'{"format": "academie-record/1"}', "game"),
        (b'[Format "academie-record/1"]\n[Game "dames"]\n[Ruleset "dames/fmjd"]\n\n32-29\n', "32-29"),
    ],
)
def test_a_record_that_cannot_be_read(tmp_path: Path, content: bytes, why: str) -> None:
    kept = tmp_path / "broken.txt"
    kept.write_bytes(content)
    said = academie("play", "dames", *TWO, "--record", str(kept), typed="q\n")
    assert said.code == 2
    assert why in said.err
    assert kept.read_bytes() == content


def test_a_record_that_cannot_be_kept(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "game.txt"):
        said = academie("play", "dames", *TWO, "--record", str(path), typed="32-28\nq\n")
        assert said.code == 2
        assert str(path) in said.err


def test_a_chouette_is_watched_to_its_end() -> None:
    players = ("--white", "random", "--black", "random", "--others", "random")
    agreed = ("--option", "company=chouette", "--option", "marques=4", "--option", "holes=1")
    said = academie("play", "ecrire", *players, *agreed, "--seed", "3")
    assert said.code == 0
    assert "makes way for Player 3: Player 1 is White, Player 3 Black" in said.out
    assert "Player 2 & Player 3" in said.out
    assert "fiches." in said.out


def test_what_is_refused_is_refused_in_french() -> None:
    said = academie(
        "play", "ecrire", "--option", "company=chouette", "--seed", "3", "--lang", "fr", typed="tenir\n"
    )
    assert "« tenir » n’est pas permis ici" in said.out
