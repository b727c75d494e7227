### Work that others do: executors, and --dask of the lab's commands.

dask-connecting = verbindet
input-dask-unreachable = Kein Dask-Scheduler antwortet unter { $address }: { $reason }
input-dask-silent = Kein Dask-Scheduler hat unter { $address } in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} geantwortet.
input-dask-idle = Der Dask-Cluster unter { $address } hat keine Worker.
input-dask-without-fifties = Unter { $address } im Dask-Cluster fehlt fifties; auf allen seinen Rechnern muss Version { $ours } installiert sein.
input-dask-other-processor = Der Dask-Worker { $worker } arbeitet mit einem anderen Prozessor oder Compiler ({ $theirs }; hier { $ours }) und rundet vielleicht anders; auf allen Rechnern NUMBA_CPU_NAME=generic setzen und dieselbe Version von Numba installieren.
input-other-version = Ein anderer Rechner hat Version { $theirs } von fifties, und diese hier ist { $ours }; alle brauchen dieselbe.
workers-lost = in { $attempts ->
    [one] { $attempts } Versuch
   *[other] { $attempts } Versuchen
} gingen Worker über derselben Arbeit verloren; vielleicht braucht sie allen Speicher, oder niemand verteilt mehr Arbeit.
