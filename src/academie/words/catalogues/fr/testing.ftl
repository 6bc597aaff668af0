testing-no-examples = aucun exemple de « { $game } » ; il y a des exemples de : { $known }
