### Games at random, by the million: fifties simulate.

input-no-such-game = { $text } n’est pas une partie ; on les compte à partir de 0.
input-crowd-too-large = { $players } joueurs, c’est trop pour une simulation ; { $most } au plus.

simulate-playing = les parties se jouent
simulate-facts = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} au hasard · graine { $seed } · { $workers } · { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } parties par seconde
simulate-threads = { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
}
simulate-cluster = une grappe Dask
simulate-stopped = Arrêt avant la fin des { $asked } parties prévues.
simulate-seat = place
simulate-all = toutes
simulate-mean = points
simulate-spread = écart type
simulate-share = victoires
simulate-alone = sans partage
simulate-crowned = couronne
simulate-halves = demi-masques
simulate-balanced = à l’équilibre
simulate-angry = furieux
simulate-struck = effacés
simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-crowns = Une couronne décide de { NUMBER($share, style: "percent", maximumFractionDigits: 2) } des parties : une deuxième couronne, { NUMBER($second, style: "percent", maximumFractionDigits: 2) } ; une égalité de points, { NUMBER($tie, style: "percent", maximumFractionDigits: 2) }.
simulate-shared = { NUMBER($share, style: "percent", maximumFractionDigits: 2) } des victoires sont partagées.
simulate-rounds = { NUMBER($share, style: "percent", maximumFractionDigits: 2) } des parties finissent à la manche { $round }.
simulate-strikes = Une partie efface { NUMBER($strikes, minimumFractionDigits: 2, maximumFractionDigits: 2) } résultats, soit { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points négatifs en tout.
