### Opening an event, and the page of whoever runs it.

## Opening

event-open = Eine Veranstaltung eröffnen
event-open-hint = Ein Spiel Fifty für einen Saal, eine Schule oder einen Stream: beliebig viele mit eigenen Handys, und ein großer Bildschirm für alle.
event-title = Titel der Veranstaltung
event-title-hint = Steht auf dem großen Bildschirm, auf Handys und Plakaten.
event-colours = Farben
event-colours-stationery = Schreibpapier
event-colours-lake = See
event-colours-forest = Wald
event-colours-theatre = Theater
event-colours-sky = Himmel
event-colours-night = Nacht
event-colour-paper = Grund
event-colour-accent = Was hervorsticht
event-preview = Der Titel auf seinem Band, dazu ein heller und ein dunkler Bildschirm. Text bleibt immer lesbar.
event-show = Dauer der Zählung einer Runde
event-show-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
event-show-seconds =
    { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
event-show-hint = Egal wie viele spielen: Ruhige Strecken gehen schnell vorbei, wo es spannend wird, wird die Show langsamer.
event-approval = Alle einzeln einlassen
event-approval-hint = Neue warten, bis ein Gastgeber sie einlässt.
event-doors-closed = Türen vorerst geschlossen halten
event-doors-closed-hint = Wer früh kommt, sieht einen Warteraum. Du öffnest, wenn du so weit bist.
event-plays = Ich spiele mit
event-plays-hint = Sonst leitest du die Veranstaltung nur.
event-host-name = Dein Name
event-do-open = Veranstaltung eröffnen

## The moderator’s page

moderate = Moderation
moderate-not-you = Diese Seite ist für Gastgeber einer Veranstaltung
moderate-not-you-hint = Öffne sie auf dem Gerät, auf dem die Veranstaltung eröffnet wurde, oder lass dich zum Gastgeber machen.
moderate-no-event = Dieser Tisch ist keine Veranstaltung.
moderate-to-table = Zum Tisch
moderate-now = Stand der Dinge
moderate-now-choose =
    { $ready ->
        [one] Runde { $round }: { $ready } von { $players } ist fertig
       *[other] Runde { $round }: { $ready } von { $players } sind fertig
    }
moderate-now-count = Runde { $round }: gezählt bis { $number } von { $top }
moderate-now-scored = Nach Runde { $round }
moderate-doors-open = Türen offen
moderate-doors-closed = Türen geschlossen
moderate-seated =
    { $seated ->
        [one] Eine Person spielt mit
       *[other] { $seated } spielen mit
    }
moderate-connected = { $count } verbunden
moderate-pending =
    { $count ->
        [one] Eine Person wartet auf Einlass
       *[other] { $count } warten auf Einlass
    }
moderate-next = Als Nächstes:
moderate-step-open = Öffne die Türen, damit Leute hereinkommen.
moderate-do-open = Türen öffnen
moderate-step-admit =
    { $count ->
        [one] Eine Person wartet darauf, dass du sie einlässt.
       *[other] { $count } warten darauf, dass du sie einlässt.
    }
moderate-do-admit = Alle einlassen
moderate-step-gather = Warte auf Leute. Zum Spielen braucht es mindestens { $least }.
moderate-step-start =
    { $seated ->
        [one] Beginne, wenn alle da sind: bisher eine Person.
       *[other] Beginne, wenn alle da sind: bisher { $seated } Leute.
    }
moderate-do-start = Beginnen
moderate-step-choose =
    { $missing ->
        [one] Eine Person schreibt noch. Du kannst eine Frist setzen.
       *[other] { $missing } schreiben noch. Du kannst eine Frist setzen.
    }
moderate-do-choose = In { $seconds } s schließen
moderate-step-close = Die Wahl schließt von selbst; dann schreiben Bots für alle, die fehlen.
moderate-do-close = Doch offen lassen
moderate-step-go-on = Die Show ist angehalten. Lass sie weitergehen, wenn du so weit bist.
moderate-do-go-on = Weiter
moderate-step-watch = Schau der Zählung zu. Für ein Wort von der Bühne kannst du sie anhalten.
moderate-do-watch = Anhalten
moderate-step-scored = Die nächste Runde beginnt gleich von selbst.
moderate-step-after = Drucke Urkunden und lade die Rekordmappe herunter, oder spielt noch einmal.
moderate-do-after = Noch einmal
moderate-doors = Türen
moderate-doors-open-hint = Wer den Code hat, kommt herein.
moderate-doors-closed-hint = Neue warten draußen. Wer schon drin war, kann immer zurückkommen.
moderate-doors-do-open = Türen öffnen
moderate-doors-do-close = Türen schließen
moderate-invite = Code und Adresse
moderate-approval = Einlass
moderate-admit-all =
    { $count ->
        [one] Die wartende Person einlassen
       *[other] Alle { $count } einlassen
    }
moderate-admit = { $name } einlassen
moderate-admit-one = Einlassen
moderate-deny = { $name } wegschicken
moderate-nobody-waits = Niemand wartet.
moderate-show = Die Show
moderate-start = Beginnen
moderate-again = Noch einmal
moderate-start-title =
    { $players ->
        [one] Mit einer Person beginnen?
       *[other] Mit { $players } Leuten beginnen?
    }
moderate-start-text = Wer später kommt, schaut bis zum nächsten Spiel zu.
moderate-close-legend = Wahl schließen in
moderate-seconds = { $seconds } s
moderate-close = In { $seconds } s schließen
moderate-close-title = Wahl in { $seconds } s schließen?
moderate-close-text =
    { $missing ->
        [one] Alle sehen den Countdown. Eine Person hat noch nicht geschrieben: Für Säumige schreibt ein Bot.
       *[other] Alle sehen den Countdown. { $missing } haben noch nicht geschrieben: Für Säumige schreiben Bots.
    }
moderate-close-stop = Offen lassen
moderate-message = Mitteilung auf der Bühne
moderate-message-now = Jetzt auf der Bühne:
moderate-message-text = Text
moderate-message-show = Auf die Bühne
moderate-message-hide = Wegnehmen
moderate-message-soon = Wir beginnen in fünf Minuten.
moderate-message-quiet = Bitte stellt eure Handys stumm.
moderate-message-break = Kurze Pause: Gleich geht es weiter.
moderate-people = Leute
moderate-find = Jemanden beim Namen suchen
moderate-found =
    { $count ->
        [0] Niemand heißt so
        [one] Eine Person
       *[other] { $count } Leute
    }
moderate-person-waits = wartet auf Einlass
moderate-person-more = Was mit { $name } geschehen soll
moderate-role-stage = großer Bildschirm
moderate-role-spectator = schaut zu
moderate-role-seat = spielt mit
moderate-host-add = Auch zum Gastgeber machen
moderate-host-end = Nicht mehr Gastgeber
moderate-remove-title = { $name } wegschicken?
moderate-remove-text = Mit dem Code kann man wiederkommen.
moderate-ban-title = { $name } für immer aussperren?
moderate-ban-text = Von diesem Gerät aus führt dann kein Weg mehr zu dieser Veranstaltung.
moderate-step-heats = Die Gruppen spielen. Wenn alle fertig sind, wird der nächste Durchgang ausgelost.
moderate-step-draw = Alle Gruppen sind fertig: Lose unten den nächsten Durchgang aus.
moderate-heats = Gruppen und Finale
moderate-heats-hint = Für ein Turnier: Alle werden kleinen Tischen zugelost, die Besten kommen weiter, die letzten spielen das Finale.
moderate-heats-size = Leute an einem Tisch
moderate-heats-final-size = Leute im Finale
moderate-heats-draw = Gruppen auslosen
moderate-heats-next = Nächsten Durchgang auslosen
moderate-heats-title = Gruppen zu { $size } auslosen?
moderate-heats-text = Jedes Handy geht an den Tisch, der ihm zugelost wird.
moderate-heats-stage = Durchgang { $stage }
moderate-heats-final = Das Finale
moderate-heats-over =
    { $heats ->
        [one] { $over } von { $heats } Gruppe ist fertig
       *[other] { $over } von { $heats } Gruppen sind fertig
    }
moderate-heats-going-on =
    { $count ->
        [one] Eine Person kommt bisher weiter.
       *[other] { $count } kommen bisher weiter.
    }
moderate-heats-winners = Gewonnen haben: { $names }
moderate-heats-end = Alle Gruppen beenden
moderate-heats-end-title = Alle Gruppen beenden, die noch spielen?
moderate-heats-end-text = Sie zählen, wie sie stehen: nach den Runden, die zu Ende gezählt sind.
moderate-paper = Drucken
moderate-paper-hint = An Ort und Stelle gemacht, mit Titel und Farben der Veranstaltung.
moderate-print-poster = Plakate
moderate-print-poster-hint = Der Weg hinein, für Türen und Wände.
moderate-print-tents = Tischaufsteller
moderate-print-tents-hint = Der Code für jeden Tisch, zum Falten.
moderate-print-tags = Startnummern
moderate-print-tags-hint = Eine für alle, die mitmachen.
moderate-print-expected = Startnummern für so viele
moderate-print-slip = Startnummern gibt es für { $least } bis { $most } Leute.
moderate-print-name = „{ $name }“
moderate-print-others =
    { $count ->
        [one] einen weiteren Namen
       *[other] { $count } weitere Namen
    }
moderate-print-unwritten =
    Für { $names } gibt es hier keine Buchstaben; { $count ->
        [one] die Zeile bleibt
       *[other] die Zeilen bleiben
    } frei zum Beschriften.
moderate-print-statements = Zeugenerklärungen
moderate-print-statements-hint = Für Zeugen eines Rekords.
moderate-print-certificates = Urkunden
moderate-print-certificates-hint = Für alle, die gewonnen haben, und für alle anderen.
moderate-kit = Rekordmappe
moderate-kit-hint = Wer dabei war, wann gewählt wurde, die Ziehung, die Zählung und die Ergebnisse in einer signierten Datei. Prüfen kann sie jeder, ohne diesen Server.
moderate-kit-names = mit Namen
moderate-kit-download = Mappe herunterladen
moderate-title = Titel und Farben
moderate-title-change = Ändern
moderate-title-save = Speichern
