### What only a terminal says.

## Refusals: the command line

input-not-numbers = «{ $text }» non è un numero valido qui.
input-no-such-trick = una manche di questo gioco non ha la presa { $trick }.
input-too-many-people = { $people ->
    [one] { $people } persona non ci sta
   *[other] { $people } persone non ci stanno
} in { $players } posti; scegli un numero da 0 a { $players }.
input-edition-unknown = { $name } non è un’edizione di questo gioco; prova { $known } o un file .toml che descriva la tua scatola.
input-too-many-players = { $players } giocatori sono troppi per una sola tastiera; al massimo { $most }.
input-danger-elsewhere = le carte Pericolo sono di Fifty; togli --danger.
input-other-box = { $name } descrive una scatola dell’altro gioco.
file-unreadable = non si può leggere: { $reason }
file-unusable = non si può usare: { $reason }
file-exists = esiste già e resta com’è; scegli un altro nome.

## The report of a replay, and the table talk

head-fifty = { $players } giocatori · si conta fino a { $top } · corona a { $mark }
head-fifty-fifty = { $players } giocatori · { $players } manche di nove prese
head-any-game = { $players } giocatori
legend-fifty = { $got } Ce l’ho!   { $scores } fa punti   { $holds } conta senza far punti   { $clash } scontro   { $crown } corona
legend-danger = { $lost } scontro nella zona Pericolo, bonus perso
legend-fifty-fifty = { $leads } apre   { $highest } la più alta, prende tristi   { $lowest } la più bassa, prende ridenti   poi le mezze maschere: tristi { $angry }, ridenti { $laughing }
strip-count = conteggio
strip-danger = zona Pericolo
score-bead = biglia { $bead } + bonus { $bonus } = { $score }
score-broken = biglia { $bead }, nessun punteggio
score-total = totale { $total }
score-crowns = { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } corone
}
score-others = … e { $others ->
    [one] { $others } altro
   *[other] altri { $others }
}
report-branched = { $round ->
    [0] Seguito di un’altra partita, da prima della prima manche
   *[other] Seguito di un’altra partita dalla manche { $round }
}; il suo registro ha lo SHA-256 { $origin }.
verify-draws-follow = { $draws ->
    [0] nessuna estrazione propria discende
    [one] la sua unica estrazione discende
   *[other] tutte le sue { $draws } estrazioni discendono
} dal segreto sigillato; sigillo { $commitment }
verify-inherited = { $inherited ->
    [one] un’estrazione precedente viene
   *[other] { $inherited } estrazioni precedenti vengono
} dal registro con lo SHA-256 { $origin }

## Playing line by line

