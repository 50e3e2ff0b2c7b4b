# The house in a browser, without a server: what it cannot do, and why.

full = This device has no space left for games; nothing was written. Free some space in the browser and try again.
failed = The browser could not keep or read its games ({ $reason }); nothing was written. Leave private browsing, or allow this site to store data, and try again.
no-measuring = Measuring needs a Fathoms server; everything else in the workshop works here.
no-review = Reviews need a Fathoms server: save the record of this game and open it there.
