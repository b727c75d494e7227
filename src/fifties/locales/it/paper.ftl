### What stands on printed sheets.

## Fifty

paper-name = Nome
paper-spare = Nome (griglia di riserva)
paper-crown-at = corona a { $mark }
paper-bead = biglia
paper-bonus = bonus
paper-score = punti
paper-total = Totale
paper-crowns = Corone
paper-grid-hint = A ogni manche cinque numeri da 1 a { $most }, dal più basso al più alto. Si conta fino a { $top }.
paper-track = Tracciato punti
paper-track-start = A ogni manche la biglia parte da 0. Una casella per ogni numero che vi dà un punto.
paper-track-crown = In { $players }, la casella { $mark } vale una corona, una sola volta a manche. La seconda corona fa vincere subito.
paper-track-wrap = Oltre { $last }? Si riparte da 1.
paper-mark-players = { $players } giocatori
paper-count = Il conteggio
paper-count-tokens = { $tokens ->
    [one] A ogni manche posate { $tokens } gettone Blocco sulla sua cifra: nessuno scrive un numero di quella colonna.
   *[other] A ogni manche posate { $tokens } gettoni Blocco sulle loro cifre: nessuno scrive un numero di quelle colonne.
}
paper-count-free = A un tavolo così nessuna cifra è bloccata. L’ultimo numero che si chiama è { $top }.
paper-scores = Punti
paper-more = Altri ospiti? Per una persona in più: { $command }
paper-tokens = Gettoni Blocco
paper-tokens-flip = girarne { $tokens } a manche
paper-danger = Carte Pericolo
paper-danger-about = girarne una a manche
paper-reconstructed = ricostruita
paper-cut = Da ritagliare lungo le linee; la carta robusta dura di più.

## Posters

paper-poster-join = Inquadra, siediti, gioca!
paper-poster-code = oppure scrivi questo codice:

## Fifty Fifty

paper-mood-lowest = carta più bassa
paper-mood-highest = carta più alta
paper-halves = Tagliate ogni faccia in due: una mezza maschera ridente e una triste. Sono poche? Stampate ancora questa pagina.
paper-strike-hint = Meno uno per ogni mezza maschera. Chi chiude una manche equilibrato cancella il suo peggior risultato precedente. Le carte piccole dicono chi le dà; chi le dà per primo si sorteggia (H2).
paper-deals-first = dà le carte per primo

## Played games

paper-balance = saldo
paper-count-legend = forma: prende il conteggio · barra: fa punti · croce: scontro

## Events

paper-number = n. { $number }
paper-date = { $date }
paper-certificate = Attestato
paper-certificate-took-part = ha partecipato a una partita di { $game } con { $players } giocatori.
paper-certificate-placed = si è classificato al posto { $place } in una partita di { $game } con { $players } giocatori, con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
paper-certificate-won = ha vinto una partita di { $game } con { $players } giocatori, con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
paper-certificate-final-won = ha vinto un torneo di { $game } con { $players } giocatori, con { $points ->
    [one] { $points } punto in finale.
   *[other] { $points } punti in finale.
}
paper-certificate-final-placed = si è classificato al posto { $place } in un torneo di { $game } con { $players } giocatori, con { $points ->
    [one] { $points } punto in finale.
   *[other] { $points } punti in finale.
}
paper-certificate-stage = ha raggiunto la fase { $stage } di un torneo di { $game } con { $players } giocatori e si è classificato al posto { $place }.
paper-certificate-hosts = Per chi organizza
paper-statement = Dichiarazione del testimone { $number }
paper-statement-about = Due persone che hanno visto tutto di persona compilano un modulo ciascuna, per conto proprio. Nessuna delle due ha organizzato l’evento, vi gioca o lavora per chi lo fa.
paper-statement-event = Evento
paper-statement-place = Luogo, con indirizzo
paper-statement-date = Data
paper-statement-witness = Nome del testimone
paper-statement-work = Professione
paper-statement-reach = Recapito del testimone (indirizzo, telefono, e-mail)
paper-statement-from = Presente dalle
paper-statement-until = alle
paper-statement-free = Non ho organizzato questo evento, non vi gioco e dal risultato non ho alcun vantaggio. Quello che scrivo qui l’ho visto di persona.
paper-statement-saw = Che cosa ho visto
paper-statement-doors = Le porte sono state chiuse alle
paper-statement-players = Persone in gioco all’inizio della prima manche
paper-statement-counted = Come sono state contate (cartellini, biglietti, teste, sullo schermo)
paper-statement-key = Impronta della chiave del server
paper-statement-chance = Impegno sul caso, mostrato prima della partita (primi 16 caratteri)
paper-statement-column-round = Manche
paper-statement-column-closed = Tutti pronti
paper-statement-column-seal = Sigillo delle scelte, prima del conteggio (primi 16 caratteri)
paper-statement-column-began = Inizio conteggio
paper-statement-column-ended = Fine conteggio
paper-statement-winner = Chi ha vinto (numero, nome, punti)
paper-statement-odd = Tutto ciò che è fuori dall’ordinario
paper-statement-signed = Luogo e data
paper-statement-signature = Firma
paper-statement-foot = Da conservare con il fascicolo delle prove; “fifties verify” mostra la stessa impronta, lo stesso impegno e gli stessi sigilli.
paper-steward = Registro di sorveglianza
paper-steward-about = Ogni sorvegliante segue una cinquantina di giocatori dalla prima manche all’ultima e annota subito che cosa succede: chi arriva tardi, se ne va, si fa aiutare, cambia telefono o viene escluso, e quanti sono presenti all’inizio di ogni manche.
paper-steward-name = Nome del sorvegliante
paper-steward-tags = Segue i numeri (dal primo all’ultimo)
paper-steward-begin = Presente dalle
paper-steward-end = alle
paper-steward-column-time = Ora
paper-steward-column-number = Numero
paper-steward-column-happened = Che cosa è successo
paper-steward-column-initials = Iniziali

## The command line

paper-progress = Stampa
paper-written = { $pages ->
    [one] { $file }: { $pages } pagina
   *[other] { $file }: { $pages } pagine
}
paper-file-exists = esiste già e resta com’è; scegli un altro nome con --out, o aggiungi --replace.
paper-unwritten = Qui mancano le lettere per «{ $name }»; la riga resta libera per scriverlo a mano.
input-too-many-names = { $names } nomi non stanno su { $players } posti; togline qualcuno, o chiedi più posti.
input-too-many-to-print = { $players } giocatori sono troppi da stampare; al massimo { $most }.
input-no-such-part = «{ $part }» non è una parte di questo gioco; ci sono { $known }.
input-nothing-to-print = un tavolo così grande non ha bisogno di queste parti; chiedine altre.
input-poster-needs-table = una locandina deve portare a un tavolo; aggiungi --table ADDRESS CODE, o --poster URL.
input-address-unusable = «{ $address }» non è un indirizzo che un browser può aprire; scrivilo come http://192.168.1.20:8000
input-not-with-record = { $option } non va con una partita registrata, che ha i suoi giocatori; toglilo.
input-not-to-terminal = un terminale non può mostrare un PDF; indica un file con --out.
input-colour-misshapen = “{ $given }” non è un colore; scrivilo come #b3341f.
