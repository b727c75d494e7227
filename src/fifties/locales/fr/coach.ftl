### Le coach : ce que le solveur pense d’un choix.

coach-compiling = Le coach se prépare ; la première fois, cela prend une minute.
coach-crowd = À plus de { $most } joueurs, le coach n’a rien à dire.
coach-extra = Le coach n’est pas installé. Pour l’obtenir : { $command }

## Fifty

coach-sound = Coach : tes nombres tiennent la route. Face à une table imbattable, ils valent { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne, aussi bien que tout autre choix.
coach-behind = Coach : face à une table imbattable, tes nombres valent { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne, { NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins que les { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) } habituels.
coach-change = { $instead } au lieu de { $number } vaudrait { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus.
coach-hindsight = Après coup, face à ce que les autres ont écrit, { $numbers } aurait marqué { $most } ; les tiens ont fait { $points }.
coach-perfect = Après coup, rien n’aurait marqué plus que tes { $points }.
coach-often = Coach : une table imbattable écrit le plus souvent : { $numbers }. Cela vaut { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne.
coach-example = Un choix qu’elle pourrait faire : { $numbers }.

## Fifty Fifty

coach-last-card = Coach : avec une seule carte, il n’y avait rien à choisir.
coach-same-card = Coach : le maître aurait joué { $card }, lui aussi.
coach-sound-card = Coach : { $card } valait bien { $better }, que le maître aurait joué.
coach-better-card = Coach : le maître aurait joué { $better }, environ { NUMBER($halves, minimumFractionDigits: 1, maximumFractionDigits: 1) } demi-masques de mieux que { $card }.
coach-would-play = Coach : le maître jouerait { $card }.
coach-as-good = { $card } est aussi bon.
coach-runner-up = Ensuite vient { $card }, environ { NUMBER($halves, minimumFractionDigits: 1, maximumFractionDigits: 1) } demi-masques derrière.
