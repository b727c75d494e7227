### What others see of a link before they open it.

preview-title = fifties
preview-text = Fifty et Fifty Fifty, entre amis ou avec des bots.
preview-table = Table { $code }
preview-table-open = { $seated ->
    [0] Personne n’est encore là. Entre !
    [one] Une personne est là. Rejoins-la !
   *[other] { $seated } personnes sont là. Rejoins-les !
}
preview-table-playing = La partie est en cours. Regarde-la !
preview-replay = Une partie de { $game } à revoir.
preview-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
