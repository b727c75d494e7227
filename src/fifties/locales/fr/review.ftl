### Ce que dit `fifties review` : talent, chance et meilleurs choix.

input-not-reviewed = Personne ne sait ce que vaut une décision de { $game } ; on peut analyser des parties de Fifty et de Fifty Fifty.
input-nothing-to-review = Aucune manche de cette partie n’a été jouée jusqu’au bout : il n’y a encore rien à analyser.
input-no-such-decision = Personne n’a rien décidé à la manche { $round }, place { $seat }.

review-thinking = examen de chaque décision
review-branched = Ce qui précède a été joué dans une autre partie et n’est donc pas jugé.
review-legend = points = attendus + décisions + hasard + ce que les autres ont fait ; la note porte sur les décisions
review-column-points = points
review-column-expected = attendus
review-column-skill = décisions
review-column-chance = hasard
review-column-others = autres
review-column-mark = note
review-win = chances de gagner, du début à la fin
review-decisions = { $name } : décisions
review-flawless = Ni faux pas, ni bévue.
review-verdict = { $verdict ->
    [best] le meilleur choix
    [fine] bon choix
    [slip] faux pas
   *[blunder] bévue
}
review-costliest = La décision la plus chère : { $name }, { $where }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
review-luckiest = { $cause ->
    [chance] Le plus beau coup de chance : { $name }, { $where } : le hasard a apporté { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
   *[others] Le plus beau coup de chance : { $name }, { $where } : les autres ont apporté { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
}
review-round = manche { $round }
review-trick = manche { $round }, pli { $trick }
review-deal = manche { $round }, à la donne

## Fifty

review-numbers = { $where } : { $numbers } { $dash } { $verdict }. Cela valait { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne face à une table imbattable, { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins que le mieux.
review-reason-crowded = Sur { $others } maîtres, { NUMBER($holders, minimumFractionDigits: 1, maximumFractionDigits: 1) } écrivent { $number } en moyenne ; { $instead } aurait rapporté { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus.
review-reason-instead = { $instead } au lieu de { $number } aurait rapporté { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus.
review-reason-together = Aucun nombre n’est en cause à lui seul ; ensemble, ils valaient { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins que les cinq meilleurs.
review-reason-unbeatable = Personne ne pouvait espérer plus.
review-hindsight = Après coup, { $numbers } aurait marqué { $most } ; il y en a eu { $points }.

## Fifty Fifty

review-card = { $where } : { $card } { $dash } { $verdict }. { $best } aurait rapporté { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus en moyenne{ $sure ->
    [yes] {""}
   *[no] , à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près
}.
review-reason-best-card = { $card } était la meilleure carte.
review-reason-as-good = { $best } n’était guère mieux.
review-reason-later = Ce sont les plis suivants qui comptent ici : { $card } y aurait servi davantage que { $best }.
review-reason-took-angry = { $card } reçoit les demi-masques furieux dans { $often } % de tels plis, { $best } dans { $instead } %.
review-reason-took-laughing = { $card } reçoit les demi-masques rieurs dans { $often } % de tels plis, { $best } dans { $instead } %.
review-reason-missed-angry = Les demi-masques furieux auraient été bienvenus : { $best } les reçoit dans { $instead } % de tels plis, { $card } dans { $often } %.
review-reason-missed-laughing = Les demi-masques rieurs auraient été bienvenus : { $best } les reçoit dans { $instead } % de tels plis, { $card } dans { $often } %.
