### Every word that people read. Ids that begin with a clause (F5-…) are refusals.

## Places in a record

place-round = manche { $round }
place-trick = presa { $trick }

## Refusals: Fifty

F1-too-few-players = per Fifty servono almeno { $least } giocatori, e qui { $players ->
    [one] ce n’è solo { $players }
   *[other] ce ne sono solo { $players }
}.
F1-no-such-seat = il posto { $actor } non esiste; i { $players } posti si contano da 0.
F2-game-over = dopo { $rounds } manche la partita è finita; non può seguire altro.
F2-not-now = i numeri si scrivono una sola volta per manche, dopo aver girato i gettoni; la manche { $round } non è ancora a quel punto.
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
H4-not-now = non è il momento; adesso viene la presa { $trick }.
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

## Refusals: records

record-too-large = il file supera i { $megabytes } MB; nessuna partita è così lunga.
record-empty = il file è vuoto.
record-not-text = questo non è testo UTF-8 (byte { $byte }); il registro di una partita è un file di testo TOML.
record-not-toml = alla riga { $line }, colonna { $column }, questo non è TOML ({ $reason }).
record-too-nested = elenchi o chiavi sono annidati troppo in profondità per un registro.
record-unknown-key = la chiave { $key } qui non esiste{ $nearest ->
    [none] .
   *[other] ; intendevi { $nearest }?
}
record-missing-key = manca la chiave { $key }.
record-wrong-type = { $key } deve essere { $wanted ->
    [number] un numero intero.
    [text] un testo.
    [numbers] una lista di numeri interi.
    [texts] una lista di testi.
    [lists] una lista di liste di numeri interi.
    [table] una tabella.
   *[tables] una lista di tabelle.
}
record-no-pair = { $key } deve essere una lista di coppie di numeri, per esempio [[1, 4], [4, 1]].
record-unknown-game = il gioco { $name } non è noto; dev’essere fifty o fifty-fifty.
record-unknown-edition = l’edizione { $name } non è nota; edizioni note: { $known }.
record-unknown-version = la versione { $version } delle regole qui non è nota; la più recente è la { $newest }.
record-too-many-players = { $players } giocatori sono più di quanti ne contiene un registro ({ $most }).
record-name-twice = il nome { $name } compare due volte; dai a ciascuno un nome diverso.
record-name-unusable = il nome del giocatore { $number } è vuoto, ha più di { $most } caratteri o contiene caratteri invisibili.
record-no-rounds = il registro non ha nessuna manche; scrivi almeno un [[round]].
record-round-incomplete = manca { $key }; solo l’ultima manche di un registro può interrompersi.
record-no-such-winner = la vittoria è assegnata a { $name }, che però non gioca.
record-secret-misshapen = il segreto deve avere { $digits } caratteri, tutti cifre o lettere dalla a alla f.
record-commitment-differs = commitment non è lo SHA-256 del segreto, che è { $commitment }.
record-salts-miscounted = salts ha { $given ->
    [one] { $given } testo
   *[other] { $given } testi
} per { $wanted } giocatori; scrivine uno a testa, vuoto per chi non ha aggiunto nulla.
record-not-sealed = manca la tabella [chance]; senza secret e commitment nessuna estrazione si può verificare.
record-draw-differs = { $key } non è quello che il segreto sigillato e le aggiunte dei giocatori fanno estrarre qui.
record-play-undrawn = questo è impossibile dopo quello che il segreto sigillato e le aggiunte dei giocatori fanno estrarre qui.

## Refusals: the command line

input-not-numbers = «{ $text }» non è un numero valido qui.
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

