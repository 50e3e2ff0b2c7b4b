# El navegador: lo que pasó en una mesa, a qué velocidad se cuenta y cómo terminó.

log = El diario
log-empty = Todavía no ha pasado nada.
lately = Los últimos turnos
looking = { $name }, turno { $turn }, otra vez
look-again = Repetir
back-to-now = Volver al presente
speed = Bots y movimiento
speed-of = { $speed ->
    [slow] lentos
    [fast] rápidos
    [at-once] al instante
   *[normal] normales
}
hint-others = Comparar todas las opciones
hint-about-chance = Probabilidad de ganar la partida.

## El final

you-share = ¡Compartes la victoria con { $names }!
other-wins = { $count ->
    [one] Gana { $names }; quedas en { $place } lugar, a { $behind } de distancia
   *[other] { $names } comparten la victoria; quedas en { $place } lugar, a { $behind } de distancia
}
place = { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[other] el { $place }.º
}
gave-up = { $count ->
    [one] { $names } se rindió.
   *[other] { $names } se rindieron.
}
gave-up-you = { $count ->
    [one] Te has rendido.
   *[other] { $names } os habéis rendido.
}
other-opponents = Otros rivales
rematch-wish = { $count ->
    [one] { $names } quiere jugar otra vez. ¿Y tú?
   *[other] { $names } quieren jugar otra vez. ¿Y tú?
}
rematch-no = No, gracias
rematch-declined = { $count ->
    [one] { $names } no quiere jugar otra vez. En la revancha, un bot ocupará su puesto.
   *[other] { $names } no quieren jugar otra vez. En la revancha, unos bots ocuparán sus puestos.
}
result-won = victoria { $scores }
result-lost = { $place } lugar { $scores }
picture = La mesa al final
key-log = el diario
review = Analizar la partida
review-so-far = Analizar hasta ahora
reviewing = Analizando la partida…
play-on = Seguir jugando desde aquí
