"""Who follows and blocks whom, private messages and presence."""
