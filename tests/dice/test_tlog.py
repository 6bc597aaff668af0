"""Trees, tiles, notes and proofs of the transparency log, by published vectors and by the RFC itself."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from academie.dice.keys import Key
from academie.dice.merkle import (
    Subtrees,
    consistency_path,
    goes_on,
    inclusion_path,
    leaf_hash,
    path_root,
    root,
    tree_levels,
    within,
)
from academie.dice.notes import (
    LOG,
    WITNESS,
    BadNote,
    Checkpoint,
    NamedKey,
    Note,
    cosign,
    read_note,
    read_signature,
    sign_checkpoint,
)
from academie.dice.tlog import (
    TAG,
    DeviceEntry,
    EntryKind,
    EntryProof,
    GameEntry,
    LogEntry,
    NewKeyEntry,
    PageEntry,
    TilePlace,
    added,
    bundle,
    read_entry,
    read_entry_proof,
    subtrees_of,
    tile_path,
    unbundled,
)
from academie.testing.data import load

VECTORS: Mapping[str, Any] = load("dice/vectors-2")
ENTRIES = [bytes.fromhex(text) for text in VECTORS["log_entries"]]
KEY, WITNESS_KEY = Key(bytes.fromhex(VECTORS["secret"])), Key(bytes.fromhex(VECTORS["witness_secret"]))
WITNESS_NAME = "witness.example.net/w1"

# Published with the first implementation of RFC 6962 (Certificate Transparency).
LEAVES = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"]
ROOTS = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]
INCLUDED = {
    (5, 8): [
        "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
        "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    ],
}
CONSISTENT = {
    (3, 8): [
        "0298d122906dcfc10892cb53a73992fc5b9f493ea4c9badb27b791b4127a7fe7",
        "07506a85fd9dd2f120eb694f86011e5bb4662e5c415a62917033d4a9624487e7",
        "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
        "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
    ],
    (6, 8): [
        "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
        "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    ],
    (2, 5): [
        "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
        "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
    ],
}


def tree(size: int) -> Subtrees:
    return within(tree_levels([leaf_hash(bytes.fromhex(text)) for text in LEAVES[:size]]))


def hexadecimal(path: Sequence[bytes]) -> list[str]:
    return [step.hex() for step in path]


def test_the_published_roots_and_proofs() -> None:
    assert [root(tree(size), size).hex() for size in range(1, 9)] == ROOTS
    for (index, size), path in INCLUDED.items():
        assert hexadecimal(inclusion_path(tree(size), index, size)) == path
    for (old, size), path in CONSISTENT.items():
        assert hexadecimal(consistency_path(tree(size), old, size)) == path


# The definitions of RFC 6962, sections 2.1 to 2.1.2, as they stand there: slow, and another way than ours.


def split(many: int) -> int:
    return 1 << (many - 1).bit_length() - 1


def plain_root(entries: Sequence[bytes]) -> bytes:
    if len(entries) == 1:
        return hashlib.sha256(b"\x00" + entries[0]).digest()
    k = split(len(entries))
    return hashlib.sha256(b"\x01" + plain_root(entries[:k]) + plain_root(entries[k:])).digest()


def plain_path(index: int, entries: Sequence[bytes]) -> list[bytes]:
    if len(entries) == 1:
        return []
    k = split(len(entries))
    if index < k:
        return [*plain_path(index, entries[:k]), plain_root(entries[k:])]
    return [*plain_path(index - k, entries[k:]), plain_root(entries[:k])]


def plain_proof(old: int, entries: Sequence[bytes], *, whole: bool = True) -> list[bytes]:
    if old == len(entries):
        return [] if whole else [plain_root(entries)]
    k = split(len(entries))
    if old <= k:
        return [*plain_proof(old, entries[:k], whole=whole), plain_root(entries[k:])]
    return [*plain_proof(old - k, entries[k:], whole=False), plain_root(entries[:k])]


def entries_of(many: int) -> list[bytes]:
    return [b"entry %d" % number for number in range(many)]


def test_every_proof_of_small_trees_is_that_of_the_definition() -> None:
    for size in range(1, 34):
        entries = entries_of(size)
        found = within(tree_levels([leaf_hash(entry) for entry in entries]))
        assert root(found, size) == plain_root(entries)
        for index in range(size):
            path = inclusion_path(found, index, size)
            assert path == plain_path(index, entries)
            assert path_root(leaf_hash(entries[index]), index, size, path) == plain_root(entries)
        for old in range(1, size + 1):
            proof = consistency_path(found, old, size)
            assert proof == plain_proof(old, entries)
            assert goes_on(old, plain_root(entries[:old]), size, plain_root(entries), proof)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_no_changed_proof_of_consistency_is_accepted(data: st.DataObject) -> None:
    size = data.draw(st.integers(2, 70))
    old = data.draw(st.integers(1, size - 1))
    entries = entries_of(size)
    forked = [*entries]
    forked[data.draw(st.integers(0, old - 1))] = b"another"
    old_root = plain_root(entries[:old])
    proof = plain_proof(old, forked)
    assert not goes_on(old, old_root, size, plain_root(forked), proof)
    assert not goes_on(old, old_root, size, plain_root(forked), plain_proof(old, entries))
    true = plain_proof(old, entries)
    assert not goes_on(old, old_root, size, plain_root(entries), [*true, bytes(32)])
    assert not goes_on(old, old_root, size, plain_root(entries), true[:-1])
    at = data.draw(st.integers(0, len(true) - 1))
    changed = [*true[:at], bytes(32), *true[at + 1 :]]
    assert not goes_on(old, old_root, size, plain_root(entries), changed)


def test_nothing_comes_before_an_empty_log_and_nothing_is_taken_back() -> None:
    entries = entries_of(3)
    assert goes_on(0, b"", 3, plain_root(entries), [])
    assert not goes_on(0, b"", 3, plain_root(entries), [bytes(32)])
    assert not goes_on(3, plain_root(entries), 2, plain_root(entries[:2]), [])
    assert not goes_on(3, plain_root(entries), 3, plain_root(entries[:2]), [])


def grown(*steps: int) -> tuple[dict[TilePlace, bytes], list[bytes]]:
    """The tiles of a log that grew by so many entries at a time."""
    tiles: dict[TilePlace, bytes] = {}
    entries: list[bytes] = []
    for many in steps:
        new = [b"entry %d" % (len(entries) + number) for number in range(many)]
        tiles |= added(tiles, len(entries), new)
        entries += new
    return tiles, entries


@pytest.mark.parametrize("steps", [(1,), (255,), (256,), (100, 200, 300), (66_000, 4_000)])
def test_tiles_give_the_tree_at_every_size_it_had(steps: tuple[int, ...]) -> None:
    tiles, entries = grown(*steps)
    size = len(entries)
    for place, hashes in tiles.items():
        assert len(hashes) == 32 * place.width(size)
    levels = within(tree_levels([leaf_hash(entry) for entry in entries]))
    assert root(subtrees_of(tiles, size), size) == root(levels, size)
    for old in {1, size // 3 or 1, size // 2 or 1, max(size - 1, 1)}:
        assert consistency_path(subtrees_of(tiles, size), old, size) == consistency_path(levels, old, size)
        assert inclusion_path(subtrees_of(tiles, size), old - 1, size) == inclusion_path(
            levels, old - 1, size
        )
        former = within(tree_levels([leaf_hash(entry) for entry in entries[:old]]))
        assert root(subtrees_of(tiles, old), old) == root(former, old)


def test_the_tiles_of_a_log_of_seventy_thousand_are_those_of_the_specification() -> None:
    tiles, _ = grown(66_000, 4_000)
    many = {level: sum(place.level == level for place in tiles) for level in range(4)}
    assert many == {0: 274, 1: 2, 2: 1, 3: 0}
    widths = [TilePlace(0, 273).width(70_000), TilePlace(1, 0).width(70_000), TilePlace(1, 1).width(70_000)]
    assert (*widths, TilePlace(2, 0).width(70_000), TilePlace(3, 0).width(70_000)) == (112, 256, 17, 1, 0)


def test_addresses_of_tiles() -> None:
    assert tile_path("0", 1_234_067, 256) == "tile/0/x001/x234/067"
    assert tile_path("1", 0, 17) == "tile/1/000.p/17"
    assert tile_path("entries", 1_000, 3) == "tile/entries/x001/000.p/3"


def test_bundles_are_read_as_they_were_written() -> None:
    entries = [*entries_of(3), b""]
    assert unbundled(bundle(entries)) == entries
    with pytest.raises(BadNote):
        unbundled(bundle(entries)[:-4])


def test_entries_are_those_of_the_vectors() -> None:
    game = UUID(VECTORS["game"]).bytes
    opening, end = VECTORS["log"][0]["hash"], VECTORS["log"][-1]["hash"]
    assert bytes(GameEntry(EntryKind.OPEN, game, 0, bytes.fromhex(opening))) == ENTRIES[0]
    assert bytes(GameEntry(EntryKind.END, game, 6, bytes.fromhex(end))) == ENTRIES[1]
    assert read_entry(ENTRIES[1]) == GameEntry(EntryKind.END, game, 6, bytes.fromhex(end))
    seat0 = UUID("019a8f00-0000-7000-8000-000000000001").bytes
    assert read_entry(ENTRIES[2]) == DeviceEntry(EntryKind.DEVICE, seat0, KEY.public)
    for wrong in (
        b"",
        ENTRIES[0][:-1],
        ENTRIES[2] + b"x",
        ENTRIES[0].replace(b"/2", b"/3"),
        TAG,
        TAG + b"\x02",
    ):
        assert read_entry(wrong) is None


def test_entries_about_keys_and_the_page_are_those_of_the_vectors() -> None:
    given = VECTORS["log_kinds"]
    account, key = UUID(given["account"]).bytes, bytes.fromhex(given["key"])
    made: list[LogEntry] = [
        DeviceEntry(EntryKind.DEVICE, account, key),
        NewKeyEntry(NamedKey.read(given["new_key"])),
        DeviceEntry(EntryKind.WITHDRAWN, account, key),
        PageEntry(hashlib.sha256(given["manifest"].encode()).digest()),
    ]
    entries = [bytes.fromhex(text) for text in given["entries"]]
    assert [bytes(each) for each in made] == entries
    assert [*map(read_entry, entries)] == made
    for size, text in given["checkpoints"].items():
        tree = Checkpoint(VECTORS["origin"], int(size), plain_root(entries[: int(size)]))
        assert str(sign_checkpoint(KEY, tree)) == text


def test_the_tree_of_the_vectors() -> None:
    tiles = added({}, 0, ENTRIES)
    at = subtrees_of(tiles, 3)
    assert root(at, 3).hex() == VECTORS["log_root"]
    assert root(subtrees_of(tiles, 2), 2).hex() == VECTORS["log_root_2"]
    assert hexadecimal(consistency_path(at, 2, 3)) == VECTORS["consistency"]["path"]
    assert hexadecimal(inclusion_path(at, 0, 3)) == VECTORS["inclusion"]["path"]


def test_the_checkpoint_and_the_cosignature_of_the_vectors() -> None:
    signed = sign_checkpoint(KEY, Checkpoint(VECTORS["origin"], 3, bytes.fromhex(VECTORS["log_root"])))
    assert str(signed) == VECTORS["checkpoint"]
    found = read_signature(VECTORS["cosignature_line"])
    seconds = int.from_bytes(found.data[:8], "big")
    assert cosign(WITNESS_KEY, WITNESS_NAME, signed.text, seconds) == found
    note = read_note(f"{signed}{found}")
    assert note.by(NamedKey(VECTORS["origin"], LOG, KEY.public))
    assert note.cosigned(NamedKey(WITNESS_NAME, WITNESS, WITNESS_KEY.public)) == seconds
    assert note.cosigned(NamedKey("other.example", WITNESS, WITNESS_KEY.public)) is None


def test_keys_are_written_with_their_number() -> None:
    key = NamedKey(VECTORS["origin"], LOG, KEY.public)
    assert NamedKey.read(str(key)) == key
    number = str(key).split("+")[1]
    for wrong in ("", "a+b", str(key).replace(number, "00000000"), f" {key}+", str(key)[:-4], "a b+c"):
        with pytest.raises(BadNote):
            NamedKey.read(wrong)
    weak = NamedKey("x", LOG, bytes(32))
    with pytest.raises(BadNote):
        NamedKey.read(str(weak))


def checkpoint_note() -> Note:
    return sign_checkpoint(KEY, Checkpoint("log.example/a", 3, bytes(32)))


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "text\n",
        "text\n\n",
        "text\n\n— name\n",
        "text\n\n— name !!!!\n",
        "text\n\n- name AAAAAAAA\n",
        "text\n\n— na+me AAAAAAAA\n",
        "te\txt\n\n— name AAAAAAAA\n",
        "text\n\n— name AAAAAAAA",
        "text\n\n— name AAAAAA==x\n",
    ],
)
def test_what_is_no_note(wrong: str) -> None:
    with pytest.raises(BadNote):
        read_note(wrong)


@pytest.mark.parametrize(
    "wrong", ["a\n1\n", "a\n01\nAAAA\n", "a\n-1\nAAAA\n", "a\n1\nAAAA\n", f"\n1\n{'A' * 43}=\n"]
)
def test_what_is_no_checkpoint(wrong: str) -> None:
    with pytest.raises(BadNote):
        Checkpoint.read(wrong)


def test_a_signature_that_is_not_valid_spoils_the_note() -> None:
    note, key = checkpoint_note(), NamedKey("log.example/a", LOG, KEY.public)
    other = read_note(str(note).replace("\n3\n", "\n4\n"))
    with pytest.raises(BadNote):
        other.by(key)
    unknown = NamedKey("log.example/a", LOG, WITNESS_KEY.public)
    assert not note.by(unknown)


def test_a_proof_of_an_entry_is_read_as_it_was_written() -> None:
    at = subtrees_of(added({}, 0, ENTRIES), 3)
    note = sign_checkpoint(KEY, Checkpoint(VECTORS["origin"], 3, root(at, 3)))
    proof = EntryProof(1, tuple(inclusion_path(at, 1, 3)), note)
    assert read_entry_proof(str(proof)) == proof
    assert proof.proves(ENTRIES[1])
    assert not proof.proves(ENTRIES[0])
    extra = str(proof).replace("index", "extra AAAA\nindex")
    assert read_entry_proof(extra) == proof
    for wrong in ("", str(proof)[5:], str(proof).replace("index 1", "index 01"), str(note)):
        with pytest.raises(BadNote):
            read_entry_proof(wrong)
