### The big screen that everybody in the room watches, and parties of more than seven.

stage-join = Spiel mit: Gib diesen Code ein oder richte die Kamera auf das Bild
stage-join-small = Mitspielen:
stage-wifi = Im selben WLAN wie dieser Bildschirm.
stage-qr = QR-Code, der an diesen Tisch führt
stage-who =
    { $count ->
        [0] Noch niemand da
        [one] Eine Person spielt mit
       *[other] { $count } spielen mit
    }
stage-who-crowd =
    { $count ->
        [one] spielt mit
       *[other] spielen mit
    }
stage-more = und noch { $count }
stage-bot = Bot
stage-locked = Der Tisch ist geschlossen: Niemand Neues kommt herein.
stage-doors-closed = Die Türen öffnen bald. Wer jetzt kommt, wartet davor.
stage-approval = Ein Gastgeber lässt diesen Bildschirm ein
stage-approval-hint = Die Seite der Moderation zeigt ihn unter denen, die warten.
stage-heats = Durchgang { $stage }
stage-heats-final = Das Finale
stage-heats-over =
    { $heats ->
        [one] { $over } von { $heats } Tisch ist fertig
       *[other] { $over } von { $heats } Tischen sind fertig
    }
stage-heats-going-on =
    { $count ->
        [one] Eine Person kommt weiter
       *[other] { $count } kommen weiter
    }
stage-heats-table = Tisch { $number }
stage-heats-look = Dein Handy zeigt dir den Weg an deinen Tisch.
stage-party = Party
stage-danger = mit Gefahrenkarten
stage-own-box = wie in eurer eigenen Schachtel
stage-waiting = Warten, bis der Gastgeber startet.
stage-empty = Wer zuerst kommt, sitzt zuerst.
stage-start = Starten
stage-rematch = Noch einmal spielen
stage-add-bot = Bot dazusetzen
stage-touch = Für Ton: einmal klicken oder eine Taste drücken.
stage-controls = Dieser Bildschirm
stage-full = Vollbild
stage-theme = Licht: { $theme }
stage-key-full = Vollbild an oder aus
stage-key-theme = Licht wechseln
stage-key-start = Spiel starten
stage-round = Runde { $round } von { $rounds }
stage-reveal = Sperrmarken
stage-choose = Schreibt fünf Zahlen auf
stage-count = Zählt bis { $top }
stage-score = Nach Runde { $round }
stage-ready = { $ready } von { $players } fertig
stage-missing = Noch nicht fertig: { $names }
stage-all-ready = Alle fertig: Gleich wird gezählt.
stage-trick = Stich { $trick } von { $tricks }
stage-deal = { $name } gibt

crowd-round = Runde { $round } von { $rounds }
crowd-begins = Gleich geht es los
crowd-players = { $players } spielen mit
crowd-write = Schreibt fünf Zahlen von 1 bis { $most } auf
crowd-count-to = Zählt bis { $top }
crowd-round-over = Runde { $round } ist gewertet
crowd-ready =
    { $ready ->
        [one] { $ready } von { $players } ist fertig
       *[other] { $ready } von { $players } sind fertig
    }
crowd-leaders = Vorne
crowd-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
crowd-crowns =
    { $count ->
        [one] eine Krone
       *[other] { $count } Kronen
    }
crowd-you = du
crowd-skyline = Was in Runde { $round } alle gewählt haben
crowd-skyline-label = Am meisten wurde zwischen { $from } und { $to } gewählt.
crowd-skyline-none = Gezählt wird von 1 bis { $top }
crowd-duels = Eben passiert
crowd-stretch =
    { $from } bis { $to }: { $takes ->
        [one] eine Übernahme
       *[other] { $takes } Übernahmen
    }, { $clashes ->
        [one] ein Zusammenstoß
       *[other] { $clashes } Zusammenstöße
    }
crowd-what-takes = übernimmt mit der { $number }
crowd-what-keeps = zählt mit der { $number } weiter
crowd-what-scores-again = punktet wieder, mit der { $number }
crowd-what-clash = streichen die { $number }
crowd-what-clash-lost = streichen die { $number }, in Gefahr: kein Bonus
crowd-what-crown =
    { $count ->
        [one] bekommt bei { $number } eine Krone
       *[other] haben bei { $number } je eine Krone mehr
    }
crowd-what-lead =
    geht mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } in Führung
crowd-others =
    { $count ->
        [one] noch jemand
       *[other] { $count } andere
    }
crowd-owners =
    { $count ->
        [one] eine Person
       *[other] { $count } Leute
    }
crowd-begins-count = beginnt zu zählen
crowd-scores = punktet: { $bead }
crowd-counts = zählt, niemand punktet
crowd-closes =
    { $seconds ->
        [0] Die Zeit ist um
        [one] Noch eine Sekunde
       *[other] Noch { $seconds } Sekunden
    }
crowd-missing =
    { $count ->
        [one] Eine Person schreibt noch
       *[other] { $count } schreiben noch
    }
crowd-neighbours = Um dich herum
crowd-wrote = Was { $name } in der letzten Runde geschrieben hat
crowd-who-has-it = Wer hat sie?
crowd-best = bestes Ergebnis der Runde
crowd-clashes =
    { $count ->
        [one] Zahl, die mehrere hatten
       *[other] Zahlen, die mehrere hatten
    }
crowd-crowned =
    { $count ->
        [one] Krone
       *[other] Kronen
    }
crowd-type = Zahl eintippen
crowd-type-write = Aufschreiben
crowd-pages = Zahlenseite
crowd-page-back = Vorige Seite
crowd-page-next = Nächste Seite
crowd-page-written = { $count } aufgeschrieben
crowd-me = Du
crowd-my-numbers = Deine Zahlen
crowd-called = genannt
crowd-alone = nur du
crowd-gained =
    { $bonus ->
        [0] kein Bonus
       *[other] +{ $bonus }
    }
crowd-you-take = Die { $number } hast nur du: Du übernimmst!
crowd-you-clash =
    { $number }: { $others ->
        [one] noch jemand hatte sie
       *[other] { $others } andere hatten sie auch
    }. { $bonus ->
        [0] Kein Bonus.
       *[other] Bonus { $bonus }.
    }
crowd-bead = deine Perle: { $bead }
crowd-mark = Krone bei { $mark }
crowd-next =
    { $away ->
        [one] Gleich kommt { $number }!
       *[other] Deine nächste: { $number }, in { $away }
    }
crowd-no-next = Alle deine Zahlen sind genannt.
crowd-bonus = Bonus { $bonus }
crowd-total = Gesamt { $total }
crowd-rank = Platz { $rank } von { $players }
crowd-final =
    Du: Platz { $rank } von { $players } mit { $total ->
        [one] einem Punkt
       *[other] { $total } Punkten
    }
choice-seal = Siegel aller Zahlen:
choice-seal-hint = Alle haben geschrieben. Was, verrät dieses Siegel niemandem; wer es notiert, kann nachher prüfen, dass keine Zahl geändert wurde.
