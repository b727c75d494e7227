### Che cosa dice `fifties review`: bravura, fortuna e scelte migliori.

input-not-reviewed = Nessuno sa quanto vale una decisione in { $game }; si possono analizzare partite di Fifty e di Fifty Fifty.
input-nothing-to-review = Nessuna manche di questa partita è stata giocata fino in fondo: non c’è ancora niente da analizzare.

review-thinking = esame di ogni decisione
review-legend = punti = attesi + decisioni + caso + quello che hanno fatto gli altri; il voto riguarda le decisioni
review-column-points = punti
review-column-expected = attesi
review-column-skill = decisioni
review-column-chance = caso
review-column-others = altri
review-column-mark = voto
review-win = probabilità di vittoria, dall’inizio alla fine
review-decisions = { $name }: decisioni
review-flawless = Nessuna svista, nessun errore grave.
review-verdict = { $verdict ->
    [best] la scelta migliore
    [fine] buona scelta
    [slip] svista
   *[blunder] errore grave
}
review-costliest = La decisione più cara: { $name }, { $where }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti.
review-luckiest = Il massimo della fortuna: { $name }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più che per le proprie decisioni.
review-round = manche { $round }
review-trick = manche { $round }, presa { $trick }

## Fifty

review-numbers = { $where }: { $numbers } { $dash } { $verdict }. Contro un tavolo imbattibile rende in media { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti, { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } meno del meglio.
review-crowded = Su { $others } maestri, in media { NUMBER($holders, minimumFractionDigits: 1, maximumFractionDigits: 1) } scrivono { $number }; { $instead } avrebbe reso { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } in più.
review-instead = { $instead } al posto di { $number } avrebbe reso { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } in più.
review-hindsight = Con il senno di poi { $numbers } avrebbe fatto { $most } punti; sono stati { $points }.

## Fifty Fifty

review-card = { $where }: { $card } { $dash } { $verdict }. { $best } avrebbe reso in media { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più, con un errore di { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
