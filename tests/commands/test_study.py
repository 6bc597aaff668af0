"""`academie study` as a person runs it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from academie.commands.app import app
from academie.games.chess.text.pgn import read_pgn
from academie.games.draughts.text.pdn import read_pdn
from academie.library import Study, catalogue

RUNNER = CliRunner(env={"COLUMNS": "200"})


def run(*words: str, typed: str = "") -> Result:
    return RUNNER.invoke(app, ["study", *words, "--lang", "en"], input=typed)


def test_list() -> None:
    result = run("list")
    assert result.exit_code == 0
    assert "237 studies" in result.output
    assert all(study.id in result.output for study in catalogue().studies)


def test_list_of_a_theme_in_french() -> None:
    result = RUNNER.invoke(app, ["study", "list", "--theme", "lunettes", "--lang", "fr"])
    assert "3 études" in result.output
    assert "La lunette en fin de partie" in result.output


def test_list_of_a_book_by_its_authors_name() -> None:
    assert "104 studies" in run("list", "--source", "manoury").output


def test_a_theme_there_is_not() -> None:
    result = run("list", "--theme", "ouvertures")
    assert result.exit_code == 2
    assert "lunettes" in result.output


def test_themes() -> None:
    result = run("themes")
    assert result.exit_code == 0
    assert all(theme.id in result.output for theme in catalogue().themes)


def test_show_plays_the_line() -> None:
    result = run("show", "9")
    assert result.exit_code == 0
    assert "1. 27-22 11x41 2. 46x37" in result.output
    assert "White wins. (proven from the diagram)" in result.output


def test_show_tells_the_doubt_and_what_is_read() -> None:
    result = run("show", "3")
    assert "Doubtful reading: The first square is uncertain" in result.output
    assert "White's first move, 27-28 → 27-22" in result.output


def test_show_numbers_what_black_begins() -> None:
    assert "1. … 12-17 2. 25-20 14x25" in run("show", "man-44").output


def test_show_a_variation_by_its_coup() -> None:
    """MAN N. 26: the second way leaves the line at Black's third move."""
    assert "3. … 2-16 4. 1-7 16x2" in run("show", "26").output


def test_show_where_the_author_breaks_his_rule() -> None:
    assert "Against its own rule: 25x14, MAN, rule XXII" in run("show", "58").output


def test_show_draws(tmp_path: Path) -> None:
    drawn, played = tmp_path / "start.svg", tmp_path / "after.svg"
    assert run("show", "4", "--source", "metz", "--svg", str(drawn)).exit_code == 0
    assert run("show", "metz-4", "--svg", str(played), "--after", "1").exit_code == 0
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
    assert played.read_text(encoding="utf-8") != drawn.read_text(encoding="utf-8")


def test_show_what_there_is_not() -> None:
    """MAN N. 21 has no board."""
    assert run("show", "21").exit_code == 2


def test_solve() -> None:
    result = run("solve", "9", typed="27-22\n46x37\n")
    assert result.exit_code == 0
    assert "Solved." in result.output
    assert "11x41" in result.output


def test_solve_asks_again() -> None:
    result = run("solve", "9", typed="27-9\nnonsense\n1-2\n27-22\n46x37\n")
    assert "That move is known to fail." in result.output
    assert "'nonsense' is not a move" in result.output
    assert "'1-2' is not legal here" in result.output
    assert result.exit_code == 0


def test_solve_accepts_what_is_known_to_do() -> None:
    """MAN N. 93: by the tables three other first moves win too."""
    result = run("solve", "93", typed="19-2\n" + "!\n" * 9)
    assert "19-2 is as good; the book plays 19-30" in result.output
    assert result.exit_code == 0


def test_solve_says_where_only_the_book_counts() -> None:
    result = run("solve", "62", typed="23-18\nq\n")
    assert "only the book and its variations are known here" in result.output
    assert result.exit_code == 1


def test_solve_hints() -> None:
    assert "The piece on 27 moves." in run("solve", "9", typed="?\nq\n").output


def test_solve_ends_with_the_input() -> None:
    assert run("solve", "9").exit_code == 1


def test_solve_without_a_line() -> None:
    assert run("solve", "18").exit_code == 2


def test_solve_by_a_variation() -> None:
    """MAN N. 22: the author names two squares for the king."""
    result = run("solve", "22", typed="46-23\n47x33\n36x27\n")
    assert result.exit_code == 0


@pytest.mark.parametrize("study", catalogue().studies)
def test_every_line_can_be_gone_through(study: Study) -> None:
    if study.line.moves:
        assert run("solve", study.id, typed="!\n" * 60).exit_code == 0


