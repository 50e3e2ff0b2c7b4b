import { beforeEach, describe, expect, it } from "vitest";
import { loadNewPage, type Opened } from "../src/lib/old_page";

let reloads = 0;
const page = (script: string, served: string | Error): Opened => ({
  script,
  fetch: () =>
    served instanceof Error
      ? Promise.reject(served)
      : Promise.resolve(new Response(`<!doctype html><script type="module" crossorigin src="${served}"></script>`)),
  reload: () => (reloads += 1),
});

beforeEach(() => {
  reloads = 0;
  sessionStorage.clear();
});

describe("a page whose files are gone", () => {
  it("loads the new one of an updated server", async () => {
    expect(await loadNewPage(page("/assets/first-old.js", "/assets/first-new.js"))).toBe(true);
    expect(reloads).toBe(1);
  });

  it("loads it once, even if something keeps bringing the old one back", async () => {
    const old = page("/assets/first-old.js", "/assets/first-new.js");
    for (let times = 0; times < 3; times += 1) await loadNewPage(old);
    expect(reloads).toBe(1);
    // The next update is another one.
    await loadNewPage(page("/assets/first-new.js", "/assets/first-newer.js"));
    expect(reloads).toBe(2);
  });

  it("stays where it is if only the network failed, or the server is the same", async () => {
    expect(await loadNewPage(page("/assets/first.js", new TypeError("offline")))).toBe(false);
    expect(await loadNewPage(page("/assets/first.js", "/assets/first.js"))).toBe(false);
    expect(reloads).toBe(0);
  });
});
