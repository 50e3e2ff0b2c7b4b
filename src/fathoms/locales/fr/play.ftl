# L’écran de jeu : ce qu’il demande, ce que font ses touches, comment la partie finit.

your-turn = À vous de jouer.
your-turn-name = { $name }, à vous de jouer.
turn-of = C’est le tour de { $name }.
turn-of-you = C’est votre tour.
turn-over = Votre tour est terminé.
asked = { $name } : { $prompt }
not-begun = La partie n’a pas commencé.
waking = Préparation d’un robot, une seule fois sur cette machine : environ une demi-minute.

throw = lancer
go-on = continuer
undo = annuler
quit = quitter
help-key = aide
peek = regarder
hide = cacher
faster = plus vite
done = terminé
review = analyse
any-key = Appuyez sur une touche pour continuer.

key-enter = Entrée
key-space = Espace
key-escape = Échap
key-backspace = Effacement
key-tab = Tab
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-any = Une touche

taken-back = Le dernier coup est annulé.
nothing-to-undo = Il n’y a rien à annuler : ce qui est révélé le reste.
no-key = « { $key } » ne fait rien ici ; les touches sont affichées en bas.
peeking = Pour { $name } seulement : la table comme vous la voyez.
what-fell = Qu’avez-vous obtenu (par exemple { $example }) ?
what-fell-name = Lancer de { $name } : que montrent les dés (par exemple { $example }) ?
what-fell-name-you = Votre lancer : que montrent les dés (par exemple { $example }) ?
not-a-fall = « { $text } » n’est pas un lancer ; tapez ce que montrent les dés, par exemple { $example }.
small-window = Votre fenêtre a { $columns } colonnes et { $rows } lignes ; { $wide } sur { $high } montrent tout.

help =
    À tout moment :
      ?  cette aide
      u  annuler votre dernier coup, tant que rien n’a été révélé
      p  regarder vos secrets, quand vous partagez l’écran
      q  enregistrer et quitter ; rien n’est perdu
    Entrée, Espace ou r lance et continue. Pendant le tour des robots, une touche les accélère.
help-over = Quand la partie est terminée, r montre son analyse.

win =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
win-you =
    { $count ->
        [one] Vous gagnez !
       *[other] { $names } partagez la victoire !
    }
over-moves = La partie s’est arrêtée après { $moves } coups, sans vainqueur.
over-absence = Personne n’est venu, et la table a été fermée.
score = { $name } { $score }
scores = Score : { $scores }.
saved = La partie est enregistrée dans { $path }
see-again = Pour la revoir : { $command }
left = La partie est enregistrée dans { $path }
interrupted = Interrompue ; la partie est enregistrée dans { $path }
input-ended = L’entrée s’est arrêtée avant la fin ; la partie est enregistrée dans { $path }
input-useless = L’entrée n’est plus compréhensible, la partie s’arrête ici ; elle est enregistrée dans { $path }
with-box = Avec les valeurs de votre boîte.
played-on = { $afresh ->
    [0] Vous jouez à partir du coup { $move }, avec de nouveaux dés.
   *[other] Vous jouez à partir du coup { $move }, avec de nouveaux dés ; ce qui est face cachée a été redistribué.
}
go-on-later = Pour la reprendre : { $command }

## Le conseiller

hint = conseil
hint-preparing = Comparaison des choix… La première fois sur cette machine, cela prend environ une demi-minute.
hint-stopped = Le conseil a été arrêté ; redemandez-le quand vous voulez.
hint-title = Conseil
hint-row = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de gagner, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points après ce tour
hint-row-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points après ce tour
