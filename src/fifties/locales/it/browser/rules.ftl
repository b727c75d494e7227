### The rules, clause by clause.

## Headings

rules-head-fifty-table = In breve
rules-head-fifty-reveal = Rivelare
rules-head-fifty-choose = Scegliere
rules-head-fifty-count = Contare
rules-head-fifty-clash = Scontro
rules-head-fifty-crown = Corone
rules-head-fifty-score = Punti e vittoria
rules-head-fifty-danger = La variante Pericolo
rules-head-fifty-advice = Buono a sapersi
rules-head-fifty-fifty-table = In breve
rules-head-fifty-fifty-deal = Dare le carte
rules-head-fifty-fifty-trick = Nove prese
rules-head-fifty-fifty-halves = Mezze maschere
rules-head-fifty-fifty-score = Punti e vittoria
rules-head-fifty-fifty-moods = Le carte umore

## Fifty

rule-F1 = Si gioca in tre o più, senza limite. I posti liberi li possono prendere i bot.
rule-F2 = Una partita ha quattro manche, tutte uguali: si rivelano i gettoni, ognuno sceglie, si conta, poi si segnano i punti.
rule-F3 = Dieci gettoni Blocco portano le cifre da 0 a 9. A ogni manche si rimescolano tutti e se ne girano alcuni: quattro in 3, tre in 4, due in 5, uno in 6, nessuno da 7 in su.
rule-F4 = Fino a sette giocatori si conta fino a 50. Ogni giocatore in più aggiunge 5: in otto si arriva a 55, in dieci a 65.
rule-F5 = In segreto scrivi cinque numeri in ordine crescente, da 1 fino all’ultimo prima della fine del conteggio. Nessuno può finire con una cifra bloccata, e sono tutti diversi (quest’ultimo punto è una scelta nostra).
rule-F6 = Qualcuno comincia a contare ad alta voce da 1, e finché nessuno prende il conteggio non si fanno punti. Chi comincia non cambia i punti: qui tocca al primo posto nella manche 1, poi ogni volta al successivo (scelta nostra).
rule-F7 = Esce un numero che hai scritto solo tu? Ce l’ho! Prendi tu il conteggio. Chi stava facendo punti prende ancora il punto di questo numero.
rule-F8 = Preso il conteggio, ogni numero successivo ti vale un punto: anche quello a cui qualcuno te lo prende, e anche l’ultimissimo. Solo uno scontro ti fa tacere (F10).
rule-F9 = Se mentre conti esce un numero che hai solo tu, tieni il conteggio. Se stavi facendo punti, vale come gli altri; se uno scontro ti aveva fatto tacere, torni a fare punti dal numero dopo. (Scelta nostra, che discende da F7.)
rule-F10 = In due o più avete il numero chiamato: scontro! Ognuno di voi lo barra, e non vale punti per nessuno. Continua a contare la stessa persona, anche se l’ha barrato pure lei, ma nessuno fa più punti finché un numero chiamato non è di una persona sola, che allora prende il conteggio.
rule-F11 = Conquisti una corona appena la tua biglia tocca il segno: 19 in 3, 15 in 4, 12 in 5, 10 in 6, 9 da 7 in su. Ne conquisti al massimo una per manche, e i punti bonus non muovono la biglia.
rule-F12 = Con la seconda corona vinci all’istante, proprio a quel numero. A ogni numero si muove una sola biglia, quindi vince una persona sola. La manche interrotta non dà punti; i totali restano quelli delle manche finite (scelta nostra).
rule-F13 = La manche finisce con l’ultimo numero del conteggio. Fai tanti punti quanti ne indica la tua biglia, più il bonus di ogni casella che hai dovuto barrare.
rule-F14 = Ogni casella ha un bonus nell’angolo, da sinistra 1, 1, 2, 1 e 1: lo ottieni se la casella viene barrata. La prima riga è nota; che le altre tre siano uguali è una nostra ricostruzione, e un tavolo può copiare la tua scatola.
rule-F15 = Dopo la quarta manche vince chi ha più punti. A parità decide la corona; se restano ancora in più d’uno, si dividono la vittoria.
rule-F16 = Nella variante Pericolo si mescolano cinque carte Pericolo prima della partita, e a ogni manche si scopre la successiva. Uno scontro nella sua zona, estremi compresi, fa perdere anche il bonus della casella. Le zone 1–10, 11–20, 21–30, 31–40 e 41–49 sono una nostra ricostruzione.
rule-F17 = Quando si è in tanti e si conta oltre 50, le zone Pericolo restano come sono (scelta nostra).
rule-F18 = Una biglia può superare 20. Su carta ricomincia il tracciato punti da capo; qui mostriamo il numero vero.
rule-F19 = Di chi è un numero lo dicono le griglie: chi dice «Ce l’ho!» in ritardo, o non dice nulla, non perde nulla (scelta nostra).

