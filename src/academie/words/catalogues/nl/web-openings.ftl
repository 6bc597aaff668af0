web-openings-title = Openingen
web-openings-about = De eerste zetten van een sterk programma in { $games } partijen tegen zichzelf, en wat ze opleverden.
web-openings-throw = Eerste worp
web-openings-first-move = Eerste zet
web-openings-play = Zet
web-openings-chosen = Gekozen
web-openings-games = Partijen
web-openings-won = Gewonnen
web-openings-stakes = Inzetten
web-openings-game-count = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
web-openings-back = Alle eerste zetten
web-openings-none = Geen zet is in genoeg partijen gespeeld om er iets over te zeggen.
web-openings-empty = De eerste zetten van dit spel zijn nog niet geteld.
web-openings-rule = De inzetten zijn de gemiddelde winst van wie speelt; 95 van de 100 keer liggen ze binnen de marge. Het programma probeert ook zetten die bijna even goed lijken als de beste. Zetten uit minder dan 20 partijen zijn weggelaten. Speler { $player }, zaadgetal { $seed }.
