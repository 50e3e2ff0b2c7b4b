# Mediciones: `fathoms bench`.

section-start-up = Lo que se espera al principio
section-engine = Los motores legibles
section-games = Partidas al azar en un núcleo, junto a otros simuladores
section-kernels = Los núcleos compilados
section-environments = Los entornos
section-bots = Los bots
section-table-plays = Una jugada en una mesa, sin red
section-tables = Las mesas en vivo
section-store = El almacén
section-browser = La página

no-section = No hay ninguna parte { $name }; hay { $known }.
not-here = Las mediciones no están instaladas aquí; toma las fuentes del proyecto y ejecuta esta orden allí.
left-out = { "  " }– { $name }: se deja fuera ({ $why })
value = { NUMBER($value) } { $unit }
at-least = al menos { NUMBER($value) }
at-most = como mucho { NUMBER($value) }
times = { NUMBER($times) } veces { $peer }
times-least = { NUMBER($times) } veces { $peer } (al menos { NUMBER($least) })
total = { $missed ->
    [0] { NUMBER($figures) } cifras; se cumple cada promesa.
    [one] { NUMBER($figures) } cifras; una promesa no se cumple aquí.
   *[other] { NUMBER($figures) } cifras; { NUMBER($missed) } promesas no se cumplen aquí.
}

figure-engine = { $game }, { $players } jugadores al azar
figure-kernel = { $game }, { $players } jugadores al azar
figure-command = { $name }
figure-command-processor = { $name } (procesador)
figure-table-play = { $game }: jugadas de partidas al azar
figure-greedy-turn = la decisión más lenta de greedy: { $positions }, { $players } jugadores
figure-wins = { $bot } entre { $among }, { $players } jugadores: victorias
figure-wins-closed = { $bot } entre { $among }, cofres cerrados, { $players } jugadores: victorias
figure-regret = { $bot }: probabilidad de ganar cedida por turno
figure-regret-closed = { $bot }, cofres cerrados: probabilidad de ganar cedida por turno
figure-expert-turn = un turno de expert, { $players } jugadores
figure-playouts = partidas al azar en la búsqueda de expert
figure-store = { $database }, { $tables } mesas que escriben
figure-live-moves = { $load }
figure-live-wait = { $load }: 99 de 100 respuestas en menos de
figure-peer = al lado: { $name }

beside-plain-python = un trabajo fijo en Python corriente
beside-python-alone = la velocidad de arrancar solo Python
beside-fair-share = su parte justa
beside-disk-confirms = lo que el disco confirma de uno en uno
