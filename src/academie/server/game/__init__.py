"""Games as they are stored: terms, clock, log and archive."""
