"""What shows a finding: the position it turns on, or the 36 casts."""

from __future__ import annotations

from academie.claims.finding import Finding, throw_text
from academie.drawing import Diagram, draw
from academie.games.tables.law.throw import THROWS
from academie.games.tables.picture.roll_chart import RollChart, roll_chart_svg
from academie.kernel import Language, Text
from academie.library.statement import Statement
from academie.notation import notation_of

WORTH = Text(
    "Ce que vaut chaque premier coup bien joué, en trous.",
    "What each first throw is worth, well played, in holes.",
)


def picture(statement: Statement, finding: Finding, language: Language = Language.FRENCH) -> Diagram | None:
    """The picture of a finding, if there is anything to draw."""
    if statement.kind == "best-throws" and finding.figures:
        values = {cast: float(finding.figures[throw_text(cast)]) for cast in THROWS}
        return roll_chart_svg(RollChart(title=statement.said, legend=WORTH, values=values), language=language)
    if finding.position is None:
        return None
    state = notation_of(statement.game).read_state(finding.position)
    return draw(state, language=language)
