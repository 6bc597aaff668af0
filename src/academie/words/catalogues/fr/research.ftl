research-not-an-option = « { $word } » n’est pas une option ; écrivez holes:3, avec un point-virgule avant la suivante
research-no-act = aucun acte permis n’a ici le numéro { $id }
research-no-act-in-lane = le jeu { $lane } n’a pas d’acte permis qui porte le numéro { $id }
research-other-dice = partie { $game } : l’acte { $place } n’est pas celui que donne la graine
research-illegal-id = partie { $game } : l’acte { $place } n’est pas permis : { $why }
research-other-result = partie { $game } : la règle donne un autre résultat
research-no-corpus = { $folder } n’a pas de corpus achevé ; `academie lab corpus` en fait un
