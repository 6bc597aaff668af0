toc-toc = Toc

toc-no-ecole = un trou oublié ne donne pas d’école
toc-only-holes = au toc on ne marque que des trous
toc-fewer-holes-forgotten = l’adversaire n’a pas oublié autant de trous
toc-ecole-de-trou = Un trou oublié revient à l’adversaire
toc-ecole-de-trou-about = Une lecture : au trictrac on n’envoie pas à l’école pour un trou, qui est seulement perdu.
toc-ecole-de-trou-short = École de trou

toc-several-together = un trou en tout, ou deux
toc-several-each = un trou pour chacun
toc-two-holes-by-the-coup = toujours, sauf au premier trou, où l’on convient de la double
toc-two-holes-agreed = seulement si l’on convient de la double
toc-rules-acad-1806 = Académie universelle des jeux, 1806
toc-two-holes = Un doublet ou deux façons marquent deux trous
toc-several = Plusieurs gains d’un même jet
toc-impuissance-hole = Un nombre non joué donne un trou à l’adversaire
toc-holes-about = Autant qu’on veut ; un seul se dit « au premier trou ».
toc-double-about = Au premier trou, ce qui se fait par doublet ou de deux façons vaut deux mises. Au-delà, cela marque deux trous sans qu’on en convienne.
toc-several-short = Un trou chacun
toc-impuissance-hole-short = Nombres non joués

toc-marked = { $player } marque { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    } : { $total } en tout
toc-jan-scored = { $player } : { $scored }
