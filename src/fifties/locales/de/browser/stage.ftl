### The big screen that everybody in the room watches, and parties of more than seven.

stage-join = Mach mit diesem Code mit oder richte die Kamera auf das Bild
stage-join-small = Mitmachen:
stage-wifi = Im selben WLAN wie dieser Bildschirm.
stage-qr = QR-Code, um an diesen Tisch zu kommen
stage-who =
    { $count ->
        [0] Noch niemand da
        [one] Eine Person spielt mit
       *[other] { $count } spielen mit
    }
stage-more = und { $count } weitere
stage-bot = Bot
stage-locked = Der Tisch ist geschlossen: Niemand Neues kommt herein.
stage-party = Grosse Runde
stage-danger = mit Gefahrenkarten
stage-own-box = wie in eurer eigenen Schachtel
stage-waiting = Gleich startet der Gastgeber das Spiel.
stage-empty = Wer zuerst kommt, sitzt zuerst.
stage-start = Start
stage-rematch = Nochmals spielen
stage-add-bot = Bot dazusetzen
stage-touch = Für Ton: einmal klicken oder eine Taste drücken.
stage-controls = Dieser Bildschirm
stage-full = Vollbild
stage-theme = Licht: { $theme }
stage-key-full = Vollbild ein oder aus
stage-key-theme = Licht wechseln
stage-key-start = Spiel starten
stage-round = Runde { $round } von { $rounds }
stage-reveal = Sperrmarken
stage-choose = Schreibt fünf Zahlen
stage-count = Zählt bis { $top }
stage-score = Nach Runde { $round }
stage-ready = { $ready } von { $players } bereit
stage-missing = Schreiben noch: { $names }
stage-all-ready = Alle bereit: Gleich wird gezählt.
stage-trick = Stich { $trick } von { $tricks }
stage-deal = { $name } gibt

crowd-round = Runde { $round } von { $rounds }
crowd-begins = Gleich geht es los
crowd-players = { $players } spielen mit
crowd-write = Schreibt fünf Zahlen von 1 bis { $most }
crowd-count-to = Zählt bis { $top }
crowd-round-over = Runde { $round } ist gezählt
crowd-ready = { $ready } von { $players } haben geschrieben
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
crowd-heat = Wo in Runde { $round } alle gewählt haben
crowd-heat-label = Am meisten wurde zwischen { $from } und { $to } gewählt.
crowd-heat-none = Die Zählung von 1 bis { $top }
crowd-duels = Letzte Duelle
crowd-takes = { $number }: { $name } übernimmt
crowd-keeps = { $number }: { $name } zählt weiter
crowd-clash = { $number }: { $owners } streichen sie
crowd-danger-clash = { $number }: Gefahr für { $owners }, kein Bonus
crowd-crown = { $name } bekommt eine Krone
crowd-stretch = { $from } bis { $to }: { $takes } übernommen, { $clashes } gestrichen
crowd-cross-off = { $owners } streichen sie
crowd-lose-bonus = Gefahr: kein Bonus für { $owners }
crowd-who-has-it = Wer hat sie?
crowd-takes-it = { $name } übernimmt
crowd-told = { $told } Zahlen aufs Mal
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
crowd-type-write = Schreiben
crowd-pages = Zahlenseite
crowd-page-back = Seite zurück
crowd-page-next = Nächste Seite
crowd-page-written = { $count } geschrieben
crowd-boxes-full = Alle Felder sind voll. Tippe eine Zahl an, um sie zu löschen.
crowd-no-choice = Wähle eine Zahl von { $least } bis { $most }, die nicht gesperrt ist.
crowd-wrote =
    { $number } geschrieben, { $missing ->
        [0] alle Felder sind voll
        [one] noch ein Feld
       *[other] noch { $missing } Felder
    }
crowd-erased = { $number } gelöscht
crowd-missing =
    { $missing ->
        [one] Noch eine Zahl
       *[other] Noch { $missing } Zahlen
    }
crowd-done = Fertig
crowd-sending = Unterwegs …
crowd-kept = Geschrieben. Du kannst ändern, bis alle bereit sind.
crowd-still = Bis du fertig bist, gelten { $numbers }.
crowd-me = Du
crowd-my-numbers = Deine Zahlen
crowd-called = (gezählt)
crowd-bead = deine Perle: { $bead }
crowd-mark = Krone bei { $mark }
crowd-next =
    { $away ->
        [one] Gleich kommt { $number }!
       *[other] Deine nächste: { $number }, in { $away }
    }
crowd-no-next = Alle deine Zahlen sind durch.
crowd-bonus = Bonus { $bonus }
crowd-total = Total { $total }
crowd-rank = Platz { $rank } von { $players }
crowd-you-take = Die { $number } hast nur du: Du zählst!
crowd-final =
    Du: Platz { $rank } von { $players } mit { $total ->
        [one] einem Punkt
       *[other] { $total } Punkten
    }
