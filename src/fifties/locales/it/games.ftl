### What the rules refuse. An id begins with its clause.

## Refusals: Fifty

F1-too-few-players = per Fifty servono almeno { $least } giocatori, e qui { $players ->
    [one] ce n’è solo { $players }
   *[other] ce ne sono solo { $players }
}.
F1-no-such-seat = il posto { $actor } non esiste; i { $players } posti si contano da 0.
F2-game-over = dopo { $rounds } manche la partita è finita; non può seguire altro.
F2-not-now = i numeri si scrivono una sola volta per manche, dopo aver girato i gettoni; la manche { $round } non è ancora a quel punto.
F2-wrong-action = { $given } qui non è un’azione; è attesa { $wanted }.
F2-other-round = questi numeri sono per la manche { $round }, ma si sta giocando la manche { $current }.
F3-tokens-miscounted = { $given ->
    [one] è girato { $given } gettone Blocco
   *[other] sono girati { $given } gettoni Blocco
}, ma in { $players } bisogna girarne { $wanted }.
F3-not-tokens = i gettoni Blocco si indicano come tupla di cifre.
F3-no-such-token = il gettone Blocco { $digit } non esiste; i gettoni portano le cifre da 0 a 9.
F3-token-twice = il gettone Blocco { $digit } compare due volte; ce n’è uno solo per cifra.
F3-tokens-unsorted = il gettone Blocco { $digit } viene dopo il gettone { $before }; mettili in ordine crescente.
F5-numbers-miscounted = { $given ->
    [one] è scritto { $given } numero
   *[other] sono scritti { $given } numeri
}; devono essere esattamente { $wanted }.
F5-not-numbers = una scelta si indica come tupla di numeri interi.
F5-number-outside = { $number } non è compreso tra { $least } e { $most }.
F5-number-twice = { $number } è scritto due volte; i cinque numeri devono essere tutti diversi.
F5-not-ascending = { $number } viene dopo { $before }; scrivi i numeri dal più basso al più alto.
F5-ending-blocked = { $number } finisce con { $digit }, una cifra bloccata in questa manche.
F5-choices-miscounted = { $given ->
    [one] è scritta { $given } serie di numeri
   *[other] sono scritte { $given } serie di numeri
} per { $wanted } giocatori; ne serve una a testa.
F12-won-already = { $name } ha vinto con la seconda corona nella manche { $rounds }; non può seguire altro.
F12-winner-differs = { $winners } ha vinto subito con una seconda corona.
F13-total-differs = per { $name } è segnato un totale di { $written }, ma la somma delle manche è { $counted }.
F13-totals-miscounted = { $given ->
    [one] è segnato { $given } totale
   *[other] sono segnati { $given } totali
} per { $wanted } giocatori; segnane uno a testa.
F14-bonus-misshapen = per il bonus servono { $boxes } numeri da 0 a { $most }, oppure { $lines } liste di { $boxes } numeri, una per manche.
F15-winners-differ = { $winners ->
    [none] nessuno ha ancora vinto questa partita.
   *[other] la vittoria va a { $winners }.
}
F16-danger-missing = la manche { $round } non ha una zona Pericolo; con le carte Pericolo ogni manche ne ha una.
F16-danger-unexpected = è indicata una zona Pericolo da { $low } a { $high }, ma questa partita si gioca senza carte Pericolo.
F16-zone-outside = la zona Pericolo da { $low } a { $high } non è compresa tra 1 e { $most }.
F16-not-a-zone = una zona Pericolo si indica come coppia di numeri interi.
F16-zone-backwards = la zona Pericolo da { $low } a { $high } è al contrario; prima il numero più basso.
F16-zone-not-left = la carta Pericolo da { $low } a { $high } non è tra quelle ancora coperte.
F16-zone-twice = la carta Pericolo da { $low } a { $high } è già uscita in una manche precedente; ognuna esce una volta per partita. Se nella tua scatola ce ne sono due, scrivi box = "copied".
F16-zone-miscounted = una zona Pericolo ha un primo e un ultimo numero; { $given ->
    [one] ne è indicato { $given }
   *[other] ne sono indicati { $given }
}.
F16-zones-miscounted = una scatola contiene { $wanted } carte Pericolo; { $given ->
    [one] ne è indicata { $given }
   *[other] ne sono indicate { $given }
}.

## Refusals: Fifty Fifty

