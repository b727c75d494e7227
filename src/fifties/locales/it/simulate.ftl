### Games at random, by the million: fifties simulate.

input-no-such-game = { $text } non è una partita; si contano da 0.
input-crowd-too-large = { $players } giocatori sono troppi per una simulazione; al massimo { $most }.

simulate-playing = partite in corso
simulate-facts = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} a caso · seme { $seed } · { $workers } · { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } partite al secondo
simulate-threads = { $threads ->
    [one] { $threads } thread
   *[other] { $threads } thread
}
simulate-cluster = un cluster Dask
simulate-stopped = Interrotto prima di giocare tutte le { $asked } partite.
simulate-seat = posto
simulate-all = tutti
simulate-mean = punti
simulate-spread = scarto tipo
simulate-share = vittorie
simulate-alone = da soli
simulate-crowned = con corona
simulate-halves = mezze maschere
simulate-balanced = equilibrato
simulate-angry = tristi
simulate-struck = cancellati
simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-crowns = Una corona decide { NUMBER($share, style: "percent", maximumFractionDigits: 2) } delle partite: una seconda corona { NUMBER($second, style: "percent", maximumFractionDigits: 2) }, una parità di punti { NUMBER($tie, style: "percent", maximumFractionDigits: 2) }.
simulate-shared = { NUMBER($share, style: "percent", maximumFractionDigits: 2) } delle vittorie sono condivise.
simulate-rounds = { NUMBER($share, style: "percent", maximumFractionDigits: 2) } delle partite finiscono alla manche { $round }.
simulate-strikes = Una partita cancella { NUMBER($strikes, minimumFractionDigits: 2, maximumFractionDigits: 2) } risultati, per { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } punti negativi in tutto.
