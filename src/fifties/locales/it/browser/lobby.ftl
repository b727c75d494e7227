### Before a game: seats, names, box and pace.

## The door

lobby-join-seated = { $seated ->
    [0] Qui non è ancora seduto nessuno.
    [one] Qui è già seduta una persona.
   *[other] Qui sono già sedute { $seated } persone.
}
lobby-join-playing = È in corso una partita. Guardi fino alla fine e giochi la prossima.
lobby-join-full = Tutti i posti sono occupati. Se un bot può cedere il suo, è tuo; altrimenti guardi.
lobby-join-locked = L’host ha chiuso questo tavolo: nessun altro può entrare. Chiedigli di aprirlo, poi riprova.
lobby-join-name = Il tuo nome
lobby-join-name-hint = Lascialo vuoto e ne inventiamo uno noi.
lobby-join-sit = Siediti
lobby-join-watch = Guarda soltanto
lobby-join-doors = Le porte sono ancora chiuse. Vieni pure: aspetti fuori ed entri appena si aprono.

## The waiting room of an event

waiting-doors = Le porte aprono tra poco
waiting-queue = Sei in coda
waiting-approval = Un host ti farà entrare
waiting-return = Stai tornando
waiting-return-why = Molti tornano insieme; rivedi la partita quando è il tuo turno.
waiting-ahead =
    { $ahead ->
        [0] Tocca a te.
        [one] C’è una persona davanti a te.
       *[other] Ci sono { $ahead } persone davanti a te.
    }
waiting-soon = meno di un minuto
waiting-minutes =
    { $minutes ->
        [one] circa un minuto
       *[other] circa { $minutes } minuti
    }
waiting-stay = Tieni aperta questa pagina: entri senza fare nulla, e il posto resta tuo se cade la connessione.
waiting-leave = Lascia il posto
## An event before its game, and on the way to a heat

event-moderate = Alla pagina di conduzione
event-you-play = Giochi, con il numero { $number }.
event-you-watch = Guardi, con il numero { $number }.
event-do-play = Gioca
event-do-watch = Guarda soltanto
event-arrived =
    { $count ->
        [one] C’è una persona
       *[other] Ci sono { $count } persone
    }
event-starts-soon = Si comincia sullo schermo grande. Fino ad allora non devi fare nulla.
event-learn = Leggi le regole in un minuto
event-hold = Fanne un evento
event-hold-hint = Titolo e colori propri, porte, uno spettacolo per lo schermo grande e una pagina per chi conduce.
heat-table = Giochi al tavolo { $number }
heat-final = Giochi la finale
heat-back = Torna all’evento
heat-in =
    { $seconds ->
        [0] adesso
       *[other] tra { $seconds } s
    }
heat-now = Vai
heat-result-on = Posizione { $place } nella tua batteria: vai avanti!
heat-result-out = Posizione { $place } nella tua batteria. Grazie per aver giocato; guarda come va avanti.
heat-result-final = Posizione { $place } in finale!

## Inviting

lobby-title = Un tavolo di { $game }
lobby-back = Torna al risultato
lobby-qr = Codice QR che porta a questo tavolo
lobby-copy = Copia
lobby-send = Invia
lobby-poster = Stampa una locandina
lobby-share = Vieni a giocare al tavolo { $code }!
lobby-copied = L’indirizzo è copiato.
lobby-marked = L’indirizzo è selezionato: copialo con il menu del tuo dispositivo.
lobby-only-here = Questo indirizzo vale solo su questo computer. Apri fifties con il suo indirizzo di rete per far entrare gli altri.
lobby-same-network = Gli altri devono essere nella stessa rete Wi-Fi di questo schermo.

## Who is here

