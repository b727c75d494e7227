### Work that others do: executors, and --dask of the lab's commands.

dask-connecting = connessione
input-dask-unreachable = Nessuno scheduler Dask risponde a { $address }: { $reason }
input-dask-silent = Nessuno scheduler Dask ha risposto a { $address } in { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
input-dask-idle = Il cluster Dask a { $address } non ha worker.
input-dask-without-fifties = A { $address }, nel cluster Dask, manca fifties; la versione { $ours } va installata su tutte le sue macchine.
input-dask-other-processor = Il worker Dask { $worker } usa un altro processore o compilatore ({ $theirs }; qui { $ours }) e potrebbe arrotondare diversamente; imposta NUMBA_CPU_NAME=generic e installa la stessa versione di Numba su tutte le macchine.
input-other-version = Un’altra macchina ha la versione { $theirs } di fifties, e questa è { $ours }; a tutte serve la stessa.
workers-lost = alcuni worker sono andati persi in { $attempts ->
    [one] { $attempts } tentativo
   *[other] { $attempts } tentativi
} dello stesso lavoro; forse occupa tutta la memoria, o nessuno distribuisce più il lavoro.
