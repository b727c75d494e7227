### What a live table refuses.

table-wrong-seats = ein Tisch hat { $least } bis { $most } Plätze, nicht { $seats }.
table-edition-unknown = eine Ausgabe „{ $edition }“ gibt es nicht; bekannte Ausgaben: { $known }.
table-locked = der Gastgeber hat diesen Tisch geschlossen; neu dazukommen kann niemand.
table-banned = der Gastgeber lässt dich nicht an diesen Tisch.
table-full = alle { $seats } Plätze sind besetzt; du kannst zuschauen.
table-too-many = für mehr als { $most } Leute ist hier kein Platz.
table-log-full = dieser Tisch ist abgespielt; mach einen neuen auf.
table-name-empty = gib bitte einen Namen ein.
table-name-too-long = dieser Name hat { $letters } Zeichen, Platz ist nur für { $most }.
table-name-taken = hier heißt schon jemand anders „{ $name }“.
table-host-only = das kann nur der Gastgeber.
table-hosts-own = du hast diese Rolle in Abwesenheit übernommen; den Gastgeber kannst du nicht wegschicken.
table-id-used = diese Kennung gehört schon zu einer anderen Anfrage; jede braucht ihre eigene.
table-host-just-left = der Gastgeber ist vielleicht gleich zurück; in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} kannst du die Rolle übernehmen.
table-host-is-here = der Gastgeber ist da; bitte ihn, die Rolle abzugeben.
table-seat-only = das kann nur, wer mitspielt.
table-no-such-member = die Nummer { $member } hat hier niemand.
table-not-yourself = dich selbst kannst du nicht wegschicken; verlass den Tisch oder gib die Gastgeberrolle ab.
table-no-such-level = einen Bot „{ $level }“ gibt es nicht; bekannte Bots: { $known }.
table-game-runs = nicht, solange ein Spiel läuft.
table-no-game-runs = gerade läuft kein Spiel.
table-nothing-to-tell = gerade wird nicht gezählt.
table-not-your-number = beim Zählen wartet gerade niemand auf dich.
table-not-in-hand = die { $card } hast du nicht auf der Hand.
table-no-queue = in diesem Spiel lässt sich nichts vormerken.
table-count-goes-on = alle Zahlen sind aufgeschrieben; warte, bis fertig gezählt ist.
table-seat-owes-nothing = auf diesen Platz wartet gerade niemand.
table-too-many-reactions = langsam: eine Reaktion nach der anderen.
table-nothing-to-show = an diesem Tisch ist kein beendetes Spiel gespeichert, das ihr zusammen ansehen könntet.
table-reactions-off = der Gastgeber hat die Reaktionen ausgeschaltet.
table-event-needs-party = nur eine Party von Fifty kann eine Veranstaltung sein.
table-event-title-empty = gib der Veranstaltung bitte einen Titel.
table-event-title-too-long = dieser Titel hat { $letters } Zeichen, Platz ist nur für { $most }.
table-event-colour = „{ $colour }“ ist keine Farbe; schreib sie wie #b3341f.
table-event-show-seconds = die Show einer Runde dauert { $least } bis { $most } Sekunden, nicht { $seconds }.
table-event-only = das gibt es nur bei Veranstaltungen.
table-event-role-kept = bei einer Veranstaltung kann nur ein Gastgeber jemanden zum Gastgeber machen.
table-waits-for-approval = erst muss dich ein Gastgeber einlassen.
table-waiting-room-full = es warten schon { $most } Leute; komm bitte in ein paar Minuten wieder.
table-last-host = ohne Gastgeber geht es nicht; mach erst jemand anders zum Gastgeber.
table-too-many-hosts = mehr als { $most } Gastgeber kann es nicht geben.
table-message-too-long = diese Mitteilung hat { $letters } Zeichen, Platz ist nur für { $most }.
table-nobody-chooses = gerade wählt niemand Zahlen.
table-heats-too-few = { $players ->
    [0] niemand ist mehr übrig
    [one] eine Person ist zu wenig für eine Gruppe
   *[other] { $players } Leute sind zu wenig für eine Gruppe
}; es braucht { $least }.
table-heats-go-on = { $missing ->
    [one] eine Gruppe spielt noch
   *[other] { $missing } Gruppen spielen noch
}; warte ab, oder beende ihr Spiel.
table-heats-over = das Finale ist gespielt.
table-heats-advance = aus einer Gruppe können höchstens { $most } weiterkommen, nicht { $advance }: jemand muss ausscheiden.
table-no-such-heat = es spielt keine Gruppe { $heat }.
table-heat-drawn = nicht am Tisch einer Gruppe: Wer hier spielt, wurde ausgelost.
table-branch-past-end = das Spielprotokoll endet vor diesem Moment.
table-branch-game-over = in diesem Moment ist das Spiel vorbei; geh weiter zurück.
table-branch-box = das Spielprotokoll sagt nicht, welche Karten in der Schachtel sind; mehr lässt sich nicht ziehen.
table-branch-fixed = dieser Tisch spielt ein anderes Spiel weiter; ändern lassen sich nur Tempo, Uhr, Reaktionen und Aufheben.
table-branch-seats-free = { $missing ->
    [one] einer der { $players } Plätze ist frei
   *[other] { $missing } der { $players } Plätze sind frei
}; füll mit Bots auf, oder warte auf Freunde.
table-branch-only = einen Platz aussuchen kann man nur an einem Tisch, der ein anderes Spiel weiterspielt.
table-no-such-seat = einen Platz { $seat } gibt es nicht: Die { $seats } Plätze sind von 0 an gezählt.
table-seat-occupied = dort sitzt { $name }.
