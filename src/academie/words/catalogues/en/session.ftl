session-nobody = nobody has a play to choose

session-no-format-there = no format '{ $format }'; there are: { $there }

session-no-chance = there is nothing to roll or deal now
session-chance-first = the dice or the deal come first: use Session.roll()
session-no-undo = there are not so many acts to undo
session-no-redo = there are not so many acts to redo
session-no-format-there-2 = { $key } has no format '.{ $ending }'; there are: { $known }

session-no-language-there = no language '{ $code }'; there are: { $known }
