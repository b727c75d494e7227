### The rules, clause by clause.

## Headings

rules-head-fifty-table = In Kürze
rules-head-fifty-reveal = Aufdecken
rules-head-fifty-choose = Wählen
rules-head-fifty-count = Zählen
rules-head-fifty-clash = Zusammenstoß
rules-head-fifty-crown = Kronen
rules-head-fifty-score = Punkte und Sieg
rules-head-fifty-danger = Die Gefahrenvariante
rules-head-fifty-advice = Gut zu wissen
rules-head-fifty-fifty-table = In Kürze
rules-head-fifty-fifty-deal = Geben
rules-head-fifty-fifty-trick = Neun Stiche
rules-head-fifty-fifty-halves = Gesichtshälften
rules-head-fifty-fifty-score = Punkte und Sieg
rules-head-fifty-fifty-moods = Die Launekarten

## Fifty

rule-F1 = Ihr spielt zu dritt oder mit mehr Leuten; eine Obergrenze gibt es nicht. Auf freie Plätze können sich Bots setzen.
rule-F2 = Ein Spiel hat vier Runden, und jede läuft gleich ab: Marken werden aufgedeckt, alle wählen, jemand zählt, dann gibt es Punkte.
rule-F3 = Auf zehn Sperrmarken stehen die Ziffern 0 bis 9. In jeder Runde werden alle zehn neu gemischt und einige aufgedeckt: vier bei 3 Leuten, drei bei 4, zwei bei 5, eine bei 6, keine ab 7.
rule-F4 = Bis zu siebt zählt ihr bis 50. Jede weitere Person bringt 5 dazu: Zu acht zählt ihr bis 55, zu zehnt bis 65.
rule-F5 = Du schreibst heimlich fünf Zahlen in aufsteigender Reihenfolge auf, von 1 bis zur letzten Zahl vor dem Ende des Zählens. Keine darf auf eine gesperrte Ziffer enden, und alle fünf sind verschieden (das Letzte ist unsere Festlegung).
rule-F6 = Jemand beginnt bei 1 laut zu zählen, und niemand punktet, bis jemand das Zählen übernimmt. Wer beginnt, ändert an den Punkten nichts: Hier ist es in Runde 1 der erste Platz und danach immer der nächste (unsere Festlegung).
rule-F7 = Eine Zahl wird genannt, die nur du aufgeschrieben hast? Hab ich! Du übernimmst das Zählen. Wer bis dahin gepunktet hat, bekommt für diese Zahl noch den Punkt.
rule-F8 = Hast du das Zählen übernommen, bringt dir jede weitere Zahl einen Punkt: auch die, bei der dich jemand ablöst, und auch die allerletzte. Nur ein Zusammenstoß macht dich stumm (F10).
rule-F9 = Kommt eine Zahl, die nur du hast, während du selbst zählst, zählst du weiter. Hast du gerade gepunktet, bringt sie wie üblich einen Punkt; hatte dich ein Zusammenstoß stumm gemacht, punktest du ab der nächsten Zahl wieder. (Unsere Festlegung; sie folgt aus F7.)
rule-F10 = Zwei oder mehr von euch haben die genannte Zahl: ein Zusammenstoß! Alle, die sie haben, streichen sie, und sie bringt niemandem etwas. Dieselbe Person zählt weiter, auch wenn sie selbst gerade gestrichen hat, aber niemand punktet mehr, bis eine genannte Zahl nur einer einzigen Person gehört, die dann übernimmt.
rule-F11 = Eine Krone bekommst du, sobald deine Perle den Zielwert erreicht: 19 bei 3 Leuten, 15 bei 4, 12 bei 5, 10 bei 6, 9 ab 7. Pro Runde bekommst du höchstens eine Krone, und Bonuspunkte bewegen die Perle nicht.
rule-F12 = Mit deiner zweiten Krone gewinnst du auf der Stelle, genau bei dieser Zahl. Bei jeder Zahl rückt nur eine Perle vor, also gewinnt nur eine Person. Die abgebrochene Runde wird nicht gewertet; es bleibt beim Stand der beendeten Runden (unsere Festlegung).
rule-F13 = Mit der letzten Zahl ist die Runde vorbei. Du bekommst so viele Punkte, wie deine Perle zeigt, dazu den Bonus aller Kästchen, die du streichen musstest.
rule-F14 = Jedes Kästchen hat in der Ecke einen Bonus, von links 1, 1, 2, 1 und 1; du bekommst ihn, wenn das Kästchen gestrichen ist. Die erste Zeile ist bekannt; dass die anderen drei gleich sind, haben wir rekonstruiert, und ein Tisch kann übernehmen, was in deiner Schachtel steht.
rule-F15 = Nach der vierten Runde gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt, wer eine Krone hat; bleiben dann noch mehrere übrig, teilen sie sich den Sieg.
rule-F16 = In der Gefahrenvariante werden vor dem Spiel fünf Gefahrenkarten gemischt, und in jeder Runde wird die nächste aufgedeckt. Ein Zusammenstoß in ihrer Zone, die Enden mitgerechnet, kostet auch noch den Bonus des Kästchens. Die Zonen 1–10, 11–20, 21–30, 31–40 und 41–49 haben wir rekonstruiert.
rule-F17 = Zählt eine große Gesellschaft über 50 hinaus, bleiben die Gefahrenzonen, wie sie sind (unsere Festlegung).
rule-F18 = Eine Perle kann über die 20 hinausrollen. Auf Papier beginnt sie die Punkteleiste von vorn; hier steht die wahre Zahl.
rule-F19 = Wem eine Zahl gehört, steht auf den Rastern: Wer zu spät „Hab ich!“ ruft oder gar nichts sagt, verliert nichts (unsere Festlegung).

