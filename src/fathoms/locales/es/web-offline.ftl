# Playing without a network: what is kept on this device for it, and how far it has come.

what = Podrás jugar contra bots o en una pantalla, hacer las lecciones, leer las reglas, puntuar, volver a ver partidas y crear reglas, aunque no responda ningún servidor.
friends = Para jugar con amigos en otro lugar sigue haciendo falta el servidor.
size = { $size } MB de descarga, una sola vez.
keep = Guardar en este dispositivo
download = { $done } de { $total } MB descargados
stop = Parar
kept = Listo. Fathoms ya funciona sin conexión en este dispositivo.
games = Las partidas jugadas sin conexión se quedan en este navegador. Las encuentras en la página de inicio.
remove = Quitar de este dispositivo
removed = Quitado. Tus partidas siguen aquí.
failed = La descarga no ha terminado. Prueba otra vez cuando haya mejor conexión.
no-room = No queda sitio en este dispositivo.
cannot = Este navegador no puede: le falta WebAssembly o IndexedDB. Uno más nuevo sí podrá.
cannot-play = Los juegos no funcionan en este navegador: le falta WebAssembly o IndexedDB. Uno más nuevo sí podrá.
insecure = Un navegador solo guarda juegos desde una dirección segura (https).
none = Este servidor no lo ofrece.
coming = Los juegos están en camino: { $done } de { $total } MB.
starting = Los juegos se están preparando…
strongest = El bot más fuerte necesita un servidor. Este es el más fuerte aquí.
only-here = Esta partida está solo en este dispositivo. El enlace de abajo la contiene entera: cualquiera puede abrirla, en cualquier servidor de Fathoms.