## Fifty Fifty

rule-H1 = Fifty Fifty si gioca in tre, quattro o cinque.
rule-H2 = Si giocano tante manche quanti sono i giocatori. Chi dà le carte per primo si sorteggia, o lo sceglie l’host; in una rivincita si continua da dove si era (scelta nostra: la regola stampata chiede chi è di umore migliore). A ogni manche dà le carte il posto successivo, in senso orario.
rule-H3 = A ogni manche si mescolano le cinquanta carte, da 1 a 50; ognuno ne riceve nove e le altre non le vede nessuno. Si rimescolano anche tutte le carte umore, dieci o undici secondo l’edizione (scelta nostra), e ognuna esce al massimo una volta per manche.
rule-H4 = Una manche è fatta di nove prese. Prima di ognuna si scopre la carta umore in cima al mazzo: mostra un numero giallo e un numero blu. Poi a turno, in senso orario, ognuno gioca una carta scoperta. La prima presa la apre il posto dopo il mazziere; poi apre sempre chi ha giocato la carta più alta.
rule-H5 = La carta più alta prende mezze maschere tristi, blu: tante quante dice il numero blu della carta umore. La più bassa prende quelle ridenti, gialle: tante quante dice il numero giallo. Chi sta in mezzo non prende nulla.
rule-H6 = Una mezza maschera ridente e una triste fanno una faccia intera, e la faccia se ne va subito. Perciò hai sempre mezze maschere di un solo colore.
rule-H7 = Le mezze maschere non finiscono mai, per quante ne servano (scelta nostra).
rule-H8 = Ogni mezza maschera che hai alla fine di una manche costa un punto. Se non ne hai, il tuo saldo è equilibrato: dei tuoi risultati precedenti, il peggiore tra quelli ancora validi viene cancellato e da allora vale 0. Lo sceglie il programma, il più vecchio a parità (scelta nostra); se non c’è nulla da cancellare, non succede niente.
rule-H9 = Dopo l’ultima manche vince chi ha meno punti negativi. A parità ci si divide la vittoria (scelta nostra).
rule-H10 = Le nostre dieci carte umore, giallo/blu: 1/4, 4/1, 2/5, 5/2, 3/6, 6/3, 4/7, 7/4, 3/3 e 5/5. L’elenco è ricostruito, non letto da una scatola; se la tua dice altro, un tavolo può copiarla.
rule-H11 = L’edizione «Fune tesa», stampata nel 1999 e nel 2004, ha undici carte: da 1 a 9 con lo stesso numero sui due lati, uno 0 blu e uno 0 giallo. Uno zero va accanto alla prossima carta che ha un numero e annulla il proprio colore per quella presa; lì possono finire anche tutti e due. Conosciamo queste carte da descrizioni pubbliche.

## Advice

rules-advice-1 = Scrivi se puoi un numero per ogni decina: così il conteggio torna sempre da te.
rules-advice-2 = Il numero 1 dà punti fin dall’inizio, se nessun altro osa scriverlo; il 2 serve a portarlo via.
rules-advice-3 = Prima di un numero bloccato nessuno può subito toglierti il conteggio: il numero appena prima merita un pensiero.
