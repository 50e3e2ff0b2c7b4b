# La pantalla de juego: qué pregunta, qué hacen sus teclas, cómo acaba la partida.

your-turn = Es tu turno.
your-turn-name = { $name }, es tu turno.
turn-of = Es el turno de { $name }.
turn-of-you = Es tu turno.
turn-over = Tu turno ha terminado.
asked = { $name }: { $prompt }
not-begun = La partida no ha empezado.
waking = Preparando un bot, una sola vez en esta máquina: cerca de medio minuto.

throw = lanzar
go-on = continuar
undo = deshacer
quit = salir
help-key = ayuda
peek = mirar
hide = ocultar
faster = más rápido
done = listo
review = análisis
any-key = Pulsa una tecla para continuar.

key-enter = Intro
key-space = Espacio
key-escape = Esc
key-backspace = Retroceso
key-tab = Tab
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-any = Una tecla

taken-back = La última jugada se ha deshecho.
nothing-to-undo = No hay nada que deshacer: lo que se ha revelado se queda.
no-key = «{ $key }» no hace nada aquí; las teclas se ven abajo.
peeking = Solo para { $name }: la mesa como tú la ves.
what-fell = ¿Qué ha salido (por ejemplo { $example })?
what-fell-name = Tirada de { $name }: ¿qué muestran los dados (por ejemplo { $example })?
what-fell-name-you = Tu tirada: ¿qué muestran los dados (por ejemplo { $example })?
not-a-fall = «{ $text }» no es una tirada; escribe lo que muestran los dados, por ejemplo { $example }.
small-window = Tu ventana tiene { $columns } columnas y { $rows } líneas; con { $wide } por { $high } se ve todo.

help =
    En cualquier momento:
      ?  esta ayuda
      u  deshacer tu última jugada, mientras no se haya revelado nada
      p  mirar tus secretos, cuando compartís la pantalla
      q  guardar y salir; no se pierde nada
    Intro, Espacio o r lanza y continúa. Mientras juegan los bots, una tecla los acelera.
help-over = Cuando termina la partida, r muestra su análisis.

win =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
win-you =
    { $count ->
        [one] ¡Has ganado!
       *[other] ¡{ $names } compartís la victoria!
    }
over-moves = La partida terminó tras { $moves } jugadas, sin ganador.
over-absence = No se unió nadie, así que la mesa se cerró.
score = { $name } { $score }
scores = Puntos: { $scores }.
saved = La partida está guardada en { $path }
see-again = Para verla otra vez: { $command }
left = La partida está guardada en { $path }
interrupted = Interrumpida; la partida está guardada en { $path }
input-ended = La entrada acabó antes que la partida; está guardada en { $path }
input-useless = La entrada ya no se entiende, así que la partida se detiene aquí; está guardada en { $path }
with-box = Con los valores de tu caja.
played-on = { $afresh ->
    [0] Sigues después de la jugada { $move }, con dados nuevos.
   *[other] Sigues después de la jugada { $move }, con dados nuevos; lo que está boca abajo se ha repartido de nuevo.
}
go-on-later = Para continuarla: { $command }

## El consejo

hint = consejo
hint-preparing = Comparando las opciones… La primera vez en esta máquina tarda cerca de medio minuto.
hint-stopped = El consejo se ha detenido; vuelve a pedirlo cuando quieras.
hint-title = Consejo
hint-row = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de ganar, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos tras este turno
hint-row-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos tras este turno
