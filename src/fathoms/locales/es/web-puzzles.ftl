# El navegador: acertijos, el del día, y el montón de decisiones para practicar.

title = Acertijos
lead = Una decisión, una opción mejor. Después ves lo que vale cada opción.
solve = Resolver
solved-today = Resuelto. Vuelve mañana.
failed-today = Esta vez no. Ahora está en tu montón.
look-again = Volver a verlo
pile = Tu montón
pile-empty = Los acertijos fallados vuelven aquí, cada vez más tarde cuando los aciertas. Las decisiones de tus partidas llegan desde su análisis.
pile-due = { $count ->
    [one] Una decisión te espera.
   *[other] { $count } decisiones te esperan.
}
pile-rests = { $days ->
    [one] Hoy no hay nada que practicar. La próxima vuelve mañana.
   *[other] Hoy no hay nada que practicar. La próxima vuelve en { $days } días.
}
pile-size = { $count ->
    [one] Una en el montón.
   *[other] { $count } en el montón.
}
practise = Practicar
progress = { $solved } de { $count } resueltos
number = Acertijo { $number }
state-new = sin probar
state-right = resuelto
state-wrong = fallado
proven = Demostrado
opinion = Opinión del experto
show-all = Mostrar los { $count }
you-are = Juegas con { $name }.
choose-there = Elige en la mesa y confirma como en una partida.
at-most = máx. { $share }
best = Lo mejor
beside = Frente a
right-one = correcta
not-weighed = Nadie ha valorado esta opción.
back-in = { $days ->
    [one] Vuelve mañana.
   *[other] Vuelve en { $days } días.
}
next = Siguiente acertijo
next-due = Siguiente decisión
take-off = Quitar del montón
all = Todos los acertijos
own = Una decisión tuya
done = Era la última por hoy.
