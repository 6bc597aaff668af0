registry-game-package-left-out-since-does = le jeu « { $key } » du paquet { $package } est laissé de côté, car il ne se charge pas ({ $why }) ; mettez le paquet à jour ou désinstallez-le
registry-played-here-by-law-not-by = « { $alias } » se joue ici selon la loi de { $key }, et non selon la règle moderne
registry-game-package-left-out-since-already = le jeu « { $key } » du paquet { $package } n’est pas admis, car { $taken } a déjà un jeu de ce nom ; désinstallez l’un des deux paquets
