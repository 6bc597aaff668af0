"""PDN 3.0 by hand: tags, variations, comments, glyphs, results, and games that break."""

from dataclasses import replace
from typing import Any

import pytest

from academie.games.draughts.law.acts import LaisserDamer, Move, OffrirDeDamer, QuitterRemise, RefuserDeDamer
from academie.games.draughts.text.pdn import (
    Node,
    PdnGame,
    Variation,
    from_record,
    read_pdn,
    to_record,
    write_pdn,
)
from academie.games.draughts.text.pdn.head import start
from academie.games.draughts.text.pdn.tree import MOST_DEPTH
from academie.kernel import NotationError, OptionValue, Record
from academie.registry import registry
from tests.games.draughts.law.table import white_to_move
from tests.notation.draughts import ANNOTATED, move

GAME = registry["dames"]


def moves(line: Variation) -> str:
    """The line for a glance, e.g. `32-28 19-23`."""
    return " ".join(f"{act.start}-{act.end}" for act in line.acts if isinstance(act, Move))


def said(game: PdnGame) -> tuple[str, ...]:
    """What stopped the reader, in English."""
    return tuple(problem.en for problem in game.problems)


def one(text: str) -> PdnGame:
    (game,) = read_pdn(text)
    return game


def sound(text: str) -> PdnGame:
    game = one(text)
    assert not game.problems
    assert read_pdn(write_pdn([game])) == (game,)
    return game


class TestTree:
    game = sound(ANNOTATED)

    def test_tags(self) -> None:
        assert self.game.tags == (
            ("Event", "Café de la Régence"),
            ("White", "Manoury"),
            ("Black", 'an "amateur" \\ guest'),
            ("GameType", "20,W,10,10,N2,0"),
            ("RuleSet", "dames/manoury-1787"),
        )
        assert self.game.tag("White") == "Manoury"
        assert self.game.tag("Round") is None
        assert self.game.result == "2-0"

    def test_the_main_line(self) -> None:
        assert moves(self.game.line) == "32-28 19-23 28-19 14-23 37-32"
        assert self.game.line.acts[2] == move(28, 19, 23)

    def test_comments(self) -> None:
        first, second, third, fourth, fifth = self.game.line.nodes
        assert (first.before, first.comments) == (("The opening",), ("as usual",))
        assert second.comments == ("he offers",)
        assert third.before == ("so",)
        assert fourth.comments == ("a dog } ran in",)
        assert fifth.comments == ()

    def test_glyphs(self) -> None:
        assert [node.nags for node in self.game.line.nodes] == [(1,), (2, 14), (), (), (5,)]

    def test_variations(self) -> None:
        (instead,) = self.game.line.nodes[1].variations
        assert moves(instead) == "18-23 38-32 12-18"
        assert [moves(line) for line in instead.nodes[1].variations] == ["37-32 12-18", "33-29"]
        assert instead.nodes[1].variations[0].nodes[1].comments == ("and now ( [%clk 0:10:00]",)
        assert instead.nodes[2].comments == ("closed",)
        assert [moves(line) for line in self.game.line.lines()][1:] == [
            "18-23 38-32 12-18",
            "37-32 12-18",
            "33-29",
        ]

    def test_written_in_lines_of_a_decent_length(self) -> None:
        text = write_pdn([self.game])
        assert all(len(line) < 80 for line in text.splitlines())
        assert text.splitlines()[7:] == [
            "1. {The opening} 32-28! {as usual} 1... 19-23? $14 {he offers} (1... 18-23 2.",
            "38-32 {solid} (2. 37-32? 12-18! {and now ( [%clk 0:10:00]}) (2. 33-29) 2...",
            "12-18 {closed}) 2. {so} 28x19 14x23 ;a dog } ran in",
            "3. 37-32!? *",
        ]


