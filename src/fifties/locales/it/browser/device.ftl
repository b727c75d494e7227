### Tavoli su questo dispositivo, senza server; e come portare il gioco con sé.

offline-copy = Giocare senza rete
offline-copy-text = Scarica il gioco una volta ({ $megabytes } MB). Poi gioca con i bot o passatevi questo dispositivo, ovunque siate.
offline-copy-do = Porta il gioco con te
offline-copy-progress = Il gioco sta arrivando: { $percent }%
offline-copy-taken = Il gioco è su questo dispositivo. Puoi giocare senza rete.
offline-copy-full = La memoria di questo dispositivo è troppo piena per portare il gioco con te. Non è andato perso nulla.
offline-copy-failed = Il gioco non è arrivato per intero. Riprova quando la rete sarà migliore.
device-play = Gioca su questo dispositivo
device-away = Il server non è raggiungibile
device-away-text = Puoi giocare qui, con i bot o in più persone su questo dispositivo. Queste partite restano su questo dispositivo: nessuno può unirsi da altrove. I tuoi posti sul server ti aspettano.
device-home = Su questo dispositivo
device-home-text = Qui i tavoli non hanno bisogno di rete. Gioca con i bot o passatevi il dispositivo: nessuno può unirsi da altrove. Le partite restano su questo dispositivo.
device-to-server = Gioca con altri sul server
device-lobby = Su questo dispositivo
device-lobby-text = Questo tavolo è su questo dispositivo. Chi gioca si siede qui, e ve lo passate.
device-starting = Il gioco si sta preparando su questo dispositivo…
device-full = La memoria di questo dispositivo è piena. Tutto ciò che è stato confermato resta: libera spazio, poi riprova.
device-elsewhere = La partita continua in un’altra finestra di questo browser.
device-broken = Non è stato possibile avviare il gioco su questo dispositivo. Ricarica la pagina.
device-not-taken = Il gioco non è stato scaricato prima, quindi qui non si può giocare senza rete.
device-print-size = Per stampare, questo dispositivo scarica prima { $megabytes } MB, una volta sola.
device-review = Se abbiano deciso bravura o fortuna lo calcola un server di fifties, o il comando «fifties review».
device-import-text = Le partite sono solo su questo dispositivo. Quella che consegni al server si aggiunge anche là al tuo elenco, e chi ha il link può guardarla.
device-import = Consegnare al server
device-imported = Ce l’ha anche il server
device-master = Su questo dispositivo il maestro guarda avanti quanto il suo tempo permette: meno lontano che su un server.
