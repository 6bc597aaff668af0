kernel-reasons = { $reason } ; { $another }
kernel-no-ruleset = aucune règle « { $id } » pour { $game } ; les règles sont : { $known }
