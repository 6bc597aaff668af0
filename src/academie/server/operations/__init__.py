"""Health, audits, setting up and recovery."""
