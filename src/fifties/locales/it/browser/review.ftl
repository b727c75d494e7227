### L’analisi di una partita: bravura, fortuna e scelte migliori; le tue sviste, ancora una volta.

review-page = Analisi
review-page-progress = Esame di ogni decisione: { $percent }%
review-page-partly = Ciò che si sa già sta qui sotto.
review-page-whose = Decisioni di
review-page-you = { $name } (tu)
review-page-luck-lucky = { $who ->
    [you] Il tuo risultato è { $points }, dove ci si poteva attendere { $expected }: la fortuna ha portato { $luck }, e le tue decisioni sono costate { $skill } rispetto al gioco migliore.
   *[other] Il risultato di { $name } è { $points }, dove ci si poteva attendere { $expected }: la fortuna ha portato { $luck }, e le decisioni sono costate { $skill } rispetto al gioco migliore.
}
review-page-luck-unlucky = { $who ->
    [you] Il tuo risultato è { $points }, dove ci si poteva attendere { $expected }: la sfortuna ha preso { $luck }, e le tue decisioni sono costate { $skill } rispetto al gioco migliore.
   *[other] Il risultato di { $name } è { $points }, dove ci si poteva attendere { $expected }: la sfortuna ha preso { $luck }, e le decisioni sono costate { $skill } rispetto al gioco migliore.
}
review-page-luck-even = { $who ->
    [you] Il tuo risultato è { $points }, dove ci si poteva attendere { $expected }: la fortuna ha contato poco, e le tue decisioni sono costate { $skill } rispetto al gioco migliore.
   *[other] Il risultato di { $name } è { $points }, dove ci si poteva attendere { $expected }: la fortuna ha contato poco, e le decisioni sono costate { $skill } rispetto al gioco migliore.
}
review-page-skill = { $who ->
    [you] Le tue decisioni prendono { $mark } su 100; la più cara: { $where } ({ $loss }).
   *[other] Le decisioni di { $name } prendono { $mark } su 100; la più cara: { $where } ({ $loss }).
}
review-page-skill-best = { $who ->
    [you] Le tue decisioni prendono { $mark } su 100: non si è trovato niente di meglio.
   *[other] Le decisioni di { $name } prendono { $mark } su 100: non si è trovato niente di meglio.
}
review-page-curve = Probabilità di vittoria
review-page-percent = { $percent }%
review-page-table = Lo stesso in tabella
review-page-at-start = Prima della prima manche
review-page-at-branch = Dove questa partita è cominciata
review-page-at-revealed = Manche { $round }: i gettoni sono scoperti
review-page-at-chosen = Manche { $round }: tutti hanno scritto
review-page-at-counted = La manche { $round } è contata
review-page-at-dealt = Manche { $round }: le carte sono date
review-page-at-trick = Manche { $round }, dopo la presa { $trick }
review-page-at-scored = La manche { $round } è segnata
review-page-decisions = Decisione per decisione
review-page-count = { $at } di { $of }
review-page-key-next = decisione successiva
review-page-key-back = decisione precedente
review-page-try-first = Riprovare prima di vedere la risposta
review-page-all = Tutte le decisioni
review-page-only-slips = { $count ->
    [one] Solo quella che non era buona
   *[other] Solo le { $count } che non erano buone
}
review-page-line = { $where }: { $verdict } ({ $loss })
review-page-branched = Quello che precede è stato giocato in un’altra partita, quindi qui non viene giudicato.
review-page-sums = Di che cosa sono fatti i risultati
review-page-drill = Le tue sviste, ancora una volta
review-page-drill-left = { $count ->
    [0] L’ultima per ora.
    [one] Ancora una dopo questa.
   *[other] Ancora { $count } dopo questa.
}
review-page-drill-next = Avanti
review-page-drill-game = Vedere tutta la partita
review-page-drill-done = Per oggi non resta niente. Ciò che è riuscito torna più tardi, sempre più di rado.
review-page-drill-none = Su questo dispositivo non si conosce ancora nessuna svista. Apri l’analisi di una partita che hai giocato.
review-page-again = { $where }: che cosa faresti adesso?
review-page-try-best = { $choice }: non c’è di meglio.
review-page-try-better = { $choice }: meglio di prima. Perde { $loss } rispetto al meglio.
review-page-try-no-better = { $choice }: questa no. Perde { $loss } rispetto al meglio.

## Fifty

review-page-numbers = { $who ->
    [you] Hai scritto { $numbers }: in media { $expected } contro maestri, { $loss } meno della riga migliore.
   *[other] { $name } ha scritto { $numbers }: in media { $expected } contro maestri, { $loss } meno della riga migliore.
}
review-page-hindsight = Contro ciò che gli altri hanno scritto davvero, { $numbers } avrebbe segnato { $most }; sono stati { $points }.
review-page-which-numbers = Quali { $boxes } numeri scriveresti adesso?
review-page-judge = Valuta
review-page-judging = Valutazione in corso
review-page-line-written = Scritto
review-page-line-tried = Nuova riga
review-page-line-better = Un numero migliore
review-page-line-best = Riga migliore
review-page-line-afterwards = Il meglio col senno di poi
review-page-on-average = { $expected } in media
review-page-scored = { $points } ottenuti

## Fifty Fifty

review-page-card = { $who ->
    [you] Hai giocato { $card }; carte fra cui scegliere: { $count }.
   *[other] { $name } ha giocato { $card }; carte fra cui scegliere: { $count }.
}
review-page-card-better = { $best } avrebbe portato in media { $loss } in più{ $sure ->
    [yes] {""}
   *[no] , con un errore di { $error }
}.
review-page-played = Giocata
review-page-better = Meglio
review-page-tried-card = Nuova carta
review-page-best = Migliore
review-page-hand = Quanto valeva ogni carta in punti di questa manche
review-page-which-card = Quale carta giocheresti adesso?
review-page-choose-card = Giocare { $card }
