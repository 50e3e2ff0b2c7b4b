// Keeps the files of the house on this device, so that it opens without a network; the service worker serves them.
import { readAll, type HouseFiles } from "./messages";

/** Whether this browser could keep the house: it does that for secure addresses only. */
export const canKeep = (): boolean => "serviceWorker" in navigator && "caches" in globalThis;

/** What a house can be made of, if there is one at this address. */
export async function listFiles(at: string): Promise<HouseFiles | null> {
  // The service worker has the list of what is kept: this one is not that.
  const answer = await fetch(new URL("local.json?newest", at), { cache: "no-store", credentials: "omit" });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new TypeError(`${answer.status}`);
  return (await answer.json()) as HouseFiles;
}

// The service worker knows these names (`plugins/service-worker.js`).
const cacheNames = async (home: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(`fathoms ${home} house `));

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Keep these files, in place of those kept before. `told` hears how many bytes are here.
 * Nothing is changed if one cannot be had, or `signal` says that nobody wants them any more.
 */
export async function keepFiles(
  home: string,
  at: string,
  list: HouseFiles,
  told: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { version, files } = list;
  const before = await cacheNames(home);
  const name = `fathoms ${home} house ${version}`;
  let done = 0;
  try {
    const cache = await caches.open(name);
    for (const file of files) {
      // Not what is kept of an older house.
      const address = new URL(file.name, at);
      const answer = await fetch(new URL(`?${version}`, address), { signal, credentials: "omit" });
      if (!answer.ok) throw new TypeError(`${file.name}: ${answer.status}`);
      const content = await new Blob(await readAll(answer, (bytes) => told((done += bytes)))).arrayBuffer();
      if (hex(await crypto.subtle.digest("SHA-256", content)) !== file.sha256) throw new TypeError(file.name);
      signal.throwIfAborted();
      const headers = { "Content-Type": answer.headers.get("Content-Type") ?? "" };
      await cache.put(address, new Response(content, { headers }));
    }
    await cache.put(new URL("local.json", at), new Response(JSON.stringify(list)));
  } catch (problem) {
    if (!before.includes(name)) await caches.delete(name);
    throw problem;
  }
  await Promise.all(before.filter((old) => old !== name).map((old) => caches.delete(old)));
}

/** Keep them no longer. Games that were played stay where they are. */
export async function dropFiles(home: string): Promise<void> {
  for (const name of await cacheNames(home)) await caches.delete(name);
}
