### Training the bots of Fifty Fifty: fifties train.

train-training = entraînement
train-mark = étape { $step } : { NUMBER($halves, minimumFractionDigits: 2, maximumFractionDigits: 2) } demi-masques d’erreur, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de victoires contre le niveau Solide
train-strength = Sur des donnes inédites, contre { $others } bots de niveau { $level } : { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des victoires, ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } (99 %)
train-stopped = Arrêt après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} ; ce qui a été appris est gardé.
train-curve-error = erreur     { $curve }  { NUMBER($halves, minimumFractionDigits: 2, maximumFractionDigits: 2) } demi-masques
train-curve-share = victoires  { $curve }  { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-kept = Les poids sont dans { $file } ({ $size } octets).
train-axis-step = étape
train-axis-error = erreur en demi-masques
train-axis-share = victoires contre le niveau Solide, en %
train-title = Fifty Fifty, { $players } joueurs : entraînement
