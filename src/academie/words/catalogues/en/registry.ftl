registry-broken = the game '{ $key }' of the package { $package } cannot be loaded ({ $why }); update the package or uninstall it
registry-misleading = '{ $alias }' is played here by the law of { $key }, not by the modern rules
registry-twice = the game '{ $key }' of the package { $package } is left out: { $taken } already has a game of that name; uninstall one of the two packages
registry-no-game = no game '{ $key }'; { $known }
registry-taken = a game '{ $key }' is already registered; give yours another key
registry-other-keys = its key is { $key }, that of its law { $law }
