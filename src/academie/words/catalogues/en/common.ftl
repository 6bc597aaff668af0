common-yes = yes
common-no = no
common-none = none
common-unlimited = no limit
common-from-to = from { $first } to { $last }
# Parts one after the other.
common-listed = { $parts }
# A name, a number or notation: the same in every language.
common-verbatim = { $text }
common-nothing = { "" }
# Several things, the last after a conjunction.
common-and = { $before } and { $last }
common-or = { $before } or { $last }
# Several things with commas within.
common-series = { $before }; { $last }
# Moves of a play.
common-spaced = { $before } { $last }
common-colon = { ": " }
