title = Cuentas
about = Ensarta cuentas del color del dado.
prompt = ¿Qué cuenta viene ahora?
tell-die = El dado muestra { $colour }.
tell-thread = { $name } ensarta { $beads } cuentas por { $points } puntos.
