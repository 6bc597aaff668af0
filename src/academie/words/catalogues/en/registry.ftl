registry-game-package-left-out-since-does = the game '{ $key }' of the package { $package } is left out, since it does not load ({ $why }); update the package or uninstall it
registry-played-here-by-law-not-by = '{ $alias }' is played here by the law of { $key }, not by the modern rules
registry-game-package-left-out-since-already = the game '{ $key }' of the package { $package } is left out, since { $taken } already has a game of that name; uninstall one of the two packages
