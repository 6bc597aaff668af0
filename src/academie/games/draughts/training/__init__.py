"""The evaluation of draughts learnt from games: self-play, logistic regression, matches."""
