### The big screen that everybody in the room watches, and parties of more than seven.

stage-join = Entra con questo codice o inquadra l’immagine
stage-join-small = Per entrare:
stage-wifi = Sulla stessa rete Wi-Fi di questo schermo.
stage-qr = Codice QR per entrare al tavolo
stage-who =
    { $count ->
        [0] Ancora nessuno
        [one] Una persona gioca
       *[other] Giocano in { $count }
    }
stage-more = e altri { $count }
stage-bot = bot
stage-locked = Il tavolo è chiuso: nessun altro può entrare.
stage-party = Festa
stage-danger = con carte Pericolo
stage-own-box = come nella vostra scatola
stage-waiting = Si aspetta il via dell’ospite.
stage-empty = Chi arriva per primo sceglie per primo il posto.
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
stage-round = Round { $round } di { $rounds }
stage-reveal = Gettoni Blocco
stage-choose = Scrivete cinque numeri
stage-count = Contate fino a { $top }
stage-score = Dopo il round { $round }
stage-ready = Pronti { $ready } su { $players }
stage-missing = Scrivono ancora: { $names }
stage-all-ready = Tutti pronti: si conta.
stage-trick = Presa { $trick } di { $tricks }
stage-deal = { $name } dà le carte

crowd-round = Round { $round } di { $rounds }
crowd-begins = Si comincia
crowd-players = Giocano in { $players }
crowd-write = Scrivete cinque numeri da 1 a { $most }
crowd-count-to = Contate fino a { $top }
crowd-round-over = Il round { $round } è contato
crowd-ready = { $ready } su { $players } hanno scritto
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
crowd-heat = Dove hanno scelto tutti nel round { $round }
crowd-heat-label = Le scelte più fitte tra { $from } e { $to }.
crowd-heat-none = Il conteggio da 1 a { $top }
crowd-duels = Ultimi duelli
crowd-takes = { $number }: { $name } prende il conteggio
crowd-keeps = { $number }: { $name } tiene il conteggio
crowd-clash = { $number }: in { $owners } lo cancellano
crowd-danger-clash = { $number }: pericolo per { $owners }, niente bonus
crowd-crown = { $name } ottiene una corona
crowd-stretch =
    Da { $from } a { $to }: { $takes ->
        [one] una presa
       *[other] { $takes } prese
    }, { $clashes ->
        [one] uno scontro
       *[other] { $clashes } scontri
    }
crowd-cross-off = In { $owners } lo cancellano
crowd-lose-bonus = Pericolo: niente bonus per { $owners }
crowd-who-has-it = Chi ce l’ha?
crowd-takes-it = { $name } prende il conteggio
crowd-told = { $told } numeri alla volta
crowd-scoring = { $name } segna: { $bead }
crowd-counting = { $name } conta, nessuno segna
crowd-best = miglior punteggio del round
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
crowd-page-next = Pagina seguente
crowd-page-written = { $count } scritti
crowd-boxes-full = Le caselle sono piene. Tocca un numero per cancellarlo.
crowd-no-choice = Scegli un numero da { $least } a { $most } che non sia bloccato.
crowd-wrote =
    { $number } scritto, { $missing ->
        [0] le caselle sono piene
        [one] resta una casella
       *[other] restano { $missing } caselle
    }
crowd-erased = { $number } cancellato
crowd-missing =
    { $missing ->
        [one] Ancora un numero
       *[other] Ancora { $missing } numeri
    }
crowd-done = Fatto
crowd-sending = In viaggio …
crowd-kept = Scritto. Puoi cambiare finché non sono tutti pronti.
crowd-still = Finché non hai finito valgono { $numbers }.
crowd-me = Tu
crowd-my-numbers = I tuoi numeri
crowd-called = (chiamato)
crowd-bead = la tua perla: { $bead }
crowd-mark = corona a { $mark }
crowd-next =
    { $away ->
        [one] Tocca al { $number }!
       *[other] Il tuo prossimo: { $number }, tra { $away }
    }
crowd-no-next = I tuoi numeri sono passati tutti.
crowd-bonus = Bonus { $bonus }
crowd-total = Totale { $total }
crowd-rank = Posto { $rank } su { $players }
crowd-you-take = Il { $number } è solo tuo: il conteggio è tuo!
crowd-final =
    Tu: posto { $rank } su { $players } con { $total ->
        [one] un punto
       *[other] { $total } punti
    }
