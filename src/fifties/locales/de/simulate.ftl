### Games at random, by the million: fifties simulate.

input-no-such-game = { $text } ist kein Spiel; gezählt wird ab 0.
input-crowd-too-large = { $players } Spieler sind zu viele für eine Simulation; höchstens { $most }.

simulate-playing = Spiele laufen
simulate-facts = { $games ->
    [one] { $games } zufälliges Spiel
   *[other] { $games } zufällige Spiele
} · Startwert { $seed } · { $workers } · { NUMBER($seconds, maximumFractionDigits: 2) } s, { $rate } Spiele pro Sekunde
simulate-threads = { $threads ->
    [one] { $threads } Thread
   *[other] { $threads } Threads
}
simulate-cluster = ein Dask-Cluster
simulate-stopped = Abgebrochen, bevor alle { $asked } Spiele gespielt waren.
simulate-seat = Platz
simulate-all = alle
simulate-mean = Punkte
simulate-spread = Streuung
simulate-share = Siege
simulate-alone = allein
simulate-crowned = gekrönt
simulate-halves = Hälften
simulate-balanced = ausgeglichen
simulate-angry = grimmig
simulate-struck = gestrichen
simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-crowns = Eine Krone entscheidet { NUMBER($share, style: "percent", maximumFractionDigits: 2) } der Spiele: eine zweite Krone { NUMBER($second, style: "percent", maximumFractionDigits: 2) }, einen Gleichstand nach Punkten { NUMBER($tie, style: "percent", maximumFractionDigits: 2) }.
simulate-shared = { NUMBER($share, style: "percent", maximumFractionDigits: 2) } der Siege werden geteilt.
simulate-rounds = { NUMBER($share, style: "percent", maximumFractionDigits: 2) } der Spiele enden in Runde { $round }.
simulate-strikes = In einem Spiel werden { NUMBER($strikes, minimumFractionDigits: 2, maximumFractionDigits: 2) } Ergebnisse gestrichen, zusammen { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } Minuspunkte.
