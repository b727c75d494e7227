### The full-screen game in a terminal.

## The table of Fifty

app-round-of = Manche { $round } di { $rounds }
app-nothing-blocked = In questa manche niente è bloccato: tutti i numeri sono liberi.
app-blocked = bloccate { $digits }
app-no-endings = Nessun numero finisce con { $digits }.
app-reveal-soon = I gettoni stanno per essere girati…
app-number-outside = Solo numeri da 1 a { $most }.
app-number-blocked = { $number } è escluso: la sua cifra finale è bloccata in questa manche.
app-line-full = Le cinque caselle sono piene. Cancella prima un numero.
app-written = Hai scritto { $numbers }. Puoi cambiare i tuoi numeri finché non sono tutti pronti.
app-all-write = Tutti scrivono cinque numeri in segreto.
app-still-writing = Scrivono ancora: { $names }.
app-ready-count = pronti: { $ready } di { $players }
app-players = Giocatori
app-counts = conta, nessuno fa punti
app-scores = fa punti · biglia su { $bead }
app-scored = I punti della manche { $round }
app-round-head = manche
app-total = totale
app-legend-scores = { $got } ha preso il conteggio   { $clash } scontro, bonus della casella
app-legend-danger = { $got } ha preso il conteggio   { $clash } scontro, bonus   { $lost } nella zona Pericolo, niente
app-award-longest-count = Conteggio più lungo: { $names }, { $amount } di fila
app-award-most-clashes = Più scontri: { $names }, { $amount }
app-award-twins = Gemelli: { $names }, { $amount ->
    [one] un numero
   *[other] { $amount } numeri
} in comune
app-why-second-crown = Una seconda corona chiude subito la partita; la manche interrotta non dà punti.
app-why-crown-breaks-tie = Altri hanno gli stessi punti, ma nessuna corona.
app-why-shared = Stessi punti, e una corona per tutti o per nessuno: vittoria condivisa.
app-quote = «{ $text }»
app-party = festa in { $players }
app-party-clash = Ce l’avete in { $count }: scontro!

## The table of Fifty Fifty

app-trick-of = Presa { $trick } di { $tricks }
app-highest = più alta
app-lowest = più bassa
app-turn = gioca
app-leads = apre
app-deals = dà le carte
app-dealer = { $name } dà le carte
app-angry = triste
app-laughing = ridente
app-balanced = equilibrato
app-deck-key = { $played } uscita  { $mine } tua  { $unseen } coperta
app-sheet = Foglio dei punti
app-review = Bravura o fortuna?
app-takes-blue = prende { $halves ->
    [one] una mezza maschera triste
   *[other] { $halves } mezze maschere tristi
}{ $pairs ->
    [0] {""}
    [one] , una coppia esce
   *[other] , { $pairs } coppie escono
}
app-takes-yellow = prende { $halves ->
    [one] una mezza maschera ridente
   *[other] { $halves } mezze maschere ridenti
}{ $pairs ->
    [0] {""}
    [one] , una coppia esce
   *[other] , { $pairs } coppie escono
}
app-why-halves-shared = Stesso totale: vittoria condivisa.

## What is asked

app-too-small = Il gioco ha bisogno di { $width } colonne e { $height } righe. Riprende appena la finestra è più grande.
app-write = { $name }, scrivi { $left ->
    [one] ancora un numero
   *[other] ancora { $left } numeri
}: frecce, cifre o clic.
app-all-written = Ci sono tutti e cinque. Invio li consegna.
app-to-go = { $left ->
    [one] Ancora un numero.
   *[other] Ancora { $left } numeri.
}
app-kept = Consegnati. Puoi cambiare i tuoi numeri finché non sono tutti pronti.
app-kept-others = Valgono ancora: { $numbers }. Invio consegna i nuovi.
app-your-turn = Tocca a te, { $name }: Invio gioca la carta { $card }.
app-chooses = { $name } sceglie una carta…
app-tap = { $number } è tuo!
app-hand-over = Passa la tastiera a { $name }. Quel che segue è solo per { $name }.
app-nobody-looks = { $name }, premi Invio quando nessun altro guarda.
app-look = Prenditi il tuo tempo.
app-over = Bella partita!
app-no-scores = Nessuna manche ha ancora dato punti.
app-no-tricks = In questa manche non c’è ancora nessuna presa.

## Keys

