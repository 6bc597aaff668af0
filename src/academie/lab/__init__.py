"""The lab: self-play, matches, rollouts and studies, in one process or on many machines (extra: lab)."""
