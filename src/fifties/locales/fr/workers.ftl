### Work that others do: executors, and --dask of the lab's commands.

dask-connecting = connexion
input-dask-unreachable = Aucun ordonnanceur Dask ne répond à { $address } : { $reason }
input-dask-silent = Aucun ordonnanceur Dask n’a répondu à { $address } en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
input-dask-idle = La grappe Dask à { $address } n’a pas de processus de calcul.
input-dask-without-fifties = À { $address }, dans la grappe Dask, il n’y a pas fifties ; il faut installer la version { $ours } sur toutes ses machines.
input-dask-other-processor = Le processus Dask { $worker } utilise un autre processeur ou compilateur ({ $theirs } ; ici { $ours }) et peut arrondir autrement ; il faut NUMBA_CPU_NAME=generic et la même version de Numba sur toutes les machines.
input-other-version = Une autre machine a la version { $theirs } de fifties, et celle-ci est { $ours } ; il faut la même partout.
workers-lost = des processus de calcul ont été perdus lors de { $attempts ->
    [one] { $attempts } tentative
   *[other] { $attempts } tentatives
} pour le même travail ; il leur prend peut-être toute la mémoire, ou plus personne ne distribue le travail.