def test_check_manoury() -> None:
    result = run("check", "manoury")
    assert result.exit_code == 0
    rows = [line.split() for line in result.output.replace("│", " ").splitlines()]
    assert ["dames/fmjd", "104", "102", "102", "57", "57", "921"] in rows
    assert ["dames/manoury-1787", "104", "102", "99", "57", "56", "921"] in rows
    assert ["dames/metz", "104", "102", "102", "57", "57", "921"] in rows
    for number, move in (("37", "2x16"), ("58", "25x14"), ("97", "49x35")):
        (row,) = [row for row in rows if row[:1] == [f"man-{number}"]]
        assert move in row
        assert "of captures equal in number, the strongest is taken" in " ".join(row)


def test_export(tmp_path: Path) -> None:
    path = tmp_path / "lunettes.pdn"
    result = run("export", str(path), "--theme", "lunettes")
    assert "3 studies" in result.output
    games = read_pdn(path.read_text(encoding="utf-8"))
    assert [game.tag("FEN") for game in games] == [
        study.position for study in catalogue().find(theme="lunettes")
    ]


def test_check_philidor() -> None:
    """PHIL: every half-move is legal, and each that is not as printed is listed with line and reason."""
    result = run("check", "philidor")
    assert result.exit_code == 0
    rows = [line.split() for line in result.output.replace("│", " ").splitlines()]
    for law in ("echecs/fide", "echecs/philidor"):
        assert [law, "11", "11", "11", "37", "37", "656"] in rows
        assert ["legal", "by", law, "1858"] in rows
    assert ["as", "printed", "1779"] in rows
    assert ["corrected", "36"] in rows
    (row,) = [row for row in rows if row[:3] == ["phil-gc", "7", "5258"]]
    assert row[3:6] == ["R", "1D", "Kh1"]


def test_show_a_renvoi_and_what_is_claimed_of_it() -> None:
    result = run("show", "P1", "--source", "philidor")
    assert "(First renvoi, on Black's 12th move: 12. … Bxe3 13. Qxe3" in result.output
    assert "White mates. (proven at the end of the line) [#]" in result.output
    assert "R1 17, PR 2 → f4." in result.output


def test_show_in_french_letters() -> None:
    result = RUNNER.invoke(app, ["study", "show", "phil-p1", "--lang", "fr"])
    assert "1. e4 e5 2. Fc4 Fc5 3. c3 Cf6" in result.output


def test_show_draws_a_chessboard(tmp_path: Path) -> None:
    drawn = tmp_path / "partie.svg"
    assert run("show", "phil-m", "--svg", str(drawn), "--after", "1").exit_code == 0
    assert "data-piece" in drawn.read_text(encoding="utf-8")


def test_solve_a_renvoi_of_philidor() -> None:
    """PHIL, Cunningham's gambit, first renvoi: Black plays the bishop to the second square of his king."""
    result = run("solve", "phil-gc", typed="e5\nexf4\nBe7\nBh4\nfxg3\ngxh2\nQh5\nBe7\n?\nq\n")
    assert "'Qh5' is not legal here" in result.output
    assert "White  Bxf7+" in result.output
    assert "The piece on e8 moves." in result.output


def test_export_of_chess(tmp_path: Path) -> None:
    path = tmp_path / "philidor.pgn"
    assert "11 studies" in run("export", str(path)).output
    assert len(read_pgn(path.read_text(encoding="utf-8"))) == 11


def test_export_to_what_there_is_not(tmp_path: Path) -> None:
    result = run("export", str(tmp_path / "studies.sgf"))
    assert result.exit_code == 2
    assert ".pdn, .pgn" in result.output


def test_print_a_study_and_a_theme(tmp_path: Path) -> None:
    one, theme = tmp_path / "one.PDF", tmp_path / "lunettes.pdf"
    assert "1 study" in run("export", str(one), "--study", "man-9").output
    assert "3 studies" in run("export", str(theme), "--theme", "lunettes").output
    assert one.read_bytes().startswith(b"%PDF-")
    assert len(theme.read_bytes()) > len(one.read_bytes())


def test_an_ending_there_is_no_format_for(tmp_path: Path) -> None:
    result = run("export", str(tmp_path / "studies.doc"))
    assert result.exit_code == 2
    assert ".pdn, .pgn, .pdf" in result.output


def test_an_example_of_trictrac_is_shown_with_its_throw() -> None:
    """ACAD-A ch. I: six-five is played with two men."""
    result = run("show", "a-i-1")
    assert "6-5, 0/5 0/6" in result.output
    assert "Forbidden: 0/11." in result.output


def test_studies_as_plain_data() -> None:
    listed = json.loads(run("list", "--source", "metz", "--json").output)
    assert [row["id"] for row in listed] == [study.id for study in catalogue().find(source="metz")]
    shown = json.loads(run("show", "9", "--json").output)
    assert (shown["id"], shown["moves"][0]) == ("man-9", "27-22")
