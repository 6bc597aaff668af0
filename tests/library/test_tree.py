"""Lines as trees: each move once, variations where they branch, boards of their own apart."""

from academie.library import catalogue
from academie.library.play import play_of
from academie.library.tree import Tree, trees_of

LIBRARY = catalogue()


def path(tree: Tree, at: int) -> tuple[str, ...]:
    node = tree.nodes[at]
    return () if node.parent is None else (*path(tree, node.parent), node.move)


def test_every_way_is_in_the_tree_and_nothing_else() -> None:
    for study in LIBRARY.studies:
        main, *apart = trees_of(study)
        parents = {node.parent for node in main.nodes}
        ends = {path(main, at) for at in range(len(main.nodes)) if at not in parents}
        ways = {way.moves for way in study.line.ways() if way.setup is None}
        assert ends <= ways, study.id
        assert all(any(end[: len(moves)] == moves for end in ends) for moves in ways), study.id
        assert len(apart) == sum(way.setup is not None for way in study.line.ways()), study.id


def test_the_main_line_comes_first() -> None:
    (tree,) = trees_of(LIBRARY.study("phil-p1"))
    line = [node.move for node in tree.nodes if node.main]
    assert tuple(line[1:]) == LIBRARY.study("phil-p1").line.moves
    assert [node.parent for node in tree.nodes[1 : len(line)]] == [*range(len(line) - 1)]


def test_a_variation_is_named_where_it_begins_and_judged_where_it_ends() -> None:
    """PHIL, first partie: the first renvoi is on Black's 12th move."""
    (tree,) = trees_of(LIBRARY.study("phil-p1"))
    (at,) = [at for at, node in enumerate(tree.nodes) if node.begins and node.begins.key == "R1"]
    assert len(path(tree, at)) == 24
    claims = [node.claim for node in tree.nodes if node.claim]
    assert LIBRARY.study("phil-p1").claim in claims
    assert len(claims) == 3


def test_a_board_of_its_own_is_a_tree_of_its_own() -> None:
    """MAN N. 5 shows the same stroke on another board."""
    _, apart = trees_of(LIBRARY.study("man-5"))
    assert apart.title is not None
    assert apart.nodes[0].state != trees_of(LIBRARY.study("man-5"))[0].nodes[0].state


def test_what_is_supplied_or_read_is_told_at_its_move() -> None:
    for study in LIBRARY.find(source="phil"):
        (tree,) = trees_of(study)
        read = [node for node in tree.nodes if node.read]
        assert len(read) == sum(len(line.read) for _, line in study.line.lines())


def test_walking_along_the_book_and_off_it() -> None:
    study = LIBRARY.study("man-9")
    (tree,) = trees_of(study)
    acts = [node.act for node in tree.nodes[1:] if node.main and node.act]
    assert tree.along(acts) == (0, 1, 2, 3)
    start = play_of(study).state(play_of(study).board(study.position))
    other = next(act for act in start.actions() if act != acts[0])
    assert tree.along([other]) == (0,)
    assert tree.along([acts[0], other]) == (0, 1)