class TestBody:
    @pytest.mark.parametrize(
        "text",
        [
            "1. 32-28 19-23 2. 28x19 14x23",
            "32-28 19-23 28x19 14x23",
            "1.32-28 19-23 2.28x19 14x23 *",
            "1. 32-28 1... 19-23 2. 28:19 2... 14X23",
            "1. 32 - 28 19 - 23 2. 28 x 19 14 x 23",
            "1 . 32-28 19-23 2 . 28×19 14x23",
            "01. 32-28 19-23 02. 28x19 14x23",
            "% a remark\n1. 32-28 % another\n19-23 28x19\r\n14x23\n",
            "\ufeff1. 32-28\u00a019-23 28x19 14x23",
            "1. 32-28 ... 19-23 2. 28x19 … 14x23",
        ],
    )
    def test_ways_of_writing_moves(self, text: str) -> None:
        assert moves(sound(text).line) == "32-28 19-23 28-19 14-23"

    @pytest.mark.parametrize(
        ("text", "nags"),
        [
            ("32-28!", (1,)),
            ("32-28 ?", (2,)),
            ("32-28!!", (3,)),
            ("32-28??", (4,)),
            ("32-28!?", (5,)),
            ("32-28?!", (6,)),
            ("32-28(!)", (1,)),
            ("32-28(?)", (2,)),
            ("32-28!!!", (3,)),
            ("32-28 $7 $146", (7, 146)),
            ("32-28 $14!", (14, 1)),
        ],
    )
    def test_glyphs(self, text: str, nags: tuple[int, ...]) -> None:
        assert sound(text).line.nodes[0].nags == nags

    @pytest.mark.parametrize(
        ("text", "result"),
        [
            ("32-28 2-0", "2-0"),
            ("32-28 1-1", "1-1"),
            ("32-28 0-2", "0-2"),
            ("32-28 0-0", "0-0"),
            ("32-28 1-0", "2-0"),
            ("32-28 0-1", "0-2"),
            ("32-28 1/2-1/2", "1-1"),
            ("32-28 ½-½", "1-1"),
            ("32-28 *", "*"),
            ("32-28", "*"),
            ('[Result "1-0"] 32-28 *', "2-0"),
            ('[Result "2-0"] 32-28', "2-0"),
            ('[Result "*"] 32-28 0-1', "0-2"),
            ('[Result "1+ - 1-"] 32-28 *', "1+-1-"),
        ],
    )
    def test_results(self, text: str, result: str) -> None:
        assert sound(text).result == result

    def test_a_move_is_no_result(self) -> None:
        # 1-11 begins like a draw; moves like 1-2 and 2-1 exist à la babylonienne, where one goes sideways.
        game = sound('[RuleSet "babylonienne"] [FEN "W:WK1:BK50"] 1. 1-2 50-49 2. 2-1 49-50 3. 1-11 1-1')
        assert moves(game.line) == "1-2 50-49 2-1 49-50 1-11"
        assert game.result == "1-1"

    def test_black_begins(self) -> None:
        game = sound('[FEN "B:W32:B19"] 1... 19-23 2. 32-27')
        assert moves(game.line) == "19-23 32-27"
        assert "1... 19-23 2. 32-27 *" in write_pdn([game])

    def test_ambiguous_captures_are_told_by_their_route(self) -> None:
        # The example of PDN 3.0.
        head = '[FEN "W:WK47:B14,19,29,31,42"] '
        game = sound(f"{head} 47x38x24x13x36 *")
        assert game.line.acts == (move(47, 36, 19, 29, 31, 42),)
        assert "1. 47x38x24x13x36 *" in write_pdn([game])
        broken = one(f"{head} 47x36")
        assert said(broken) == ("line 1: '47x36' may be any of: 47x38x20x9x36, 47x38x24x13x36",)

    def test_a_position_set_up_on_the_way(self) -> None:
        game = sound('1. 32-28 {as in the other game} /FEN "W:W31:B1"/ 31-27 1-6')
        assert [node.setup for node in game.line.nodes] == [None, white_to_move([31], [1]), None]
        with pytest.raises(NotationError, match="in the middle of a game"):
            to_record(game)

    def test_comments_alone_are_a_game(self) -> None:
        assert sound("{nobody came}").line == Variation((), ("nobody came",))
        assert sound('[Event "x"] {nobody came} [Site "y"]').tags == (("Event", "x"), ("Site", "y"))

    def test_what_is_said_before_the_tags_does_not_hide_them(self) -> None:
        assert moves(sound('{problem} [FEN "B:W32:B19"] 19-23').line) == "19-23"

    def test_a_result_inside_a_variation_is_a_remark(self) -> None:
        game = sound("1. 32-28 (1. 31-27 19-23 2-0) 19-23 *")
        assert game.line.nodes[0].variations[0].nodes[1].comments == ("2-0",)

    def test_braces_after_a_semicolon_are_text(self) -> None:
        assert sound("32-28 ;{not closed").line.nodes[0].comments == ("{not closed",)

    def test_tags_get_their_capital(self) -> None:
        assert sound('[event "x"] 32-28').tags == (("Event", "x"),)

    def test_glyphs_before_any_move_are_remarks(self) -> None:
        assert sound("$10 32-28").line.nodes[0].before == ("$10",)


