"""People among each other: who follows and blocks whom, messages, reports and moderation."""
