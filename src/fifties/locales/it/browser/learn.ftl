### Learning a game: the page of its rules, and the coach of the first lesson.

## The page

learn-intro = Due giochi attorno al cinquanta. Gioca una lezione con un coach, o leggi le regole con calma.
learn-open = Impara { $game }
learn-line-fifty = Scrivi numeri che nessun altro scrive, e il conteggio è tuo.
learn-line-fifty-fifty = Prendi tante mezze maschere ridenti quante tristi, e non te ne resta nessuna.
learn-what-fifty = Ognuno scrive di nascosto cinque numeri, poi una voce conta fino a cinquanta. Se il numero chiamato è solo tuo, il conteggio è tuo, e ogni numero ti vale un punto finché qualcuno non te lo prende. Se in due avete lo stesso, vi scontrate, e per un po’ nessuno fa punti.
learn-what-fifty-fifty = In ogni presa la carta più alta prende mezze maschere tristi e la più bassa quelle ridenti. Una ridente e una triste fanno una faccia, e le facce se ne vanno. Vince chi tiene meno mezze maschere, e chi a fine manche non ne ha nessuna cancella il suo risultato peggiore.
learn-lesson = Gioca la lezione da un minuto
learn-lesson-opening = I bot si siedono…
learn-lesson-hint = Un tavolo vero con due bot. Un coach ti dice che cosa succede, una frase alla volta, e puoi congedarlo quando vuoi.
learn-contents = In questa pagina
learn-print = Stampa le regole
learn-marks = Dove c’è scritto «scelta nostra» o «ricostruzione», la regola stampata tace o non abbiamo visto il pezzo: lì abbiamo dovuto decidere, e lo diciamo.
learn-other = Impara anche { $game }
learn-back = I due giochi

## On paper

learn-paper = Stampa il gioco
learn-paper-fifty = Griglie giocatore, tracciato punti, foglio dei punti e gettoni Blocco in PDF. Servono solo forbici e matite.
learn-paper-fifty-fifty = Le cinquanta carte, le carte umore, le mezze maschere e un foglio dei punti in PDF. Servono solo forbici e una matita.
learn-paper-players = Giocatori
learn-paper-size = Carta
learn-paper-size-a4 = A4
learn-paper-size-letter = Letter
learn-paper-form = Stampa
learn-paper-large = Caratteri grandi
learn-paper-ink = Risparmia inchiostro: solo contorni
learn-paper-duplex = Dorsi per carte e gettoni
learn-paper-danger = Con le carte Pericolo
learn-paper-slip = Si stampa per { $least }–{ $most } giocatori.
learn-paper-open = Apri il PDF
learn-paper-load = Crea il PDF
learn-paper-hint = Stampa al 100%, senza adattare alla pagina.

## Its figures

learn-figure-blocked = In cinque si girano due gettoni: 0 e 3. Numeri come 10, 23 o 40 sono esclusi in questa manche.
learn-figure-boxes = { $name } ha scritto cinque numeri. I numerini negli angoli sono il bonus di una casella barrata.
learn-figure-count = Da 1 a 4 nessuno fa punti. Solo { $first } ha il 4, prende il conteggio e fa punti con 5 e 6. { $second } e { $third } hanno entrambi il 7: non vale per nessuno, e nemmeno 8 e 9. Solo { $fourth } ha il 9 e fa punti con 10, 11 e 12.
learn-figure-owns = ce l’ha
learn-figure-scores = fa punti
learn-figure-clash = { $second } e { $third } hanno scritto entrambi il 7: ognuno lo barra, e le biglie si fermano.
learn-figure-crown = In cinque il segno è sul 12. La biglia di { $name } l’ha appena toccato, e la corona è colorata.
learn-figure-score = La biglia di { $name } è su 14, e le caselle da 2 e da 1 sono barrate: 14 + 2 + 1 = 17 punti.
learn-figure-danger = La zona va da 21 a 30. Lo scontro al 28 è dentro e perde il bonus; quello al 46 è fuori e lo tiene.
learn-figure-hand = Nove carte in mano. La faccina passa dal riso dell’1 al broncio del 50.
learn-figure-trick = Con l’umore 2/5 il 4 è la carta più bassa e prende 2 mezze maschere ridenti; il 46 è la più alta e ne prende 5 tristi. Il 20 e il 32 non prendono nulla.
learn-figure-pairs = { $name } ha 5 mezze maschere ridenti e ne prende 3 tristi: tre facce se ne vanno, restano 2 ridenti. Poi ne arrivano 6 tristi: se ne vanno altre due facce, restano 4 tristi.
learn-figure-strike = { $name } chiude la manche 3 senza nemmeno una mezza maschera: il −9 della manche 1 viene cancellato e vale 0.
learn-figure-moods = Le dieci carte umore con cui giochiamo.
learn-round = Manche
learn-total = Totale

## The coach

