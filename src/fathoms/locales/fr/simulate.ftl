# Les simulations : qui joue, ce qui s’écrit, ce qui peut mal tourner.

begins = Le premier joueur gagne { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($near, minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties ; ± est l’intervalle à 95 %.
mean = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($near, minimumFractionDigits: 2, maximumFractionDigits: 2) }
deeds = Dans une partie, en moyenne
kernel =
    { $workers ->
        [one] Joué en version compilée, dans un seul processus.
       *[other] Joué en version compilée, { $workers } parties à la fois.
    }
engine-asked = Joué sur le moteur, comme demandé.
engine-no-kernel = Joué sur le moteur : ce jeu n’est pas compilé.
engine-unfit = Joué sur le moteur : le jeu compilé ne connaît pas ces robots avec ces règles.
engine-needs-lab = Joué sur le moteur ; pour le jeu compilé, bien plus rapide : pip install 'fathoms[lab]'.
written =
    { $games ->
        [one] Une partie est écrite dans { $path }.
       *[other] { NUMBER($games) } parties sont écrites dans { $path }.
    }
stopped =
    { $done ->
        [0] Arrêté avant qu’une seule des { NUMBER($games) } parties soit comptée ; rien n’est écrit.
       *[other] Arrêté après { NUMBER($done) } parties sur { NUMBER($games) } ; celles-ci sont comptées et écrites.
    }
executor = --executor ne peut pas être « { $value } » ; prenez local, local:N avec 1 à { $most } processus, ou dask:ADRESSE.
needs-cluster = Jouer sur un cluster demande Dask ; installez-le avec : pip install 'fathoms[cluster]'.
cluster-silent = Aucun ordonnanceur Dask ne répond à { $address } ; vérifiez l’adresse et qu’il tourne.
cluster-empty = Le cluster Dask à { $address } n’a pas de workers ; lancez-en avec : dask worker { $address }.
other-version = Ceci est Fathoms { $ours }, mais un worker a { $theirs } ; installez la même version sur toutes les machines.
no-kernel = Un worker n’a pas « { $game } » compilé ; installez le même Fathoms sur toutes les machines.
workers-died =
    { $done ->
        [0] Les workers plantent à répétition, et aucune partie n’a été comptée ; donnez-leur plus de mémoire, ou prenez-en moins.
       *[other] Après { NUMBER($done) } parties, les workers plantent à répétition ; donnez-leur plus de mémoire, ou prenez-en moins.
    }
needs-arrow = Les fichiers Parquet demandent pyarrow ; installez-le avec : pip install 'fathoms[lab]', ou écrivez en .csv.
suffix = { $option } ne peut pas écrire { $path } ; le nom doit se terminer par : { $known }.
file-exists = { $path } existe déjà ; choisissez un autre nom.
file-twice = { $path } est nommé deux fois ; il faut un nom par fichier.
compiling = Compilation des parties rapides, une seule fois sur cette machine : environ une minute…
not-prepared = Arrêté pendant la compilation des parties rapides ; rien n’a été joué. Elle recommencera la prochaine fois.
no-folder = { $path } ne peut pas être écrit : il n’y a pas de dossier { $folder } ; créez-le d’abord.
