### Bots against each other: fifties arena.

## Refusals

input-no-bots = non gioca nessuno; indica qualche bot.
input-level-unknown = { $level } non è un livello di un bot; livelli noti: { $known }.
input-bot-unknown = { $text } non è un bot; prova { $known }, o modulo:nome per uno tuo.
input-bot-unusable = { $text } non si può usare come bot: { $reason }
input-too-many-line-ups = questi bot formerebbero più di { $most } tavoli diversi; indicane di meno.
arena-bot-failed = { $bot } si è bloccato al posto { $seat } nella partita { $game } del seme { $seed }: { $reason }

## The report

arena-playing = i bot giocano
arena-facts = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} con { $deals ->
    [one] { $deals } sorteggio
   *[other] { $deals } sorteggi diversi
} · seme { $seed } · { $tables ->
    [one] { $tables } formazione
   *[other] { $tables } formazioni
} · { NUMBER($seconds, maximumFractionDigits: 1) } s, { $rate } partite al secondo
arena-stopped = Interrotto prima della fine delle { $asked } partite previste.
arena-bot = bot
arena-games = partite
arena-share = vittorie
arena-sure = 95%
arena-surer = 99%
arena-points = punti ± 99%
arena-mu = mu
arena-sigma = sigma
arena-ordinal = ordinale
arena-legend = { $more } vince più, { $less } meno della quota equa ({ $fair }), al 99% di confidenza
arena-ahead-title = Quante volte la riga finisce davanti alla colonna
arena-points-title = Quanti punti a partita la riga fa più della colonna, ± 99%
arena-luck-free-title = Gli stessi punti, quasi senza fortuna, ± 99%
arena-number = { $number }
arena-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-give-or-take = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($off, minimumFractionDigits: 2, maximumFractionDigits: 2) }
