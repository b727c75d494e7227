### What stands on printed sheets.

## Fifty

paper-name = Name
paper-spare = Name (ein Raster in Reserve)
paper-crown-at = Krone bei { $mark }
paper-bead = Perle
paper-bonus = Bonus
paper-score = Punkte
paper-total = Gesamt
paper-crowns = Kronen
paper-grid-hint = Jede Runde fünf Zahlen von 1 bis { $most }, von der kleinsten zur größten. Gezählt wird bis { $top }.
paper-track = Punkteleiste
paper-track-start = Jede Runde beginnt bei 0. Ein Feld für jede Zahl, die euch einen Punkt bringt.
paper-track-crown = Bei { $players } Leuten bringt Feld { $mark } eine Krone, einmal pro Runde. Die zweite Krone gewinnt sofort.
paper-track-wrap = Über { $last } hinaus? Weiter bei 1.
paper-mark-players = { $players } Spieler
paper-count = Das Zählen
paper-count-tokens = { $tokens ->
    [one] Legt jede Runde { $tokens } Sperrmarke auf ihre Ziffer: Niemand schreibt eine Zahl aus dieser Spalte.
   *[other] Legt jede Runde { $tokens } Sperrmarken auf ihre Ziffern: Niemand schreibt eine Zahl aus diesen Spalten.
}
paper-count-free = Bei so vielen Leuten ist nie eine Ziffer gesperrt. Als letzte Zahl wird die { $top } gerufen.
paper-scores = Punkte
paper-more = Noch ein Gast? Für eine Person mehr: { $command }
paper-tokens = Sperrmarken
paper-tokens-flip = jede Runde { $tokens } aufdecken
paper-danger = Gefahrenkarten
paper-danger-about = jede Runde eine aufdecken
paper-reconstructed = rekonstruiert
paper-cut = Entlang der Linien ausschneiden; festes Papier hält länger.

## Posters

paper-poster-join = Scannen, Platz nehmen, spielen!
paper-poster-code = oder diesen Code eintippen:

## Fifty Fifty

paper-mood-lowest = niedrigste Karte
paper-mood-highest = höchste Karte
paper-halves = Schneidet jedes Gesicht in der Mitte durch: eine lachende und eine grimmige Hälfte. Zu wenige? Druckt diese Seite noch einmal.
paper-strike-hint = Minus eins pro Hälfte. Wer eine Runde ausgeglichen beendet, streicht das bisher schlechteste Ergebnis. Die kleinen Karten zeigen, wer gibt; wer zuerst gibt, wird ausgelost (H2).
paper-deals-first = gibt zuerst

## Played games

paper-balance = Stand
paper-count-legend = Form: übernimmt das Zählen · Balken: punktet · Kreuz: Zusammenstoß

## Events

