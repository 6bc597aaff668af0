"""What a part says of itself in its list of parts: data, read by processes that need not start it."""
