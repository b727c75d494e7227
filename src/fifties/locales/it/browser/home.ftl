### The first page: open a table, join one.

home-title-count = Conta fino a cinquanta.
home-title-balance = Resta in equilibrio.
home-fifty-about = Cinque numeri segreti a testa, un conteggio ad alta voce: dopo il tuo numero ogni passo è un punto, a meno che l’abbia scritto anche qualcun altro.
home-fifty-players = da 3 a 7 giocatori, o una festa grande quanto volete
home-fifty-fifty-about = La carta più alta prende mezze maschere tristi, la più bassa mezze maschere ridenti: chi finisce senza non paga nulla.
home-fifty-fifty-players = da 3 a 5 giocatori, dai 9 anni
home-play = Gioca subito
home-new-table = Nuovo tavolo
home-learn = Impara
home-step-table = Si apparecchia…
home-step-bots = I bot si siedono…
home-step-start = Si comincia…
home-code = Entra con un codice
home-code-field = Codice
home-join = Entra
home-code-empty = Scrivi il codice che vedi sullo schermo dell’host.
home-resume = Il tuo posto è riservato
home-resume-as = come { $names }
home-return = Torna al tavolo
home-stage-lobby = prima della partita
home-stage-playing = nel mezzo di una partita
home-stage-over = dopo una partita
home-rules = Tutte le regole
home-unofficial = Una casa non ufficiale per due giochi. Il README dice chi li ha creati e chi li pubblica.
