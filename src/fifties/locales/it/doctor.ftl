### What the doctor finds on a machine or at a site.

doctor-verdict-fine = bene
doctor-verdict-unknown = ignoto
doctor-verdict-doubtful = dubbio
doctor-verdict-wrong = SBAGLIATO
doctor-advice = Che fare: { $advice }
doctor-sum = Bene: { $fine }, ignoto: { $unknown }, dubbio: { $doubtful }, sbagliato: { $wrong }.
doctor-measuring = Misura con un server e 200 telefoni simulati, circa 15 secondi…

## This machine

doctor-files = file aperti
doctor-files-unlimited = non c’è limite
doctor-files-seen = un processo può aprirne { $files }; telefoni possibili: { $phones }
doctor-files-raise = consenti { $needed } con ulimit -n { $needed } prima di avviare il server, o LimitNOFILE={ $needed } nella sua unità.
doctor-address = indirizzo per i telefoni
doctor-address-seen = i telefoni di questa rete raggiungono { $address }
doctor-address-none = questa macchina non è in nessuna rete
doctor-address-connect = collegala alla rete dei telefoni.
doctor-port = porta
doctor-port-free = { $port } è libera
doctor-port-taken = { $port } è occupata, forse da un server già avviato
doctor-port-choose = se è un altro programma, scegli un’altra porta con fifties serve --port.
doctor-clock = orologio
doctor-clock-fine = lo regolano server dell’ora
doctor-clock-unset = niente regola l’orologio di questa macchina; gli orari nei registri e nei fascicoli possono essere sbagliati
doctor-clock-unknown = questo sistema non dice se qualcosa regola l’orologio
doctor-clock-look = confrontalo con quello di un telefono.
doctor-clock-set = lascia che il sistema regoli l’ora da sé (NTP).
doctor-disk = disco
doctor-disk-seen = in { $folder } una scelta è al sicuro dopo { $p50 } ms, 95 su 100 entro { $p95 } ms
doctor-disk-unusable = in { $folder } non si può scrivere: { $reason }
doctor-disk-choose = conserva i tavoli su un altro disco con fifties serve --data DIR, meglio se un SSD di questa macchina.
doctor-space = spazio sul disco
doctor-space-seen = libero in { $folder }: { $megabytes } MB
doctor-space-clear = fai spazio, o scegli un altro disco con fifties serve --data DIR.

## What it can hold

doctor-capacity = telefoni che un server qui può reggere
doctor-capacity-seen = circa { $phones } in un conteggio; { $bound ->
    [processor] il processore
    [memory] la memoria
   *[files] il limite dei file aperti
} fissa questo limite. Misurato: { $microseconds } µs di processore per annunciare una cosa a un telefono, { $kilobytes } kB di memoria per telefono
doctor-capacity-unmeasured = questo sistema non dice quanto consuma un processo
doctor-capacity-unknown = non si è potuto misurare: { $reason }
doctor-capacity-processor = per { $wanted } telefoni usa più processi (--workers, --store, --bus) o una macchina più veloce; fifties rehearse mostra se basta.
doctor-capacity-memory = per { $wanted } telefoni libera memoria, o distribuisci i server su più macchine.
doctor-capacity-files = per { $wanted } telefoni alza il limite dei file aperti.

## A site

doctor-site = sito
doctor-site-seen = { $site } risponde entro { $milliseconds } ms
doctor-site-silent = { $site } non risponde: { $reason }
doctor-site-other = { $site } risponde con { $status }, e non come un server di fifties
doctor-site-name = { $site } non è un nome che questo server riconosce come suo, quindi rifiuta chi lo usa
doctor-site-start = avvia il server, e controlla indirizzo, porta, certificato e firewall.
doctor-site-public = avvialo con fifties serve --public-url { $site }, o con --trust-proxy se un proxy trasmette il nome.
doctor-site-near = cerca una rete o un proxy lento, o una macchina occupata.
doctor-site-clock = orologio del sito
doctor-clocks-differ = { $seconds ->
    [0] è d’accordo con quello di qui
   *[other] differenza da quello di qui: { $seconds } s
}
doctor-proxy = chi chiede
doctor-proxy-fine = il server vede questa macchina come { $address }
doctor-proxy-hidden = il server vede questa macchina come { $address }, che non è l’indirizzo di qui ({ $ours }): forse un proxy nasconde tutti dietro un indirizzo, per il quale valgono allora i limiti
doctor-proxy-forged = il server crede a un indirizzo che abbiamo inventato ({ $address }); chiunque può aggirare i suoi limiti
doctor-proxy-unknown = il server non dice come vede questa macchina; forse è una versione più vecchia
doctor-proxy-trust = se { $address } è il tuo proxy, avvia il server con --trust-proxy { $address } e fai inviare X-Forwarded-For al proxy.
doctor-proxy-replace = fai sostituire X-Forwarded-For al proxy invece di aggiungervi, come in deploy/nginx.conf, e non lasciare che nessuno lo aggiri.
doctor-links = collegamenti
doctor-links-fine = collegamenti e codici QR portano a { $link }
doctor-links-differ = collegamenti e codici QR portano a { $link }, non a { $site }
doctor-links-name = avvia il server con --public-url { $site }, o fai inviare X-Forwarded-Host e X-Forwarded-Proto al proxy e indicalo con --trust-proxy.
doctor-socket = WebSocket
doctor-socket-fine = le connessioni passano
doctor-socket-lost = nessuna connessione passa: { $reason }
doctor-socket-proxy = fai trasmettere al proxy Upgrade e Connection per /ws, come in deploy/nginx.conf.

## Engines

doctor-store = PostgreSQL
doctor-store-seen = { $url } conferma entro { $milliseconds } ms
doctor-store-lost = { $url }: { $reason }
doctor-store-pooled = { $url }: un pool dà la stessa sessione a più processi
doctor-store-start = avvialo, e controlla indirizzo, utente e password.
doctor-store-session = collegati senza il pool, o imposta pool_mode = session.
doctor-store-near = mettilo vicino ai server, su un disco veloce.
doctor-store-clock = orologio di PostgreSQL
doctor-bus = Redis o Valkey
doctor-bus-seen = { $url } trasmette un messaggio entro { $milliseconds } ms
doctor-bus-lost = { $url }: { $reason }
doctor-bus-start = avvialo, e controlla indirizzo e password.
