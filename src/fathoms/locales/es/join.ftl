# Sentarse a una mesa de un servidor: los enlaces, la conexión, lo que hacen los demás.

no-address = «{ $text }» no es la dirección de una mesa; debe ser como http://SERVIDOR/table/ID.
damaged-link = El enlace está dañado tras su «#»; cópialo otra vez, entero.
unreachable = No se puede conectar con el servidor { $host } ({ $reason }); revisa la dirección o inténtalo más tarde.
not-fathoms = El servidor { $host } no es un servidor de Fathoms; revisa la dirección.
server-says = El servidor dice: { $message }
which-link = Da el enlace de la mesa a la que quieres unirte, tal como lo recibiste.
which-name = Da tu nombre con --name, en 1 a { $most } letras.
your-name = Tu nombre:
house-rules = Esta mesa tiene reglas propias; esto cambia:
understood = ¿Entendido? Pulsa Intro para sentarte.
unknown-game = Esta versión de Fathoms no conoce el juego «{ $game }»; instala una más nueva.
said = { $message }

## La conexión

not-connected = Ahora mismo no hay conexión; inténtalo dentro de un momento.
reconnecting = Conexión perdida. Reconectando…
lost-on-the-way = La conexión se perdió antes de que respondiera el servidor; inténtalo otra vez.
no-answer = El servidor no responde; inténtalo otra vez.

## En la mesa

waiting = Esperando a los demás jugadores.
seat-free = { $name }: aún libre
seat-here = { $name }: está aquí
seat-away = { $name }: aún no ha llegado
seat-bot = { $name }: es un bot
dice-fall = Lanzando los dados…
time = { $prompt } (quedan { $time })
start = empezar con bots
talk = chat
talk-prompt = Mensaje a todos:
send = enviar
never-mind = cancelar
resign = rendirse
resign-sure = ¿Rendirte? No se podrá deshacer.
back = recuperar tu puesto
fill = dejar que un bot juegue por { $name }
agree = de acuerdo
disagree = no
undo-wish = { $name } quiere deshacer la última jugada.
undo-asked = Se pregunta a los demás si puedes deshacerla.
again = jugar otra vez
over-resign =
    { $count ->
        [one] { $names } se rinde.
       *[other] { $names } se rinden.
    }
over-time =
    { $count ->
        [one] A { $names } se le acabó el tiempo.
       *[other] A { $names } se les acabó el tiempo.
    }
over-resign-you =
    { $count ->
        [one] Te rindes.
       *[other] { $names } os rendís.
    }
over-time-you =
    { $count ->
        [one] Se te acabó el tiempo.
       *[other] { $names } os quedáis sin tiempo.
    }
help =
    En esta mesa, que está en un servidor:
      t  chatear con todos
      u  deshacer tu última jugada, si no se reveló nada y los demás están de acuerdo
      x  rendirse
      q  salir; tu puesto sigue siendo tuyo, y el mismo enlace te lleva de vuelta
    El servidor lanza los dados; las jugadas de los demás aparecen en cuanto se hacen.
    Cuando termina la partida, v muestra su análisis.

## Al irse

left = Has salido de la mesa; tu puesto sigue siendo tuyo.
watched = Has dejado de mirar.
ended = El servidor cerró la conexión.
input-ended = La entrada terminó antes que la partida; tu puesto sigue siendo tuyo.
input-useless = La entrada ya no se entiende, así que sales de la mesa; tu puesto sigue siendo tuyo.
come-back = Para volver: { $command }
other-promise = El servidor muestra ahora un secreto distinto del que prometió cuando llegaste.
share-missing = Lo que tu programa añadió a los dados no está en la partida.
