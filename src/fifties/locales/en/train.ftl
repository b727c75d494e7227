### Training the bots of Fifty Fifty: fifties train.

train-training = training
train-mark = step { $step }: off by { NUMBER($halves, minimumFractionDigits: 2, maximumFractionDigits: 2) } halves, wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of its games against the level Steady
train-strength = On fresh deals, against { $others } of { $level }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the wins, ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } (99%)
train-stopped = Stopped after { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; what was learned so far is kept.
train-curve-error = error  { $curve }  { NUMBER($halves, minimumFractionDigits: 2, maximumFractionDigits: 2) } halves
train-curve-share = wins   { $curve }  { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-kept = The weights are in { $file } ({ $size } bytes).
train-axis-step = step
train-axis-error = error in halves
train-axis-share = wins against the level Steady in %
train-title = Fifty Fifty, { $players } players: training