paper-number = Nr. { $number }
paper-date = { $date }
paper-certificate = Urkunde
paper-certificate-took-part = hat bei einem Spiel { $game } zu { $players } mitgespielt.
paper-certificate-placed = ist bei einem Spiel { $game } zu { $players } auf Platz { $place } gekommen, mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
paper-certificate-won = hat ein Spiel { $game } zu { $players } gewonnen, mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
paper-certificate-final-won = hat ein Turnier { $game } zu { $players } gewonnen, mit { $points ->
    [one] { $points } Punkt im Finale.
   *[other] { $points } Punkten im Finale.
}
paper-certificate-final-placed = ist bei einem Turnier { $game } zu { $players } auf Platz { $place } gekommen, mit { $points ->
    [one] { $points } Punkt im Finale.
   *[other] { $points } Punkten im Finale.
}
paper-certificate-stage = hat bei einem Turnier { $game } zu { $players } Durchgang { $stage } erreicht und ist auf Platz { $place } gekommen.
paper-certificate-hosts = Für die Veranstalter
paper-statement = Erklärung von Zeuge { $number }
paper-statement-about = Zwei Menschen, die es selbst gesehen haben, füllen je ein Formular aus, jeder für sich. Keiner von beiden hat die Veranstaltung organisiert, spielt mit oder arbeitet für jemanden, der das tut.
paper-statement-event = Veranstaltung
paper-statement-place = Ort, mit Adresse
paper-statement-date = Datum
paper-statement-witness = Name
paper-statement-work = Beruf
paper-statement-reach = Erreichbar unter (Adresse, Telefon, E-Mail)
paper-statement-from = Anwesend von
paper-statement-until = bis
paper-statement-free = Ich habe diese Veranstaltung nicht organisiert, spiele nicht mit und habe nichts von ihrem Ergebnis. Was hier steht, habe ich selbst gesehen.
paper-statement-saw = Was ich gesehen habe
paper-statement-doors = Die Türen wurden geschlossen um
paper-statement-players = So viele spielten, als die erste Runde begann
paper-statement-counted = Wie gezählt wurde (Nummernschilder, Karten, Köpfe, am Bildschirm)
paper-statement-key = Fingerabdruck des Server-Schlüssels
paper-statement-chance = Festlegung des Zufalls, vor dem Spiel gezeigt (die ersten 16 Zeichen)
paper-statement-column-round = Runde
paper-statement-column-closed = Alle fertig
paper-statement-column-seal = Siegel der Zahlen, vor dem Zählen (die ersten 16 Zeichen)
paper-statement-column-began = Zählen von
paper-statement-column-ended = bis
paper-statement-winner = Wer gewonnen hat (Nummer, Name, Punkte)
paper-statement-odd = Was ungewöhnlich war
paper-statement-signed = Ort und Datum
paper-statement-signature = Unterschrift
paper-statement-foot = Mit der Nachweismappe aufbewahren; „fifties verify“ zeigt denselben Fingerabdruck, dieselbe Festlegung und dieselben Siegel.
paper-steward = Aufsichtsprotokoll
paper-steward-about = Eine Aufsicht betreut etwa fünfzig Mitspielende von der ersten bis zur letzten Runde und notiert sofort, was geschieht: wer zu spät kommt, geht, Hilfe braucht, das Handy wechselt oder ausgeschlossen wird, und wie viele zu Beginn jeder Runde da sind.
paper-steward-name = Name der Aufsicht
paper-steward-tags = Betreut die Nummern (erste und letzte)
paper-steward-begin = Anwesend von
paper-steward-end = bis
paper-steward-column-time = Zeit
paper-steward-column-number = Nummer
paper-steward-column-happened = Was geschehen ist
paper-steward-column-initials = Kürzel

## The command line

paper-progress = Druck
paper-written = { $pages ->
    [one] { $file }: { $pages } Seite
   *[other] { $file }: { $pages } Seiten
}
paper-file-exists = gibt es schon und bleibt, wie es ist; wähl mit --out einen anderen Namen, oder nimm --replace dazu.
paper-unwritten = Für „{ $name }“ gibt es hier keine Buchstaben; die Zeile bleibt frei zum Beschriften.
input-too-many-names = { $names } Namen passen nicht auf { $players } Plätze; lass welche weg, oder nimm mehr Plätze.
input-too-many-to-print = { $players } Spieler sind zu viele zum Drucken; höchstens { $most } sind möglich.
input-no-such-part = „{ $part }“ ist kein Teil dieses Spiels; es gibt { $known }.
input-nothing-to-print = ein Tisch dieser Größe braucht keinen dieser Teile; nimm andere.
input-poster-needs-table = ein Plakat muss zu einem Tisch führen; nimm --table ADDRESS CODE oder --poster URL dazu.
input-address-unusable = „{ $address }“ ist keine Adresse, die ein Browser öffnen kann; schreib sie wie http://192.168.1.20:8000
input-not-with-record = { $option } passt nicht zu einer Aufzeichnung, die ihre eigenen Spieler hat; lass es weg.
input-not-to-terminal = ein Terminal kann kein PDF zeigen; nenn mit --out eine Datei.
input-colour-misshapen = „{ $given }“ ist keine Farbe; schreib sie wie #b3341f.
