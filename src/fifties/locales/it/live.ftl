### A un tavolo dal vivo, da un terminale.

input-answered = { $text }
input-no-address = { $address } non è l’indirizzo di un server; scrivine uno come 192.168.1.20 o https://games.example.
input-nobody-there = nessun server risponde a { $address }: { $reason }

## Andare e venire

live-table = Tavolo { $code }: { $game }
live-seated = Al tavolo, { $seated } su { $seats }: { $names }
live-you = Tu sei { $name }.
live-begin = Invio comincia la partita, b aggiunge un bot (b master: uno forte), { $quit } esce:
live-wait = Si aspetta che cominci { $name }; { $quit } esce:
live-watching = Stai guardando; s prende un posto nella prossima partita, { $quit } esce:
live-help = L’host comincia con Invio e aggiunge bot con b e un livello. s prende un posto. { $quit } esce, { $help } mostra questo; il tuo posto resta tuo.
live-came = { $name } è qui.
live-went = { $name } non c’è più.
live-host = Adesso l’host è { $name }.
live-seat-kept = Il tuo posto resta tuo: lo stesso comando ti riporta lì.

## Durante una partita

live-lost = La connessione è caduta; torna da sola…
live-back = Connessione ristabilita.
live-paused = L’host ha messo in pausa.
live-goes-on = Si va avanti.
live-kept = Per ora un bot tiene il posto di { $name }.
live-returned = { $name } è di nuovo qui.
live-reminded = Il tavolo aspetta te; tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} un bot dà una mano.
live-spoke = { $number }…
live-tap = Il numero { $number } è tuo! Invio grida «Ce l’ho!»:
live-broken-off = L’host ha interrotto la partita.
live-reacted = { $name }: { $reaction ->
    [clap] { reaction-clap }
    [laugh] { reaction-laugh }
    [wow] { reaction-wow }
    [ouch] { reaction-ouch }
    [phew] { reaction-phew }
    [think] { reaction-think }
    [heart] { reaction-heart }
   *[wave] { reaction-wave }
}

## Quando un tavolo non c’è più

live-parting-removed = l’host ti ha mandato via da questo tavolo.
live-parting-restarting = il server si è fermato; riprova tra un momento.
live-parting-silent = il server non ha sentito chi sei; riprova.
live-parting-too-much = troppi messaggi in una volta; riprova tra un minuto.
live-parting-closed = l’host ha chiuso questo tavolo.

## Grandi tavolate

party-ready = { $count ->
    [one] { $count } su { $players } ha scritto.
   *[other] { $count } su { $players } hanno scritto.
}
party-count = { $number }… In testa: { $names }
party-bead = Tu: biglia { $bead }, bonus { $bonus }.
party-round = La manche { $round } è contata: { $best ->
    [-1] interrotta da una seconda corona
   *[other] il punteggio migliore è { $best }
}, { $clashes ->
    [one] { $clashes } scontro
   *[other] { $clashes } scontri
}, { $crowned ->
    [one] { $crowned } corona
   *[other] { $crowned } corone
}.
party-front = In testa: { $names }
party-mine = Hai { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} e sei al posto { $rank } su { $players }.

## The lobby on a screen

live-count = { $seated } su { $seats } al tavolo
live-your-turn = Si comincia quando lo dici tu.
live-waiting = Si aspetta che cominci { $name }.
live-looking-on = Stai guardando.
live-is-host = host
live-enter = Invio
live-key-begin = cominciare
live-key-bot = bot: { $level }
live-key-level = livello
live-key-sit = prendere posto
live-key-leave = uscire

## Events

live-waiting-doors = Le porte sono chiuse; davanti a te { $ahead ->
    [one] aspetta { $ahead } persona
   *[other] aspettano { $ahead } persone
}. Ctrl-C per uscire.
live-waiting-queue = Aspetti di entrare; davanti a te { $ahead ->
    [one] c’è { $ahead } persona
   *[other] ci sono { $ahead } persone
}{ $seconds ->
    [-1] {""}
    [one] , ancora circa { $seconds } secondo
   *[other] , ancora circa { $seconds } secondi
}. Ctrl-C per uscire.
live-waiting-approval = Aspetti che un host ti faccia entrare; davanti a te { $ahead ->
    [one] c’è { $ahead } persona
   *[other] ci sono { $ahead } persone
}. Ctrl-C per uscire.
live-waiting-return = Molti tornano insieme. Rivedi la partita quando è il tuo turno; davanti a te { $ahead ->
    [one] c’è { $ahead } persona
   *[other] ci sono { $ahead } persone
}{ $seconds ->
    [-1] {""}
    [one] , ancora circa { $seconds } secondo
   *[other] , ancora circa { $seconds } secondi
}.
live-let-in = Sei dentro.
live-event = { $title }: { $seated ->
    [one] gioca { $seated } persona
   *[other] giocano in { $seated }
}
live-message = Dal palco: { $text }
live-wait-event = Si comincia quando lo dice l’host; { $quit } per uscire:
live-waiting-event = Si comincia quando lo dice l’host.
live-closes = La scelta si chiude tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}; poi un bot scrive per te.
live-seal = Tutti hanno scritto. Sigillo di tutte le scelte: { $seal }
live-count-at = { $number } di { $top }…
live-own-number = { $number }: { $others ->
    [0] solo tuo!
    [one] lo aveva anche un’altra persona.
   *[other] lo avevano anche altri { $others }.
}
live-heats = Fase { $stage }: { $over ->
    [one] { $over } tavolo su { $heats } ha finito.
   *[other] { $over } tavoli su { $heats } hanno finito.
}
live-final = Si gioca la finale.
live-final-won = Ha vinto la finale: { $names }
live-to-heat = Giochi al tavolo { $number }: ci andiamo…
live-to-final = Giochi in finale: ci andiamo…
live-back-to-event = Di nuovo all’evento…
live-heat-on = Posizione { $place } nella tua batteria: vai avanti!
live-heat-out = Posizione { $place } nella tua batteria. Grazie per aver giocato; guarda come va avanti.
live-heat-final = Posizione { $place } in finale!
