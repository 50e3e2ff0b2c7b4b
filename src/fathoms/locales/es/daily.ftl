# La zambullida del día: una partida al día, la misma para todos

no-undo = En la zambullida del día no se puede deshacer nada.
play-on-later = Tu intento de la zambullida del día lo juegas solo tú: cierra la página y vuelve cuando quieras, antes de la medianoche UTC para que cuente.
no-rematch = La zambullida del día se juega una vez; la siguiente llega a medianoche UTC.
