### Zuschauen: fifties watch.

input-only-looking = Wer zuschaut, kann nicht mitspielen.
input-not-at-table = in diesem Spiel heißt niemand { $name }; es spielten: { $known }.
input-still-secret = dieses Spiel wurde nicht zu Ende gespielt, darum bleiben Zahlen und Karten verdeckt; lass --seat weg.
watch-more = Enter geht weiter, eine Zahl geht zu dieser Runde, { $quit } beendet, { $help } hilft:
watch-help = Enter erzählt, was folgt; 1 bis { $most } geht zu dieser Runde; { $quit } beendet.