lobby-guests = { $seated ->
    [one] { $seated } posto su { $seats } è occupato
   *[other] { $seated } posti su { $seats } sono occupati
}
lobby-guests-party = { $seated ->
    [0] Nessuno è ancora venuto alla festa
    [one] Una persona è venuta alla festa
   *[other] { $seated } persone sono venute alla festa
}
lobby-free = posto libero
lobby-coming = arriva un bot…
lobby-unlisted = { $count ->
    [one] e { $count } altro
   *[other] e altri { $count }
}
lobby-watching = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
lobby-came = { $count ->
    [one] È arrivato qualcuno: { $names }.
   *[other] Sono arrivati: { $names }.
}
lobby-went = { $count ->
    [one] È andato via qualcuno: { $names }.
   *[other] Sono andati via: { $names }.
}
lobby-host = host
lobby-you = tu
lobby-this-device = su questo dispositivo
lobby-here = qui
lobby-away = assente
lobby-about = Altro su { $name }
lobby-dismiss = Manda via { $name }
lobby-name = Nome
lobby-rename = Rinomina
lobby-sit = Siediti
lobby-stand = Alzati
lobby-stand-hint = Chi si alza guarda la prossima partita.
lobby-go = Esci
lobby-go-hint = Lascia il posto su questo dispositivo.
lobby-pass = Rendi host
lobby-pass-hint = Cede il tuo ruolo: sarà l’altra persona a preparare il tavolo e a iniziare.
lobby-remove = Manda via
lobby-remove-hint = Con il codice può tornare.
lobby-remove-bot-hint = Il posto torna libero.
lobby-ban = Escludi
lobby-ban-sure = Escludere davvero per sempre?
lobby-ban-hint = Da quel dispositivo non si torna più a questo tavolo.
lobby-add-bot = Aggiungi un bot:
lobby-hot-seat = Aggiungi una persona su questo dispositivo
lobby-hot-seat-add = Siediti
lobby-hot-seat-hint = Condividete lo schermo; un sipario nasconde ciò che è segreto.
lobby-locked = L’host ha chiuso il tavolo: nessun altro può entrare.
lobby-lock = Chiudi il tavolo
lobby-lock-hint = Nessun altro può entrare. Chi siede qui può sempre tornare.

## Starting

lobby-missing = { $missing ->
    [one] Manca una persona: si gioca almeno in { $least }.
   *[other] Mancano { $missing } persone: si gioca almeno in { $least }.
}
lobby-fill = Completa con bot
lobby-start = Inizia
lobby-starting = Si comincia…
lobby-waiting = Si aspetta che { $name } inizi
lobby-host-away = L’host è assente. Se non torna, puoi prendere il suo posto.
lobby-claim = Diventa host

## What is played

lobby-options = Che cosa si gioca
lobby-on = sì
lobby-off = no
lobby-game = Gioco
lobby-edition = Edizione
edition-iello = 2025
edition-iello-hint = L’edizione del 2025.
edition-zoch = 2010
edition-zoch-hint = L’edizione del 2010: dieci carte umore.
edition-tightrope = Fune tesa
edition-tightrope-hint = Le edizioni del 1999 e del 2004: valori uguali sui due lati, e due zeri.
lobby-danger = Carte Pericolo
lobby-danger-hint = Ogni manche ha una zona in cui uno scontro non dà bonus.
lobby-party = Festa
lobby-party-hint = Quanti posti si vuole; più siete, più lontano contate.
lobby-seats = Posti
lobby-seats-fewer = Un posto in meno
lobby-seats-more = Un posto in più
lobby-dealer = Chi dà le carte per primo
lobby-dealer-chance = A sorte
lobby-dealer-chance-hint = Sorteggiato con le carte: tutti possono controllarlo dopo.
lobby-dealer-next = { $name }: le carte girano
lobby-dealer-next-hint = Dopo l’ultima partita si continua a dare le carte in senso orario.
lobby-dealer-chosen-hint = { $name } dà le carte nella prima manche.
lobby-more-settings = Ritmo, orologio e altro
lobby-pace = Ritmo
lobby-pace-more = Altri ritmi
pace-now = Ritmo: { $pace }
pace-for-all = Cambia per tutto il tavolo.
pace-changed = L’host ha cambiato il ritmo: { $pace }
pace-living-room = Salotto
pace-living-room-hint = { $game ->
    [fifty-fifty] Il tempo di guardare ogni presa.
   *[other] Come si conta ad alta voce tra amici.
}
pace-brisk = Svelto
pace-brisk-hint = Per chi conosce il gioco.
pace-hall = Sala
pace-hall-hint = Rapido dove non succede nulla; un conteggio dura al massimo due minuti.
pace-stadium = Stadio
pace-stadium-hint = Più numeri al secondo; un conteggio dura al massimo novanta secondi.
pace-tap = Premi «Ce l’ho!»
pace-tap-hint = Il conteggio aspetta un momento che tu prema; chi tarda non perde nulla.
pace-at-once = Subito
pace-at-once-hint = Nulla aspetta: per i programmi e gli impazienti.
host-skip-title = Saltare il conteggio per tutti?
host-skip-text = Tutti al tavolo vedono subito il punteggio di questa manche, senza sentire i numeri che restano.
host-skip-sure = Salta per tutti
host-hurry-title = Far decidere un bot per { $name }?
host-hurry-text = Solo questa volta un bot decide per { $name }, che è ancora qui e poi continua da sé.
host-hurry-sure = Fai decidere un bot
host-abandon-text = Nessuno vince e la partita non viene conservata. Tutti tornano nella lobby.
leave-table-bot = Un bot continua a giocare per te.
leave-table-free = Qualcun altro può sedersi lì.
lobby-clock = Orologio
clock-off = Senza orologio
clock-off-hint = Ognuno pensa quanto vuole.
clock-relaxed = Orologio tranquillo
clock-relaxed-hint = Molto tempo e un promemoria; poi agisce un bot, per questa volta.
clock-brisk = Orologio svelto
clock-brisk-hint = Poco tempo e un promemoria; poi agisce un bot, per questa volta.
lobby-reactions = Reazioni
lobby-reactions-hint = Qualche parola gentile da un capo all’altro del tavolo.
lobby-keep = Conserva i registri
lobby-keep-hint = Le partite finite si possono rivedere.

