### Che cosa si ricorda di una partita finita. Lo dicono il terminale e il browser.

ended-your-game = La tua partita

## Fifty

mention-best-number = Il tuo numero migliore: { $number }, { $points ->
    [one] un punto
   *[other] { $points } punti
} nella manche { $round }.
mention-longest-count = Il tuo conteggio più lungo: { $numbers ->
    [one] un numero
   *[other] { $numbers } numeri di fila
} partendo da { $first }, nella manche { $round }.
mention-short-of-crown = A { $points ->
    [one] un punto
   *[other] { $points } punti
} da una corona nella manche { $round }!
mention-free-number = { $number } era libero: al posto di { $instead } avrebbe portato { $points ->
    [one] un punto
   *[other] { $points } punti
} in più nella manche { $round }.

## Fifty Fifty

mention-struck = In equilibrio nella manche { $round }, il che ha cancellato { $points }.
mention-balanced = In equilibrio nella manche { $round }: nemmeno una mezza maschera.
mention-best-round = La tua manche migliore, la n. { $round }: { $halves ->
    [one] una mezza maschera
   *[other] { $halves } mezze maschere
}.
mention-calm-streak = { $tricks } prese di fila senza mezze maschere, nella manche { $round }.
mention-one-half-short = A una mezza maschera dall’equilibrio nella manche { $round }!
mention-hair-angry = La tua carta { $card } ha superato { $other } di un soffio e ha ricevuto { $halves ->
    [one] una mezza maschera triste
   *[other] { $halves } mezze maschere tristi
}.
mention-hair-laughing = La tua carta { $card } è rimasta un soffio sotto { $other } e ha ricevuto { $halves ->
    [one] una mezza maschera ridente
   *[other] { $halves } mezze maschere ridenti
}.

## Entrambi i giochi

mention-won-narrowly = Vittoria per { $points ->
    [one] un solo punto
   *[other] { $points } punti
}.
mention-short-of-win = A { $points ->
    [one] un punto
   *[other] { $points } punti
} dalla vittoria!

## Fifty Fifty: le menzioni

award-most-cancelled = Più mezze maschere annullate: { $halves }
award-most-calm = Più prese senza mezze maschere: { $tricks }
award-largest-trick = Più mezze maschere in una presa: { $halves }