game-fifty = Fifty
game-fifty-fifty = Fifty Fifty
head-fifty = { $players } giocatori · si conta fino a { $top } · corona a { $mark }
head-fifty-fifty = { $players } giocatori · { $players } manche di nove prese
head-edition = Edizione: { $name }
head-reconstructed = Ricostruzione, senza aver visto la scatola: { $components }.
component-bonus = caselle bonus
component-zones = zone Pericolo
component-moods = carte umore
legend-fifty = { $got } Ce l’ho!   { $scores } fa punti   { $holds } conta senza far punti   { $clash } scontro   { $crown } corona
legend-danger = { $lost } scontro nella zona Pericolo, bonus perso
legend-fifty-fifty = { $leads } apre   { $highest } la più alta, prende blu   { $lowest } la più bassa, prende giallo   saldo: blu +, giallo -
round = Manche { $round }
round-blocked = cifre bloccate: { $digits }
round-nothing-blocked = nessuna cifra bloccata
round-danger = zona Pericolo da { $low } a { $high }
round-begins = comincia a contare { $name }
round-unfinished = Questa manche non è finita.
round-dealer = dà le carte { $dealer }, apre { $leader }
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
crowned-at = { $name } conquista una corona al numero { $number }.
trick = presa
mood = umore
points = punti
totals = totali
struck = { $name } chiude con un saldo equilibrato e cancella la manche { $round } ({ $points }).
balanced = { $name } chiude con un saldo equilibrato; non c’è nulla da cancellare.
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
verify-draws-follow = { $draws ->
    [one] la sua unica estrazione discende
   *[other] tutte le sue { $draws } estrazioni discendono
} dal segreto sigillato; sigillo { $commitment }

## Playing line by line

play-which-game = Quale gioco? 1 Fifty, 2 Fifty Fifty (Invio: 1)
play-how-many-players = Quanti giocatori, bot compresi? (Invio: { $default })
play-how-many-people = Quante persone giocano a questa tastiera, da 0 a { $most }? (Invio: 1)
play-player = Giocatore { $number }
play-name = Nome del giocatore { $number }? (Invio: { $default })
play-help = A ogni domanda puoi scrivere { $quit } per uscire o { $help } per un aiuto.
play-curtain = Passa la tastiera a { $name }. Voi altri, non guardate! { $name }, premi Invio.
play-choose = { $name }, scrivi cinque numeri da { $least } a { $most }:
play-keep = { $name }, hai scritto { $numbers }. Premi Invio per tenerli, oppure scrivine altri cinque:
play-chosen = { $name } ha scritto i suoi numeri.
play-hand = { $name }, le tue carte: { $cards }
play-card = { $name }, gioca una carta:
play-mood = Presa { $trick }: giallo { $yellow } per la carta più bassa, blu { $blue } per la più alta. Apre { $name }.
play-table = Sul tavolo: { $cards }
play-balances = Saldi: { $balances }
play-plays = { $name } gioca la carta { $card }.
play-takes-blue = { $name } ha la carta più alta e prende { $halves ->
    [one] { $halves } mezza maschera blu
   *[other] { $halves } mezze maschere blu
}{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } coppia si annulla
   *[other] ; { $cancelled } coppie si annullano
}. Saldo { $balance }.
play-takes-yellow = { $name } ha la carta più bassa e prende { $halves ->
    [one] { $halves } mezza maschera gialla
   *[other] { $halves } mezze maschere gialle
}{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } coppia si annulla
   *[other] ; { $cancelled } coppie si annullano
}. Saldo { $balance }.
play-begins = { $name } conta: { $numbers }
play-counts = { $name } continua: { $numbers }
play-takes = Ce l’ho! { $name } prende il conteggio al numero { $number }.
play-keeps = Ce l’ho! { $name } tiene il conteggio al numero { $number }.
play-clash = Ce l’ho! Ce l’ho! { $names } si scontrano sul numero { $number } e lo barrano.
play-clash-danger = Ce l’ho! Ce l’ho! { $names } si scontrano sul numero { $number }, nella zona Pericolo: lo barrano e perdono anche il bonus.
play-scores = { $name } fa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e la sua biglia è a quota { $bead }.
play-crown = { $name } conquista una corona!
play-quit = Ci fermiamo qui.
play-saved = Il registro della partita è in { $file }.
play-help-choose = Cinque numeri diversi, separati da spazi, e nessuno che finisca con una cifra bloccata. Fai punti finché conti; chi ha il tuo stesso numero lo barra insieme a te.
play-help-card = Gioca una delle tue carte. La più alta prende mezze maschere tristi, quelle blu; la più bassa mezze maschere ridenti, quelle gialle. Si annullano tra loro, e l’obiettivo è finire la manche senza averne nemmeno una.

