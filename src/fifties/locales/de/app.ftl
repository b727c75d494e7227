### The full-screen game in a terminal.

## The table of Fifty

app-round-of = Runde { $round } von { $rounds }
app-nothing-blocked = In dieser Runde ist nichts gesperrt: Jede Zahl ist frei.
app-blocked = gesperrt { $digits }
app-no-endings = Keine Zahl endet auf { $digits }.
app-reveal-soon = Gleich werden die Marken aufgedeckt …
app-number-outside = Nur Zahlen von 1 bis { $most }.
app-number-blocked = Die { $number } fällt weg: Ihre Endziffer ist in dieser Runde gesperrt.
app-line-full = Alle fünf Kästchen sind voll. Radiere zuerst eine Zahl aus.
app-written = Du hast { $numbers } aufgeschrieben. Du kannst deine Zahlen ändern, bis alle fertig sind.
app-all-write = Alle schreiben heimlich fünf Zahlen auf.
app-still-writing = Es schreiben noch: { $names }.
app-ready-count = { $ready } von { $players } fertig
app-players = Spieler
app-counts = zählt, niemand punktet
app-scores = punktet · Perle auf { $bead }
app-scored = Runde { $round } ist gewertet
app-round-head = Runde
app-total = gesamt
app-legend-scores = { $got } hat gezählt   { $clash } Zusammenstoß, Bonus des Kästchens
app-legend-danger = { $got } hat gezählt   { $clash } Zusammenstoß, Bonus   { $lost } in der Gefahrenzone, kein Bonus
app-award-longest-count = Am längsten gezählt: { $names }, { $amount } am Stück
app-award-most-clashes = Die meisten Zusammenstöße: { $names }, { $amount }
app-award-twins = Zwillinge: { $names } haben { $amount ->
    [one] eine Zahl
   *[other] { $amount } Zahlen
} gemeinsam
app-why-second-crown = Eine zweite Krone beendet das Spiel sofort; die abgebrochene Runde wird nicht gewertet.
app-why-crown-breaks-tie = Andere haben ebenso viele Punkte, aber keine Krone.
app-why-shared = Gleich viele Punkte, und alle oder niemand mit Krone: Sie teilen sich den Sieg.
app-quote = „{ $text }“
app-party = Party zu { $players }
app-party-clash = { $count } von euch haben sie: Zusammenstoß!

## The table of Fifty Fifty

app-trick-of = Stich { $trick } von { $tricks }
app-highest = höchste
app-lowest = niedrigste
app-turn = ist dran
app-leads = spielt aus
app-deals = gibt
app-dealer = { $name } gibt
app-angry = grimmig
app-laughing = lachend
app-balanced = ausgeglichen
app-deck-key = { $played } weg  { $mine } deine  { $unseen } verdeckt
app-sheet = Wertungsblatt
app-review = War das Können oder Glück?
app-takes-blue = nimmt { $halves ->
    [one] eine grimmige Hälfte
   *[other] { $halves } grimmige Hälften
}{ $pairs ->
    [0] {""}
    [one] , ein Paar geht
   *[other] , { $pairs } Paare gehen
}
app-takes-yellow = nimmt { $halves ->
    [one] eine lachende Hälfte
   *[other] { $halves } lachende Hälften
}{ $pairs ->
    [0] {""}
    [one] , ein Paar geht
   *[other] , { $pairs } Paare gehen
}
app-why-halves-shared = Dieselbe Summe: Sie teilen sich den Sieg.

## What is asked

app-too-small = Das Spiel braucht { $width } Spalten und { $height } Zeilen. Es geht weiter, sobald das Fenster größer ist.
app-write = { $name }, schreib noch { $left ->
    [one] eine Zahl
   *[other] { $left } Zahlen
} auf: Pfeile, Ziffern oder Klick.
app-all-written = Alle fünf stehen da. Enter gibt sie ab.
app-to-go = { $left ->
    [one] Noch eine Zahl.
   *[other] Noch { $left } Zahlen.
}
app-kept = Abgegeben. Du kannst deine Zahlen ändern, bis alle fertig sind.
app-kept-others = Noch gelten: { $numbers }. Enter gibt die neuen ab.
app-your-turn = Du bist dran, { $name }: Enter spielt die { $card }.
app-chooses = { $name } wählt eine Karte …
app-tap = Die { $number } ist deine!
app-hand-over = Gib die Tastatur an { $name }. Was jetzt kommt, geht nur { $name } etwas an.
app-nobody-looks = { $name }, drück Enter, wenn sonst niemand hinsieht.
app-look = Lasst euch Zeit.
app-over = Gut gespielt!
app-no-scores = Noch ist keine Runde gewertet.
app-no-tricks = In dieser Runde gab es noch keinen Stich.

## Keys

