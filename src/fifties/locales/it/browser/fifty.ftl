### A table that plays Fifty, and the end that both games share.

fifty-rule = Regola { $clause }
fifty-player = Giocatore
fifty-bot = bot
fifty-tokens-down = I gettoni stanno per essere girati
fifty-grid = Tutti i numeri
fifty-line = La tua riga
fifty-line-of = Riga di { $name }
fifty-corners = Le caselle valgono { $numbers }.
fifty-number-out = { $number } è escluso: la cifra finale { $digit } è bloccata
fifty-number-danger = { $number }, nella zona Pericolo
fifty-number-beyond = Solo numeri da { $least } a { $most }.
fifty-line-full = Le { $boxes } caselle sono piene. Cancella prima un numero.
fifty-wrote = { $number } scritto, { $written } di { $boxes }
fifty-erase = Cancella { $number }
fifty-erased = { $number } cancellato, { $written } di { $boxes }
fifty-erase-all = Cancella tutto
fifty-erased-all = Tutto cancellato.
fifty-boxes-left = { $left ->
    [0] Tutto scritto.
    [one] Ancora un numero
   *[other] Ancora { $left } numeri
}
fifty-done = Fatto
fifty-sending = Invio…
fifty-written = Scritto
fifty-writing = scrive ancora
fifty-kept = Scritto. Puoi cambiare i tuoi numeri finché non sono tutti pronti.
fifty-still-counts = Valgono ancora: { $numbers }.
fifty-restore = Tienili
fifty-all-wait = Tutti aspettano te.
fifty-reminded = Il tavolo ti aspetta: tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} un bot scrive per te.
fifty-ready = { $ready ->
    [one] { $ready } pronto su { $players }
   *[other] { $ready } pronti su { $players }
}
fifty-who-is-ready = Chi è pronto
fifty-hurry = Fai scrivere un bot per { $name }
fifty-sheet = Foglio dei punti
fifty-count = Manche { $round }: si conta
fifty-now-takes = { $name } prende il conteggio
fifty-now-keeps = { $name } continua a contare
fifty-now-scores-again = { $name } torna a fare punti
fifty-scores = { $name } fa punti
fifty-nobody-scores = { $name } conta, nessuno fa punti
fifty-who-has-it = Chi ce l’ha?
fifty-press = { $number } è tuo: premi «Ce l’ho!»
fifty-yours = Il tuo numero { $number }!
fifty-take-takes = { $number }: { $name } prende il conteggio.
fifty-take-keeps = { $number }: { $name } tiene il conteggio.
fifty-take-scores-again = { $number }: { $name } torna a fare punti.
fifty-clash = { $number }: { $names } si scontrano e lo barrano. Bonus { $bonus }.
fifty-clash-danger = { $number }: { $names } si scontrano nella zona Pericolo. Bonus { $bonus } perso.
fifty-next = Il tuo prossimo: { $number }
fifty-none-left = Non ti resta nessun numero
fifty-my-numbers = I tuoi numeri
fifty-crossed-off = barrato
fifty-taken = conteggio preso
fifty-passed = chiamato
fifty-track = biglia su { $bead }, bonus { $bonus }, corone { $crowns }
fifty-host = Per l’host
fifty-scored = I punti della manche { $round }
fifty-numbers = numeri
fifty-bead-and-bonus = biglia + bonus
fifty-total = totale
fifty-crown = corona
fifty-corner-gained = bonus guadagnato
fifty-corner-lost = bonus perso
fifty-corner-worth = bonus { $bonus }
fifty-broken-off = Una seconda corona ha chiuso questa manche: non dà punti.
fifty-map = Chi ha scritto cosa
fifty-awards = Da ricordare
fifty-award-longest-count = Conteggio più lungo
fifty-award-most-clashes = Più scontri
fifty-award-twins = Gemelli
fifty-award-amount = { $amount ->
    [one] un numero
   *[other] { $amount } numeri
}
fifty-told-score = { $name }: { $score }, totale { $total }.
fifty-told-mine = i tuoi: { $numbers }
fifty-next-soon = La prossima manche comincia tra un attimo.
fifty-winner-soon = E vince…
fifty-onward = Scrivi i numeri
fifty-onward-watch = Prossima manche
fifty-key-digits = scrivi un numero
fifty-key-write = chiudi il numero
fifty-key-erase = cancella l’ultimo numero
fifty-key-done = fatto
fifty-key-got-it = «Ce l’ho!»
fifty-key-pace = cambia il ritmo del conteggio
fifty-key-onward = passa alla prossima manche

ended-you = Hai vinto!
ended-why = Perché?
ended-crowns = { $crowns ->
    [one] una corona
   *[other] { $crowns } corone
}
ended-rematch = Rivincita
ended-host-can = L’host può far partire la rivincita.
ended-replay = Rivedi la partita
ended-review = Bravura o fortuna?
ended-card = Condividi una cartolina
ended-card-saved = L’immagine è salvata, e il risultato copiato come testo.
ended-card-failed = Non è stato possibile condividere la cartolina.
ended-record = Scarica il registro
ended-sheet = Stampa il foglio
ended-leave = Esci
ended-key-rematch = rivincita
replay-won = { $count ->
    [one] Ha vinto { $names }.
   *[other] { $names } hanno vinto insieme.
}
ended-together = Guardare insieme
ended-together-come = Raggiungere gli altri
together = Guardare insieme
together-you-lead = Guidi tu. Tutti al tavolo vedono ciò che guardi.
together-leads = { $name } guida, e tu segui.
together-apart = { $name } guida. Tu vai per la tua strada.
together-stage = { $name } guida attraverso la partita.
together-nobody = Nessuno guida.
together-follow = Tornare dagli altri
together-free = Guardare per conto mio
together-lead = Guidare
together-close = Torna al tavolo
