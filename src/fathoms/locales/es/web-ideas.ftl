# El navegador: conjuntos de reglas para probar, con una imagen

ideas = Ideas para probar
more = Más ideas
variants = Variantes
show = Elegir por la imagen
show-more = { $count ->
    [one] Una idea más
   *[other] { $count } ideas más
}
