research-not-an-option = ‘{ $word }’ is geen optie; schrijf holes:3, met een puntkomma voor de volgende
research-no-act = geen geldige handeling heeft hier het nummer { $id }
research-no-act-in-lane = spel { $lane } heeft geen geldige handeling met het nummer { $id }
