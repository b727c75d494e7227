### Replay: ogni partita finita, ancora una volta.

replay = Replay
replay-yours = Le tue partite
replay-total = { $player } ({ $total })
replay-none = Su questo dispositivo non c’è ancora nessuna partita finita.
replay-drop = Lascia qui un registro
replay-drop-hint = Il file .toml di una partita qualsiasi, giocata qui o nel terminale.
replay-choose-file = Scegli un file
replay-timeline = Linea del tempo
replay-moment = Momento
replay-speed = Velocità
replay-run = Avvia
replay-stop = Ferma
replay-key-back = un passo indietro
replay-key-next = un passo avanti
replay-key-round-back = manche precedente
replay-key-round-next = manche successiva
replay-key-start = all’inizio
replay-key-end = alla fine
replay-key-run = avvia o ferma
replay-seat = Visto da
replay-all-open = tutti, tutto scoperto
replay-share = Condividi
replay-shared = Il link è pronto da inviare.
replay-download = Scarica il registro
replay-sheet = Stampa il foglio
replay-beginning = Prima della prima manche.
replay-chance-unsealed = Questo registro non contiene un segreto sigillato da controllare.
replay-chance-verified = Ogni estrazione discende dal segreto sigillato prima della partita.
replay-chance-differs = Un’estrazione non discende dal segreto sigillato.
replay-picks = Che cosa hanno scritto tutti
replay-hands = Tutte le mani
replay-revealed = Manche { $round }, cifre bloccate: { $digits }.
replay-revealed-nothing = Manche { $round }: nessuna cifra bloccata.
replay-chose = { $name } scrive { $numbers }.
replay-counts = { $number }: { $name } conta, nessuno fa punti.
replay-scores = { $number } vale per { $name }, biglia su { $bead }.
replay-crown = { $number } vale per { $name }, biglia su { $bead }: una corona!
replay-clash = { $number }: { $names } si scontrano e lo barrano.
replay-clash-danger = { $number }: { $names } si scontrano nella zona Pericolo e perdono il bonus.
replay-crowd-clash = { $number }: si scontrano in { $count }.
replay-tally = Fino a { $number }: { $takes ->
    [one] un cambio di mano
   *[other] { $takes } cambi di mano
}, { $clashes ->
    [one] uno scontro
   *[other] { $clashes } scontri
}.
replay-quiet = Fino a { $number }: non succede nulla.
replay-ready = { $count ->
    [one] { $count } su { $players } ha scritto.
   *[other] { $count } su { $players } hanno scritto.
}
replay-scored = I punti della manche { $round } sono segnati.
replay-dealt = Manche { $round }: { $dealer } dà le carte.
replay-mood = Presa { $trick }: { $yellow ->
    [one] { $yellow } ridente
   *[other] { $yellow } ridenti
} per la carta più bassa, { $blue ->
    [one] { $blue } triste
   *[other] { $blue } tristi
} per la più alta.
replay-card = { $name } gioca la carta { $card }.
replay-trick = { $high } prende { $blue ->
    [one] { $blue } triste
   *[other] { $blue } tristi
} (ora { $highBalance }), { $low } prende { $yellow ->
    [one] { $yellow } ridente
   *[other] { $yellow } ridenti
} (ora { $lowBalance }).
replay-halves = Si contano le mezze maschere: { $points }.
replay-ended = La vittoria va a { $names }.
replay-review = Bravura o fortuna?

## Playing on from a moment

replay-branch = Continua da qui
replay-branch-opening = Si apre un tavolo…
replay-branch-hint = Apre un nuovo tavolo nella manche { $round }: quello che è successo resta, il seguito dipende da te.
replay-branch-earlier-hint = Apre un nuovo tavolo un po’ prima nella manche { $round }: quello che è stato deciso da allora si decide di nuovo.
replay-branch-draw-hint = Apre un nuovo tavolo prima della manche { $round }: quello che è successo resta, e il caso estrae di nuovo.
replay-branch-over = Qui la partita è finita: torna più indietro per continuare.
replay-branch-none-box = Nessuno può continuare questa partita: la sua registrazione non dice quali carte ci sono nella scatola.
replay-branched = { $round ->
    [0] Seguito di un’altra partita, da prima della prima manche.
   *[other] Seguito di un’altra partita dalla manche { $round }: tutto quello che precede è stato giocato lì.
}
replay-branched-after = Seguito di un’altra partita dopo la manche { $round }: tutto quello che precede è stato giocato lì.
replay-branched-chance = Ogni estrazione da allora discende dal segreto sigillato prima della partita.
replay-branched-here = Vai a quel momento
replay-branched-origin = Guarda l’altra partita
