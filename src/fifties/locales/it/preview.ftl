### What others see of a link before they open it.

preview-title = fifties
preview-text = Fifty e Fifty Fifty, tra amici o con i bot.
preview-table = Tavolo { $code }
preview-table-open = { $seated ->
    [0] Non c’è ancora nessuno. Unisciti!
    [one] C’è già una persona. Unisciti!
   *[other] Ci sono già { $seated } persone. Unisciti!
}
preview-table-playing = La partita è in corso. Guardala!
preview-replay = Una partita di { $game } da rivedere.
preview-won = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono
}
