### The record kit of an event: why one is refused, and what is said when one is checked.

## A kit is refused, or cannot be made

kit-none = das ist keine Nachweismappe, oder ihr Anfang wurde geändert.
kit-too-large = die Datei ist größer als { $megabytes } MB; das ist keine Nachweismappe.
kit-archive-changed = rings um die Teile ist Byte { $byte } nicht, wie es sein soll: Es wurde geändert, oder ein anderes Programm hat die Teile neu verpackt.
kit-version-unknown = das ist „{ $version }“; diese Version von fifties kennt es nicht.
kit-signature-wrong = die Unterschrift passt nicht zu diesem Schlüssel; eins von beiden wurde geändert.
kit-other-key = sie ist mit einem anderen Schlüssel unterschrieben, dessen Fingerabdruck { $fingerprint } ist.
kit-part-changed = wurde geändert: Der SHA-256 ist nicht der unterschriebene.
kit-part-missing = fehlt.
kit-part-unlisted = wurde nicht unterschrieben und gehört nicht hierher.
kit-line-misshapen = Zeile { $line } ist nicht so geschrieben, wie sie sein soll.
kit-name-differs = der Name zu Nummer { $number } ist nicht der unterschriebene.
kit-no-such-participant = zu Nummer { $number } steht hier kein Name.
kit-time-goes-back = Zeile { $line }: Etwas geschieht vor dem, woraus es folgt.
kit-record-wrong = { $reason }
kit-record-differs = gehört nicht zu dem Spiel, von dem { $part } berichtet.
kit-differs-from-record = Zeile { $line } folgt nicht aus dem Spielprotokoll.
kit-choices-unsealed = was in Runde { $round } geschrieben wurde, passt nicht zu dem Siegel, das vor dem Zählen gezeigt wurde.
kit-stage-differs = Durchgang { $stage }: Wer darin spielt, ist nicht, wer weiterkam.
kit-heats-undrawn = Durchgang { $stage }: Die Gruppen folgen nicht aus dem Geheimnis, dessen Festlegung gezeigt wurde.
kit-heat-differs = Durchgang { $stage }, Gruppe { $heat }: Spieler oder Ergebnis sind nicht die ihres Spiels.
kit-nothing-finished = an diesem Tisch ist noch kein Spiel zu Ende; da ist noch nichts zu beweisen.
kit-game-unknown = für { $game } gibt es keine Nachweismappe.
kit-not-kept = dieser Server hebt nichts auf der Platte auf (--in-memory); es gibt also kein Protokoll für eine Nachweismappe.

## Checking a kit

verify-kit-fine = unterschrieben und seither unverändert. Fingerabdruck des Schlüssels: { $fingerprint }
verify-kit-event = „{ $title }“, Tisch { $table }
verify-kit-table = Tisch { $table }
verify-kit-participants = { $participants ->
    [one] { $participants } Person
   *[other] { $participants } Personen
} dabei, { $named ->
    [0] niemand mit Namen
    [one] { $named } davon mit Namen
   *[other] { $named } davon mit Namen
}
verify-kit-game = { $game } zu { $players }, { $began } bis { $ended }
verify-kit-broken-off = { $game } zu { $players }, { $began }: abgebrochen
verify-kit-playing = { $game } zu { $players }, { $began }: noch nicht zu Ende
verify-kit-stage = Durchgang { $stage }: { $heats } Gruppen, { $players } Spieler, ausgelost { $drawn }, Festlegung { $commitment }
verify-kit-final = das Finale: { $players } Spieler, ausgelost { $drawn }, Festlegung { $commitment }
verify-kit-going-on = weiter kamen Nr. { $numbers }
verify-kit-no-result = vor dem Ende einer Runde beendet, kein Ergebnis
verify-kit-goes-on = noch nicht zu Ende
verify-kit-commitment = Festlegung des Zufalls: { $commitment }
verify-kit-choices = Runde { $round }: Siegel der Zahlen { $seal }, gezeigt { $time }
verify-kit-unsealed = Runde { $round }: kein Siegel der Zahlen gezeigt
verify-kit-winner = Platz 1: { $winner }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
verify-kit-number = Nr. { $number }
verify-kit-compare = Vergleich Fingerabdruck, Festlegungen und Siegel mit dem, was die Zeugen vor jedem Zählen notiert haben.

## Making one, and erasing somebody

kit-progress = Nachweismappe
verify-kit-progress = Nachweismappe prüfen
kit-made = { $file }: Nachweismappe von Tisch { $table }. Fingerabdruck des Schlüssels: { $fingerprint }
kit-no-such-table = in { $data } gibt es keinen Tisch { $table }.
kit-file-exists = gibt es schon und bleibt, wie es ist; wähl mit --out einen anderen Namen oder nimm --replace dazu.
erase-done = { $names ->
    [one] { $names } Name ist
   *[other] { $names } Namen sind
} gelöscht; alles andere bleibt beweisbar. Kopien, die andere haben, enthalten sie noch.
erase-salted = Nr. { $number } hat zum Zufall eines Spiels einen eigenen Text beigetragen. Er bleibt, weil die Ziehungen daraus folgen; ein Name steht nur darin, wenn jemand einen hineingeschrieben hat.
erase-none = sag, wen: die Nummer von jemandem oder --all für alle Namen.
