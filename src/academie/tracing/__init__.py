"""From passages to whoever cites them: the law, its pages, the cases, lessons and claims, and back."""

from academie.tracing.uses import Use, UseKind, passages_of, uses, uses_by_passage

__all__ = ["Use", "UseKind", "passages_of", "uses", "uses_by_passage"]
