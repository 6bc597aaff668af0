kernel-reasons = { $reason }; { $another }
kernel-no-ruleset = geen stel regels ‘{ $id }’ voor { $game }; beschikbaar: { $known }