play-which-game = Quale gioco? { $games } (Invio: 1)
play-how-many-players = Quanti giocatori, bot compresi? (Invio: { $default })
play-how-many-people = Quante persone giocano a questa tastiera, da 0 a { $most }? (Invio: 1)
play-player = Giocatore { $number }
play-name = Nome del giocatore { $number }? (Invio: { $default })
play-bots = I bot giocano al livello «{ $level }»; indole: { $temper }. { $about }
play-help = A ogni domanda puoi scrivere { $quit } per uscire o { $help } per un aiuto.
play-help-react = Scrivi { $react } e un numero per reagire; { $react } da solo mostra che cosa puoi dire.
play-reactions = Reazioni: { $listed }
play-hand-over = Passa la tastiera a { $name }. Voi altri, non guardate! { $name }, premi Invio.
play-choose = { $name }, scrivi cinque numeri da { $least } a { $most }:
play-keep = { $name }, hai scritto { $numbers }. Premi Invio per tenerli, oppure scrivine altri cinque:
play-chosen = { $name } ha scritto i suoi numeri.
play-hand = { $name }, le tue carte: { $cards }
play-card = { $name }, gioca una carta:
play-any-action = { $name }, scrivi il numero di un’azione, o un’azione in JSON:
play-mood = Presa { $trick }: { $yellow ->
    [one] { $yellow } ridente
   *[other] { $yellow } ridenti
} per la carta più bassa, { $blue ->
    [one] { $blue } triste
   *[other] { $blue } tristi
} per la più alta. Apre { $name }.
play-table = Sul tavolo: { $cards }
play-balances = Saldi: { $balances }
play-plays = { $name } gioca la carta { $card }.
play-queued = Giocherai la carta { $card } quando toccherà a te.
play-unqueued = Ti verrà chiesta una carta quando toccherà a te.
play-takes-blue = { $name } ha la carta più alta e prende { $halves ->
    [one] { $halves } mezza maschera triste
   *[other] { $halves } mezze maschere tristi
}{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } coppia si annulla
   *[other] ; { $cancelled } coppie si annullano
}. Ora { $balance }.
play-takes-yellow = { $name } ha la carta più bassa e prende { $halves ->
    [one] { $halves } mezza maschera ridente
   *[other] { $halves } mezze maschere ridenti
}{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } coppia si annulla
   *[other] ; { $cancelled } coppie si annullano
}. Ora { $balance }.
play-begins = { $name } conta: { $numbers }
play-counts = { $name } continua: { $numbers }
play-takes = Ce l’ho! { $name } prende il conteggio al numero { $number }.
play-keeps = Ce l’ho! { $name } tiene il conteggio al numero { $number }.
play-scores-again = Ce l’ho! { $name } torna a fare punti dopo il numero { $number }.
play-clash = Ce l’ho! Ce l’ho! { $names } si scontrano sul numero { $number } e lo barrano.
play-clash-danger = Ce l’ho! Ce l’ho! { $names } si scontrano sul numero { $number }, nella zona Pericolo: lo barrano e perdono anche il bonus.
play-scores = { $name } fa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e la sua biglia è a quota { $bead }.
play-crown = { $name } conquista una corona!
play-quit = Ci fermiamo qui.
play-saved = Il registro della partita è in { $file }.
play-help-choose = Cinque numeri diversi, separati da spazi, e nessuno che finisca con una cifra bloccata. Preso il conteggio, fai punti finché qualcuno non te lo prende o uno scontro non ti fa tacere; chi ha il tuo stesso numero lo barra insieme a te.
play-help-card = Gioca una delle tue carte. La più alta prende mezze maschere tristi, quelle blu; la più bassa mezze maschere ridenti, quelle gialle. Si annullano tra loro, e l’obiettivo è finire la manche senza averne nemmeno una. Un secondo numero è la carta che giocherai la prossima volta; una carta scritta mentre giocano gli altri aspetta il tuo turno, e 0 la riprende.
play-totals = Totali: { $totals }
play-amid-count = Il conteggio è a { $number }.
play-compiling = I bot più forti si preparano; la prima volta ci vuole un minuto.
play-unsaved = Questa partita non può essere salvata strada facendo: { $reason }
play-kept = La partita è conservata: fifties play --resume la riprende.
play-resumed = Si riprende { $game }.
play-which-save = { $game } del { $day }, { $names }, { $players } posti, manche { $round }
play-no-save = Qui non è conservata nessuna partita incompiuta; comincia con fifties play.
play-old-saves = Una partita salvata da una versione precedente di fifties non può essere ripresa.
play-no-such-save = Non c’è una partita incompiuta numero { $number }; scegli da 1 a { $most }.
play-other-saves = { $others ->
    [one] Un’altra partita incompiuta aspetta
   *[other] Altre { $others } partite incompiute aspettano
} (fifties play --resume 2 e così via). Questa è { $game }.
play-over = La partita è finita. Invio va avanti, ? chiede al coach:

## Extras that are not installed.

extra-missing = Serve { $module }, che non è installato. Si ottiene con: { $command }
extra-missing-checkout = Serve { $module }, che non è installato. Si ottiene con: { $make } (in questo repository), oppure { $command }
screen-extra = Il gioco a schermo intero non è installato, perciò si va riga per riga. Si ottiene con: { $command }
bots-extra = I maestri tra i bot guardano meno lontano, perché qui nulla è compilato. Guardano più lontano con: { $command }