class TestFile:
    def test_several_games(self) -> None:
        games = read_pdn(
            '[Event "a"]\n1. 32-28 2-0\n[Event "b"]\n1. 31-26\n[Event "c"]\n[Event "d"]\n\n*\n'
            "33-28 * 34-29 1-1 * *\n{end}"
        )
        assert [game.problems for game in games] == [()] * 6
        assert [moves(game.line) for game in games] == ["32-28", "31-26", "", "33-28", "34-29", ""]
        assert [game.tag("Event") for game in games] == ["a", "b", "c", None, None, None]
        assert [game.result for game in games] == ["2-0", "*", "*", "*", "1-1", "*"]
        assert read_pdn(write_pdn(games)) == games

    @pytest.mark.parametrize("text", ["", " \n", "*", "2-0\n* *", "% nothing", "..."])
    def test_no_game(self, text: str) -> None:
        with pytest.raises(NotationError, match="there is no game in this text"):
            read_pdn(text)


class TestBroken:
    """A broken game is read to the move that breaks it and says so; its neighbours are not harmed."""

    @pytest.mark.parametrize(
        ("body", "good", "problem"),
        [
            pytest.param(
                "32-28\n19-23 28-22 12-18", "32-28 19-23", "line 2: '28-22' is not legal", id="illegal"
            ),
            pytest.param(
                "32-28 19-23\n\nhello 28x19", "32-28 19-23", "line 3: 'hello' is not a move", id="word"
            ),
            pytest.param("32-28 a6-b5 20-24", "32-28", "line 1: 'a6' is not a move", id="letters"),
            pytest.param("3228 1823", "", "line 1: '3228' is not a move", id="no separator"),
            pytest.param("32-28 - -", "32-28", "line 1: '-' is not a move", id="unknown moves"),
            pytest.param("32-28 ) 19-23", "32-28", "line 1: ')' closes no variation", id="closed"),
            pytest.param("32-28 /W:W31:B1/ 1-6", "32-28", "line 1: '/W:W31:B1/' sets up nothing", id="setup"),
            pytest.param('32-28 /FEN "W:W3:B1"/', "32-28", "line 1: White has a man on 3", id="impossible"),
            pytest.param("32-28 $1000", "32-28", "line 1: '$' is not a move", id="glyph"),
            pytest.param("32-28 132-28", "32-28", "line 1: '132' is not a move", id="too long"),
        ],
    )
    def test_read_to_the_broken_move(self, body: str, good: str, problem: str) -> None:
        before, broken, after = read_pdn(
            f'31-26 *\n{body}\n[Event "next"] 33-28'.replace("31-26 *\n", "31-26 * ", 1)
        )
        assert moves(broken.line) == good
        assert len(broken.problems) == 1
        assert said(broken)[0].startswith(problem)
        assert (moves(before.line), moves(after.line)) == ("31-26", "33-28")
        assert not before.problems + after.problems

    def test_an_open_comment_swallows_the_rest(self) -> None:
        game = one('32-28 {19-23 *\n[Event "next"] 33-28')
        assert moves(game.line) == "32-28"
        assert said(game) == ("line 1: a comment is opened and never closed",)

    def test_a_broken_variation_does_not_break_the_game(self) -> None:
        game = one("1. 32-28 (31-27 1-50 19-23) (33-29) 19-23 (20-24 {here} 1-50)")
        assert moves(game.line) == "32-28 19-23"
        assert [moves(line) for line in game.line.lines()][1:] == ["31-27", "33-29", "20-24"]
        assert [problem.partition(";")[0] for problem in said(game)] == [
            "line 1: '1-50' is not legal here",
            "line 1: '1-50' is not legal here",
        ]

    @pytest.mark.parametrize(
        ("text", "problem"),
        [
            ("(31-27) 32-28", "a variation stands before any move"),
            ("32-28 (31-27", "a variation is never closed"),
        ],
    )
    def test_misplaced_variations(self, text: str, problem: str) -> None:
        game = one(text)
        assert moves(game.line) == "32-28"
        assert said(game) == (f"line 1: {problem}",)

    def test_variations_too_deep_are_left_out(self) -> None:
        depth = MOST_DEPTH + 1
        game = one("32-28 " + "(31-27 " * depth + ")" * depth + "19-23")
        assert moves(game.line) == "32-28 19-23"
        assert len([*game.line.lines()]) == MOST_DEPTH + 1
        assert said(game) == ("line 1: a variation nests too deep to be read",)
        assert read_pdn(write_pdn([game])) == (replace(game, problems=()),)

    @pytest.mark.parametrize(
        ("head", "problem"),
        [
            ('[RuleSet "dames/nobody"]', "no rule set 'dames/nobody' of dames"),
            ('[GameType "25,W,8,8,A0,0"]', "GameType '25,W,8,8,A0,0' is not played here"),
            ('[Options "first=red"]', "first is white or black"),
            ('[Options "first"]', "an option is written name=value"),
            ('[Options "moon=full"]', "dames has no option moon"),
            ('[Options "marking=rigueur"] [RuleSet "metz"]', "PDN cannot write faults"),
            ('[FEN "nowhere"]', "'nowhere' is not a position"),
            ('[FEN "W:W51:B1"]', "51 is not a square"),
            ('[FEN "W:W3:B1"]', "White has a man on 3"),
        ],
    )
    def test_a_head_that_cannot_be(self, head: str, problem: str) -> None:
        game = one(f"{head} 1. 32-28 *")
        assert game.line == Variation()
        (told,) = said(game)
        assert problem in told
        with pytest.raises(NotationError, match=problem.replace("?", r"\?")):
            to_record(game)

    def test_bad_tags_are_told_and_left_out(self) -> None:
        game = one('[Event x]\n[White "a"]\n[2 "b"]\n32-28')
        assert game.tags == (("White", "a"),)
        assert moves(game.line) == "32-28"
        assert [problem.partition(":")[0] for problem in said(game)] == ["line 1", "line 3"]


