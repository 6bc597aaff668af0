registry-broken = the game '{ $key }' of the package { $package } cannot be loaded ({ $why }); update the package or uninstall it
registry-misleading = '{ $alias }' is played here by the rules of { $key }, not by the modern ones
registry-twice = the game '{ $key }' of the package { $package } is left out: { $taken } already has a game of that name; uninstall one of the two packages
registry-no-game = no game '{ $key }'; there are: { $known }
registry-taken = there is already a game '{ $key }'; give yours another key
registry-other-keys = its key is { $key }, that of its law { $law }
