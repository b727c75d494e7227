### What a record is refused for, and places in it.

## Places in a record

place-round = manche { $round }
place-trick = presa { $trick }

## Refusals: records

record-too-large = il file supera i { $megabytes } MB; nessuna partita è così lunga.
record-empty = il file è vuoto.
record-not-text = questo non è testo UTF-8 (byte { $byte }); il registro di una partita è un file di testo TOML.
record-not-toml = alla riga { $line }, colonna { $column }, questo non è TOML ({ $reason }).
record-too-nested = elenchi o chiavi sono annidati troppo in profondità per un registro.
record-unknown-key = la chiave { $key } qui non esiste{ $nearest ->
    [none] .
   *[other] ; intendevi { $nearest }?
}
record-missing-key = manca la chiave { $key }.
record-wrong-type = { $key } deve essere { $wanted ->
    [number] un numero intero.
    [text] un testo.
    [numbers] una lista di numeri interi.
    [texts] una lista di testi.
    [lists] una lista di liste di numeri interi.
    [table] una tabella.
   *[tables] una lista di tabelle.
}
record-number-too-large = { $key } contiene un numero troppo grande.
record-no-pair = { $key } deve essere una lista di coppie di numeri, per esempio [[1, 4], [4, 1]].
record-unknown-word = { $key } può essere solo { $known }.
record-unknown-game = il gioco { $name } non è noto; dev’essere fifty o fifty-fifty.
record-unknown-edition = l’edizione { $name } non è nota; edizioni note: { $known }.
record-unknown-version = la versione { $version } delle regole qui non è nota; la più recente è la { $newest }.
record-too-many-players = { $players } giocatori sono più di quanti ne contiene un registro ({ $most }).
record-names-miscounted = { $given ->
    [one] { $given } nome è dato
   *[other] { $given } nomi sono dati
} per { $wanted } giocatori; ne serve uno per ciascuno.
record-name-twice = il nome { $name } compare due volte; dai a ciascuno un nome diverso.
record-name-unusable = il nome del giocatore { $number } è vuoto, ha più di { $most } caratteri o contiene caratteri invisibili.
record-no-rounds = il registro non ha nessuna manche; scrivi almeno un [[round]].
record-round-incomplete = manca { $key }; solo l’ultima manche di un registro può interrompersi.
record-no-such-winner = la vittoria è assegnata a { $name }, che però non gioca.
record-secret-misshapen = il segreto deve avere { $digits } caratteri, tutti cifre o lettere dalla a alla f.
record-commitment-differs = commitment non è lo SHA-256 del segreto, che è { $commitment }.
record-salts-miscounted = salts ha { $given ->
    [one] { $given } testo
   *[other] { $given } testi
} per { $wanted } giocatori; scrivine uno a testa, vuoto per chi non ha aggiunto nulla.
record-not-sealed = manca la tabella [chance]; senza secret e commitment nessuna estrazione si può verificare.
record-draw-differs = { $key } non è quello che il segreto sigillato e le aggiunte dei giocatori fanno estrarre qui.
record-play-undrawn = questo è impossibile dopo quello che il segreto sigillato e le aggiunte dei giocatori fanno estrarre qui.
record-branch-misshapen = { $key } in [branch] è impossibile: origin è uno SHA-256, record il nome di un registro conservato, round e played sono conteggi.
record-branch-past-end = secondo [branch] la partita si è separata dopo la sua stessa fine.
