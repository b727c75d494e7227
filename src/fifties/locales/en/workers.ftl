### Work that others do: executors, and --dask of the lab's commands.

dask-connecting = connecting
input-dask-unreachable = No Dask scheduler answers at { $address }: { $reason }
input-dask-silent = No Dask scheduler has answered at { $address } in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
input-dask-idle = The Dask cluster at { $address } has no workers.
input-dask-without-fifties = At { $address } of the Dask cluster there is no fifties; version { $ours } must be installed on all of its machines.
input-dask-other-processor = The Dask worker { $worker } works with another processor or compiler ({ $theirs }; here { $ours }) and may round otherwise; set NUMBA_CPU_NAME=generic on all machines, and install the same Numba.
input-other-version = Another machine has version { $theirs } of fifties, and this is { $ours }; all need the same one.
workers-lost = workers were lost in { $attempts ->
    [one] { $attempts } attempt
   *[other] { $attempts } attempts
} at the same work; perhaps it takes all of their memory, or nobody hands out work any more.
