"""Reports, cases, decisions and roles."""
