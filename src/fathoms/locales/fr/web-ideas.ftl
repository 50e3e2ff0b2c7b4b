# Le navigateur : les jeux de règles à essayer, montrés par une image

ideas = Idées à essayer
more = Plus d’idées
variants = Variantes
show = Choisir par l’image
show-more = { $count ->
    [one] Une autre idée
   *[other] { $count } autres idées
}
