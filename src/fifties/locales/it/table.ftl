### What a live table refuses.

table-wrong-seats = un tavolo ha da { $least } a { $most } posti, non { $seats }.
table-edition-unknown = l’edizione «{ $edition }» non esiste; edizioni note: { $known }.
table-locked = l’host ha chiuso questo tavolo: non può unirsi nessun altro.
table-banned = l’host non ti permette di unirti a questo tavolo.
table-full = i { $seats } posti sono tutti occupati; puoi restare a guardare.
table-too-many = qui non c’è posto per più di { $most } persone.
table-log-full = questo tavolo ha già dato tutto; aprine uno nuovo.
table-name-empty = scrivi un nome, per favore.
table-name-too-long = questo nome ha { $letters } caratteri, ma c’è posto solo per { $most }.
table-name-taken = qui qualcun altro si chiama già «{ $name }».
table-host-only = può farlo solo l’host.
table-hosts-own = hai preso questo ruolo in sua assenza; non puoi mandare via l’host.
table-id-used = questo identificativo è già servito per un’altra richiesta; ognuna ha bisogno del suo.
table-host-just-left = l’host potrebbe tornare subito; puoi prendere il ruolo tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
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
table-nothing-to-show = a questo tavolo non è conservata nessuna partita finita da guardare insieme.
table-reactions-off = l’host ha disattivato le reazioni.
table-event-needs-party = solo una festa di Fifty può essere un evento.
table-event-title-empty = dai un titolo all’evento, per favore.
table-event-title-too-long = questo titolo ha { $letters } caratteri, ma c’è posto solo per { $most }.
table-event-colour = «{ $colour }» non è un colore; scrivilo come #b3341f.
table-event-show-seconds = lo spettacolo di una manche dura da { $least } a { $most } secondi, non { $seconds }.
table-event-only = è possibile solo agli eventi.
table-event-role-kept = a un evento solo un host può nominarne un altro.
table-waits-for-approval = prima un host deve farti entrare.
table-waiting-room-full = ci sono già { $most } persone in attesa; torna tra qualche minuto.
table-last-host = un host ci vuole; nomina prima qualcun altro.
table-too-many-hosts = gli host possono essere al massimo { $most }.
table-message-too-long = questo messaggio ha { $letters } caratteri, ma c’è posto solo per { $most }.
table-nobody-chooses = in questo momento nessuno sta scegliendo numeri.
table-heats-too-few = { $players ->
    [0] non è rimasto nessuno per giocare
    [one] una persona non basta per una batteria
   *[other] { $players } persone non bastano per una batteria
}; ce ne vogliono { $least }.
table-heats-go-on = { $missing ->
    [one] una batteria non è finita
   *[other] { $missing } batterie non sono finite
}; aspetta, oppure falle finire.
table-heats-over = la finale è già stata giocata.
table-heats-advance = da ogni batteria possono passare al massimo { $most }, non { $advance }: qualcuno deve uscire.
table-no-such-heat = non è in corso nessuna batteria con il numero { $heat }.
table-heat-drawn = non al tavolo di una batteria: chi gioca qui è stato sorteggiato.
table-branch-past-end = il registro finisce prima di quel momento.
table-branch-game-over = in quel momento la partita è finita; torna più indietro.
table-branch-box = il registro non dice quali carte ci sono nella scatola, quindi non si può estrarre altro.
table-branch-fixed = questo tavolo continua un’altra partita; possono cambiare solo ritmo, orologio, reazioni e conservazione.
table-branch-seats-free = { $missing ->
    [one] uno dei { $players } posti è libero
   *[other] { $missing } dei { $players } posti sono liberi
}; completa con bot, oppure aspetta gli amici.
table-branch-only = il posto si sceglie solo a un tavolo che continua un’altra partita.
table-no-such-seat = il posto { $seat } non esiste: i { $seats } posti si contano da 0.
table-seat-occupied = lì c’è { $name }.
