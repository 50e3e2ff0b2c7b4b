# Simulations: who plays them, what they write, what can go wrong.

begins = Whoever begins wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($near, minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games; ± holds with 95 %.
mean = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($near, minimumFractionDigits: 2, maximumFractionDigits: 2) }
deeds = In a game, on average
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
executor = --executor cannot be “{ $value }”; take local, local:N with 1 to { $most } processes, or dask:ADDRESS.
needs-cluster = Playing on a cluster needs Dask; install it with: pip install 'fathoms[cluster]'.
cluster-silent = No Dask scheduler answers at { $address }; check the address and that it runs.
cluster-empty = The Dask cluster at { $address } has no workers; start some with: dask worker { $address }.
other-version = This is Fathoms { $ours }, and a worker has { $theirs }; install the same on all machines.
no-kernel = A worker has no compiled “{ $game }”; install the same Fathoms on all machines.
workers-died =
    { $done ->
        [0] The workers died again and again before a game was counted; give them more memory, or fewer of them.
       *[other] After { NUMBER($done) } games the workers died again and again; give them more memory, or fewer of them.
    }
needs-arrow = Parquet files need pyarrow; install it with: pip install 'fathoms[lab]', or write .csv.
suffix = { $option } cannot write { $path }; the name must have one of these endings: { $known }.
file-exists = { $path } exists already; choose another name.
file-twice = { $path } is named twice; each file needs its own name.
compiling = Preparing the fast games, once on this machine: about a minute …
not-prepared = Stopped while the fast games were being prepared; nothing was played. The next time begins anew.
no-folder = { $path } cannot be written: there is no folder { $folder }; make it first.
