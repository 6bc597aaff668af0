"""The schema of the database that this release is written for.

Apart from `migrate`, since web processes compare revisions and need not load what migrates.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"
REVISIONS: Final = sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("*.py"))
BASELINE: Final = REVISIONS[0]
"""What a database begins with: before it there were no schemas of parts."""
NEWEST_REVISION: Final = REVISIONS[-1]
