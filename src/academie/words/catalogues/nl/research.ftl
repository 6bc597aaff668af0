research-not-an-option = ‘{ $word }’ is geen optie; schrijf holes:3, met een puntkomma voor de volgende
research-no-act = geen geldige handeling heeft hier het nummer { $id }
research-no-act-in-lane = spel { $lane } heeft geen geldige handeling met het nummer { $id }
research-other-dice = partij { $game }: handeling { $place } is niet wat het zaadgetal geeft
research-illegal-id = partij { $game }: handeling { $place } is niet geldig: { $why }
research-other-result = partij { $game }: de regels geven een andere uitslag
research-no-corpus = { $folder } bevat geen voltooid corpus; `academie lab corpus` maakt er een