app-enter = Invio
app-space = Spazio
app-delete = Canc
app-key-got-it = Ce l’ho!
app-key-close = chiudi
app-key-leave = esci
app-key-rematch = rivincita
app-key-review = bilancio
app-key-home = altra partita
app-key-go-on = avanti
app-key-open = sono { $name }
app-key-hurry = più veloce
app-key-slower = più lento
app-key-skip = salta
app-key-done = fatto
app-key-write = scrivi
app-key-erase = cancella
app-key-left = sinistra
app-key-right = destra
app-key-play = gioca
app-key-queue = più tardi
app-key-unqueue = riprendi
app-key-up = su
app-key-down = giù
app-key-less = indietro
app-key-more = avanti
app-key-choose = scegli

## Help and the coach

app-help = Aiuto
app-rules-fifty = Scrivi cinque numeri che nessun altro scrive. Poi qualcuno conta. Se un numero chiamato è solo tuo, prendi il conteggio e ogni numero successivo ti dà un punto, finché qualcuno non te lo toglie. Se ce l’ha anche qualcun altro, lo barrate tutti, e per un po’ nessuno fa punti. Dopo quattro manche vince chi ha più punti; una seconda corona vince subito.
app-rules-fifty-fifty = Gioca una carta per presa. La più alta prende mezze maschere tristi, la più bassa ridenti, quante ne dice la carta umore. Una ridente e una triste fanno una faccia, che se ne va. Ogni mezza maschera che ti resta costa un punto; chi chiude una manche senza nessuna cancella il suo risultato peggiore.
app-help-move = muoversi tra i numeri
app-help-type = scrivere un numero con le cifre
app-help-write = scrivere o cancellare il numero sotto il cursore
app-help-erase = cancellare
app-help-done = consegnare, quando ci sono tutti e cinque
app-help-raise = alzare un’altra carta
app-help-card = alzare la carta con questo numero
app-help-play = giocare la carta alzata
app-help-queue = preparare la carta alzata per il tuo turno, o riprenderla
app-help-hurry = contare più in fretta, o di nuovo piano
app-help-skip = saltare ai punti; andare avanti
app-help-coach = che cosa pensa il solutore della tua scelta, a carte scoperte
app-help-sheet = foglio dei punti
app-help-react = reagire: qualche parola al tavolo
app-reactions = Reagisci
app-help-lights = giorno o sera
app-help-leave = uscire; la partita resta salvata
app-coach = Coach
app-coach-thinks = Il coach sta pensando…
app-coach-ahead = Che cosa farebbe ora il solutore
app-coach-back = Che cosa pensa il solutore della scelta di { $name }
app-coach-silent = Il coach non ha niente da dire.

## The first screen

app-title = fifties
app-motto = Conta fino a cinquanta. Tieni l’equilibrio.
app-set-table = Apparecchia il tavolo
app-go-on = Riprendi l’ultima partita
app-game = Gioco
app-edition = Edizione
app-edition-iello = 2025
app-edition-zoch = 2010
app-edition-tightrope = Fune tesa
app-edition-about = Tutto è come stampato.
app-danger = Carte Pericolo
app-danger-about = Ogni manche ha una zona in cui uno scontro non dà bonus.
app-pace = Ritmo
app-pace-living-room = in salotto
app-pace-brisk = vivace
app-pace-at-once = subito
app-pace-about = Quanto vanno veloci il conteggio e le prese. Si può sempre accelerare o saltare.
app-coach-speaks-ahead = Allenamento
app-coach-speaks-ahead-about = In allenamento il coach risponde a ? anche prima della tua scelta.
app-play = Gioca
app-play-about = Buon divertimento!
app-person = una persona qui
app-person-about = Scrivi un nome. In più persone, un sipario nasconde ciò che ognuno scrive o ha in mano.
app-yes = sì
app-no = no
app-about-fifty = Cinque numeri segreti a testa, un conteggio ad alta voce: dopo il tuo numero ogni passo è un punto, a meno che non l’abbia scritto anche qualcun altro.
app-about-fifty-fifty = La carta più alta prende mezze maschere tristi, la più bassa ridenti: chiudi senza nessuna, e non paghi niente.
app-size-fifty = Da tre a sette, o una festa di ogni misura: più siete, più lontano si conta.
app-size-fifty-fifty = Da tre a cinque giocatori, dai 9 anni, e altrettante manche.
app-home-hint = Scegli con le frecce o con il mouse; scrivi i nomi.

## A replay

app-seen-by-all = Come l’ha visto tutto il tavolo.
app-seen-by = Come l’ha visto { $name }.
app-key-run = riproduci
app-key-stop = ferma
app-key-round-before = manche prima
app-key-round-after = manche dopo
app-key-eyes = altri occhi
