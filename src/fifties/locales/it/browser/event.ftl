### Opening an event, and the page of whoever runs it.

## Opening

event-open = Organizza un evento
event-open-hint = Una partita di Fifty per una sala, una scuola o una diretta: quante persone si vuole con il proprio telefono, e un schermo grande per tutti.
event-title = Titolo dell’evento
event-title-hint = Compare sul schermo grande, sui telefoni e sui manifesti.
event-colours = Colori
event-colours-stationery = Cartoleria
event-colours-lake = Lago
event-colours-forest = Bosco
event-colours-theatre = Teatro
event-colours-sky = Cielo
event-colours-night = Notte
event-colour-paper = Sfondo
event-colour-accent = Ciò che risalta
event-preview = Il titolo sulla sua fascia, uno schermo chiaro e uno scuro. Il testo resta sempre leggibile.
event-show = Durata del conteggio di una manche
event-show-minutes =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
event-show-seconds =
    { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
event-show-hint = In quanti si gioca non conta: i tratti tranquilli passano in fretta, lo spettacolo rallenta dove si fa avvincente.
event-approval = Approva chiunque arrivi
event-approval-hint = Chi è nuovo aspetta finché un host lo fa entrare.
event-doors-closed = Tieni le porte chiuse per ora
event-doors-closed-hint = Chi arriva presto vede una sala d’attesa. Apri quando è tutto pronto.
event-plays = Gioco anch’io
event-plays-hint = Altrimenti conduci soltanto.
event-host-name = Il tuo nome
event-do-open = Apri l’evento

## The moderator’s page

moderate = Conduzione
moderate-not-you = Questa pagina è per gli host di un evento
moderate-not-you-hint = Aprila sul dispositivo che ha aperto l’evento, o chiedi a un host di darti il ruolo.
moderate-no-event = Questo tavolo non è un evento.
moderate-to-table = Al tavolo
moderate-now = A che punto siamo
moderate-now-choose =
    { $ready ->
        [one] Manche { $round }: { $ready } su { $players } ha scritto
       *[other] Manche { $round }: { $ready } su { $players } hanno scritto
    }
moderate-now-count = Manche { $round }: il conteggio è a { $number } di { $top }
moderate-now-scored = Dopo la manche { $round }
moderate-doors-open = Porte aperte
moderate-doors-closed = Porte chiuse
moderate-seated =
    { $seated ->
        [one] Gioca una persona
       *[other] Giocano in { $seated }
    }
moderate-connected =
    { $count ->
        [one] { $count } persona collegata
       *[other] { $count } persone collegate
    }
moderate-pending =
    { $count ->
        [one] Una persona aspetta l’approvazione
       *[other] { $count } persone aspettano l’approvazione
    }
moderate-next = Adesso:
moderate-step-open = apri le porte, così la gente può entrare.
moderate-do-open = Apri le porte
moderate-step-admit =
    { $count ->
        [one] una persona aspetta che tu la faccia entrare.
       *[other] { $count } persone aspettano che tu le faccia entrare.
    }
moderate-do-admit = Fai entrare tutti
moderate-step-gather = aspetta che arrivi gente. Per giocare bisogna essere almeno in { $least }.
moderate-step-start =
    { $seated ->
        [one] comincia quando ci sono tutti: per ora una persona.
       *[other] comincia quando ci sono tutti: per ora { $seated } persone.
    }
moderate-do-start = Comincia
moderate-step-choose =
    { $missing ->
        [one] una persona scrive ancora. Puoi dare un limite di tempo.
       *[other] { $missing } persone scrivono ancora. Puoi dare un limite di tempo.
    }
moderate-do-choose = Chiudi tra { $seconds } s
moderate-step-close = la scelta si chiude da sola; poi i bot scrivono per chi manca.
moderate-do-close = Lasciala aperta
moderate-step-go-on = lo spettacolo è in pausa. Fallo ripartire quando vuoi.
moderate-do-go-on = Riprendi
moderate-step-watch = guarda il conteggio. Puoi fermarlo per dire due parole.
moderate-do-watch = Pausa
moderate-step-scored = la prossima manche comincia da sola tra un momento.
moderate-step-after = stampa gli attestati e scarica il fascicolo del record, o gioca di nuovo.
moderate-do-after = Gioca di nuovo
moderate-doors = Porte
moderate-doors-open-hint = Chi ha il codice entra.
moderate-doors-closed-hint = I nuovi aspettano fuori. Chi era già dentro può sempre tornare.
moderate-doors-do-open = Apri le porte
moderate-doors-do-close = Chiudi le porte
moderate-invite = Codice e indirizzo
moderate-approval = Approvazione
moderate-admit-all =
    { $count ->
        [one] Fai entrare la persona che aspetta
       *[other] Falli entrare tutti e { $count }
    }
moderate-admit = Fai entrare { $name }
moderate-admit-one = Fai entrare
moderate-deny = Manda via { $name }
moderate-nobody-waits = Nessuno aspetta.
moderate-show = Lo spettacolo
moderate-start = Comincia
moderate-again = Gioca di nuovo
moderate-start-title =
    { $players ->
        [one] Cominciare con una sola persona?
       *[other] Cominciare in { $players }?
    }
moderate-start-text = Chi arriva dopo guarda fino alla prossima partita.
moderate-close-legend = Chiudi la scelta tra
moderate-seconds = { $seconds } s
moderate-close = Chiudi tra { $seconds } s
moderate-close-title = Chiudere la scelta tra { $seconds } s?
moderate-close-text =
    { $missing ->
        [one] Tutti vedono il conto alla rovescia. Una persona non ha ancora scritto: un bot scrive per chi ritarda.
       *[other] Tutti vedono il conto alla rovescia. { $missing } persone non hanno ancora scritto: i bot scrivono per chi ritarda.
    }
moderate-close-stop = Lascia aperta
moderate-message = Messaggio sul palco
moderate-message-now = Ora sul palco:
moderate-message-text = Testo
moderate-message-show = Mostra sul palco
moderate-message-hide = Togli
moderate-message-soon = Si comincia tra cinque minuti.
moderate-message-quiet = Togliete l’audio ai telefoni, per favore.
moderate-message-break = Una breve pausa: si riprende presto.
moderate-people = Persone
moderate-find = Cerca qualcuno per nome
moderate-found =
    { $count ->
        [0] Nessuno con questo nome
        [one] Una persona
       *[other] { $count } persone
    }
moderate-person-waits = aspetta l’approvazione
moderate-person-more = Che cosa fare di { $name }
moderate-role-stage = schermo grande
moderate-role-spectator = guarda
moderate-role-seat = gioca
moderate-host-add = Anche host
moderate-host-end = Non più host
moderate-remove-title = Mandare via { $name }?
moderate-remove-text = Con il codice si può tornare.
moderate-ban-title = Escludere { $name } per sempre?
moderate-ban-text = Da quel dispositivo non si torna più a questo evento.
moderate-step-heats = si giocano le batterie. La prossima fase si estrae quando sono finite tutte.
moderate-step-draw = tutte le batterie sono finite: estrai la prossima fase qui sotto.
moderate-heats = Batterie e finale
moderate-heats-hint = Per un torneo: ognuno è estratto per un piccolo tavolo, i migliori vanno avanti e gli ultimi giocano la finale.
moderate-heats-size = Persone a un tavolo
moderate-heats-final-size = Persone in finale
moderate-heats-draw = Estrai le batterie
moderate-heats-next = Estrai la prossima fase
moderate-heats-title = Estrarre batterie da { $size }?
moderate-heats-text = Ogni telefono passa al tavolo che gli è toccato.
moderate-heats-stage = Fase { $stage }
moderate-heats-final = La finale
moderate-heats-over =
    { $heats ->
        [one] { $over } batteria su { $heats } è finita
       *[other] { $over } batterie su { $heats } sono finite
    }
moderate-heats-going-on =
    { $count ->
        [one] Per ora va avanti una persona.
       *[other] Per ora vanno avanti in { $count }.
    }
moderate-heats-winners = Hanno vinto: { $names }
moderate-heats-end = Chiudi tutte le batterie
moderate-heats-end-title = Chiudere tutte le batterie in corso?
moderate-heats-end-text = Valgono così come sono, per le manche contate fino in fondo.
moderate-paper = Stampa
moderate-paper-hint = Fatto sul posto, con titolo e colori dell’evento.
moderate-print-poster = Manifesti
moderate-print-poster-hint = Come si entra, per porte e pareti.
moderate-print-tents = Segnatavolo
moderate-print-tents-hint = Il codice per ogni tavolo, da piegare.
moderate-print-tags = Pettorali
moderate-print-tags-hint = Uno per chi partecipa.
moderate-print-expected = Pettorali per quante persone
moderate-print-slip = I pettorali si stampano per un massimo di { $most } persone, almeno { $least }.
moderate-print-name = «{ $name }»
moderate-print-others =
    { $count ->
        [one] un altro nome
       *[other] altri { $count } nomi
    }
moderate-print-unwritten =
    Qui mancano le lettere per { $names }; { $count ->
        [one] la riga resta libera
       *[other] le righe restano libere
    } per scrivere a mano.
moderate-print-statements = Dichiarazioni
moderate-print-statements-hint = Per i testimoni di un record.
moderate-print-certificates = Attestati
moderate-print-certificates-hint = Per chi ha vinto e per tutti.
moderate-kit = Fascicolo del record
moderate-kit-hint = Chi ha partecipato, quando le scelte sono state sigillate, l’estrazione, il conteggio e i risultati in un solo file firmato. Chiunque può controllarlo senza questo server.
moderate-kit-names = con i nomi
moderate-kit-download = Scarica il fascicolo
moderate-title = Titolo e colori
moderate-title-change = Cambia
moderate-title-save = Salva
