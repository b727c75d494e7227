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

## The command line

paper-progress = Disegno delle griglie
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
