### Un tavolo dove si gioca a Fifty Fifty.

## The table

halves-table = Il tavolo
halves-round = Manche { $round } di { $rounds }
halves-trick = Presa { $trick } di { $tricks }
halves-angry = triste
halves-laughing = ridente
halves-balanced = equili­brato
halves-you = tu
halves-deals = dà le carte
halves-bot = bot
halves-kept = un bot tiene questo posto
halves-kept-short = assente
halves-left = { $cards ->
    [0] nessuna carta
    [one] ancora una carta
   *[other] ancora { $cards } carte
}
halves-highest = più alta
halves-lowest = più bassa
halves-leads = apre
halves-next = gioca ora
halves-mood = Carta umore: { $yellow ->
    [one] { $yellow } ridente
   *[other] { $yellow } ridenti
}, { $blue ->
    [one] { $blue } triste
   *[other] { $blue } tristi
}
halves-highest-takes = La carta più alta prende { $halves ->
    [one] una mezza maschera triste
   *[other] { $halves } mezze maschere tristi
}.
halves-lowest-takes = La carta più bassa prende { $halves ->
    [one] una mezza maschera ridente
   *[other] { $halves } mezze maschere ridenti
}.
halves-nobody-angry = Nessuno prende mezze maschere tristi.
halves-nobody-laughing = Nessuno prende mezze maschere ridenti.
halves-takes-angry = { $name } prende { $halves ->
    [one] una mezza maschera triste
   *[other] { $halves } mezze maschere tristi
}; { $pairs ->
    [0] {""}
    [one] una coppia esce;{" "}
   *[other] { $pairs } coppie escono;{" "}
}ora { $balance }.
halves-takes-laughing = { $name } prende { $halves ->
    [one] una mezza maschera ridente
   *[other] { $halves } mezze maschere ridenti
}; { $pairs ->
    [0] {""}
    [one] una coppia esce;{" "}
   *[other] { $pairs } coppie escono;{" "}
}ora { $balance }.
halves-waiting = { $name } sceglie una carta…
halves-full = Hanno giocato tutti.
halves-hurry = Fai giocare un bot
halves-quicker = Più svelti

## Your hand

halves-hand = Le tue carte
halves-your-turn = Tocca a te, { $name }!
halves-reminded = Il tavolo ti aspetta; tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} un bot gioca per te.
halves-card = Carta { $card }
halves-on-its-way = { $card } è in viaggio
halves-queued = Carta { $card }, pronta per il tuo turno
halves-ready = pronta
halves-choose = Scegli una carta
halves-choose-ahead = Scegli in anticipo
halves-play = Gioca la carta { $card }
halves-queue = Prepara la carta { $card }
halves-unqueue = Riprendi la carta { $card }
halves-key-left = la carta a sinistra
halves-key-right = la carta a destra
halves-key-digits = la carta con questo numero
halves-key-play = gioca la carta alzata
halves-key-queue = prepara la carta alzata per il tuo turno, o riprendila
halves-key-cards = che cosa è stato giocato
halves-key-sheet = foglio dei punti
halves-key-quicker = fai giocare subito i bot

## What has been played

halves-played = Giocate
halves-played-title = Che cosa è stato giocato
halves-played-by = { $card }, giocata da { $name }
halves-in-hand = { $card }, nella tua mano
halves-unseen = { $card }, non ancora vista
halves-key-played = giocata
halves-key-mine = tua
halves-key-unseen = non ancora vista
halves-tricks = Prese di questa manche

## The score

halves-sheet = Punti
halves-aside = Carte giocate e punti
halves-sheet-title = Foglio dei punti
halves-round-column = Manche
halves-struck = cancellato, non conta più
fifty-fifty-round-scored = I punti della manche { $round }
halves-nobody-balanced = Nessuno chiude con un saldo equilibrato.
halves-result = { $name } { $points }
halves-go-on = Continua
halves-next-dealt = La manche { $round } è distribuita.

## The end

## What the log tells

halves-told-dealt = Manche { $round }: { $dealer } dà le carte, apre { $leader }.
halves-told-mood = Presa { $trick }: { $yellow ->
    [one] { $yellow } ridente
   *[other] { $yellow } ridenti
}, { $blue ->
    [one] { $blue } triste
   *[other] { $blue } tristi
}. Apre { $name }.
halves-told-card = { $name } gioca la carta { $card }.
halves-told-trick = { $high } prende { $blue ->
    [one] { $blue } triste
   *[other] { $blue } tristi
}, { $low } { $yellow ->
    [one] { $yellow } ridente.
   *[other] { $yellow } ridenti.
}
halves-told-turn = Tocca a te: { $yellow ->
    [one] { $yellow } ridente
   *[other] { $yellow } ridenti
}, { $blue ->
    [one] { $blue } triste
   *[other] { $blue } tristi
}; { $count ->
    [0] apri tu.
   *[other] sul tavolo: { $numbers }.
}
halves-told-counted = I punti della manche: { $results }.
