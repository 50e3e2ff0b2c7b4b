# The daily dive: one game a day, the same for everybody

no-undo = In the daily dive no move can be undone.
play-on-later = An attempt at the daily dive is yours alone to play: close the page and come back when you like, before midnight UTC if it is to count.
no-rematch = The daily dive is played once; the next one comes at midnight UTC.
