### Rehearsals of events.

rehearse-title = Répétition
input-too-many-phones = trop de téléphones ({ $phones }) ; places à cette table : { $seat_limit }.
input-too-few-files = ce processus peut ouvrir { $files } fichiers, et il en faut { $needed } ; relevez la limite avec ulimit -n { $needed }, ou prenez moins de téléphones.
input-other-event = { $address } n’est pas l’adresse du même événement que la première.

## While it runs

rehearse-joining = Téléphones entrés : { $came } sur { $phones } ; en attente : { $held }
rehearse-waiting = Téléphones entrés : { $phones }. Un hôte doit commencer la partie
rehearse-choosing = Manche { $round }, choix : { $chosen } sur { $phones } ; en reconnexion : { $away }
rehearse-counting = Manche { $round }, nombre { $number } ; en reconnexion : { $away }

## The report

rehearse-head = Répétition à la table { $code } : { $phones ->
    [one] { $phones } téléphone
   *[other] { $phones } téléphones
}, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} en { NUMBER($minutes, maximumFractionDigits: 1) } min
rehearse-joins = entrés
rehearse-joins-figures = { $came } sur { $phones }, { NUMBER($rate, maximumFractionDigits: 0) } par seconde
rehearse-acknowledged = confirmés
rehearse-choices = { $choices } choix
rehearse-told = annoncé, après le premier téléphone
rehearse-moments = nombres à soi annoncés
rehearse-moments-figures = { $told } sur { $moments }
rehearse-bytes = octets par téléphone et minute
rehearse-bytes-figures = { $bytes } pendant les décomptes
rehearse-bytes-most = au plus { $bytes } en une minute de jeu
rehearse-reconnections = reconnexions
rehearse-times = { $times }
rehearse-spread = p50 { $p50 }, p99 { $p99 }, au plus { $longest }
rehearse-milliseconds = { $milliseconds } ms
rehearse-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
rehearse-fine = Rien n’est perdu : { $choices ->
    [one] le seul choix confirmé est
   *[other] les { $choices } choix confirmés sont tous
} dans la partie enregistrée.
rehearse-lost = PERDU : { $lost } des { $choices } choix confirmés, introuvables dans la partie enregistrée.
rehearse-unchecked = { $choices } choix confirmés n’ont pas pu être vérifiés : la partie a été interrompue, ou la table ne garde rien.
rehearse-unfinished = { $missing ->
    [one] { $missing } téléphone n’a
   *[other] { $missing } téléphones n’ont
} pas joué jusqu’à la fin.