## Fifty Fifty

rule-H1 = Fifty Fifty spielt ihr zu dritt, zu viert oder zu fünft.
rule-H2 = Ihr spielt so viele Runden, wie Leute mitspielen. Wer zuerst gibt, wird ausgelost oder vom Gastgeber bestimmt; in einer Revanche geht das Geben dort weiter, wo es war (unsere Festlegung: Die gedruckte Regel fragt nach der besten Laune). Das Geben wandert jede Runde im Uhrzeigersinn einen Platz weiter.
rule-H3 = In jeder Runde werden die fünfzig Karten von 1 bis 50 gemischt; alle bekommen neun, den Rest sieht niemand. Auch alle Launekarten, je nach Ausgabe zehn oder elf, werden jedes Mal neu gemischt (unsere Festlegung), und jede kommt höchstens einmal pro Runde vor.
rule-H4 = Eine Runde hat neun Stiche. Vor jedem kommt die oberste Launekarte ins Spiel; sie zeigt eine gelbe und eine blaue Zahl. Dann spielt ihr der Reihe nach, im Uhrzeigersinn, je eine Karte offen. Zum ersten Stich spielt der Platz nach dem Geber aus; danach immer, wer die höchste Karte gespielt hat.
rule-H5 = Die höchste Karte nimmt grimmige, blaue Gesichtshälften: so viele, wie die Launekarte in Blau zeigt. Die niedrigste nimmt lachende, gelbe: so viele, wie sie in Gelb zeigt. Alle dazwischen nehmen nichts.
rule-H6 = Eine lachende und eine grimmige Hälfte ergeben ein ganzes Gesicht, und das verabschiedet sich sofort. Darum hast du immer nur Hälften einer Farbe.
rule-H7 = Die Hälften gehen nie aus, so viele ihr auch braucht (unsere Festlegung).
rule-H8 = Jede Hälfte, die du am Ende einer Runde hast, kostet einen Punkt. Hast du keine, bist du ausgeglichen: Von deinen früheren Ergebnissen wird das schlechteste, das noch zählt, gestrichen und ist von da an 0 wert. Das Programm sucht es aus, bei gleichen das früheste (unsere Festlegung); gibt es nichts zu streichen, geschieht nichts.
rule-H9 = Nach der letzten Runde gewinnt, wer am wenigsten Minuspunkte hat. Wer gleichauf liegt, teilt sich den Sieg (unsere Festlegung).
rule-H10 = Unsere zehn Launekarten, Gelb/Blau: 1/4, 4/1, 2/5, 5/2, 3/6, 6/3, 4/7, 7/4, 3/3 und 5/5. Die Liste ist rekonstruiert, nicht von einer Schachtel abgelesen; steht in deiner etwas anderes, kann ein Tisch es übernehmen.
rule-H11 = Die Ausgabe „Drahtseil“, gedruckt 1999 und 2004, hat elf Karten: 1 bis 9 mit derselben Zahl auf beiden Seiten, eine blaue 0 und eine gelbe 0. Eine Null kommt neben die nächste Karte mit einer Zahl und löscht für diesen Stich ihre eigene Farbe; auch beide Nullen können dort zusammentreffen. Wir kennen diese Karten aus öffentlichen Beschreibungen.

## Advice

rules-advice-1 = Schreib möglichst eine Zahl aus jedem Zehner: Dann kommt das Zählen immer wieder zu dir zurück.
rules-advice-2 = Eine 1 bringt von Anfang an Punkte, wenn sich sonst niemand traut; eine 2 nimmt sie dir gleich wieder ab.
rules-advice-3 = Vor einer gesperrten Zahl kann dich nicht gleich jemand ablösen: Die Zahl unmittelbar davor ist eine Überlegung wert.
