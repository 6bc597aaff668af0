"""Mail: the outbox and what carries it."""