## A live table refuses something

table-wrong-seats = un tavolo ha da { $least } a { $most } posti, non { $seats }.
table-edition-unknown = l’edizione «{ $edition }» non esiste; edizioni note: { $known }.
table-locked = l’host ha chiuso questo tavolo: non può unirsi nessun altro.
table-banned = l’host non ti permette di unirti a questo tavolo.
table-full = i { $seats } posti sono tutti occupati; puoi restare a guardare.
table-too-many = qui non c’è posto per più di { $most } persone.
table-worn-out = questo tavolo ha già dato tutto; aprine uno nuovo.
table-name-empty = scrivi un nome, per favore.
table-name-too-long = questo nome ha { $letters } caratteri, ma c’è posto solo per { $most }.
table-name-taken = qui qualcun altro si chiama già «{ $name }».
table-host-only = può farlo solo l’host.
table-hosts-own = hai preso questo ruolo in sua assenza; non puoi mandare via l’host.
table-id-used = questo identificativo è già servito per un’altra richiesta; ognuna ha bisogno del suo.
table-host-is-here = l’host è qui; chiedi che ceda il ruolo.
table-seat-only = può farlo solo chi gioca.
table-no-such-member = qui nessuno ha il numero { $member }.
table-not-yourself = non puoi escluderti dal tavolo; esci, oppure cedi il ruolo di host.
table-no-such-level = il bot «{ $level }» non esiste; bot noti: { $known }.
table-game-runs = non mentre è in corso una partita.
table-no-game-runs = non c’è nessuna partita in corso.
table-nothing-to-tell = non c’è nessun conteggio in corso.
table-not-your-number = il conteggio non sta aspettando te.
table-not-in-hand = non hai in mano la carta { $card }.
table-no-queue = in questo gioco non si può preparare nulla in anticipo.
table-count-goes-on = i numeri sono tutti scritti; aspetta la fine del conteggio.
table-seat-owes-nothing = questo posto non fa aspettare nessuno.
table-too-many-reactions = piano: una reazione alla volta.
table-reactions-off = l’host ha disattivato le reazioni.

## The server refuses something

wire-malformed = il server non capisce questo messaggio: { $reason }
wire-too-large = questo messaggio è troppo grande; { $most } byte bastano sempre.
wire-too-fast = troppe cose in una volta; aspetta un momento.
wire-too-many-waiting = i tuoi messaggi precedenti non hanno ancora avuto risposta; aspetta un momento.
wire-not-joined = prima unisciti a un tavolo o riprendi il tuo posto.
wire-joined-already = questa connessione è già a un tavolo; aprine un’altra.
wire-no-such-table = il tavolo «{ $code }» non esiste; controlla il codice con l’host.
wire-wrong-token = a questo tavolo il link non è più di nessuno; unisciti con il codice.
wire-too-many-wrong-codes = troppi codici sbagliati; aspetta un minuto, poi riprova.
wire-too-many-tables = hai già { $most } tavoli aperti; usane uno.
wire-server-full = il server è pieno; riprova più tardi.
wire-wrong-origin = le pagine di altri siti non possono usare questo server.
wire-token-missing = per vedere questo serve il token del tuo posto.
wire-no-such-record = questo registro non esiste, o non è tuo.
wire-no-such-page = a questo indirizzo non c’è nulla.
wire-not-this-way = questo indirizzo non risponde a questo metodo.
wire-broken = qualcosa è andato storto sul server; riprova.

## Starting a server

serve-here = Il tavolo è aperto su { $address }
serve-phones = Telefoni sulla stessa rete: { $address }
serve-stop = Premi Ctrl-C per fermare; al prossimo avvio ogni tavolo riprende.
serve-port-taken = la porta { $port } è occupata, forse da un server già avviato; prova --port { $next }
serve-data-in-use = un altro server fifties lavora in questa cartella; fermalo o scegline un’altra con --data
serve-data-too-new = qui ha scritto una versione più recente di fifties; usa quella, o un’altra cartella con --data