class TestHead:
    @pytest.mark.parametrize(
        ("tags", "ruleset"),
        [
            ("", "dames/fmjd"),
            ('[GameType "20"]', "dames/fmjd"),
            ('[GameType "20,W,10,10,N2,0"]', "dames/fmjd"),
            ('[RuleSet "dames/metz"]', "dames/metz"),
            ('[RuleSet "manoury-1787"] [GameType "20"]', "dames/manoury-1787"),
            ('[RuleSet "dames/francaises-64"] [GameType "99"]', "dames/francaises-64"),
        ],
    )
    def test_the_rule_set(self, tags: str, ruleset: str) -> None:
        assert to_record(one(f"{tags} {{nothing yet}}")).ruleset == ruleset

    def test_the_position(self) -> None:
        record = to_record(one('[SetUp "1"] [FEN "B:b19:w32."] 19-23'))
        assert record.options == (("position", "B:W32:B19"),)
        assert to_record(one('[SetUp "0"] [FEN "B:b19:w32."] 32-28')).options == ()

    def test_options(self) -> None:
        game = one('[Options "remise=black white_men_less=1 first=white"]')
        assert to_record(game).options == (("first", "white"), ("remise", "black"), ("white_men_less", 1))
        assert start(game.tags) == to_record(game).start()


