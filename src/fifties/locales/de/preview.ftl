### What others see of a link before they open it.

preview-title = fifties
preview-text = Fifty und Fifty Fifty, mit Freunden oder mit Bots.
preview-table = Tisch { $code }
preview-table-open = { $seated ->
    [0] Noch ist niemand da. Komm dazu!
    [one] Eine Person ist da. Komm dazu!
   *[other] { $seated } Personen sind da. Komm dazu!
}
preview-table-playing = Das Spiel läuft. Schau zu!
preview-replay = Ein Spiel { $game } zum Nachschauen.
preview-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
