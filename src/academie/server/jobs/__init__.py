"""Work for later, done by worker processes."""
