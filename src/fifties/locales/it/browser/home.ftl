### The first page: open a table, join one.

home-title-count = Conta fino a cinquanta.
home-title-balance = Resta in equilibrio.
home-fifty-about = Cinque numeri segreti a testa, una conta ad alta voce: dal tuo numero ogni passo è un punto, a meno che l’abbia scritto anche un altro.
home-fifty-players = da 3 a 7 giocatori, o una festa di ogni misura
home-fifty-fifty-about = La carta più alta prende metà tristi, la più bassa metà ridenti: chi finisce senza non paga nulla.
home-fifty-fifty-players = da 3 a 5 giocatori
home-play = Gioca subito
home-new-table = Nuovo tavolo
home-learn = Impara
home-step-table = Si apparecchia …
home-step-bots = I bot si siedono …
home-step-start = Si comincia …
home-code = Entra con un codice
home-code-field = Codice
home-join = Entra
home-code-empty = Scrivi il codice che sta sullo schermo di chi ospita.
home-resume = Il tuo posto è riservato
home-resume-as = come { $names }
home-return = Torna al tavolo
home-stage-lobby = prima della partita
home-stage-playing = nel mezzo di una partita
home-stage-over = dopo una partita
home-rules = Tutte le regole
home-unofficial = Una casa non ufficiale per due giochi. Chi li ha creati e chi li pubblica sta nel README.
