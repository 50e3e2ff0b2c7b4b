// The page opens from here when the network is gone. Nothing of the API is kept but the rule book; the house for playing
// without a network is kept by the page, if somebody asks for it (`src/local/keeping.ts`), and served from here.
const HOME = new URL("./", self.location.href).pathname;
// Another house may stand in another folder of the same host.
const OURS = `fathoms ${HOME} `;
const RELEASE = `${OURS}__RELEASE__`;
const BOOK = `${OURS}book`;
const HOUSE = `${OURS}house `;
const SHELL = __SHELL__;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(RELEASE)
      .then(keepAll)
      .then(() => self.skipWaiting()),
  );
});

// One after another and not too fast: all at once would be more than a server allows one address.
async function keepAll(cache) {
  for (const path of SHELL) {
    await cache.add(path);
    await new Promise((done) => setTimeout(done, 30));
  }
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// `fathoms-…` is what caches were called before a house could stand in a folder.
const isOld = (name) =>
  name.startsWith(OURS)
    ? name !== RELEASE && name !== BOOK && !name.startsWith(HOUSE)
    : HOME === "/" && name.startsWith("fathoms-");

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !url.pathname.startsWith(HOME)) return;
  const path = url.pathname.slice(HOME.length);
  if (/^api\/(book|games|bots|rulesets|workshop)$/.test(path)) {
    event.respondWith(fresh(request, BOOK));
  } else if (path.startsWith("api/") || path === "metrics") {
    return;
  } else if (request.mode === "navigate") {
    event.respondWith(open(request));
  } else {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

async function open(request) {
  let answer = null;
  try {
    answer = await fetch(request);
  } catch {
    // Nobody answers.
  }
  // A host of files knows only some of our pages by name.
  if (answer && answer.status !== 404) return answer;
  return (await caches.match("./")) ?? answer ?? Response.error();
}

async function fresh(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(request);
    if (!kept) throw problem;
    // Whoever has a house on this device would rather ask that one.
    const headers = new Headers(kept.headers);
    headers.set("Fathoms-Kept", "yes");
    return new Response(kept.body, { status: kept.status, headers });
  }
}
