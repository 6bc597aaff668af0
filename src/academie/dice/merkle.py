"""Merkle trees as in RFC 6962: roots, the path of a leaf, and proofs that one tree goes on from another."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final

HASH_BYTES: Final = 32

Subtrees = Callable[[int, int], bytes]
"""The hash over the leaves of a subtree, as far as there are any, by its height and its number."""


def leaf_hash(entry: bytes) -> bytes:
    return hashlib.sha256(b"\x00" + entry).digest()


def node(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\x01" + left + right).digest()


def tree_levels(leaves: Sequence[bytes]) -> list[list[bytes]]:
    """The tree over at least one leaf, from the leaves to the root; an odd node is carried up as it is."""
    levels = [[*leaves]]
    while len(below := levels[-1]) > 1:
        pairs = [node(left, right) for left, right in zip(below[::2], below[1::2], strict=False)]
        levels.append([*pairs, *below[len(pairs) * 2 :]])
    return levels


def within(levels: Sequence[Sequence[bytes]]) -> Subtrees:
    """The subtrees of a tree that is in memory."""
    return lambda height, number: levels[height][number]


def root(subtrees: Subtrees, size: int) -> bytes:
    """The root of the tree over the first `size` leaves, at least one."""
    return subtrees((size - 1).bit_length(), 0)


def inclusion_path(subtrees: Subtrees, index: int, size: int) -> list[bytes]:
    """What a leaf is hashed with on the way to the root, from the bottom (RFC 6962, section 2.1.1)."""
    path: list[bytes] = []
    for height in range((size - 1).bit_length()):
        beside = (index >> height) ^ 1
        if beside << height < size:
            path.append(subtrees(height, beside))
    return path


def path_root(found: bytes, index: int, size: int, path: Sequence[bytes]) -> bytes | None:
    """The root that a leaf and its path lead to (RFC 9162, section 2.1.3.2); nothing if they do not fit."""
    if not 0 <= index < size:
        return None
    here, last = index, size - 1
    for step in path:
        if last == 0:
            return None
        if here & 1 or here == last:
            found = node(step, found)
            while not here & 1 and here:
                here, last = here >> 1, last >> 1
        else:
            found = node(found, step)
        here, last = here >> 1, last >> 1
    return found if last == 0 else None


def consistency_path(subtrees: Subtrees, old: int, size: int) -> list[bytes]:
    """What proves that the tree of `size` leaves begins with the one of `old` (RFC 6962, section 2.1.2)."""
    path: list[bytes] = []
    first, last = 0, size
    while 0 < old < last:
        height = (last - first - 1).bit_length() - 1
        middle = first + (1 << height)
        if old <= middle:
            path.append(subtrees(height, middle >> height))
            last = middle
        else:
            path.append(subtrees(height, first >> height))
            first = middle
    if first:
        height = (last - first - 1).bit_length()
        path.append(subtrees(height, first >> height))
    return path[::-1]


def goes_on(old: int, old_root: bytes, size: int, new_root: bytes, path: Sequence[bytes]) -> bool:
    """Whether the path proves that a tree begins with a smaller one (RFC 9162, section 2.1.4.2)."""
    if old == size:
        return not path and old_root == new_root
    if old == 0:
        return not path
    if old > size or not path:
        return False
    steps = [old_root, *path] if old & (old - 1) == 0 else [*path]
    here, last = old - 1, size - 1
    while here & 1:
        here, last = here >> 1, last >> 1
    before = after = steps[0]
    for step in steps[1:]:
        if last == 0:
            return False
        if here & 1 or here == last:
            before, after = node(step, before), node(step, after)
            while not here & 1 and here:
                here, last = here >> 1, last >> 1
        else:
            after = node(after, step)
        here, last = here >> 1, last >> 1
    return last == 0 and before == old_root and after == new_root
