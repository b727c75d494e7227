### What others see of a link before they open it.

preview-title = fifties
preview-text = Fifty and Fifty Fifty, with friends or with bots.
preview-table = Table { $code }
preview-table-open = { $seated ->
    [0] Nobody is here yet. Come in!
    [one] One person is here. Come in!
   *[other] { $seated } people are here. Come in!
}
preview-table-playing = The game is on. Watch it!
preview-replay = A game of { $game } to watch again.
preview-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
