### Before a game: seats, names, box and pace.

## The door

lobby-join-seated = { $seated ->
    [0] Hier sitzt noch niemand.
    [one] Hier sitzt schon jemand.
   *[other] Hier sitzen schon { $seated }.
}
lobby-join-playing = Gerade läuft ein Spiel. Du schaust bis zum Ende zu und spielst beim nächsten mit.
lobby-join-full = Alle Plätze sind besetzt. Kann ein Bot weichen, bekommst du seinen Platz; sonst schaust du zu.
lobby-join-locked = Der Gastgeber hat diesen Tisch geschlossen: Niemand Neues kommt herein. Bitte ihn, den Tisch zu öffnen, und versuch es noch einmal.
lobby-join-name = Dein Name
lobby-join-name-hint = Lass ihn leer, und wir denken uns einen aus.
lobby-join-sit = Hinsetzen
lobby-join-watch = Nur zuschauen
lobby-join-doors = Die Türen sind noch geschlossen. Komm ruhig: Du wartest davor und bist drin, sobald sie aufgehen.

## The waiting room of an event

waiting-doors = Die Türen öffnen bald
waiting-queue = Du stehst in der Schlange
waiting-approval = Ein Gastgeber lässt dich ein
waiting-return = Du kommst zurück
waiting-return-why = Viele kommen auf einmal zurück; du siehst das Spiel wieder, wenn du an der Reihe bist.
waiting-ahead =
    { $ahead ->
        [0] Du bist als Nächstes dran.
        [one] Eine Person ist vor dir.
       *[other] { $ahead } Leute sind vor dir.
    }
waiting-soon = weniger als eine Minute
waiting-minutes =
    { $minutes ->
        [one] etwa eine Minute
       *[other] etwa { $minutes } Minuten
    }
waiting-stay = Lass diese Seite offen: Du kommst von selbst hinein, und dein Platz bleibt dir, wenn die Verbindung abbricht.
waiting-leave = Platz aufgeben
## An event before its game, and on the way to a heat

event-moderate = Zur Moderation
event-you-play = Du bist dabei, mit der Nummer { $number }.
event-you-watch = Du schaust zu, mit der Nummer { $number }.
event-do-play = Mitspielen
event-do-watch = Nur zuschauen
event-arrived =
    { $count ->
        [one] Eine Person ist da
       *[other] { $count } Leute sind da
    }
event-starts-soon = Es beginnt auf dem großen Bildschirm. Bis dahin brauchst du nichts zu tun.
event-learn = Die Regeln in einer Minute lesen
event-hold = Als Veranstaltung durchführen
event-hold-hint = Eigener Titel und eigene Farben, Türen, eine Show für den großen Bildschirm und eine Seite für die Moderation.
heat-table = Du spielst an Tisch { $number }
heat-final = Du spielst im Finale
heat-back = Zurück zur Veranstaltung
heat-in =
    { $seconds ->
        [0] jetzt
       *[other] in { $seconds } s
    }
heat-now = Jetzt gehen
heat-result-on = Platz { $place } in deiner Gruppe: Du bist weiter!
heat-result-out = Platz { $place } in deiner Gruppe. Danke fürs Mitspielen; schau zu, wie es weitergeht.
heat-result-final = Platz { $place } im Finale!

## Inviting

lobby-title = Ein Tisch für { $game }
lobby-back = Zurück zum Ergebnis
lobby-qr = QR-Code, der an diesen Tisch führt
lobby-copy = Kopieren
lobby-send = Schicken
lobby-poster = Plakat drucken
lobby-share = Spiel mit am Tisch { $code }!
lobby-copied = Die Adresse ist kopiert.
lobby-marked = Die Adresse ist markiert: Kopier sie mit dem Menü deines Geräts.
lobby-only-here = Diese Adresse gilt nur auf diesem Computer. Öffne fifties mit seiner Netzwerkadresse, damit andere hereinkommen.
lobby-same-network = Die anderen müssen im selben WLAN sein wie dieser Bildschirm.

## Who is here

