"""PostgreSQL: the system of record."""