app-enter = Enter
app-space = Leer
app-delete = Entf
app-key-got-it = Hab ich!
app-key-close = schließen
app-key-leave = gehen
app-key-rematch = Revanche
app-key-review = Rückblick
app-key-home = neues Spiel
app-key-go-on = weiter
app-key-open = ich bin { $name }
app-key-hurry = schneller
app-key-slower = langsamer
app-key-skip = überspringen
app-key-done = fertig
app-key-write = schreiben
app-key-erase = radieren
app-key-left = links
app-key-right = rechts
app-key-play = spielen
app-key-queue = vormerken
app-key-unqueue = zurücknehmen
app-key-up = hinauf
app-key-down = hinab
app-key-less = zurück
app-key-more = vor
app-key-choose = wählen

## Help and the coach

app-help = Hilfe
app-rules-fifty = Schreib fünf Zahlen auf, die sonst niemand aufschreibt. Dann wird gezählt. Gehört eine genannte Zahl dir allein, übernimmst du das Zählen, und jede weitere Zahl bringt dir einen Punkt, bis es dir jemand abnimmt. Haben auch andere sie, streicht ihr sie alle, und eine Weile punktet niemand. Nach vier Runden gewinnen die meisten Punkte; eine zweite Krone gewinnt sofort.
app-rules-fifty-fifty = Spiel in jedem Stich eine Karte. Die höchste nimmt grimmige Hälften, die niedrigste lachende, so viele, wie die Launekarte sagt. Eine lachende und eine grimmige Hälfte werden ein Gesicht, und das geht. Jede Hälfte, die dir bleibt, kostet einen Punkt; wer eine Runde ohne beendet, streicht das eigene schlechteste Ergebnis.
app-help-move = über die Zahlen gehen
app-help-type = eine Zahl tippen
app-help-write = die Zahl unter dem Cursor schreiben oder radieren
app-help-erase = radieren
app-help-done = abgeben, wenn alle fünf dastehen
app-help-raise = eine andere Karte heben
app-help-card = die Karte mit dieser Zahl heben
app-help-play = die gehobene Karte spielen
app-help-queue = die gehobene Karte für deinen Zug bereitlegen oder zurücknehmen
app-help-hurry = schneller zählen, oder wieder langsamer
app-help-skip = zur Wertung springen; weiter
app-help-coach = was der Solver von deiner Wahl hält, wenn alles offen liegt
app-help-sheet = Wertungsblatt
app-help-react = reagieren: ein paar Worte in die Runde
app-reactions = Reagieren
app-help-lights = Tag oder Abend
app-help-leave = gehen; das Spiel bleibt aufgehoben
app-coach = Coach
app-coach-thinks = Der Coach denkt nach …
app-coach-ahead = Was der Solver jetzt täte
app-coach-back = Was der Solver von der Wahl hält: { $name }
app-coach-silent = Dazu hat der Coach nichts zu sagen.

## The first screen

app-title = fifties
app-motto = Zähl bis fünfzig. Halt das Gleichgewicht.
app-set-table = Den Tisch decken
app-go-on = Das letzte Spiel fortsetzen
app-game = Spiel
app-edition = Ausgabe
app-edition-iello = 2025
app-edition-zoch = 2010
app-edition-tightrope = Drahtseil
app-edition-about = Alles ist wie gedruckt.
app-danger = Gefahrenkarten
app-danger-about = Jede Runde hat eine Zone, in der ein Zusammenstoß keinen Bonus bringt.
app-pace = Tempo
app-pace-living-room = Wohnzimmer
app-pace-brisk = flott
app-pace-at-once = sofort
app-pace-about = Wie schnell gezählt wird und Stiche liegen bleiben. Beides lässt sich abkürzen.
app-coach-speaks-ahead = Training
app-coach-speaks-ahead-about = Im Training antwortet der Coach auf ? schon vor deiner Wahl.
app-play = Spielen
app-play-about = Viel Spaß!
app-person = jemand hier
app-person-about = Tipp einen Namen. Zu mehreren verdeckt ein Vorhang, was ihr schreibt oder in der Hand habt.
app-yes = ja
app-no = nein
app-about-fifty = Alle schreiben heimlich fünf Zahlen auf, dann wird laut gezählt: Nach deiner Zahl ist jeder Schritt ein Punkt, außer jemand anders hat sie auch.
app-about-fifty-fifty = Die höchste Karte nimmt grimmige Hälften, die niedrigste lachende: Wer am Ende keine hat, zahlt nichts.
app-size-fifty = Drei bis sieben, oder eine Party jeder Größe: Je mehr ihr seid, desto weiter wird gezählt.
app-size-fifty-fifty = Drei bis fünf Spieler ab 9 Jahren, und ebenso viele Runden.
app-home-hint = Wähle mit den Pfeiltasten oder der Maus; Namen einfach tippen.

## A replay

app-seen-by-all = Wie es alle am Tisch sahen.
app-seen-by = Wie { $name } es sah.
app-key-run = abspielen
app-key-stop = anhalten
app-key-round-before = Runde davor
app-key-round-after = nächste Runde
app-key-eyes = andere Augen