lobby-guests = { $seated ->
    [one] { $seated } von { $seats } Plätzen ist besetzt
   *[other] { $seated } von { $seats } Plätzen sind besetzt
}
lobby-guests-party = { $seated ->
    [0] Noch ist niemand zur Party gekommen
    [one] Eine Person ist zur Party gekommen
   *[other] { $seated } sind zur Party gekommen
}
lobby-free = freier Platz
lobby-coming = ein Bot kommt …
lobby-unlisted = und noch { $count }
lobby-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } schauen zu
}
lobby-came = { $count ->
    [one] { $names } ist gekommen.
   *[other] { $names } sind gekommen.
}
lobby-went = { $count ->
    [one] { $names } ist gegangen.
   *[other] { $names } sind gegangen.
}
lobby-host = Gastgeber
lobby-you = du
lobby-this-device = an diesem Gerät
lobby-here = da
lobby-away = abwesend
lobby-about = Mehr zu { $name }
lobby-dismiss = { $name } wegschicken
lobby-name = Name
lobby-rename = Umbenennen
lobby-sit = Hinsetzen
lobby-stand = Aufstehen
lobby-stand-hint = Wer aufsteht, schaut beim nächsten Spiel zu.
lobby-go = Gehen
lobby-go-hint = Gibt den Platz an diesem Gerät auf.
lobby-pass = Zum Gastgeber machen
lobby-pass-hint = Gibt deine Rolle ab: Die andere Person richtet den Tisch ein und startet.
lobby-remove = Wegschicken
lobby-remove-hint = Mit dem Code kann man wiederkommen.
lobby-remove-bot-hint = Der Platz wird wieder frei.
lobby-ban = Aussperren
lobby-ban-sure = Wirklich für immer aussperren?
lobby-ban-hint = Von jenem Gerät führt kein Weg zurück an diesen Tisch.
lobby-add-bot = Bot dazusetzen:
lobby-hot-seat = Jemanden an diesem Gerät dazusetzen
lobby-hot-seat-add = Hinsetzen
lobby-hot-seat-hint = Ihr teilt diesen Bildschirm; ein Vorhang verbirgt, was geheim ist.
lobby-locked = Der Gastgeber hat den Tisch geschlossen: Niemand Neues kommt herein.
lobby-lock = Tisch für Neue schließen
lobby-lock-hint = Niemand Neues kommt herein. Wer hier sitzt, kann immer zurück.

## Starting

lobby-missing = { $missing ->
    [one] Eine Person fehlt noch: Ab { $least } geht es los.
   *[other] { $missing } fehlen noch: Ab { $least } geht es los.
}
lobby-fill = Mit Bots auffüllen
lobby-start = Starten
lobby-starting = Es geht los …
lobby-waiting = Warten, bis { $name } startet
lobby-host-away = Der Gastgeber ist weg. Bleibt er weg, kannst du übernehmen.
lobby-claim = Gastgeber werden

## What is played

lobby-options = Was wir spielen
lobby-on = ja
lobby-off = nein
lobby-game = Spiel
lobby-edition = Ausgabe
edition-iello = 2025
edition-iello-hint = Die Ausgabe von 2025.
edition-zoch = 2010
edition-zoch-hint = Die Ausgabe von 2010: zehn Launekarten.
edition-tightrope = Drahtseil
edition-tightrope-hint = Die Ausgaben von 1999 und 2004: gleiche Werte auf beiden Seiten und zwei Nullen.
lobby-danger = Gefahrenkarten
lobby-danger-hint = Jede Runde hat eine Zone, in der ein Zusammenstoß keinen Bonus bringt.
lobby-party = Party
lobby-party-hint = Beliebig viele Plätze; je mehr ihr seid, desto weiter zählt ihr.
lobby-seats = Plätze
lobby-seats-fewer = Ein Platz weniger
lobby-seats-more = Ein Platz mehr
lobby-dealer = Wer zuerst gibt
lobby-dealer-chance = Zufall
lobby-dealer-chance-hint = Mit den Karten ausgelost: Alle können es danach prüfen.
lobby-dealer-next = { $name }, das Geben wandert weiter
lobby-dealer-next-hint = Nach dem letzten Spiel wandert das Geben im Uhrzeigersinn weiter.
lobby-dealer-chosen-hint = { $name } gibt die erste Runde.
lobby-more-settings = Tempo, Uhr und mehr
lobby-pace = Tempo
lobby-pace-more = Weitere Tempi
pace-now = Tempo: { $pace }
pace-for-all = Es wechselt für alle am Tisch.
pace-changed = Der Gastgeber hat das Tempo geändert: { $pace }
pace-living-room = Wohnzimmer
pace-living-room-hint = { $game ->
    [fifty-fifty] Zeit, sich jeden Stich anzusehen.
   *[other] Wie man unter Freunden laut zählt.
}
pace-brisk = Zügig
pace-brisk-hint = Für alle, die das Spiel kennen.
pace-hall = Saal
pace-hall-hint = Flott, wo nichts geschieht; gezählt wird höchstens zwei Minuten lang.
pace-stadium = Stadion
pace-stadium-hint = Mehrere Zahlen pro Sekunde; gezählt wird höchstens neunzig Sekunden lang.
pace-tap = „Hab ich!“ drücken
pace-tap-hint = Das Zählen wartet einen Moment, bis du drückst; wer zu spät ist, verliert nichts.
pace-at-once = Sofort
pace-at-once-hint = Nichts wartet: für Programme und Ungeduldige.
host-skip-title = Das Zählen für alle überspringen?
host-skip-text = Alle am Tisch sehen sofort die Wertung dieser Runde und hören ihre übrigen Zahlen nicht mehr.
host-skip-sure = Für alle überspringen
host-hurry-title = Einen Bot für { $name } entscheiden lassen?
host-hurry-text = Dieses eine Mal entscheidet ein Bot für { $name }. Danach geht es ohne ihn weiter.
host-hurry-sure = Bot entscheiden lassen
host-abandon-text = Niemand gewinnt, und das Spiel wird nicht aufbewahrt. Alle sind wieder in der Lobby.
leave-table-bot = Ein Bot spielt für dich weiter.
leave-table-free = Jemand anderes kann sich dorthin setzen.
lobby-clock = Uhr
clock-off = Keine Uhr
clock-off-hint = Alle denken, so lange sie wollen.
clock-relaxed = Gemütliche Uhr
clock-relaxed-hint = Viel Zeit und eine Erinnerung; dann handelt dieses eine Mal ein Bot.
clock-brisk = Zügige Uhr
clock-brisk-hint = Wenig Zeit und eine Erinnerung; dann handelt dieses eine Mal ein Bot.
lobby-reactions = Reaktionen
lobby-reactions-hint = Ein paar freundliche Worte über den Tisch.
lobby-keep = Spielprotokolle aufheben
lobby-keep-hint = Beendete Spiele kann man noch einmal ansehen.

