### What terminal and browser both say.

game-fifty = Fifty
game-fifty-fifty = Fifty Fifty
head-edition = Edizione: { $name }
head-reconstructed = Ricostruzione, senza aver visto la scatola: { $components }.
component-bonus = caselle bonus
component-zones = zone Pericolo
component-moods = carte umore
round = Manche { $round }
round-blocked = cifre bloccate: { $digits }
round-nothing-blocked = nessuna cifra bloccata
round-danger = zona Pericolo da { $low } a { $high }
round-begins = comincia a contare { $name }
round-unfinished = Questa manche non è finita.
round-dealer = dà le carte { $dealer }, apre { $leader }
crowned-at = { $name } conquista una corona al numero { $number }.
trick = presa
mood = umore
points = punti
totals = totali
struck = { $name } chiude con un saldo equilibrato e cancella la manche { $round } ({ $points }).
balanced = { $name } chiude con un saldo equilibrato; non c’è nulla da cancellare.
held-angry = { $count ->
    [one] { $count } triste
   *[other] { $count } tristi
}
held-laughing = { $count ->
    [one] { $count } ridente
   *[other] { $count } ridenti
}
held-none = equilibrato
game-unfinished = La partita non è finita.
end-second-crown = Seconda corona: { $winners } vince all’istante!
end-most-points = { $winners } vince con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
end-crown-breaks-tie = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, ma la corona decide: vince { $winners }.
end-shared = { $winners } condividono la vittoria con { $points ->
    [one] { $points } punto a testa.
   *[other] { $points } punti a testa.
}
end-fewest-halves = { $winners } vince con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
and = e

## Reactions across the table

reaction-clap = Bravo!
reaction-laugh = Ahah!
reaction-wow = Wow!
reaction-ouch = Ahi!
reaction-phew = Fiuu!
reaction-think = Mah…
reaction-heart = Bellissimo!
reaction-wave = Ciao!
