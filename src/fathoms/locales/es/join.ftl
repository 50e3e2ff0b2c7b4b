# Sentarse a una mesa de un servidor: los enlaces, la conexión, lo que hacen los demás.

no-address = «{ $text }» no es la dirección de una mesa; una es como http://SERVIDOR/table/ID.
damaged-link = El enlace está dañado tras su «#»; cópialo otra vez, entero.
unreachable = No se llega al servidor { $host } ({ $reason }); revisa la dirección o inténtalo más tarde.
not-fathoms = Lo que responde en { $host } no habla como un servidor de Fathoms; revisa la dirección.
server-says = El servidor dice: { $message }
which-link = Di a qué mesa quieres ir: su enlace, como te lo mandó quien te invita.
which-name = Di quién eres con --name, en 1 a { $most } letras.
your-name = Tu nombre:
unknown-game = Este Fathoms no conoce el juego «{ $game }»; instala uno más nuevo.
said = { $message }

## La conexión

not-connected = Ahora mismo no hay conexión; inténtalo dentro de un momento.
reconnecting = Se cortó la conexión; intentándolo otra vez…
lost-on-the-way = La conexión se cortó antes de que respondiera el servidor; hazlo otra vez.
no-answer = El servidor no responde; hazlo otra vez.

## En la mesa

waiting = Esperando a que todos se sienten.
seat-free = { $name }: aún libre
seat-here = { $name }: está aquí
seat-away = { $name }: aún no ha llegado
seat-bot = { $name }: es un bot
dice-fall = Caen los dados…
time = { $prompt } (quedan { $time })
start = empezar con bots
talk = hablar
talk-prompt = A todos:
send = enviar
never-mind = dejarlo
resign = rendirse
resign-sure = ¿Rendirte? No se podrá deshacer.
back = recuperar tu puesto
fill = dejar que un bot juegue por { $name }
agree = de acuerdo
disagree = mejor no
undo-wish = { $name } quisiera deshacer la última jugada.
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
      t  hablar con todos
      u  deshacer tu última jugada, si no se reveló nada y los demás están de acuerdo
      x  rendirse
      q  irte; tu puesto sigue siendo tuyo, y el mismo enlace te trae de vuelta
    Los dados caen solos; las jugadas de los demás aparecen en cuanto se hacen.

## Al irse

left = Te has ido; tu puesto sigue siendo tuyo.
watched = Has dejado de mirar.
ended = El servidor cerró la conexión.
input-ended = La entrada terminó antes que la partida; tu puesto sigue siendo tuyo.
input-useless = La entrada ya no tiene sentido, así que te vas aquí; tu puesto sigue siendo tuyo.
come-back = Para volver: { $command }
other-promise = Al llegar tú, el servidor había prometido otro secreto que ahora.
share-missing = Lo que tu programa mezcló en los dados no está en la partida.
