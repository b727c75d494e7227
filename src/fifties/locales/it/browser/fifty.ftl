### A table that plays Fifty, and the end that both games share.

fifty-rule = Regola { $clause }
fifty-player = Giocatore
fifty-bot = bot
fifty-tokens-down = I gettoni stanno per essere girati
fifty-grid = Tutti i numeri
fifty-line = La tua riga
fifty-number-out = { $number } è escluso: la cifra finale { $digit } è bloccata
fifty-number-danger = { $number }, nella zona Pericolo
fifty-number-beyond = Solo numeri da { $least } a { $most }.
fifty-line-full = Le { $boxes } caselle sono piene. Cancella prima un numero.
fifty-wrote = { $number } scritto, { $written } di { $boxes }
fifty-erase = Cancella { $number }
fifty-erased = { $number } cancellato, { $written } di { $boxes }
fifty-erase-all = Cancella tutto
fifty-boxes-left = { $left ->
    [0] Tutto scritto.
    [one] Ancora un numero
   *[other] Ancora { $left } numeri
}
fifty-done = Fatto
fifty-sending = Invio …
fifty-written = Scritto
fifty-writing = scrive ancora
fifty-kept = Vale. Puoi cambiare finché non sono tutti pronti.
fifty-still-counts = Valgono ancora: { $numbers }.
fifty-restore = Tienili
fifty-all-wait = Tutti aspettano te.
fifty-reminded = Ti aspettano: tra { $seconds } secondi un bot scrive per te.
fifty-ready = { $ready } di { $players } pronti
fifty-who-is-ready = Chi è pronto
fifty-hurry = Fai scrivere un bot per { $name }
fifty-sheet = Foglio dei punti
fifty-count = Manche { $round }: si conta
fifty-has-count = { $name } prende il conto
fifty-goes-on = { $name } continua a contare
fifty-scores = { $name } fa punti
fifty-nobody-scores = { $name } conta, nessuno fa punti
fifty-who-has-it = Chi ce l’ha?
fifty-press = { $number } è tuo: premi «Ce l’ho!»
fifty-yours = Il tuo numero { $number }!
fifty-take = { $number }: { $name } prende il conto.
fifty-keep = { $number }: { $name } tiene il conto.
fifty-clash = { $number }: { $names } lo cancellano insieme. Bonus { $bonus }.
fifty-clash-danger = { $number }: { $names } lo cancellano nella zona Pericolo. Bonus { $bonus } perso.
fifty-next = Il tuo prossimo: { $number }
fifty-none-left = Non ti resta nessun numero
fifty-my-numbers = I tuoi numeri
fifty-crossed-off = cancellato
fifty-taken = conto preso
fifty-passed = chiamato
fifty-track = biglia su { $bead }, bonus { $bonus }, corone { $crowns }
fifty-host = Per chi ospita
fifty-pace = Ritmo:
fifty-pace-next = Cambia il ritmo: { $pace }
fifty-scored = La manche { $round } è contata
fifty-numbers = numeri
fifty-bead-and-bonus = biglia + bonus
fifty-total = totale
fifty-crown = corona
fifty-corner-gained = bonus guadagnato
fifty-corner-lost = bonus perso
fifty-broken-off = Una seconda corona ha chiuso questa manche: non dà punti.
fifty-map = Chi ha scritto cosa
fifty-awards = Da ricordare
fifty-award-longest-count = Conto più lungo
fifty-award-most-clashes = Più numeri cancellati
fifty-award-twins = Gemelli
fifty-award-amount = { $amount ->
    [one] un numero
   *[other] { $amount } numeri
}
fifty-told-score = { $name }: { $score }, totale { $total }.
fifty-next-soon = La prossima manche comincia tra un attimo.
fifty-winner-soon = E vince …
fifty-onward = Scrivi i numeri
fifty-onward-watch = Prossima manche
fifty-key-digits = scrivere un numero
fifty-key-write = chiudere il numero
fifty-key-erase = cancellare l’ultimo numero
fifty-key-done = fatto
fifty-key-got-it = «Ce l’ho!»
fifty-key-pace = cambiare il ritmo del conto
fifty-key-onward = alla prossima manche

finale-you = Hai vinto!
finale-why = Perché?
finale-crowns = { $crowns ->
    [one] una corona
   *[other] { $crowns } corone
}
finale-rematch = Rivincita
finale-host-can = Chi ospita può avviare la rivincita.
finale-replay = Rivedi la partita
finale-record = Scarica la partita
finale-leave = Esci
finale-key-rematch = rivincita
