# La plongée du jour : une partie par jour, la même pour tous

no-undo = Dans la plongée du jour, rien ne peut être repris.
play-on-later = Votre essai de la plongée du jour, vous seul le jouez : fermez la page et revenez quand vous voulez, avant minuit UTC pour qu’il compte.
no-rematch = La plongée du jour se joue une fois ; la suivante arrive à minuit UTC.
