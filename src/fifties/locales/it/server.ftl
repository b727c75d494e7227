### What a server refuses, and what it says when it starts.

## The server refuses something

wire-malformed = il server non capisce questo messaggio: { $reason }
wire-too-large = questo messaggio è troppo grande; { $most } byte bastano sempre.
wire-address-too-long = l’indirizzo di questa richiesta è troppo lungo; { $most } byte bastano sempre.
wire-headers-too-large = questa richiesta ha troppe intestazioni; { $headers } righe di { $most } byte in tutto bastano sempre.
wire-too-fast = troppe cose in una volta; aspetta un momento.
wire-too-many-waiting = i tuoi messaggi precedenti non hanno ancora avuto risposta; aspetta un momento.
wire-not-joined = prima unisciti a un tavolo o riprendi il tuo posto.
wire-joined-already = questa connessione è già a un tavolo; aprine un’altra.
wire-no-such-table = il tavolo «{ $code }» non esiste; controlla il codice con l’host.
wire-wrong-token = a questo tavolo il link non è più di nessuno; unisciti con il codice.
wire-too-many-wrong-codes = troppi codici sbagliati; aspetta un minuto, poi riprova.
wire-too-many-tables = { $most } tavoli aperti da qui hanno più persone; chiudine uno che non serve più a nessuno, o gioca con i bot.
wire-too-many-opened = da qui sono appena stati aperti molti tavoli; riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
wire-server-full = il server è pieno; riprova più tardi.
wire-too-much-work = questa partita richiede più lavoro di quanto un server ne faccia per un file inviato; rivedila sul tuo computer con fifties watch.
wire-too-many-to-review = una partita con più di { $most } giocatori è troppo grande per essere analizzata.
wire-no-reviews = questo server non può analizzare partite: l’extra «lab» non è installato.
wire-not-finished = questa partita non è stata giocata fino alla fine, quindi non viene conservata.
wire-too-many-imported = da qui sono già state consegnate al server { $most } partite; di più non ne conserva.
wire-unknown-name = questo server non si chiama { $name }; apri invece { $address }, o avvia il server con --public-url e questo indirizzo.
wire-wrong-origin = le pagine di altri siti non possono usare questo server.
wire-token-missing = per vedere questo serve il token del tuo posto.
wire-no-such-record = questo registro non esiste, o non è tuo.
wire-no-such-page = a questo indirizzo non c’è nulla.
wire-not-this-way = questo indirizzo non risponde a questo metodo.
wire-table-damaged = ciò che il server conserva di questo tavolo è danneggiato; aprine uno nuovo e avvisa chi gestisce il server.
wire-record-damaged = ciò che il server conserva di questa partita è danneggiato; avvisa chi gestisce il server.
wire-broken = qualcosa è andato storto sul server; riprova.

## Starting a server

serve-here = Il tavolo è aperto su { $address }
serve-phones = Telefoni sulla stessa rete: { $address }
serve-stop = Premi Ctrl-C per fermare; al prossimo avvio ogni tavolo riprende.
serve-stop-in-memory = Premi Ctrl-C per fermare; nulla viene conservato, e allora ogni tavolo sparisce.
serve-port-taken = la porta { $port } è occupata, forse da un server già avviato; prova --port { $next }
serve-data-in-use = un altro server fifties lavora in questa cartella; fermalo o scegline un’altra con --data
serve-data-unusable = non si può usare: { $reason }; permetti a questo utente di leggerlo e scriverlo, o scegli un’altra cartella con --data
serve-data-foreign = non è un database di fifties ({ $reason }); spostalo, o scegli un’altra cartella con --data
serve-data-damaged = è danneggiato ({ $reason }); salva tutti i tavoli e le partite leggibili con fifties recover --data DIR, o scegli un’altra cartella con --data
serve-data-too-new = qui ha scritto una versione più recente di fifties; usa quella, o un’altra cartella con --data
serve-store-lost = questo database non si può usare ({ $reason }); avvia PostgreSQL o indica un altro URL con --store
serve-store-too-new = una versione più recente di fifties ha modificato questo database ({ $reason }); usa quella versione
serve-store-pooled = lì PgBouncer distribuisce transazioni; deve distribuire sessioni ({ $reason } = session), oppure indica con --store l’indirizzo di PostgreSQL stesso
serve-bus-lost = questo Redis o Valkey non si può usare ({ $reason }); avvialo o indica un altro URL con --bus
serve-store-and-bus = --store e --bus vanno insieme: più server hanno bisogno di entrambi
serve-store-alone = --store prende il posto di --data e --in-memory; togli queste opzioni
serve-workers-store = più processi hanno bisogno di --store e --bus; un file SQLite appartiene a uno solo
serve-data-too-old = qui ha scritto una versione precedente di fifties, che questa non legge più; elimina il file, o scegli un’altra cartella con --data

## Saving a damaged database

recover-exists = contiene già un database, che resta com’è; scegli un’altra cartella con --to
recover-progress = Letta la pagina { $page } di { $pages }.
recover-tables = Tavoli: { $saved } salvati{ $cut ->
    [0] {""}
   *[other] , { $cut } nello stato di prima del danno
 }, { $lost } persi.
recover-records = Partite: { $saved } salvate, { $lost } perse.
recover-nothing = non si può leggere nulla; sposta il file, e il server ne comincerà uno nuovo.
recover-done = Fai lavorare il server lì: fifties serve --data { $new }
site-not-built = Il gioco per il browser o ciò che si porta con sé non è costruito qui: esegui make play nel checkout.
site-not-empty = non è vuota; scegli una cartella nuova
site-written = Scritto in { $out } ({ $megabytes } MB). Qualsiasi host web può servirla, sotto qualsiasi percorso.
