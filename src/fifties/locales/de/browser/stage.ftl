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
stage-more = und noch { $count }
stage-bot = Bot
stage-locked = Der Tisch ist geschlossen: Niemand Neues kommt herein.
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
crowd-heat = Was in Runde { $round } alle gewählt haben
crowd-heat-label = Am meisten wurde zwischen { $from } und { $to } gewählt.
crowd-heat-none = Gezählt wird von 1 bis { $top }
crowd-duels = Letzte Duelle
crowd-take-takes = { $number }: { $name } übernimmt
crowd-take-keeps = { $number }: { $name } zählt weiter
crowd-take-scores-again = { $number }: { $name } punktet wieder
crowd-clash = { $number }: { $owners } streichen sie
crowd-danger-clash = { $number }: Gefahr für { $owners }, kein Bonus
crowd-crown = { $count ->
    [one] { $name } bekommt eine Krone
   *[other] { $name } bekommen je eine Krone
}
crowd-stretch =
    { $from } bis { $to }: { $takes ->
        [one] eine Übernahme
       *[other] { $takes } Übernahmen
    }, { $clashes ->
        [one] ein Zusammenstoß
       *[other] { $clashes } Zusammenstöße
    }
crowd-cross-off = { $owners } streichen sie
crowd-lose-bonus = Gefahr: kein Bonus für { $owners }
crowd-who-has-it = Wer hat sie?
crowd-now-takes = { $name } übernimmt
crowd-now-keeps = { $name } zählt weiter
crowd-now-scores-again = { $name } punktet wieder
crowd-told = { $told } Zahlen auf einmal
crowd-scoring = { $name } punktet: { $bead }
crowd-counting = { $name } zählt, niemand punktet
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
crowd-called = (genannt)
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
crowd-you-take = Die { $number } hast nur du: Du übernimmst!
crowd-final =
    Du: Platz { $rank } von { $players } mit { $total ->
        [one] einem Punkt
       *[other] { $total } Punkten
    }
