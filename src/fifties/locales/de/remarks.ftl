### Was Bots dazu sagen, wie es lief, nach Stufe. Terminal und Browser sagen es beide.

remark-beginner-good = { $variant ->
    [0] Huch, war ich das?
    [1] Anfängerglück ist mein liebstes Glück.
    [2] Augen zu, und es hat geklappt!
    [3] Mama, schau mal!
    [4] So geht das also!
    [5] Keine Ahnung warum, aber hurra!
    [6] Wieder meine Glückssocken.
    [7] Können wir aufhören, solange es läuft?
    [8] Daran könnte ich mich gewöhnen.
    [9] Habt ihr das gesehen? Ich fast nicht.
    [10] Ich habe das Richtige erwischt!
   *[11] Leicht! Moment, war es das?
}
remark-beginner-bad = { $variant ->
    [0] Hoppla.
    [1] War das schlecht? Es fühlte sich so an.
    [2] Ich habe einem Vogel zugeschaut.
    [3] Na ja, hübsch war es.
    [4] Mir ist der Finger ausgerutscht. Ehrlich.
    [5] Nach dem Spiel frage ich, wie das geht.
    [6] Nächstes Mal nehme ich das andere.
    [7] In meinem Kopf lief das anders.
    [8] Wer hat mein Glück verlegt?
    [9] Ich wärme mich erst auf.
    [10] Von hier sah es so gut aus.
   *[11] Davon hat mir niemand erzählt.
}
remark-casual-good = { $variant ->
    [0] Nicht schlecht für einen ruhigen Abend.
    [1] Darauf hatte ich gehofft.
    [2] Seht ihr? Nur keine Eile.
    [3] Zurücklehnen hilft auch.
    [4] Das kam gerade recht.
    [5] Nehme ich gern, danke.
    [6] Ein bisschen Glück schadet nie.
    [7] Gemütlich kommt man auch ans Ziel.
    [8] Schön. Wer hat die Kekse?
    [9] Ich bin nicht einmal ins Schwitzen gekommen.
    [10] Alles hat ein erstes Mal.
   *[11] Das war beinahe ein Plan.
}
remark-casual-bad = { $variant ->
    [0] Es ist nur ein Spiel.
    [1] Habt euren Spaß.
    [2] Das stand nicht auf meiner Liste.
    [3] Schuld ist das Wetter.
    [4] Man kann nicht alles haben.
    [5] Ich habe schon Schlimmeres gesehen.
    [6] Sagen wir, ich war großzügig.
    [7] Darüber ist mein Tee kalt geworden.
    [8] Einen musste es ja treffen.
    [9] Nennen wir es Übung?
    [10] Achselzucken, und weiter.
   *[11] Der Abend ist noch jung.
}
remark-steady-good = { $variant ->
    [0] Genau wie ausgerechnet.
    [1] Sorgfalt zahlt sich aus.
    [2] Das hatte ich im Kopf schon probiert.
    [3] Ein kleiner Schritt, aber ein sicherer.
    [4] Das geht auf.
    [5] Ich mag es, wenn Rechnungen stimmen.
    [6] Notiert, und gleich noch einmal so.
    [7] Ordnung vor Glück.
    [8] Die Aussichten waren auf meiner Seite.
    [9] Ich habe es zweimal geprüft.
    [10] Eins nach dem anderen.
   *[11] Nichts dem Zufall überlassen, oder wenig.
}
remark-steady-bad = { $variant ->
    [0] Das war der seltenere Fall.
    [1] Ich muss nachrechnen.
    [2] Nach meiner Rechnung darf das nicht sein.
    [3] Ein faires Risiko, und es kam.
    [4] Das schreibe ich mir auf.
    [5] Auch gute Aussichten gehen mal schief.
    [6] Ich würde es wieder so machen.
    [7] Ärgerlich, aber erklärbar.
    [8] Das Nächste ist schon ausgerechnet.
    [9] Ich habe dem Schnitt zu sehr vertraut.
    [10] Vorsicht allein reichte nicht.
   *[11] Das zähle ich noch einmal nach.
}
remark-sharp-good = { $variant ->
    [0] Ich habe euch kommen sehen.
    [1] Danke für die Lücke.
    [2] Ihr habt es mir leicht gemacht.
    [3] Wo ihr nicht seid, bin ich.
    [4] Ich hatte euch im Blick.
    [5] Zu langsam, ihr alle.
    [6] Eure Gewohnheiten gefallen mir.
    [7] Das war kein Zufall.
    [8] Fangt mich doch.
    [9] Eine Falle? Ich? Niemals.
    [10] Das stand euch im Gesicht.
   *[11] Bitte gleich noch einmal so.
}
remark-sharp-bad = { $variant ->
    [0] Da hat jemand dazugelernt.
    [1] Ihr wart, wo ich sein wollte.
    [2] Da war ich zu schlau.
    [3] Gut, das ging an euch.
    [4] Das merke ich mir.
    [5] Genießt es, solange es dauert.
    [6] Falle gestellt, selbst hineingetappt.
    [7] Gut geblufft, falls es einer war.
    [8] Ihr spielt jetzt anders. Ist mir aufgefallen.
    [9] Das war kühn, und falsch.
    [10] Das hole ich mir zurück.
   *[11] Na gut. Ab jetzt lächle ich nicht mehr.
}
remark-master-good = { $variant ->
    [0] Wie erwartet.
    [1] Dem war nichts hinzuzufügen.
    [2] Die Zeit war auf meiner Seite.
    [3] Der Rest ist Geduld.
    [4] Früher oder später musste es kommen.
    [5] Ein stiller Zug genügt.
    [6] Noch so eine Runde, und wir reden über das Ende.
    [7] Der Zufall hilft, wer bereit ist.
    [8] Darauf habe ich gewartet.
    [9] Das Warten hat sich gelohnt.
    [10] Schaut noch nicht auf die Punkte.
   *[11] Im Gleichgewicht, wie es sein soll.
}
remark-master-bad = { $variant ->
    [0] Das gehört dazu.
    [1] Das Glück ist ein Gast; es kommt zu allen.
    [2] Ich bereue nichts.
    [3] Richtig war es trotzdem.
    [4] Auf lange Sicht gleicht sich das aus.
    [5] Das habt ihr euch verdient.
    [6] Auch die beste Wahl kann verlieren.
    [7] Morgen würde ich wieder so wählen.
    [8] Gut gespielt, oder gut gehofft.
    [9] Ein Preis, den ich zahlen kann.
    [10] Interessant. Sehr interessant.
   *[11] Eine Schwalbe macht noch keinen Sommer.
}
remark-casual-crowd = { $variant ->
    [0] { $players } von uns auf der { $number }!
    [1] Die { $number } war beliebt: { $players } haben sie geschrieben.
    [2] { $players } Köpfe, ein Gedanke: { $number }.
    [3] Die { $number } überlasse ich nächstes Mal euch.
    [4] War die { $number } im Angebot?
    [5] Gedränge zu { $players } bei der { $number }; ich habe einen Stuhl dabei.
    [6] { $number }! Wer noch? Aha: { $players } von uns.
    [7] Gründen wir einen Klub: { $players } Mitglieder, Nummer { $number }.
    [8] { $players } Mal die { $number }: Wir denken gleich.
    [9] Dass die { $number } gut ist, wussten { $players }.
    [10] So viel zu meiner geheimen { $number }.
   *[11] Bei der { $number } wurde es eng: { $players } von uns.
}
remark-beginner-crowd = { $variant ->
    [0] Oh! { $players } von uns wollten die { $number }.
    [1] Ich dachte, bis { $number } kann sonst niemand zählen.
    [2] Die { $number } sah so einsam aus. Jetzt nicht mehr!
    [3] Ist es gut, wenn { $players } von uns die { $number } schreiben?
    [4] Hallo, ihr anderen auf der { $number }!
    [5] { $players } von uns auf der { $number }: Gibt es ein Gruppenfoto?
    [6] Ich nahm die { $number }, weil sie hübsch ist. Ihr auch?
    [7] Habe ich die { $number } abgeschrieben, oder ihr?
    [8] Die { $number } ist voll. Wo sitze ich?
    [9] Wer hat euch von der { $number } erzählt?
    [10] { $players } von uns bei der { $number }, und ich war so sicher.
   *[11] Die { $number }! Doppelt gemoppelt!
}
remark-steady-crowd = { $variant ->
    [0] { $players } bei der { $number }: notiert.
    [1] Vor der { $number } standen heute { $players } an.
    [2] Eine ordentliche Zahl, die { $number }. Das fanden { $players } von uns.
    [3] Die { $number }: gut überlegt, zu viel Gesellschaft.
    [4] Damit sind wir { $players } bei der { $number }. Einer hätte gereicht.
    [5] Die { $number } war die saubere Wahl, und saubere Leute gibt es viele.
    [6] Ich habe auf die { $number } gezählt. Die anderen auch, { $players } im Ganzen.
    [7] { $players } von uns haben gleich gerechnet und kamen auf { $number }.
    [8] Die { $number } streiche ich von der Liste der ruhigen Orte.
    [9] Gut gedacht, alle { $players }; schlecht getroffen bei der { $number }.
    [10] Bei der { $number } gab es nur noch Stehplätze: { $players }.
   *[11] Ruhige Hände, { $players } davon, alle auf der { $number }.
}
remark-sharp-crowd = { $variant ->
    [0] { $players } auf der { $number }? Ich hatte mit weniger gerechnet.
    [1] Allein war die { $number } etwas wert. Zu { $players } nicht.
    [2] Jemand liest dieselben Tabellen: { $players } von uns auf der { $number }.
    [3] Ich neigte zur { $number }; { $players } von uns neigten mit.
    [4] Die { $number }, und { $players } von uns auf einem Fleck.
    [5] Die Menge hat die { $number } gefunden. Ich ziehe weiter.
    [6] Die gute Nachricht: Ihr denkt wie ich. Die schlechte: { $number }.
    [7] { $players } von uns sahen die Lücke bei der { $number }. Jetzt ist sie zu.
    [8] Merkzettel: Die { $number } ist kein Geheimnis, { $players } kennen sie.
    [9] Die { $number } hatte gute Aussichten. { $players } von uns haben sie verdorben.
    [10] Wir haben uns gegenseitig auf die { $number } getrieben, alle { $players }.
   *[11] Ein Haufen von { $players } auf der { $number }: Nächstes Mal nehme ich die Zahl daneben.
}
remark-master-crowd = { $variant ->
    [0] { $players } Köpfe, derselbe Irrtum: { $number }.
    [1] Die { $number } kommt vor. Diesmal bei { $players } von uns.
    [2] Auch eine gute Mischung trifft auf Gesellschaft: { $players } bei der { $number }.
    [3] Man kann mit der { $number } recht haben und doch nur zu { $players } sein.
    [4] Die { $number } war vernünftig. { $players } von uns waren zu vernünftig.
    [5] Auf lange Sicht lohnt sich die { $number }. Dies war die kurze, zu { $players }.
    [6] { $players } von uns zogen die { $number }. Der Zufall hat Humor.
    [7] Ich verzeihe der { $number }, und uns allen { $players }.
    [8] Wo { $players } stehen, zählt niemand: { $number }.
    [9] Die { $number } zeigt wieder: Keine Zahl gehört jemandem.
    [10] So gründlich verschwenden die { $number } nur { $players }.
   *[11] Geduld. Die { $number } wird wieder frei, ohne uns { $players }.
}
