### The big screen that everybody in the room watches, and parties of more than seven.

stage-join = Entra con questo codice o inquadra l’immagine
stage-join-small = Per entrare:
stage-wifi = Sulla stessa rete Wi-Fi di questo schermo.
stage-qr = Codice QR per entrare a questo tavolo
stage-who =
    { $count ->
        [0] Ancora nessuno
        [one] Una persona gioca
       *[other] Giocano in { $count }
    }
stage-who-crowd =
    { $count ->
        [one] giocatore
       *[other] giocatori
    }
stage-more =
    { $count ->
        [one] e { $count } altro
       *[other] e altri { $count }
    }
stage-bot = bot
stage-locked = Il tavolo è chiuso: nessun altro può entrare.
stage-doors-closed = Le porte aprono tra poco. Chi arriva ora aspetta fuori.
stage-approval = Un host farà entrare questo schermo
stage-approval-hint = La pagina di conduzione lo mostra tra chi aspetta.
stage-heats = Fase { $stage }
stage-heats-final = La finale
stage-heats-over =
    { $heats ->
        [one] { $over } tavolo su { $heats } ha finito
       *[other] { $over } tavoli su { $heats } hanno finito
    }
stage-heats-going-on =
    { $count ->
        [one] Va avanti una persona
       *[other] Vanno avanti in { $count }
    }
stage-heats-table = Tavolo { $number }
stage-heats-look = Il tuo telefono ti mostra la via al tuo tavolo.
stage-party = Festa
stage-danger = con carte Pericolo
stage-own-box = come nella vostra scatola
stage-waiting = Si aspetta che l’host inizi la partita.
stage-empty = Chi arriva per primo si siede per primo.
stage-start = Inizia
stage-rematch = Gioca ancora
stage-add-bot = Aggiungi un bot
stage-touch = Premi un tasto o clicca per l’audio.
stage-controls = Questo schermo
stage-full = Schermo intero
stage-theme = Luce: { $theme }
stage-key-full = schermo intero sì o no
stage-key-theme = cambia la luce
stage-key-start = inizia la partita
stage-round = Manche { $round } di { $rounds }
stage-reveal = Gettoni Blocco
stage-choose = Scrivete cinque numeri
stage-count = Contate fino a { $top }
stage-score = Dopo la manche { $round }
stage-ready =
    { $ready ->
        [one] { $ready } pronto su { $players }
       *[other] { $ready } pronti su { $players }
    }
stage-missing = Si aspetta ancora: { $names }
stage-all-ready = Tutti pronti: comincia il conteggio.
stage-trick = Presa { $trick } di { $tricks }
stage-deal = { $name } dà le carte

crowd-round = Manche { $round } di { $rounds }
crowd-begins = Si comincia
crowd-players = Giocano in { $players }
crowd-write = Scrivete cinque numeri da 1 a { $most }
crowd-count-to = Contate fino a { $top }
crowd-round-over = I punti della manche { $round }
crowd-ready =
    { $ready ->
        [one] { $ready } su { $players } ha scritto
       *[other] { $ready } su { $players } hanno scritto
    }
crowd-leaders = In testa
crowd-points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
crowd-crowns =
    { $count ->
        [one] una corona
       *[other] { $count } corone
    }
crowd-you = tu
crowd-skyline = Che cosa hanno scelto tutti nella manche { $round }
crowd-skyline-label = Si è scelto di più tra { $from } e { $to }.
crowd-skyline-none = Il conteggio da 1 a { $top }
crowd-duels = Appena successo
crowd-stretch =
    Da { $from } a { $to }: { $takes ->
        [one] un cambio di mano
       *[other] { $takes } cambi di mano
    }, { $clashes ->
        [one] uno scontro
       *[other] { $clashes } scontri
    }
crowd-what-takes = prende il conteggio con il numero { $number }
crowd-what-keeps = tiene il conteggio con il numero { $number }
crowd-what-scores-again = torna a fare punti con il numero { $number }
crowd-what-clash = barrano il numero { $number }
crowd-what-clash-lost = barrano il numero { $number }, in pericolo: niente bonus
crowd-what-crown =
    { $count ->
        [one] ottiene una corona al numero { $number }
       *[other] ottengono una corona a testa entro il numero { $number }
    }
crowd-what-lead =
    passa in testa con { $points ->
        [one] un punto
       *[other] { $points } punti
    }
crowd-others =
    { $count ->
        [one] un’altra persona
       *[other] altri { $count }
    }
crowd-owners =
    { $count ->
        [one] una persona
       *[other] { $count } persone
    }
crowd-begins-count = comincia a contare
crowd-scores = fa punti: { $bead }
crowd-counts = conta, nessuno fa punti
crowd-closes =
    { $seconds ->
        [0] Tempo scaduto
        [one] Ancora un secondo
       *[other] Ancora { $seconds } secondi
    }
crowd-missing =
    { $count ->
        [one] Una persona scrive ancora
       *[other] Scrivono ancora in { $count }
    }
crowd-neighbours = Intorno a te
crowd-wrote = Che cosa ha scritto { $name } nell’ultima manche
crowd-who-has-it = Chi ce l’ha?
crowd-best = miglior punteggio della manche
crowd-clashes =
    { $count ->
        [one] numero conteso
       *[other] numeri contesi
    }
crowd-crowned =
    { $count ->
        [one] corona
       *[other] corone
    }
crowd-type = Scrivi un numero
crowd-type-write = Scrivi
crowd-pages = Pagina di numeri
crowd-page-back = Pagina precedente
crowd-page-next = Prossima pagina
crowd-page-written =
    { $count ->
        [one] { $count } scritto
       *[other] { $count } scritti
    }
crowd-me = Tu
crowd-my-numbers = I tuoi numeri
crowd-called = chiamato
crowd-alone = solo tuo
crowd-gained =
    { $bonus ->
        [0] niente bonus
       *[other] +{ $bonus }
    }
crowd-you-take = Il numero { $number } è solo tuo: prendi il conteggio!
crowd-you-clash =
    { $number }: { $others ->
        [one] lo ha scritto anche un’altra persona
       *[other] lo hanno scritto anche altri { $others }
    }. { $bonus ->
        [0] Niente bonus.
       *[other] Bonus { $bonus }.
    }
crowd-bead = la tua biglia: { $bead }
crowd-mark = corona a { $mark }
crowd-next =
    { $away ->
        [one] Ora tocca al numero { $number }!
       *[other] Il tuo prossimo: { $number }, tra { $away }
    }
crowd-no-next = I tuoi numeri sono stati chiamati tutti.
crowd-bonus = Bonus { $bonus }
crowd-total = Totale { $total }
crowd-rank = Posizione { $rank } su { $players }
crowd-final =
    Tu: posizione { $rank } su { $players } con { $total ->
        [one] un punto
       *[other] { $total } punti
    }
choice-seal = Sigillo di tutte le scelte:
choice-seal-hint = Tutti hanno scritto. Da questo sigillo nessuno capisce che cosa; chi lo annota può controllare dopo che nessun numero è stato cambiato.