## The box

lobby-box = Die Schachtel
lobby-box-own = Von eurer Schachtel abgeschrieben: { $components }.
lobby-box-known = Alles ist wie in der gedruckten Ausgabe.
lobby-box-copy = Meine Schachtel abschreiben
lobby-box-hint = Schreib ab, was auf deinem eigenen Material gedruckt ist; dieser Tisch spielt damit.
lobby-box-from = von
lobby-box-to = bis
lobby-box-yellow = gelb
lobby-box-blue = blau
lobby-box-column = Kästchen { $number }
lobby-box-card = Karte { $number }
lobby-box-add = Karte hinzufügen
lobby-box-remove = { $card } entfernen
lobby-box-empty = Jedes Feld braucht eine ganze Zahl.
lobby-box-save = Damit spielen
lobby-box-default = Zurück zur Vorgabe

## Fair chance

lobby-fair = Geht es beim Zufall ehrlich zu?
lobby-fair-hint = Das Geheimnis hinter dem nächsten Spiel steht schon fest; das ist sein Siegel. Nach dem Spiel wird das Geheimnis gelüftet, und alle können es prüfen.
lobby-fair-salted = { $count ->
    [0] Noch niemand hat Salz dazugegeben.
    [one] Eine Person hat Salz dazugegeben.
   *[other] { $count } haben Salz dazugegeben.
}
lobby-salt = Dein eigenes Salz: Was du tippst, ändert den Zufall
lobby-salt-add = Dazugeben
lobby-salted = Dein Salz ist drin.

## A table that plays on from a record

lobby-branch-where = { $round ->
    [0] Jedes Spiel beginnt hier vor der ersten Runde eines anderen.
   *[other] Jedes Spiel beginnt hier in Runde { $round } eines anderen, da, wo es verlassen wurde.
}
lobby-branch-after = Jedes Spiel beginnt hier nach Runde { $round } eines anderen.
lobby-branch-fixed = Spiel, Karten und Plätze sind die des anderen Spiels. Tempo und Uhr bestimmt ihr.
lobby-branch-origin = Das andere Spiel ansehen
lobby-branch-place = spielt für { $name } weiter
lobby-branch-free = der Platz von { $name } ist frei
lobby-branch-sit = Für { $name } weiterspielen
lobby-branch-sit-short = Hierher setzen
lobby-branch-more = { $count ->
    [one] und noch ein Platz: Wer unter dem Namen von damals kommt, bekommt ihn
   *[other] und noch { $count } Plätze: Wer unter einem Namen von damals kommt, bekommt dessen Platz
}
lobby-branch-missing = { $missing ->
    [one] Ein Platz ist noch frei: Jeder Platz braucht jemanden.
   *[other] { $missing } Plätze sind noch frei: Jeder Platz braucht jemanden.
}
