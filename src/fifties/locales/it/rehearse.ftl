### Rehearsals of events.

rehearse-title = Prova
input-too-many-phones = troppi telefoni ({ $phones }); posti a questo tavolo: { $seat_limit }.
input-too-few-files = questo processo può aprire { $files } file, e ne servono { $needed }; alza il limite con ulimit -n { $needed }, o prendi meno telefoni.
input-other-event = { $address } non è l’indirizzo dello stesso evento del primo.

## While it runs

rehearse-joining = Telefoni entrati: { $came } su { $phones }; in attesa: { $held }
rehearse-waiting = Telefoni entrati: { $phones }. Un host deve cominciare la partita
rehearse-choosing = Manche { $round }, scelte: { $chosen } su { $phones }; da ricollegare: { $away }
rehearse-counting = Manche { $round }, numero { $number }; da ricollegare: { $away }

## The report

rehearse-head = Prova al tavolo { $code }: { $phones ->
    [one] { $phones } telefono
   *[other] { $phones } telefoni
}, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manche
} in { NUMBER($minutes, maximumFractionDigits: 1) } min
rehearse-joins = entrati
rehearse-joins-figures = { $came } su { $phones }, { NUMBER($rate, maximumFractionDigits: 0) } al secondo
rehearse-acknowledged = confermate
rehearse-choices = { $choices ->
    [one] { $choices } scelta
   *[other] { $choices } scelte
}
rehearse-told = annunciato, dopo il primo telefono
rehearse-moments = numeri propri annunciati
rehearse-moments-figures = { $told } su { $moments }
rehearse-bytes = byte per telefono e minuto
rehearse-bytes-figures = { $bytes } durante i conteggi
rehearse-bytes-most = al massimo { $bytes } in un minuto di gioco
rehearse-reconnections = ricollegamenti
rehearse-times = { $times }
rehearse-spread = p50 { $p50 }, p99 { $p99 }, al massimo { $longest }
rehearse-milliseconds = { $milliseconds } ms
rehearse-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
rehearse-fine = Niente è andato perso: { $choices ->
    [one] l’unica scelta confermata è
   *[other] tutte le { $choices } scelte confermate sono
} nel registro della partita.
rehearse-lost = PERSE: { $lost } delle { $choices } scelte confermate, introvabili nel registro della partita.
rehearse-unchecked = { $choices ->
    [one] { $choices } scelta confermata non si è potuta
   *[other] { $choices } scelte confermate non si sono potute
} verificare: la partita è stata interrotta, o il tavolo non conserva niente.
rehearse-unfinished = { $missing ->
    [one] { $missing } telefono non ha
   *[other] { $missing } telefoni non hanno
} giocato fino alla fine.
