"""What every part stands on: database, leases, tasks, limits, metrics and errors."""
