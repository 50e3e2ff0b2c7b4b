// The page opens from here when the network is gone. Nothing of the API is kept but the rule book.
const RELEASE = "fathoms-__RELEASE__";
const SHELL = __SHELL__;
const BOOK = "fathoms-book";

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
      .then((names) => Promise.all(names.filter((n) => n !== RELEASE && n !== BOOK).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (/^\/api\/(book|games|bots|rulesets|workshop)$/.test(url.pathname)) {
    event.respondWith(fresh(request, BOOK));
  } else if (url.pathname.startsWith("/api/") || url.pathname === "/metrics") {
    return;
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/").then((page) => page ?? Response.error())));
  } else {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

async function fresh(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw problem;
  }
}
