### La página de un jugador y la clave que la guarda.

title = Mis partidas
lead = Partidas, resultados y reglas que guardas.
device-lead = Todas las partidas de este dispositivo. Se guardan aquí y en ningún otro sitio.
device-without = Saber qué hicieron la suerte y las elecciones, tener una clave para tus otros dispositivos y una página que otros vean necesita un servidor.
device-title = Sin el servidor
device-kept = Las partidas que jugaste cuando ningún servidor respondía están solo en este dispositivo.
device-show = Mostrarlas
device-gone = Ningún servidor responde. Estas partidas están en este dispositivo; las de tu clave vuelven con él.

## Sin clave

keep = Guardar mis partidas
keep-lead = Una clave de diez palabras guarda tus partidas, resultados, reglas y ajustes, y los lleva a tus otros dispositivos. Sin correo ni contraseña.
keep-make = Crear una clave
keep-enter = Tengo una clave
keep-how-made = Creada en este dispositivo: el servidor solo recibe una huella, no la muestra a nadie y no puede devolvértela si la pierdes.
keep-how-words = Diez palabras, o una imagen para una cámara: anótalas, o pon otro dispositivo delante.
keep-how-forget = «Olvidarme» cambia tu nombre por un color en cada partida, al momento.
keep-free = Todo funciona también sin clave.

## La clave

your-key = Tu clave
key-new = Esta es tu clave. Anota las diez palabras, en su orden: son el único camino de vuelta a tus partidas.
key-about = Quien la tiene, tiene tus partidas. Guárdala para ti.
key-show = Mostrar mi clave
key-hide = Ocultarla
key-words = Diez palabras
key-camera-about = Apúntale con la cámara de otro dispositivo.
key-picture = Tu clave, para una cámara
key-copy = Copiar las palabras
key-off = Quitar la clave de este dispositivo
key-off-about = Tus partidas siguen bajo la clave; vuelve a introducirla cuando quieras.
enter = Introducir una clave
enter-label = Las diez palabras, en su orden
enter-about = Bastan las cuatro primeras letras de cada palabra.
enter-do = Traer mis partidas aquí
enter-replace = Hay otra clave en este dispositivo. Si introduces esta, anota la otra.
enter-use = Usar «{ $word }»
enter-count = { $count ->
    [one] { $count } palabra de diez
   *[other] { $count } palabras de diez
}
entered = Tus partidas ya están aquí.
cancel = Cancelar

## Resultados

results = Resultados
name = Nombre
games-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
from-games = de { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
won = { $wins } ganadas
won-share = Ganado
even-share = Con fuerzas iguales
luck-share = La salida y los dados dieron
luck-won = Ganado en las partidas analizadas
streak = Victorias seguidas
longest = Más victorias seguidas
cost = Coste por decisión
cost-value = { $points } puntos
cost-about = Lo que tus decisiones costaron en posibilidades de ganar, por decisión: menos es mejor.
cost-over-time = Coste por decisión con el tiempo
cost-picture = Coste por decisión en { $count } partidas analizadas, de la más antigua a la última: de { $first } a { $last } puntos.
no-results = Los resultados aparecen tras tu primera partida terminada.
review-all = { $count ->
    [one] Analizar { $count } partida más
   *[other] Analizar { $count } partidas más
}
review-all-about = Los análisis distinguen la suerte de las decisiones.
reviewing = Analizando { $number } de { $count } …
review-stopped = Una partida no se pudo analizar: { $problem }

## Partidas

games = Partidas
against = contra { $names }
alone = en solitario
around = alrededor de una pantalla
no-games = Aún no hay partidas.
no-games-about = Juega una, y se guarda aquí.
play = A los juegos
replay = Repetición
review = Análisis
go-on = Seguir jugando
show-all = { $count ->
    [one] Mostrar la partida
   *[other] Mostrar las { $count } partidas
}
lost = Perdida
won-plain = Ganada
no-winner = Sin ganador
going = Sin terminar
most = Aquí se muestran las últimas { $count } partidas.

## Reglas

rules = Reglas guardadas
no-rules = Las reglas que guardas en el taller aparecen aquí.

## Lo que ven otros

others = Lo que ven otros
others-about = Nadie ve esta página si no la muestras. Los demás jugadores aparecen por su color.
others-results = Resultados
others-games = Partidas
others-rules = Reglas guardadas
others-link = La dirección de tu página
shown-by = Las partidas de { $name }
shown-nameless = Las partidas de un jugador

## Ser olvidado

forget = Olvidarme
forget-about = Tu nombre pasa a ser un color en cada partida, tus líneas de chat se borran y la clave se elimina. No se puede deshacer.
forget-about-here = Tu nombre pasa a ser un color en cada partida de este dispositivo, y tus líneas de chat se borran. No se puede deshacer.
forget-sure = ¿Olvidarme para siempre?
forget-do = Sí, olvidarme
forgotten = Olvidado. { $tables ->
    [one] { $tables } partida te conoce
   *[other] { $tables } partidas te conocen
} ya solo por tu color.
