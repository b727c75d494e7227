### What a live table refuses.

table-wrong-seats = ein Tisch hat { $least } bis { $most } Plätze, nicht { $seats }.
table-edition-unknown = eine Ausgabe „{ $edition }“ gibt es nicht; bekannte Ausgaben: { $known }.
table-locked = der Gastgeber hat diesen Tisch geschlossen; neu dazukommen kann niemand.
table-banned = der Gastgeber lässt dich nicht an diesen Tisch.
table-full = alle { $seats } Plätze sind besetzt; du kannst zuschauen.
table-too-many = für mehr als { $most } Leute ist hier kein Platz.
table-worn-out = dieser Tisch ist abgespielt; mach einen neuen auf.
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
table-reactions-off = der Gastgeber hat die Reaktionen ausgeschaltet.
