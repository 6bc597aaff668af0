registry-broken = het spel ‘{ $key }’ uit het pakket { $package } kan niet geladen worden ({ $why }); werk het pakket bij of verwijder het
registry-misleading = ‘{ $alias }’ wordt hier volgens de regels van { $key } gespeeld, niet volgens de moderne regels
registry-twice = het spel ‘{ $key }’ uit het pakket { $package } is weggelaten: { $taken } heeft al een spel met die naam; verwijder een van de twee pakketten
registry-no-game = geen spel ‘{ $key }’; { $known }
registry-taken = er is al een spel ‘{ $key }’ geregistreerd; geef het jouwe een andere sleutel
registry-other-keys = de sleutel is { $key }, die van de regels { $law }
