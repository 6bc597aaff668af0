"""What the games of the trictrac board share: dice, tracks, plays, their text and the drawn board."""