H1-wrong-players = Fifty Fifty è un gioco da { $least } a { $most } giocatori, e qui { $players ->
    [one] ce n’è { $players }
   *[other] ce ne sono { $players }
}.
H1-no-such-seat = il posto { $actor } non esiste; i { $players } posti si contano da 0.
H2-no-such-dealer = come mazziere è indicato il posto { $dealer }; i posti si contano da 0 a { $most }.
H2-game-over = dopo { $rounds } manche la partita è finita; non può seguire altro.
H3-no-such-card = la carta { $card } non esiste; il mazzo va da 1 a { $most }.
H3-played-already = la carta { $card } è già stata giocata in questa manche; ce n’è una sola per numero.
H3-not-hands = le mani si indicano come tuple di numeri interi.
H3-hands-miscounted = { $given ->
    [one] è distribuita { $given } mano
   *[other] sono distribuite { $given } mani
} a { $wanted } giocatori; scrivine una a testa, oppure nessuna.
H3-hand-miscounted = { $name } riceve { $given ->
    [one] { $given } carta
   *[other] { $given } carte
}; a ciascuno ne spettano { $wanted }.
H3-dealt-twice = la carta { $card } è distribuita due volte; ce n’è una sola per numero.
H3-mood-twice = la carta umore { $yellow }/{ $blue } è già uscita in una presa precedente di questa manche; ognuna esce una volta sola. Se nella tua scatola ce ne sono due, scrivi box = "copied".
H4-not-now = non è il momento; adesso viene la presa { $trick }.
H4-wrong-action = { $given } qui non è un’azione; è attesa { $wanted }.
H4-not-your-turn = tocca a { $name }.
H4-not-in-hand = la carta { $card } non è in questa mano.
H4-cards-miscounted = { $given ->
    [one] è giocata { $given } carta
   *[other] sono giocate { $given } carte
}; in ogni presa i { $wanted } giocatori ne giocano una a testa.
H4-tricks-miscounted = { $given ->
    [one] è scritta { $given } presa
   *[other] sono scritte { $given } prese
}; una manche ne ha { $wanted }.
H8-total-differs = per { $name } è segnato un totale di { $written }, ma la somma delle manche è { $counted }.
H8-totals-miscounted = { $given ->
    [one] è segnato { $given } totale
   *[other] sono segnati { $given } totali
} per { $wanted } giocatori; segnane uno a testa.
H9-winners-differ = { $winners ->
    [none] nessuno ha ancora vinto questa partita.
   *[other] la vittoria va a { $winners }.
}
H10-mood-outside = l’umore { $yellow }/{ $blue } non è possibile; le carte umore hanno valori da 0 a { $most }.
H10-not-a-mood = un umore si indica come coppia di numeri interi.
H10-mood-not-left = la carta umore { $yellow }/{ $blue } non è tra quelle ancora coperte.
H10-moods-miscounted = { $given ->
    [one] è indicata { $given } carta umore
   *[other] sono indicate { $given } carte umore
}; per una manche ne servono { $wanted }.
H10-mood-miscounted = un umore ha un valore giallo e uno blu; { $given ->
    [one] ne è indicato { $given }
   *[other] ne sono indicati { $given }
}.
H11-zeros-elsewhere = gli zeri vanno solo con le carte da 1/1 a 9/9.
H11-mood-impossible = l’umore { $yellow }/{ $blue } qui non è possibile; in questa edizione gli umori da 1/1 a 9/9 escono una volta ciascuno per manche, e ogni colore ha un suo zero che lo annulla.

## Refusals: what a program passes

argument-not-whole = { $name } dev’essere un numero intero, non { $given }.
argument-too-small = { $name } dev’essere almeno { $least }, non { $given }.
argument-outside-range = { $name } dev’essere compreso tra { $least } e { $most }, non { $given }.
argument-not-positive = { $name } dev’essere un numero maggiore di 0 e minore di { $limit }, non { $given }.
argument-not-a-share = { $name } dev’essere un numero tra 0 e 1, non { $given }.
argument-not-true-or-false = { $name } dev’essere True o False, non { $given }.
argument-wrong-type = { $name } dev’essere di tipo { $wanted }, non { $given }.
argument-nothing-offered = Qui ora non c’è niente da fare, quindi nemmeno { $given }.
argument-not-an-edition = edition dev’essere di tipo { $wanted } o il nome di un’edizione ({ $known }), non { $given }.
