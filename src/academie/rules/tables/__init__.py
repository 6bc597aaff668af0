"""The games of the trictrac board."""
