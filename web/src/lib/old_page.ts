// After an update of the server an open page may ask for files that are gone: it loads itself anew, once.
import { linkTo } from "./links";
import { draftOf, keepDraft } from "./memory";

/** What of a browser is used here; tests bring their own. */
export interface Opened {
  /** The address of the script that began this page. */
  readonly script: string | null;
  fetch(path: string, options: RequestInit): Promise<Response>;
  reload(): void;
}

const scriptIn = (page: ParentNode): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;

const here = (): Opened => ({
  script: scriptIn(document),
  fetch: (path, options) => fetch(path, options),
  reload: () => location.reload(),
});

/**
 * Load the page again if the server has another one by now; tells whether it did. Table, seat and what was begun
 * come back with it. A network that is gone brings no new page, and one that did not help is not fetched twice.
 */
export async function loadNewPage(page: Opened = here()): Promise<boolean> {
  let script: string | null;
  try {
    const answer = await page.fetch(linkTo("/"), { cache: "no-store", credentials: "omit" });
    if (!answer.ok) return false;
    script = scriptIn(new DOMParser().parseFromString(await answer.text(), "text/html"));
  } catch {
    return false;
  }
  if (script === null || script === page.script || script === draftOf("page")) return false;
  keepDraft("page", script);
  page.reload();
  return true;
}

/** Vite tells the window of every file that cannot be had. */
export function watchForOldPage(): void {
  addEventListener("vite:preloadError", () => void loadNewPage());
}
