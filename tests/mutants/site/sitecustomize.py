"""Loads one module from another source, in this process and, by PYTHONPATH, in those that tests start."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

MODULE = os.environ.get("MUTANT_MODULE", "")
SOURCE = os.environ.get("MUTANT_SOURCE", "")


class MutantLoader(SourceFileLoader):
    """Compiles the changed source, past the files of compiled code."""

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = self.source_to_code(Path(SOURCE).read_bytes(), self.path)
        return code


class MutantFinder(PathFinder):
    """Finds that module alone, where it is, and leaves all others to the next finder."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = super().find_spec(fullname, path, target) if fullname == MODULE else None
        if spec is not None and spec.origin is not None:
            spec.loader = MutantLoader(fullname, spec.origin)
        return spec


if MODULE:
    sys.meta_path.insert(0, MutantFinder)
