toc-toc = Toc

toc-no-ecole = on n’envoie pas à l’école d’un trou
toc-only-holes = au toc on ne marque que des trous
toc-there-no-hole = il n’y a pas de trou { $to }
toc-there-no-man-yours-touch-there = il n’y a pas là de dame à vous
toc-only-thrower-may-go-away = seul celui qui a jeté peut s’en aller
toc-nobody-going-away = personne ne s’en va
toc-there-nothing-set-right = il n’y a rien à redresser
toc-he-nothing-mark = il n’a rien à marquer
toc-he-not-forgotten-so-many-holes = il n’a pas oublié tant de trous
toc-ecole-de-trou = Le trou oublié est à l’autre
toc-ecole-de-trou-about = Une lecture : au trictrac on n’envoie pas à l’école d’un trou, et il est seulement perdu.
toc-sortie-made-no-hole-go-away = la sortie n’a pas fait de trou
toc-ecole-de-trou-short = École de trou

toc-several-together = un trou en tout, ou deux
toc-several-each = chacun son trou
toc-two-holes-by-the-coup = toujours, hors du premier trou où l’on convient de la double
toc-two-holes-agreed = seulement si l’on convient de la double
toc-academie-universelle-des-jeux-1806 = Académie universelle des jeux, 1806
toc-two-holes = Un doublet ou deux façons marquent deux trous
toc-several = Plusieurs coups d’un même jet
toc-impuissance-hole = Un nombre qui ne se joue pas donne un trou à l’autre
toc-holes = Ce que l’on veut ; un seul est « au premier trou ».
toc-double = Au premier trou, un coup par doublet ou par deux moyens vaut deux enjeux. Au-delà, il marque deux trous sans qu’on en convienne.
toc-several-short = Chacun son trou
toc-impuissance-hole-short = Nombres non joués

toc-marks-in-all = marque { $holes } : { $total } en tout
toc-text =  :
