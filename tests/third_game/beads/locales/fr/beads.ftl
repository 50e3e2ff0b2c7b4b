title = Perles
about = Enfilez des perles de la couleur du dé.
prompt = Quelle perle vient ensuite ?
tell-die = Le dé montre { $colour }.
tell-thread = { $name } enfile { $beads } perles pour { $points } points.
