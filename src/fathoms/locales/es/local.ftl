# La casa en un navegador, sin servidor: lo que no puede hacer, y por qué.

full = En este dispositivo no queda sitio para las partidas; no se ha escrito nada. Libera espacio en el navegador e inténtalo de nuevo.
failed = El navegador no ha podido guardar o leer sus partidas ({ $reason }); no se ha escrito nada. Sal de la navegación privada, o permite que este sitio guarde datos, e inténtalo de nuevo.
no-measuring = Para medir hace falta un servidor de Fathoms; todo lo demás del taller funciona aquí.
no-review = Para los análisis hace falta un servidor de Fathoms: guarda la partida y ábrela allí.
