### The first page: open a table, join one.

home-title-count = Zähl bis fünfzig.
home-title-balance = Bleib im Gleichgewicht.
home-fifty-about = Alle schreiben heimlich fünf Zahlen auf, dann wird laut gezählt: Nach deiner Zahl ist jeder Schritt ein Punkt, außer jemand hat sie auch.
home-fifty-players = 3 bis 7 Leute, oder eine beliebig große Party
home-fifty-fifty-about = Die höchste Karte nimmt grimmige Hälften, die niedrigste lachende: Wer am Ende keine hat, zahlt nichts.
home-fifty-fifty-players = 3 bis 5 Leute ab 9 Jahren
home-play = Jetzt spielen
home-new-table = Neuer Tisch
home-learn = Lernen
home-step-table = Der Tisch wird gedeckt …
home-step-bots = Die Bots setzen sich …
home-step-start = Los geht’s …
home-code = Mit Code mitspielen
home-code-field = Code
home-join = Mitspielen
home-code-empty = Gib den Code ein, der auf dem Bildschirm des Gastgebers steht.
home-resume = Dein Platz wartet auf dich
home-resume-as = als { $names }
home-return = Zurück an den Tisch
home-stage-lobby = vor dem Spiel
home-stage-playing = mitten im Spiel
home-stage-over = nach einem Spiel
home-rules = Alle Regeln
home-unofficial = Ein inoffizielles Zuhause für zwei Spiele. Wer sie erfunden hat und verlegt, steht im README.
