### Wer die Bots sind und was sie sagen, wenn alles offen liegt. Terminal und Browser sagen es beide.

bot-says = { $name }: „{ $reason }“

## How well they play

level-beginner = Anfänger
level-casual = Gemütlich
level-steady = Solide
level-sharp = Gewitzt
level-master = Meister

## What they are like

temper-fifty-beginner = verträumt
temper-fifty-casual = unbekümmert
temper-fifty-steady = sorgfältig
temper-fifty-sharp = gerissen
temper-fifty-master = unerschütterlich
temper-fifty-fifty-beginner = hastig
temper-fifty-fifty-casual = schüchtern
temper-fifty-fifty-steady = vernünftig
temper-fifty-fifty-sharp = kühn
temper-fifty-fifty-master = vorausschauend

about-fifty-beginner = Schreibt Geburtstage, Glückszahlen und was sonst hübsch aussieht.
about-fifty-casual = Verteilt fünf Zahlen über das Zählen und hofft das Beste.
about-fifty-steady = Probiert im Kopf mehrere Verteilungen aus, bevor eine dasteht.
about-fifty-sharp = Merkt sich, was ihr schreibt, und schreibt, wo ihr nicht seid.
about-fifty-master = Weiß, wie oft jede Zahl dran ist, und will das ganze Spiel gewinnen.
about-fifty-fifty-beginner = Spielt die erstbeste Karte.
about-fifty-fifty-casual = Bleibt in der Mitte der Karten und geht Ärger aus dem Weg.
about-fifty-fifty-steady = Rechnet jeden Stich durch, aber nur den, der gerade liegt.
about-fifty-fifty-sharp = Denkt an die ganze Runde und wagt etwas, wenn es sich lohnt.
about-fifty-fifty-master = Sieht das Ende der Runde kommen, und was es streichen wird.

## Fifty: why these numbers

reason-lucky = Die { $number } ist meine Glückszahl; der Rest kam von allein.
reason-dates = Lauter Geburtstage.
reason-round = Ich mag runde Zahlen, so rund wie möglich.
reason-neighbours = { $first } bis { $last } sah nebeneinander so hübsch aus.
reason-ending = Hinten immer eine { $digit }: So merkt man sich’s leicht.
reason-spread = Von { $first } bis { $last }, überall ein bisschen.
reason-tried = Von { $ideas } Ideen war das die beste in { $rounds } Runden, die ich im Kopf gespielt habe.
reason-few = Zwischen { $first } und { $last } habe ich wenige von euch erwartet.
reason-crowded = Ich dachte, ihr drängt euch um die { $number }, also schrieb ich woanders.
reason-watched = { $rounds ->
    [one] Ich habe mir angesehen, was ihr letzte Runde geschrieben habt.
   *[other] Ich habe mir angesehen, was ihr in den letzten { $rounds } Runden geschrieben habt.
}
reason-balance = Selbst wenn ihr wüsstet, wie ich wähle, hättet ihr nichts davon.
reason-often = In hundert solchen Runden schriebe ich die { $number } etwa { $times }-mal.
reason-second-crown = Eine Krone hatte ich; noch einmal die { $mark }, und das Spiel war gewonnen.
reason-stop-crown = Jemand stand vor der zweiten Krone: Das musste verhindert werden.
reason-lead = { $points ->
    [one] Mit einem Punkt Vorsprung wollte ich wenig riskieren.
   *[other] Mit { $points } Punkten Vorsprung wollte ich wenig riskieren.
}
reason-behind = { $points ->
    [one] Mit einem Punkt Rückstand brauchte ich mehr als eine gewöhnliche Runde.
   *[other] Mit { $points } Punkten Rückstand brauchte ich mehr als eine gewöhnliche Runde.
}

## Fifty Fifty: why this card

reason-last-card = Das war meine letzte Karte.
reason-any-card = Ich habe einfach eine genommen.
reason-pretty-card = { $card } ist so eine hübsche Zahl.
reason-stay-out = Ich wollte nur keinen Ärger.
reason-middle = { $card } liegt nah an der Mitte: Das ist selten ein Ende.
reason-between = Zwischen { $low } und { $high } konnte mir nichts passieren.
reason-want-blue = { $yellow ->
    [one] Mit einer lachenden Hälfte vor mir { $blue ->
        [one] kam mir eine grimmige recht.
       *[other] kamen mir { $blue } grimmige recht.
    }
   *[other] Mit { $yellow } lachenden Hälften vor mir { $blue ->
        [one] kam mir eine grimmige recht.
       *[other] kamen mir { $blue } grimmige recht.
    }
}
reason-want-yellow = { $blue ->
    [one] Mit einer grimmigen Hälfte vor mir { $yellow ->
        [one] kam mir eine lachende recht.
       *[other] kamen mir { $yellow } lachende recht.
    }
   *[other] Mit { $blue } grimmigen Hälften vor mir { $yellow ->
        [one] kam mir eine lachende recht.
       *[other] kamen mir { $yellow } lachende recht.
    }
}
reason-below = Die { $high } lag schon da, also gingen die grimmigen Hälften nicht an mich.
reason-above = Die { $low } lag schon da, also gingen die lachenden Hälften nicht an mich.
reason-cheap = { $halves ->
    [0] Das konnte mich nichts kosten.
    [one] Das konnte mich höchstens eine Hälfte kosten.
   *[other] Das konnte mich höchstens { $halves } Hälften kosten.
}
reason-early = Bei { $tricks } weiteren Stichen war Zeit genug, das wieder gutzumachen.
reason-strike = Am Ende ausgeglichen zu sein, würde meine { $points } streichen.
reason-no-halves = Es gab keine Hälften zu holen.
reason-hope = Mit der { $card } hoffte ich auf andere zu beiden Seiten.
