"""Trictrac in good company and in rigour: who marks wrongly is sent to school."""

from academie.games.trictrac.arbiter.strictness import Strictness, strictness
from academie.games.trictrac.arbiter.table import ArbitratedState, laid

__all__ = ["ArbitratedState", "Strictness", "laid", "strictness"]
