research-not-an-option = « { $word } » n’est pas une option ; écrivez holes:3, avec un point-virgule avant la suivante
research-no-act = aucun acte permis n’a ici le numéro { $id }
research-no-act-in-lane = le jeu { $lane } n’a pas d’acte permis qui porte le numéro { $id }
