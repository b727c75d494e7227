### Bots against each other: fifties arena.

## Refusals

input-no-bots = Niemand spielt mit; nenn ein paar Bots.
input-level-unknown = { $level } ist keine Stufe eines Bots; bekannt sind: { $known }.
input-bot-unknown = { $text } ist kein Bot; nimm { $known } oder modul:name für einen eigenen.
input-bot-unusable = { $text } taugt nicht als Bot: { $reason }
input-too-many-line-ups = Diese Bots ergeben mehr als { $most } verschiedene Tische; nenn weniger.
arena-bot-failed = { $bot } ist auf Platz { $seat } in Spiel { $game } zum Startwert { $seed } gescheitert: { $reason }

## The report

arena-playing = es wird gespielt
arena-facts = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} mit { $deals ->
    [one] { $deals } Ziehung
   *[other] { $deals } verschiedenen Ziehungen
} · Startwert { $seed } · { $tables ->
    [one] { $tables } Besetzung
   *[other] { $tables } Besetzungen
} · { NUMBER($seconds, maximumFractionDigits: 1) } s, { $rate } Spiele pro Sekunde
arena-stopped = Abgebrochen, bevor alle { $asked } Spiele gespielt waren.
arena-bot = Bot
arena-games = Spiele
arena-share = Siege
arena-sure = 95 %
arena-surer = 99 %
arena-points = Punkte ± 99 %
arena-mu = mu
arena-sigma = sigma
arena-ordinal = Ordinal
arena-legend = { $more } gewinnt mehr, { $less } weniger als den fairen Anteil von { $fair }, auf 99 % gesichert
arena-ahead-title = Wie oft die Zeile vor der Spalte landet
arena-points-title = Wie viele Punkte pro Spiel die Zeile mehr macht als die Spalte, ± 99 %
arena-luck-free-title = Dieselben Punkte, fast ohne Glück, ± 99 %
arena-number = { $number }
arena-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-give-or-take = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($off, minimumFractionDigits: 2, maximumFractionDigits: 2) }
