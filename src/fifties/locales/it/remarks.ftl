### Che cosa dicono i bot del risultato, secondo il livello. Lo dicono il terminale e il browser.

remark-beginner-good = { $variant ->
    [0] Oh, sono stato io?
    [1] La fortuna del principiante è la mia preferita.
    [2] A occhi chiusi, e ha funzionato!
    [3] Mamma, guarda!
    [4] Ah, allora si fa così!
    [5] Non so perché, ma evviva!
    [6] Di nuovo i miei calzini fortunati.
    [7] Ci fermiamo finché va bene?
    [8] Potrei abituarmi.
    [9] Avete visto? Io quasi no.
    [10] Ho preso quello giusto!
   *[11] Facile! Un momento, davvero?
}
remark-beginner-bad = { $variant ->
    [0] Ops.
    [1] Era un male? Sembrava di sì.
    [2] Guardavo un uccellino.
    [3] Be’, almeno era carino.
    [4] Mi è scivolato il dito. Davvero.
    [5] Dopo la partita chiedo come si gioca.
    [6] La prossima volta provo l’altro.
    [7] Nella mia testa andava diversamente.
    [8] Chi ha spostato la mia fortuna?
    [9] Mi sto solo scaldando.
    [10] Da qui sembrava così bello.
   *[11] Di questo nessuno mi aveva parlato.
}
remark-casual-good = { $variant ->
    [0] Niente male per una serata tranquilla.
    [1] Ci speravo.
    [2] Vedete? Nessuna fretta.
    [3] Anche rilassarsi funziona.
    [4] Arrivava a proposito.
    [5] Lo prendo volentieri, grazie.
    [6] Un po’ di fortuna non guasta mai.
    [7] Con calma si arriva lo stesso.
    [8] Bello. Chi ha i biscotti?
    [9] Non ho nemmeno sudato.
    [10] C’è sempre una prima volta.
   *[11] Era quasi un piano.
}
remark-casual-bad = { $variant ->
    [0] È solo un gioco.
    [1] Divertitevi pure.
    [2] Non era sulla mia lista.
    [3] Colpa del tempo.
    [4] Non si può avere tutto.
    [5] Ho visto di peggio.
    [6] Diciamo che ero di animo generoso.
    [7] Mi si è raffreddato il tè.
    [8] A qualcuno doveva toccare.
    [9] Lo chiamiamo allenamento?
    [10] Alzo le spalle e vado avanti.
   *[11] La serata è ancora giovane.
}
remark-steady-good = { $variant ->
    [0] Proprio come avevo calcolato.
    [1] La cura paga.
    [2] L’avevo già provato a mente.
    [3] Un passo piccolo, ma sicuro.
    [4] I conti tornano.
    [5] Mi piace quando i calcoli riescono.
    [6] Annotato, e lo rifaccio.
    [7] Prima l’ordine, poi la fortuna.
    [8] Le probabilità erano con me.
    [9] Ho controllato due volte.
    [10] Una cosa alla volta.
   *[11] Niente al caso, o quasi.
}
remark-steady-bad = { $variant ->
    [0] Era il caso meno probabile.
    [1] Devo rifare i calcoli.
    [2] Secondo i miei calcoli non doveva succedere.
    [3] Un rischio onesto, ed eccolo.
    [4] Lo annoto per la prossima volta.
    [5] Anche le buone probabilità a volte perdono.
    [6] Lo rifarei uguale.
    [7] Seccante, ma spiegabile.
    [8] Il prossimo è già calcolato.
    [9] Mi sono fidato troppo della media.
    [10] La prudenza non è bastata.
   *[11] Lo riconto.
}
remark-sharp-good = { $variant ->
    [0] Vi ho visti arrivare.
    [1] Grazie per lo spazio.
    [2] Me l’avete resa facile.
    [3] Dove non siete voi, ci sono io.
    [4] Vi tenevo d’occhio.
    [5] Troppo lenti, tutti.
    [6] Mi piacciono le vostre abitudini.
    [7] Non era un caso.
    [8] Prendetemi, se potete.
    [9] Una trappola? Io? Mai.
    [10] Ve lo leggevo in faccia.
   *[11] Rifatelo, per favore.
}
remark-sharp-bad = { $variant ->
    [0] Qualcuno qui ha imparato.
    [1] Eravate dove volevo essere io.
    [2] Ho voluto fare il furbo.
    [3] Va bene, questa è vostra.
    [4] Me lo ricorderò.
    [5] Godetevela finché dura.
    [6] Caduto nella mia trappola.
    [7] Bel bluff, se lo era.
    [8] Avete cambiato stile. Me ne sono accorto.
    [9] Era audace, e sbagliato.
    [10] Me lo riprendo.
   *[11] Bene. Non sorrido più.
}
remark-master-good = { $variant ->
    [0] Come previsto, nulla di nuovo.
    [1] Non c’era niente da aggiungere.
    [2] Il tempo era dalla mia parte.
    [3] Il resto è pazienza.
    [4] Prima o poi doveva arrivare.
    [5] Basta una mossa discreta.
    [6] Ancora una manche così, e parliamo della fine.
    [7] Il caso aiuta chi è pronto.
    [8] Lo aspettavo.
    [9] Valeva la pena aspettare.
    [10] Non guardate ancora i punti.
   *[11] In equilibrio, come si deve.
}
remark-master-bad = { $variant ->
    [0] Fa parte del gioco.
    [1] La fortuna è un’ospite; va da tutti.
    [2] Non rimpiango niente.
    [3] Era giusto lo stesso.
    [4] Alla lunga si pareggia.
    [5] Ve lo siete meritato.
    [6] Anche la scelta migliore può perdere.
    [7] Domani sceglierei ancora così.
    [8] Ben giocato, o ben sperato.
    [9] Un prezzo che posso pagare.
    [10] Interessante. Molto interessante.
   *[11] Una rondine non fa primavera.
}
remark-casual-crowd = { $variant ->
    [0] Eravamo in { $players } sul numero { $number }!
    [1] Il numero { $number } piaceva: lo hanno scritto in { $players }.
    [2] { $players } teste, un’idea: { $number }.
    [3] La prossima volta il numero { $number } lo lascio a voi.
    [4] C’era lo sconto sul numero { $number }?
    [5] Una folla di { $players } al numero { $number }; ho portato una sedia.
    [6] { $number }! Chi altro? Ah: siamo in { $players }.
    [7] Fondiamo un club: { $players } soci, numero { $number }.
    [8] { $players } volte { $number }: la pensiamo uguale.
    [9] Che il numero { $number } fosse buono lo sapevamo in { $players }.
    [10] Addio al mio { $number } segreto.
   *[11] Al numero { $number } si stava stretti: in { $players }.
}
remark-beginner-crowd = { $variant ->
    [0] Oh! Volevamo il numero { $number } in { $players }.
    [1] Credevo che nessun altro contasse fino a { $number }.
    [2] Il numero { $number } sembrava così solo. Ora non più!
    [3] Va bene se scriviamo { $number } in { $players }?
    [4] Ciao a voi altri sul numero { $number }!
    [5] In { $players } sul numero { $number }: facciamo una foto di gruppo?
    [6] Ho preso { $number } perché è bello. Anche voi?
    [7] Ho copiato io { $number }, o voi?
    [8] Il numero { $number } è pieno. Dove mi siedo?
    [9] Chi vi ha parlato del numero { $number }?
    [10] In { $players } al numero { $number }, ed ero così sicuro.
   *[11] { $number }! Gemelli!
}
remark-steady-crowd = { $variant ->
    [0] { $players } al numero { $number }: annotato.
    [1] Davanti al numero { $number } eravamo in coda in { $players }.
    [2] Un numero onesto, { $number }. In { $players } lo abbiamo trovato onesto.
    [3] { $number }: ben ragionato, troppa compagnia.
    [4] Così siamo in { $players } al numero { $number }. Uno bastava.
    [5] Il numero { $number } era la scelta ordinata, e gli ordinati sono tanti.
    [6] Contavo sul numero { $number }. Anche gli altri, { $players } in tutto.
    [7] In { $players } abbiamo fatto lo stesso conto: { $number }.
    [8] Cancello il numero { $number } dai posti tranquilli.
    [9] Ben pensato, tutti e { $players }; mal capitato al numero { $number }.
    [10] Al numero { $number } c’erano solo posti in piedi: { $players }.
   *[11] Mani ferme, { $players } in tutto, tutte sul numero { $number }.
}
remark-sharp-crowd = { $variant ->
    [0] { $players } sul numero { $number }? Ne avevo previsti meno.
    [1] Da solo il numero { $number } valeva. In { $players } no.
    [2] Qualcuno legge le stesse tabelle: in { $players } sul numero { $number }.
    [3] Pendevo verso il numero { $number }; pendevamo in { $players }.
    [4] Il numero { $number }, e noi in { $players } nello stesso posto.
    [5] La folla ha trovato il numero { $number }. Io cambio zona.
    [6] La buona notizia: pensate come me. La cattiva: { $number }.
    [7] In { $players } abbiamo visto il vuoto al numero { $number }. Ora è chiuso.
    [8] Promemoria: { $number } non è un segreto, lo conoscono in { $players }.
    [9] Il numero { $number } aveva buone possibilità. In { $players } le abbiamo rovinate.
    [10] Ci siamo spinti a vicenda sul numero { $number }, tutti e { $players }.
   *[11] Un mucchio di { $players } sul numero { $number }: la prossima volta prendo quello accanto.
}
remark-master-crowd = { $variant ->
    [0] { $players } menti, lo stesso errore: { $number }.
    [1] Il numero { $number } capita. A noi { $players }, stavolta.
    [2] Anche un buon miscuglio trova compagnia: { $players } al numero { $number }.
    [3] Si può avere ragione sul numero { $number } ed essere in { $players } lo stesso.
    [4] Il numero { $number } era saggio. In { $players } siamo stati troppo saggi.
    [5] Alla lunga il numero { $number } rende. Questa era la breve, in { $players }.
    [6] In { $players } abbiamo estratto { $number }. Il caso ha umorismo.
    [7] Perdono il numero { $number }, e tutti noi { $players }.
    [8] Dove stanno in { $players }, nessuno conta: { $number }.
    [9] Il numero { $number } lo mostra ancora: nessun numero è di nessuno.
    [10] Per sprecare così il numero { $number } bisogna essere in { $players }.
   *[11] Pazienza. Il numero { $number } tornerà libero, senza noi { $players }.
}
