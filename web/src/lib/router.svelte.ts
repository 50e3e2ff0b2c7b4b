// Which page is shown: the path of the address says it. What stands behind the `#` is the page's own business.
import { linkTo, pathOf } from "./links";

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Without the `#`. */
  readonly fragment: string;
}

export function placeOf(url: URL): Place {
  return { path: pathOf(url), query: url.searchParams, fragment: decodeFragment(url.hash.slice(1)) };
}

function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  place = $state.raw(placeOf(new URL(location.href)));
  /** Which page it is, and with what it was opened: when this changes, the page is another one. A changed `#` is not. */
  readonly address = $derived(`${this.place.path}?${this.place.query.toString()}`);

  start(): () => void {
    const moved = (): void => {
      this.place = placeOf(new URL(location.href));
    };
    addEventListener("popstate", moved);
    addEventListener("hashchange", moved);
    document.addEventListener("click", this.clicked);
    return () => {
      removeEventListener("popstate", moved);
      removeEventListener("hashchange", moved);
      document.removeEventListener("click", this.clicked);
    };
  }

  /** Go to a page of this house, by its path in it. */
  go(path: string, replace = false): void {
    this.open(new URL(linkTo(path), location.href), replace);
  }

  private open(url: URL, replace = false): void {
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    const before = this.place.path;
    this.place = placeOf(url);
    if (this.place.path !== before) scrollTo(0, 0);
  }

  private readonly clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const home = linkTo("/");
    if (!link.pathname.startsWith(home) || link.pathname.startsWith(`${home}api/`)) return;
    // A place on the same page is the browser's own business.
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.open(new URL(link.href));
  };
}

export const router = new Router();
export const go = router.go.bind(router);
