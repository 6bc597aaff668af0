registry-broken = le jeu « { $key } » du paquet { $package } ne se charge pas ({ $why }) ; mettez le paquet à jour ou désinstallez-le
registry-misleading = « { $alias } » se joue ici selon la loi de { $key }, et non selon les règles modernes
registry-twice = le jeu « { $key } » du paquet { $package } est laissé de côté : { $taken } a déjà un jeu de ce nom ; désinstallez l’un des deux paquets
registry-no-game = aucun jeu « { $key } » ; { $known }
registry-taken = un jeu « { $key } » est déjà inscrit ; donnez une autre clé au vôtre
registry-other-keys = sa clé est { $key }, celle de sa loi { $law }
