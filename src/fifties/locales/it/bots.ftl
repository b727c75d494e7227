### Chi sono i bot e che cosa dicono quando tutto è scoperto. Lo dicono sia il terminale sia il browser.

bot-says = { $name }: «{ $reason }»

## How well they play

level-beginner = Principiante
level-casual = Dilettante
level-steady = Solido
level-sharp = Temibile
level-master = Maestro

## What they are like

temper-fifty-beginner = tra le nuvole
temper-fifty-casual = alla mano
temper-fifty-steady = prudente
temper-fifty-sharp = sagace
temper-fifty-master = imperturbabile
temper-fifty-fifty-beginner = senza pensieri
temper-fifty-fifty-casual = mite
temper-fifty-fifty-steady = ragionevole
temper-fifty-fifty-sharp = audace
temper-fifty-fifty-master = lungimirante

about-fifty-beginner = Scrive compleanni, numeri fortunati e quello che fa bella figura.
about-fifty-casual = Distribuisce cinque numeri sul conteggio e spera in bene.
about-fifty-steady = Prova a mente più distribuzioni prima di scriverne una.
about-fifty-sharp = Ricorda che cosa scrivete, e scrive dove non siete.
about-fifty-master = Sa quanto spesso scrivere ogni numero, e gioca per vincere la partita.
about-fifty-fifty-beginner = Gioca la prima carta che capita.
about-fifty-fifty-casual = Resta al centro del mazzo, lontano dai guai.
about-fifty-fifty-steady = Calcola ogni presa, ma solo quella sul tavolo.
about-fifty-fifty-sharp = Pensa a tutta la manche, e rischia quando conviene.
about-fifty-fifty-master = Vede arrivare la fine della manche, e che cosa cancellerà.

## Fifty: why these numbers

reason-lucky = Il numero { $number } mi porta fortuna; gli altri sono venuti da sé.
reason-dates = Tutti compleanni.
reason-round = Mi piacciono i numeri tondi.
reason-neighbours = Da { $first } a { $last }, uno accanto all’altro: che bella figura.
reason-ending = Un { $digit } in fondo a ogni numero: facile da ricordare.
reason-spread = Da { $first } a { $last }, un po’ dappertutto.
reason-tried = Di { $ideas } idee, questa è la migliore in { $rounds } manche giocate a mente.
reason-few = Tra { $first } e { $last } aspettavo pochi di voi.
reason-crowded = Vi immaginavo in tanti attorno al numero { $number }, perciò ho scritto altrove.
reason-watched = { $rounds ->
    [one] Ho guardato che cosa avete scritto nella manche scorsa.
   *[other] Ho guardato che cosa avete scritto nelle ultime { $rounds } manche.
}
reason-balance = Anche sapendo come scelgo, non ci guadagnereste nulla.
reason-often = In cento manche così scriverei il numero { $number } circa { $times } volte.
reason-second-crown = Una corona l’avevo già; arrivare ancora a { $mark } significava vincere.
reason-stop-crown = Qualcuno stava per vincere con la seconda corona: andava fermato.
reason-lead = { $points ->
    [one] Con un punto di vantaggio ho rischiato poco.
   *[other] Con { $points } punti di vantaggio ho rischiato poco.
}
reason-behind = { $points ->
    [one] Con un punto di svantaggio mi serviva più di una manche qualsiasi.
   *[other] Con { $points } punti di svantaggio mi serviva più di una manche qualsiasi.
}

## Fifty Fifty: why this card

reason-last-card = Era la mia ultima carta.
reason-any-card = Ne ho presa una a caso.
reason-pretty-card = { $card }, che bel numero.
reason-stay-out = Volevo solo evitare guai.
reason-middle = { $card } è vicino al centro: di rado è un estremo.
reason-between = Tra { $low } e { $high } non poteva succedermi nulla.
reason-want-blue = { $yellow ->
    [one] Con una mezza maschera ridente davanti, { $blue ->
        [one] una triste mi faceva comodo.
       *[other] { $blue } tristi mi facevano comodo.
    }
   *[other] Con { $yellow } mezze maschere ridenti davanti, { $blue ->
        [one] una triste mi faceva comodo.
       *[other] { $blue } tristi mi facevano comodo.
    }
}
reason-want-yellow = { $blue ->
    [one] Con una mezza maschera triste davanti, { $yellow ->
        [one] una ridente mi faceva comodo.
       *[other] { $yellow } ridenti mi facevano comodo.
    }
   *[other] Con { $blue } mezze maschere tristi davanti, { $yellow ->
        [one] una ridente mi faceva comodo.
       *[other] { $yellow } ridenti mi facevano comodo.
    }
}
reason-below = C’era già { $high }: le mezze maschere tristi non toccavano a me.
reason-above = C’era già { $low }: le mezze maschere ridenti non toccavano a me.
reason-cheap = { $halves ->
    [0] Non poteva costarmi nulla.
    [one] Poteva costarmi una mezza maschera al massimo.
   *[other] Poteva costarmi { $halves } mezze maschere al massimo.
}
reason-early = Con { $tricks } prese ancora da giocare c’era tempo per rimediare.
reason-strike = Chiudere con un saldo equilibrato cancellerebbe il mio { $points }.
reason-no-halves = Non c’erano mezze maschere da prendere.
reason-hope = Con { $card } speravo in altri da entrambe le parti.
