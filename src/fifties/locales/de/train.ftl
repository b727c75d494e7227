### Training the bots of Fifty Fifty: fifties train.

train-training = Training
train-mark = Schritt { $step }: um { NUMBER($halves, minimumFractionDigits: 2, maximumFractionDigits: 2) } Hälften daneben, gewinnt { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } der Spiele gegen die Stufe Solide
train-strength = Mit neuen Karten, gegen { $others } der Stufe { $level }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } der Siege, ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } (99 %)
train-stopped = Nach { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
} abgebrochen; das bisher Gelernte bleibt erhalten.
train-curve-error = Fehler  { $curve }  { NUMBER($halves, minimumFractionDigits: 2, maximumFractionDigits: 2) } Hälften
train-curve-share = Siege   { $curve }  { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-kept = Die Gewichte stehen in { $file } ({ $size } Bytes).
train-axis-step = Schritt
train-axis-error = Fehler in Hälften
train-axis-share = Siege gegen die Stufe Solide in %
train-title = Fifty Fifty zu { $players }: Training
