### A table that plays Fifty, and the end that both games share.

fifty-rule = Regel { $clause }
fifty-player = Spieler
fifty-bot = Bot
fifty-tokens-down = Gleich werden die Marken aufgedeckt
fifty-grid = Alle Zahlen
fifty-line = Deine Zeile
fifty-line-of = Zeile von { $name }
fifty-corners = Die Kästchen zählen { $numbers }.
fifty-number-out = Die { $number } fällt weg: Die Endziffer { $digit } ist gesperrt
fifty-number-danger = { $number }, in der Gefahrenzone
fifty-number-beyond = Nur Zahlen von { $least } bis { $most }.
fifty-line-full = Alle { $boxes } Kästchen sind voll. Radiere zuerst eine Zahl aus.
fifty-wrote = { $number } aufgeschrieben, { $written } von { $boxes }
fifty-erase = { $number } ausradieren
fifty-erased = { $number } ausradiert, { $written } von { $boxes }
fifty-erase-all = Alles ausradieren
fifty-erased-all = Alles ausradiert.
fifty-boxes-left = { $left ->
    [0] Alles aufgeschrieben.
    [one] Noch eine Zahl
   *[other] Noch { $left } Zahlen
}
fifty-done = Fertig
fifty-sending = Wird gesendet …
fifty-written = Aufgeschrieben
fifty-writing = schreibt noch
fifty-kept = Aufgeschrieben. Du kannst deine Zahlen ändern, bis alle fertig sind.
fifty-still-counts = Noch gelten: { $numbers }.
fifty-restore = Dabei bleiben
fifty-all-wait = Alle warten auf dich.
fifty-reminded = Der Tisch wartet auf dich: In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} schreibt ein Bot für dich.
fifty-ready = { $ready } von { $players } fertig
fifty-who-is-ready = Wer fertig ist
fifty-hurry = Einen Bot für { $name } schreiben lassen
fifty-sheet = Wertungsblatt
fifty-count = Runde { $round }: Es wird gezählt
fifty-now-takes = { $name } übernimmt
fifty-now-keeps = { $name } zählt weiter
fifty-now-scores-again = { $name } punktet wieder
fifty-scores = { $name } punktet
fifty-nobody-scores = { $name } zählt, niemand punktet
fifty-who-has-it = Wer hat sie?
fifty-press = Die { $number } ist deine: Drück „Hab ich!“
fifty-yours = Deine Zahl { $number }!
fifty-take-takes = { $number }: { $name } übernimmt das Zählen.
fifty-take-keeps = { $number }: { $name } zählt weiter.
fifty-take-scores-again = { $number }: { $name } punktet wieder.
fifty-clash = { $number }: { $names } stoßen zusammen und streichen sie. Bonus { $bonus }.
fifty-clash-danger = { $number }: { $names } stoßen in der Gefahrenzone zusammen. Bonus { $bonus } verloren.
fifty-next = Deine nächste: { $number }
fifty-none-left = Von deinen Zahlen kommt keine mehr
fifty-my-numbers = Deine Zahlen
fifty-crossed-off = gestrichen
fifty-taken = übernommen
fifty-passed = genannt
fifty-track = Perle auf { $bead }, Bonus { $bonus }, Kronen { $crowns }
fifty-host = Für den Gastgeber
fifty-scored = Runde { $round } ist gewertet
fifty-numbers = Zahlen
fifty-bead-and-bonus = Perle + Bonus
fifty-total = gesamt
fifty-crown = Krone
fifty-corner-gained = Bonus erhalten
fifty-corner-lost = Bonus verloren
fifty-corner-worth = Bonus { $bonus }
fifty-broken-off = Eine zweite Krone hat diese Runde beendet: Sie wird nicht gewertet.
fifty-map = Wer was aufgeschrieben hat
fifty-awards = Bemerkenswert
fifty-award-longest-count = Am längsten gezählt
fifty-award-most-clashes = Die meisten Zusammenstöße
fifty-award-twins = Zwillinge
fifty-award-amount = { $amount ->
    [one] eine Zahl
   *[other] { $amount } Zahlen
}
fifty-told-score = { $name }: { $score }, gesamt { $total }.
fifty-told-mine = deine: { $numbers }
fifty-next-soon = Gleich beginnt die nächste Runde.
fifty-winner-soon = Und gewonnen hat …
fifty-onward = Zahlen aufschreiben
fifty-onward-watch = Nächste Runde
fifty-key-digits = eine Zahl aufschreiben
fifty-key-write = die Zahl abschließen
fifty-key-erase = die letzte Zahl ausradieren
fifty-key-done = fertig
fifty-key-got-it = „Hab ich!“
fifty-key-pace = das Tempo des Zählens wechseln
fifty-key-onward = weiter zur nächsten Runde

ended-you = Du hast gewonnen!
ended-why = Warum?
ended-crowns = { $crowns ->
    [one] eine Krone
   *[other] { $crowns } Kronen
}
ended-rematch = Revanche
ended-host-can = Der Gastgeber kann eine Revanche starten.
ended-replay = Aufzeichnung ansehen
ended-review = Können oder Glück?
ended-card = Karte teilen
ended-card-saved = Das Bild ist gespeichert, und das Ergebnis als Text kopiert.
ended-card-failed = Die Karte ließ sich nicht teilen.
ended-record = Spielprotokoll herunterladen
ended-sheet = Blatt drucken
ended-leave = Gehen
ended-key-rematch = Revanche
replay-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben zusammen gewonnen.
}
ended-together = Zusammen ansehen
ended-together-come = Zu den anderen
together = Zusammen ansehen
together-you-lead = Du führst. Alle am Tisch sehen, was du dir ansiehst.
together-leads = { $name } führt, und du folgst.
together-apart = { $name } führt. Du gehst deinen eigenen Weg.
together-stage = { $name } führt durch das Spiel.
together-nobody = Niemand führt.
together-follow = Zurück zu den anderen
together-free = Allein weiterschauen
together-lead = Führen
together-close = Zurück zum Tisch
