# Two of the reasons why a position cannot be.
kernel-reasons = { $reason }; { $another }
kernel-no-ruleset = no rule set '{ $id }' of { $game }; there are: { $known }
