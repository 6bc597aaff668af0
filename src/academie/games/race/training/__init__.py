"""How nets of the running games are taught and how they are measured in matches."""
