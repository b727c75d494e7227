### What `fifties solve` says.

## Refusals: the command line

input-too-many-to-solve = { $players } giocatori sono troppi per risolvere una manche; al massimo { $most }.
input-too-few-open = Con tante cifre bloccate nessuno trova { $wanted } numeri da scrivere.
input-players-missing = Quanti giocano? Indica --players N.
input-no-such-round = Qui non c’è una manche { $round }; da 1 a { $most }.
input-no-picture = { $file } non è un file .svg né .png.
input-field-missing = Una scelta si esamina contro altre; indica con --against che cosa hanno scritto.
input-no-picks = «{ $text }» non è una partita annotata né cinque numeri; per esempio --against "3 9 17 25 41; 5 16 27 38 49".
input-field-miscounted = { $given ->
    [one] È indicata { $given } scelta
   *[other] Sono indicate { $given } scelte
}, ma gli altri a questo tavolo sono { $wanted }.
input-other-game = È una partita dell’altro gioco; si risolvono solo manche di Fifty.
input-nothing-counted = Nessuna manche di questa partita è stata ancora contata.
input-no-such-player = { $wanted } non gioca qui; ci sono { $known }.
input-tokens-elsewhere = Una partita annotata dice da sé come si è giocato; togli --players, --blocked, --danger e --edition.
input-single-round = Una sola manche è risolta da un solo core; --threads e --dask servono per più manche, come con --players 3-7 o --blocked any.
input-many-rounds = Più manche stanno in una tabella, e nessuna ha un orologio; togli --plot e --seconds.

## A solved round

solve-solving = risolve
solve-bonus = caselle bonus { $boxes }
solve-other-tokens = Secondo le regole, in { $players } giocatori { $tokens ->
    [0] non si gira nessun gettone
    [one] si gira { $tokens } gettone
   *[other] si girano { $tokens } gettoni
}; la manche è risolta come richiesto.
solve-value = Vale { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punti per ciascuno, se tutti giocano così.
solve-exploitability = La risposta migliore a un tavolo così, { $numbers }, guadagna { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) } punti in più. Non c’è altro da guadagnare.
solve-effort = { $iterations } iterazioni in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
solve-strip = quanto spesso
solve-box = casella { $box }
solve-legend = { $shade } = { NUMBER($percent, maximumFractionDigits: 0) }% di tutte le scelte
solve-favourites = Più spesso: { $numbers }
solve-favourite = { $number } ({ NUMBER($percent, maximumFractionDigits: 0) }%)
solve-drawn-choices = Scelte estratte: { $choices }
solve-drawn = L’immagine è in { $file }.
solve-title = Fifty, { $players } giocatori, { $tokens }
solve-value-short = vale { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punti, la risposta migliore ne guadagna { NUMBER($gain, minimumFractionDigits: 5, maximumFractionDigits: 5) }
solve-axis-number = numero
solve-axis-share = scritto, in % di tutte le scelte

## Many rounds

solve-rounds-players = giocatori
solve-rounds-blocked = bloccate
solve-rounds-value = valore
solve-rounds-gain = da guadagnare
solve-rounds-answer = risposta migliore
solve-rounds-points = { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) }
solve-rounds-facts = { $rounds ->
    [one] { $rounds } manche risolta
   *[other] { $rounds } manche risolte
}; la risposta migliore guadagna al massimo { NUMBER($points, minimumFractionDigits: 5, maximumFractionDigits: 5) } punti.
solve-rounds-stopped = Interrotto prima di risolvere tutte le { $asked } manche.

## A known field

solve-other = contro { $numbers }
solve-somebody = qualcuno che gioca secondo la soluzione
solve-best = risposta migliore { $numbers }: { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 2) } punto
   *[other] { NUMBER($points, maximumFractionDigits: 2) } punti
}
solve-wrote = scritto { $numbers }: { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 2) } punto
   *[other] { NUMBER($points, maximumFractionDigits: 2) } punti
}
solve-taken = prende { NUMBER($points, maximumFractionDigits: 2) }
solve-clash-bonus = scontro + { NUMBER($points, maximumFractionDigits: 2) }
solve-adds = porta { NUMBER($points, maximumFractionDigits: 2) }
solve-instead = { $number } al suo posto: { NUMBER($points, maximumFractionDigits: 2) } in più
