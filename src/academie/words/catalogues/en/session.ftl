session-nobody = no player is to move here

session-no-format = no format '{ $format }'; there are: { $known }

session-no-chance = there is nothing to throw or deal now
session-chance-first = the dice or the deal come first; use Session.roll()
session-no-undo = there are fewer acts than that to undo
session-no-redo = there are fewer acts than that to redo
session-no-format-of-game = { $key } has no format '.{ $ending }'; there are: { $known }

session-no-language = no language '{ $code }'; there are: { $known }
session-changed-rules = these rules bear the id { $ruleset } but are not those: give the id, and what was agreed on as options
