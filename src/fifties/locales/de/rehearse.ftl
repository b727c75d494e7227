### Rehearsals of events.

rehearse-title = Probe
input-too-many-phones = zu viele Handys ({ $phones }); Plätze an diesem Tisch: { $seat_limit }.
input-too-few-files = dieser Prozess darf { $files } Dateien öffnen und braucht { $needed }; erhöhe die Grenze mit ulimit -n { $needed }, oder nimm weniger Handys.
input-other-event = { $address } ist nicht die Adresse derselben Veranstaltung wie die erste.

## While it runs

rehearse-joining = Handys, die drin sind: { $came } von { $phones }; wartend: { $held }
rehearse-waiting = Handys, die drin sind: { $phones }. Ein Gastgeber muss das Spiel beginnen
rehearse-choosing = Runde { $round }, gewählt: { $chosen } von { $phones }; neu zu verbinden: { $away }
rehearse-counting = Runde { $round }, Zahl { $number }; neu zu verbinden: { $away }

## The report

rehearse-head = Probe am Tisch { $code }: { $phones ->
    [one] { $phones } Handy
   *[other] { $phones } Handys
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} in { NUMBER($minutes, maximumFractionDigits: 1) } min
rehearse-joins = hereingekommen
rehearse-joins-figures = { $came } von { $phones }, { NUMBER($rate, maximumFractionDigits: 0) } je Sekunde
rehearse-acknowledged = bestätigt
rehearse-choices = { $choices ->
    [one] { $choices } Wahl
   *[other] { $choices } Wahlen
}
rehearse-told = angesagt, nach dem ersten Handy
rehearse-moments = eigene Zahlen angesagt
rehearse-moments-figures = { $told } von { $moments }
rehearse-bytes = Bytes je Handy und Minute
rehearse-bytes-figures = { $bytes } beim Zählen
rehearse-bytes-most = höchstens { $bytes } in einer Minute des Spiels
rehearse-reconnections = neu verbunden
rehearse-times = { $times } Mal
rehearse-spread = p50 { $p50 }, p99 { $p99 }, längstens { $longest }
rehearse-milliseconds = { $milliseconds } ms
rehearse-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
rehearse-fine = Nichts ist verloren: { $choices ->
    [one] Die eine bestätigte Wahl steht
   *[other] Alle { $choices } bestätigten Wahlen stehen
} in der Aufzeichnung.
rehearse-lost = VERLOREN: { $lost } von { $choices } bestätigten Wahlen, in der Aufzeichnung nicht zu finden.
rehearse-unchecked = { $choices ->
    [one] { $choices } bestätigte Wahl ließ
   *[other] { $choices } bestätigte Wahlen ließen
} sich nicht nachschlagen: Das Spiel wurde abgebrochen, oder der Tisch bewahrt nichts auf.
rehearse-unfinished = { $missing ->
    [one] { $missing } Handy hat
   *[other] { $missing } Handys haben
} nicht bis zum Ende gespielt.
