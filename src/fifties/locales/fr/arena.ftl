### Bots against each other: fifties arena.

## Refusals

input-no-bots = personne ne joue ; il faut nommer des bots.
input-level-unknown = { $level } n’est pas un niveau de bot ; niveaux connus : { $known }.
input-bot-unknown = { $text } n’est pas un bot ; on peut choisir { $known } ou module:nom pour un bot à soi.
input-bot-unusable = { $text } ne peut pas servir de bot : { $reason }
input-too-many-line-ups = ces bots formeraient plus de { $most } tables différentes ; il faut en nommer moins.
arena-bot-failed = { $bot } a échoué à la place { $seat } dans la partie { $game } de la graine { $seed } : { $reason }

## The report

arena-playing = les bots jouent
arena-facts = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } tirage
   *[other] { $deals } tirages différents
} · graine { $seed } · { $tables ->
    [one] { $tables } tablée
   *[other] { $tables } tablées
} · { NUMBER($seconds, maximumFractionDigits: 1) } s, { $rate } parties par seconde
arena-stopped = Arrêt avant la fin des { $asked } parties prévues.
arena-bot = bot
arena-games = parties
arena-share = victoires
arena-sure = 95 %
arena-surer = 99 %
arena-points = points ± 99 %
arena-mu = mu
arena-sigma = sigma
arena-ordinal = ordinal
arena-legend = { $more } gagne plus, { $less } moins que sa juste part de { $fair }, avec 99 % de confiance
arena-ahead-title = Combien de fois la ligne finit devant la colonne
arena-points-title = Combien de points par partie la ligne marque de plus que la colonne, ± 99 %
arena-luck-free-title = Les mêmes points, presque sans le hasard, ± 99 %
arena-number = { $number }
arena-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-give-or-take = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($off, minimumFractionDigits: 2, maximumFractionDigits: 2) }
