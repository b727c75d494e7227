### Training the bots of Fifty Fifty: fifties train.

train-training = addestramento
train-mark = passo { $step }: sbaglia di { NUMBER($halves, minimumFractionDigits: 2, maximumFractionDigits: 2) } mezze maschere, vince { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } delle partite contro il livello Solido
train-strength = Con carte nuove, contro { $others } di livello { $level }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } delle vittorie, ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } (99%)
train-stopped = Interrotto dopo { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}; quanto imparato finora è salvato.
train-curve-error = errore    { $curve }  { NUMBER($halves, minimumFractionDigits: 2, maximumFractionDigits: 2) } mezze maschere
train-curve-share = vittorie  { $curve }  { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-kept = I pesi sono in { $file } ({ $size } byte).
train-axis-step = passo
train-axis-error = errore in mezze maschere
train-axis-share = vittorie contro il livello Solido in %
train-title = Fifty Fifty in { $players }: addestramento
