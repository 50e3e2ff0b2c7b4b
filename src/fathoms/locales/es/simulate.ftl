# Simulaciones: quién las juega, qué escriben, qué puede fallar.

begins = El primer jugador gana el { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($near, minimumFractionDigits: 1, maximumFractionDigits: 1) } de las partidas; ± es el intervalo del 95 %.
mean = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($near, minimumFractionDigits: 2, maximumFractionDigits: 2) }
deeds = En una partida, de media
kernel =
    { $workers ->
        [one] Jugado en versión compilada, en un proceso.
       *[other] Jugado en versión compilada, { $workers } partidas a la vez.
    }
engine-asked = Jugado en el motor, como pediste.
engine-no-kernel = Jugado en el motor: este juego no está compilado.
engine-unfit = Jugado en el motor: el juego compilado no conoce estos bots con estas reglas.
engine-needs-lab = Jugado en el motor; para el juego compilado, mucho más rápido: pip install 'fathoms[lab]'.
written =
    { $games ->
        [one] Una partida está escrita en { $path }.
       *[other] { NUMBER($games) } partidas están escritas en { $path }.
    }
stopped =
    { $done ->
        [0] Parado antes de contar ninguna de las { NUMBER($games) } partidas; no se ha escrito nada.
       *[other] Parado tras { NUMBER($done) } de { NUMBER($games) } partidas; estas están contadas y escritas.
    }
executor = --executor no puede ser «{ $value }»; usa local, local:N con 1 a { $most } procesos, o dask:DIRECCIÓN.
needs-cluster = Jugar en un clúster necesita Dask; instálalo con: pip install 'fathoms[cluster]'.
cluster-silent = Ningún planificador de Dask responde en { $address }; comprueba la dirección y que esté en marcha.
cluster-empty = El clúster de Dask en { $address } no tiene workers; arranca algunos con: dask worker { $address }.
other-version = Este es Fathoms { $ours }, pero un worker tiene { $theirs }; instala la misma versión en todas las máquinas.
no-kernel = Un worker no tiene «{ $game }» compilado; instala la misma versión de Fathoms en todas las máquinas.
workers-died =
    { $done ->
        [0] Los workers fallan una y otra vez y no se contó ninguna partida; dales más memoria, o usa menos.
       *[other] Tras { NUMBER($done) } partidas los workers fallan una y otra vez; dales más memoria, o usa menos.
    }
needs-arrow = Los archivos Parquet necesitan pyarrow; instálalo con: pip install 'fathoms[lab]', o escribe .csv.
suffix = { $option } no puede escribir { $path }; el nombre debe terminar en: { $known }.
file-exists = { $path } ya existe; elige otro nombre.
file-twice = { $path } está nombrado dos veces; cada archivo necesita su nombre.
compiling = Compilando las partidas rápidas, una sola vez en esta máquina: cerca de un minuto…
not-prepared = Detenido mientras se compilaban las partidas rápidas; no se jugó nada. La próxima vez se compilarán de nuevo.
no-folder = { $path } no se puede escribir: no existe la carpeta { $folder }; créala primero.
