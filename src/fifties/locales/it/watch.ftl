### Guardare: fifties watch.

input-only-looking = Chi guarda non può giocare.
input-not-at-table = nessuno in questa partita si chiama { $name }; hanno giocato: { $known }.
input-still-secret = questa partita non è stata giocata fino in fondo, quindi numeri e carte restano coperti; togli --seat.
watch-more = Invio va avanti, un numero va a quella manche, { $quit } esce, { $help } aiuta:
watch-help = Invio racconta il seguito; da 1 a { $most } va a quella manche; { $quit } esce.
