from collections.abc import Sequence

__all__ = ["can_make"]

def can_make(men: Sequence[int], base: int) -> bool: ...
