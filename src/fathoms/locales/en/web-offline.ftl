# Playing without a network: what is kept on this device for it, and how far it has come.

what = You can then play against bots or on one screen, take the lessons, read the rules, score, replay and build rules, even when no server answers.
friends = Playing with friends elsewhere still needs the server.
size = { $size } MB to download, once.
keep = Keep on this device
download = { $done } of { $total } MB downloaded
stop = Stop
kept = Done. Fathoms now works on this device without a network.
games = Games played without a network stay in this browser. You find them on the home page.
remove = Remove from this device
removed = Removed. Your games are still here.
failed = The download did not finish. Try again when the network is better.
no-room = This device has no room left for it.
cannot = This browser cannot do it: it has no WebAssembly or no IndexedDB. A newer one can.
cannot-play = The games cannot run in this browser: it has no WebAssembly or no IndexedDB. A newer one can.
insecure = A browser keeps games only from a secure address (https).
none = This server does not offer it.
coming = The games are on their way: { $done } of { $total } MB.
starting = The games are getting ready…
strongest = The strongest bot needs a server. This is the strongest one here.
only-here = This game is on this device only. The link below holds all of it: anyone can open it, on any Fathoms server.