class TestRecords:
    @pytest.mark.parametrize(
        ("ruleset", "options", "acts", "tags"),
        [
            ("dames/fmjd", (), (), ()),
            (
                "dames/fmjd",
                (),
                (move(32, 28), move(19, 23), move(28, 19, 23)),
                (("White", "a"), ("Black", "b")),
            ),
            ("dames/francaises-64", (), (move(21, 17),), ()),
            (
                "dames/metz",
                (("qui_perd_gagne", True), ("white_men_less", 2)),
                (),
                (("Note", "two\nlines [x] \\"),),
            ),
            ("dames/metz", (("position", "W:W32:B19"),), (move(32, 27),), (("Result", "2-0"),)),
            (
                "dames/metz",
                (("position", "B:WK8,31,32:BK26"),),
                (OffrirDeDamer(), RefuserDeDamer(), QuitterRemise()),
                (("Event", "METZ rule XVIII"),),
            ),
            (
                "dames/manoury-1787",
                (("first", "white"), ("precedence", "most"), ("three_to_one", 15)),
                (move(32, 28),),
                (),
            ),
            (
                "dames/manoury-1787",
                (("position", "B:WK8,31,32:BK45"), ("precedence", "most-by-king")),
                (),
                (),
            ),
            (
                "dames/manoury-1787",
                (("position", "B:WK8,31,32:BK45"),),
                (OffrirDeDamer(), LaisserDamer(), move(45, 50)),
                (),
            ),
        ],
    )
    def test_there_and_back(
        self,
        ruleset: str,
        options: tuple[tuple[str, OptionValue], ...],
        acts: tuple[Any, ...],
        tags: tuple[tuple[str, str], ...],
    ) -> None:
        record: Record[Any] = Record(GAME, ruleset, options, acts, tags)
        text = write_pdn([from_record(record)])
        game = one(text)
        assert not game.problems
        assert to_record(game) == record
        assert write_pdn([game]) == text

    def test_how_it_looks(self) -> None:
        record: Record[Any] = Record(
            GAME,
            "dames/metz",
            (("position", "B:WK8,31,32:BK26"), ("remise", "white")),
            (OffrirDeDamer(), RefuserDeDamer(), QuitterRemise()),
            (("White", "a"), ("Round", "1"), ("Annotator", "c")),
        )
        # A draw given is won by who receives it (METZ rule XIX note).
        assert write_pdn([from_record(record)]) == (
            '[White "a"]\n[Round "1"]\n[Result "2-0"]\n[Annotator "c"]\n[GameType "20,W,10,10,N2,0"]\n'
            '[RuleSet "dames/metz"]\n[Options "remise=white"]\n[SetUp "1"]\n[FEN "B:WK8,31,32:BK26"]\n\n'
            "{[%act offrir-de-damer]} {[%act refuser-de-damer]} {[%act quitter-remise]} *\n"
        )

    def test_a_result_agreed_on_is_kept(self) -> None:
        record = to_record(one("32-28 2-0"))
        assert record.tags == (("Result", "2-0"),)
        assert from_record(record).result == "2-0"

    def test_the_main_line_only(self) -> None:
        assert to_record(TestTree.game).acts == TestTree.game.line.acts


class TestRefusals:
    """What cannot be written is refused, not written wrongly."""

    @pytest.mark.parametrize(
        ("game", "message"),
        [
            (PdnGame(line=Variation((Node(move(32, 18)),))), "32-18 is not legal in W:W31"),
            (PdnGame(tags=(("event", "x"),)), "'event' cannot be a tag"),
            (PdnGame(tags=(("Result", "2-0"),)), "'Result' cannot be a tag"),
        ],
    )
    def test_refused(self, game: PdnGame, message: str) -> None:
        with pytest.raises(NotationError, match=message):
            write_pdn([game])

    def test_too_deep(self) -> None:
        line = Variation((Node(move(32, 28)),))
        for _ in range(MOST_DEPTH + 1):
            line = Variation((Node(move(32, 28), variations=(line,)),))
        with pytest.raises(NotationError, match="nest deeper than"):
            write_pdn([PdnGame(line=line)])
