### Che cosa dice `fifties review`: bravura, fortuna e scelte migliori.

input-not-reviewed = Nessuno sa quanto vale una decisione in { $game }; si possono analizzare partite di Fifty e di Fifty Fifty.
input-nothing-to-review = Nessuna manche di questa partita è stata giocata fino in fondo: non c’è ancora niente da analizzare.
input-no-such-decision = Nella manche { $round } nessuno ha deciso nulla al posto { $seat }.

review-thinking = esame di ogni decisione
review-branched = Quello che precede è stato giocato in un’altra partita, quindi non viene giudicato.
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
review-luckiest = { $cause ->
    [chance] La fortuna più grande: { $name }, { $where }: il caso ha portato { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti.
   *[others] La fortuna più grande: { $name }, { $where }: gli altri hanno portato { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti.
}
review-round = manche { $round }
review-trick = manche { $round }, presa { $trick }
review-deal = manche { $round }, alla distribuzione

## Fifty

review-numbers = { $where }: { $numbers } { $dash } { $verdict }. Contro un tavolo imbattibile rende in media { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti, { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } meno del meglio.
review-reason-crowded = Su { $others } maestri, in media { NUMBER($holders, minimumFractionDigits: 1, maximumFractionDigits: 1) } scrivono { $number }; { $instead } avrebbe reso { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } in più.
review-reason-instead = { $instead } al posto di { $number } avrebbe reso { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } in più.
review-reason-together = Nessun numero da solo era sbagliato; insieme valevano { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } meno dei cinque migliori.
review-reason-unbeatable = Nessuno poteva aspettarsi di più.
review-hindsight = Con il senno di poi { $numbers } avrebbe fatto { $most } punti; sono stati { $points }.

## Fifty Fifty

review-card = { $where }: { $card } { $dash } { $verdict }. { $best } avrebbe reso in media { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più{ $sure ->
    [yes] {""}
   *[no] , con un errore di { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}.
review-reason-best-card = { $card } era la carta migliore.
review-reason-as-good = { $best } era appena migliore.
review-reason-later = Qui contano le prese successive: lì { $card } sarebbe servita più di { $best }.
review-reason-took-angry = Su 100 prese simili { $card } riceve le mezze maschere tristi in { $often }, { $best } in { $instead }.
review-reason-took-laughing = Su 100 prese simili { $card } riceve le mezze maschere ridenti in { $often }, { $best } in { $instead }.
review-reason-missed-angry = Le mezze maschere tristi sarebbero state benvenute: su 100 prese simili { $best } le riceve in { $instead }, { $card } in { $often }.
review-reason-missed-laughing = Le mezze maschere ridenti sarebbero state benvenute: su 100 prese simili { $best } le riceve in { $instead }, { $card } in { $often }.
