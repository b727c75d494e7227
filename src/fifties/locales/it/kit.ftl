### The record kit of an event: why one is refused, and what is said when one is checked.

## A kit is refused, or cannot be made

kit-none = questo non è un fascicolo delle prove, oppure il suo inizio è stato cambiato.
kit-too-large = il file supera { $megabytes } MB; nessun fascicolo delle prove è così grande.
kit-archive-changed = attorno alle parti, il byte { $byte } non è come dovrebbe: è stato cambiato, oppure un altro programma ha impacchettato di nuovo le parti.
kit-version-unknown = questo è “{ $version }”, che questa versione di fifties non conosce.
kit-signature-wrong = la firma non corrisponde a questa chiave; una delle due è stata cambiata.
kit-other-key = è firmato con un’altra chiave, la cui impronta è { $fingerprint }.
kit-part-changed = è stato cambiato: il suo SHA-256 non è quello firmato.
kit-part-missing = manca.
kit-part-unlisted = non è stato firmato e qui non c’entra.
kit-line-misshapen = la riga { $line } non è scritta come dovrebbe.
kit-name-differs = il nome del partecipante { $number } non è quello firmato.
kit-no-such-participant = qui non c’è il nome del partecipante { $number }.
kit-time-goes-back = riga { $line }: qualcosa succede prima di ciò da cui deriva.
kit-record-wrong = { $reason }
kit-record-differs = non è della partita di cui parla { $part }.
kit-differs-from-record = la riga { $line } non deriva dal registro della partita.
kit-choices-unsealed = le scelte della manche { $round } non sono quelle di cui è stato mostrato il sigillo prima del conteggio.
kit-stage-differs = fase { $stage }: chi vi gioca non è chi è passato.
kit-heats-undrawn = fase { $stage }: le batterie non discendono dal segreto di cui è stato mostrato l’impegno.
kit-heat-differs = fase { $stage }, batteria { $heat }: giocatori o risultato non sono quelli della sua partita.
kit-nothing-finished = a questo tavolo non è ancora finita nessuna partita; non c’è niente da provare.
kit-game-unknown = per { $game } non c’è un fascicolo delle prove.
kit-not-kept = questo server non conserva niente su disco (--in-memory); non c’è quindi nulla da cui fare un fascicolo.

## Checking a kit

verify-kit-fine = firmato, e da allora non è cambiato niente. Impronta della chiave: { $fingerprint }
verify-kit-event = “{ $title }”, tavolo { $table }
verify-kit-table = tavolo { $table }
verify-kit-participants = { $participants ->
    [one] { $participants } partecipante
   *[other] { $participants } partecipanti
}, { $named ->
    [0] nessuno con il nome
    [one] { $named } con il nome
   *[other] { $named } con il nome
}
verify-kit-game = { $game }, { $players } giocatori, dalle { $began } alle { $ended }
verify-kit-broken-off = { $game }, { $players } giocatori, { $began }: interrotta
verify-kit-playing = { $game }, { $players } giocatori, { $began }: non ancora finita
verify-kit-stage = fase { $stage }: { $heats } batterie, { $players } giocatori, sorteggiate { $drawn }, impegno { $commitment }
verify-kit-final = la finale: { $players } giocatori, sorteggio { $drawn }, impegno { $commitment }
verify-kit-going-on = passano: n. { $numbers }
verify-kit-no-result = chiusa prima della fine di una manche, senza risultato
verify-kit-goes-on = non ancora finita
verify-kit-commitment = impegno sul caso: { $commitment }
verify-kit-choices = manche { $round }: sigillo delle scelte { $seal }, mostrato { $time }
verify-kit-unsealed = manche { $round }: nessun sigillo delle scelte mostrato
verify-kit-winner = posto 1: { $winner }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
verify-kit-number = n. { $number }
verify-kit-compare = Confronta impronta, impegni e sigilli con ciò che i testimoni hanno annotato prima di ogni conteggio.

## Making one, and erasing somebody

kit-progress = Fascicolo delle prove
verify-kit-progress = Verifica del fascicolo
kit-made = { $file }: fascicolo delle prove del tavolo { $table }. Impronta della chiave: { $fingerprint }
kit-no-such-table = in { $data } non c’è un tavolo { $table }.
kit-file-exists = esiste già e resta com’è; scegli un altro nome con --out, oppure aggiungi --replace.
erase-done = { $names ->
    [one] { $names } nome cancellato
   *[other] { $names } nomi cancellati
}; tutto il resto si prova come prima. Le copie che hanno altri li contengono ancora.
erase-salted = il n. { $number } ha aggiunto un testo suo al caso di una partita. Resta, perché le estrazioni ne derivano; non dice nessun nome, a meno che non ce l’abbia scritto.
erase-none = di’ chi: il numero di un partecipante, oppure --all per tutti i nomi.