coach = Coach
coach-step = Passo { $step } di { $steps }
coach-move = Sposta il coach in alto o in basso
coach-key-move = sposta il coach
coach-stop = Congeda il coach
coach-play-on = Continua
coach-play-now = Gioca ora, resto qui vicino
coach-understood = Capito
coach-ask = Chiedi al coach
coach-goal-fifty = Il tuo scopo: più punti di tutti dopo quattro manche. Fai punti mentre conti: scegli quindi numeri che nessun altro ha.
coach-goal-fifty-fifty = Il tuo scopo: finire una manche senza nessuna mezza maschera. Ognuna che hai costa un punto, ridente o triste.
coach-strike = E chi finisce una manche senza mezze maschere cancella il suo peggior risultato precedente: da lì in poi conta 0.
coach-friends = Gioca con gli amici
coach-blocked = { $count ->
    [0] In questa manche nessuna cifra è bloccata: tutti i numeri sono liberi.
   *[other] I numeri che finiscono con { $digits } sono esclusi in questa manche.
}
coach-choose = Scegli { $boxes } numeri che nessun altro sceglierà. Gli angoli ti consolano in caso di scontro.
coach-advice = Un consiglio: uno per ogni decina. Chi osa scrivere 1? E appena prima di un numero bloccato si sta tranquilli per un passo.
coach-written = Scritto! Finché non sono pronti tutti, puoi ancora cambiare.
coach-begins = { $name } comincia a contare. Nessuno fa punti finché qualcuno non prende il conteggio.
coach-taken = Solo { $name } ha il numero { $number } e prende il conteggio: dal numero dopo i punti vanno lì.
coach-taken-you = Ce l’ho! Il numero { $number } è solo tuo: prendi il conteggio. Da quello dopo, ognuno ti vale un punto.
coach-own-again = Anche il numero { $number } è tuo: continui a contare e basta.
coach-again = Solo { $name } ha il numero { $number }: lo scontro è passato, e dal numero dopo i punti tornano lì.
coach-again-you = Il numero { $number } è solo tuo: lo scontro è passato. Dal numero dopo torni a fare punti.
coach-overtaken = { $name } prende il conteggio al numero { $number }. Quel punto era ancora tuo.
coach-clash = Scontro: { $names } hanno lo stesso numero, { $number }. Nessuno fa punti finché un numero non è di una persona sola.
coach-clash-you = Scontro sul numero { $number } con { $names }! Lo barri; il suo angolo alla fine ti dà { $bonus }.
coach-crown = La biglia di { $name } tocca { $bead }: una corona. Con una seconda vincerebbe all’istante.
coach-crown-you = La tua biglia tocca { $bead }: una corona per te! Con una seconda vinceresti all’istante.
coach-scored = La tua biglia è su { $bead }, le caselle barrate aggiungono { $bonus }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in questa manche.
coach-end-fifty = Il gioco è tutto qui: quattro manche così, e vince chi ha più punti. Continua, o apri un tavolo con gli amici.
coach-dealt = Hai { $cards } carte. Le basse ridono, le alte sono tristi.
coach-mood = La carta più bassa prenderà { $yellow } { $yellow ->
    [one] mezza maschera ridente
   *[other] mezze maschere ridenti
}, la più alta { $blue } { $blue ->
    [one] triste
   *[other] tristi
}.
coach-turn = Tocca a te: gioca la carta che vuoi. Chi sta in mezzo non prende nulla.
coach-turn-angry = Hai { $count } { $count ->
    [one] mezza maschera triste
   *[other] mezze maschere tristi
}. La carta più bassa te ne porterebbe di ridenti per pareggiare.
coach-turn-laughing = Hai { $count } { $count ->
    [one] mezza maschera ridente
   *[other] mezze maschere ridenti
}. La carta più alta te ne porterebbe di tristi per pareggiare.
coach-turn-balanced = Non hai nulla: è il posto migliore. Prova a restare in mezzo.
coach-trick = { $highest } ha giocato { $high }, la più alta: { $blue } { $blue ->
    [one] triste
   *[other] tristi
}. { $lowest } ha giocato { $low }, la più bassa: { $yellow } { $yellow ->
    [one] ridente
   *[other] ridenti
}.
coach-trick-high = La tua carta { $card } è la più alta: { $count } { $count ->
    [one] mezza maschera triste
   *[other] mezze maschere tristi
} per te, e apri tu la prossima presa.
coach-trick-low = La tua carta { $card } è la più bassa: { $count } { $count ->
    [one] mezza maschera ridente
   *[other] mezze maschere ridenti
} per te.
coach-trick-between = La tua carta { $card } sta in mezzo: niente per te.
coach-pair = { $count ->
    [one] Una mezza maschera ridente e una triste di { $name } fanno una faccia, e se ne va.
   *[other] { $name } ricompone { $count } facce intere, e se ne vanno.
}
coach-pair-you = { $count ->
    [one] Una tua mezza maschera ha trovato la sua compagna. La faccia fa un inchino e se ne va.
   *[other] { $count } tue mezze maschere hanno trovato la loro compagna. Le facce fanno un inchino e se ne vanno.
}
coach-counted = La manche è finita. Ogni mezza maschera che hai costa un punto: { $points } per te.
coach-balanced = Nemmeno una mezza maschera: il tuo saldo è equilibrato e non perdi nulla. Nelle prossime manche questo cancella anche il tuo risultato peggiore.
coach-end-fifty-fifty = Il gioco è tutto qui: tante manche quanti giocatori. Continua, o apri un tavolo con gli amici.