## The box

lobby-box = La scatola
lobby-box-own = Copiato dalla vostra scatola: { $components }.
lobby-box-known = Tutto è come nell’edizione stampata.
lobby-box-copy = Copia la mia scatola
lobby-box-hint = Copia ciò che è stampato sui tuoi materiali; questo tavolo gioca con quello.
lobby-box-from = da
lobby-box-to = a
lobby-box-yellow = giallo
lobby-box-blue = blu
lobby-box-column = Casella { $number }
lobby-box-card = Carta { $number }
lobby-box-add = Aggiungi una carta
lobby-box-remove = Togli { $card }
lobby-box-empty = Ogni campo vuole un numero intero.
lobby-box-save = Gioca con questa
lobby-box-default = Torna ai valori predefiniti

## Fair chance

lobby-fair = Il sorteggio è onesto?
lobby-fair-hint = Il segreto dietro la prossima partita è già fissato; questo è il suo sigillo. Dopo la partita il segreto viene rivelato, e tutti possono controllarlo.
lobby-fair-salted = { $count ->
    [0] Nessuno ha ancora aggiunto sale.
    [one] Una persona ha aggiunto sale.
   *[other] { $count } persone hanno aggiunto sale.
}
lobby-salt = Il tuo sale: tutto ciò che scrivi cambia il sorteggio
lobby-salt-add = Aggiungi
lobby-salted = Il tuo sale è stato aggiunto.

## A table that plays on from a record

lobby-branch-where = { $round ->
    [0] Ogni partita comincia qui prima della prima manche di un’altra.
   *[other] Ogni partita comincia qui nella manche { $round } di un’altra, dove era stata lasciata.
}
lobby-branch-after = Ogni partita comincia qui dopo la manche { $round } di un’altra.
lobby-branch-fixed = Gioco, carte e posti sono quelli dell’altra partita. Ritmo e orologio li decidete voi.
lobby-branch-origin = Guarda l’altra partita
lobby-branch-place = continua per { $name }
lobby-branch-free = il posto di { $name } è libero
lobby-branch-sit = Continua per { $name }
lobby-branch-sit-short = Siediti qui
lobby-branch-more = { $count ->
    [one] e ancora un posto: chi arriva con il nome di allora lo riceve
   *[other] e ancora { $count } posti: chi arriva con un nome di allora riceve quel posto
}
lobby-branch-missing = { $missing ->
    [one] Un posto è ancora libero: ogni posto ha bisogno di qualcuno.
   *[other] { $missing } posti sono ancora liberi: ogni posto ha bisogno di qualcuno.
}
