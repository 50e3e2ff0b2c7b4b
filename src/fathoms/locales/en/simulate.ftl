# Simulations: who plays them, what they write, what can go wrong.

begins = The first player wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($near, minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games; ± is the 95 % interval.
mean = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($near, minimumFractionDigits: 2, maximumFractionDigits: 2) }
deeds = Per game, on average
kernel =
    { $workers ->
        [one] Played compiled, in one process.
       *[other] Played compiled, { $workers } games at a time.
    }
engine-asked = Played on the engine, as you asked.
engine-no-kernel = Played on the engine: this game is not compiled.
engine-unfit = Played on the engine: the compiled game does not know these bots with these rules.
engine-needs-lab = Played on the engine; for the much quicker compiled game: pip install 'fathoms[lab]'.
written =
    { $games ->
        [one] One game is written to { $path }.
       *[other] { NUMBER($games) } games are written to { $path }.
    }
stopped =
    { $done ->
        [0] Stopped before any of the { NUMBER($games) } games was counted; nothing is written.
       *[other] Stopped after { NUMBER($done) } of { NUMBER($games) } games; these are counted and written.
    }
executor = --executor cannot be “{ $value }”; use local, local:N with 1 to { $most } processes, or dask:ADDRESS.
needs-cluster = Playing on a cluster needs Dask; install it with: pip install 'fathoms[cluster]'.
cluster-silent = No Dask scheduler answers at { $address }; check the address and that it is running.
cluster-empty = The Dask cluster at { $address } has no workers; start some with: dask worker { $address }.
other-version = This is Fathoms { $ours }, but a worker has { $theirs }; install the same version on all machines.
no-kernel = A worker has no compiled “{ $game }”; install the same version of Fathoms on all machines.
workers-died =
    { $done ->
        [0] The workers keep crashing, and no game was counted; give them more memory, or use fewer of them.
       *[other] The workers keep crashing after { NUMBER($done) } games; give them more memory, or use fewer of them.
    }
needs-arrow = Parquet files need pyarrow; install it with: pip install 'fathoms[lab]', or write .csv.
suffix = { $option } cannot write { $path }; the name must end in one of: { $known }.
file-exists = { $path } already exists; choose another name.
file-twice = { $path } is named twice; each file needs its own name.
compiling = Compiling the fast games, once on this machine: about a minute…
not-prepared = Stopped while the fast games were being compiled; nothing was played. The next start compiles them again.
no-folder = { $path } cannot be written: there is no folder { $folder }; create it first.
