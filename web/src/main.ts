// Begins everything that takes time at once: the line to the table, the page, its words. It is small, so it comes first.
import { screensOf } from "./games";
import { ALWAYS, fetchCatalogue, preferredLanguage } from "./lib/language";
import { firstInfo, openFirstLine } from "./lib/first_line";
import { watchForOldPage } from "./lib/old_page";
import { linkTo, pathOf } from "./lib/links";
import { routeOf } from "./routes";

const lang = preferredLanguage();
const path = pathOf(location);
const route = routeOf(path);
// Anyone who needs these asks again, and tells if they cannot be had.
const ahead = (...files: readonly Promise<unknown>[]): void => files.forEach((file) => void file.catch(() => {}));

watchForOldPage();
const table = path.startsWith("/table/") ? (route?.params["table"] ?? "") : "";
if (table) openFirstLine(table);
ahead(import("./start"), ...ALWAYS.map((file) => fetchCatalogue(lang, file)));
if (route) ahead(route.page());
void firstInfo(table).then((info) => {
  const screens = info && screensOf(info.game);
  if (!screens) return;
  ahead(screens.table(), ...screens.texts.map((file) => fetchCatalogue(lang, file)));
  if (screens.sign) ahead(screens.sign());
  if (info.status !== "playing") ahead(import("./pages/play/panels"));
});
// A browser's first look at how a language counts takes long: now it has to wait for the files anyway.
new Intl.PluralRules(lang).select(1);

if (import.meta.env.PROD && "serviceWorker" in navigator && isSecureContext) {
  const register = (): void => void navigator.serviceWorker.register(linkTo("/sw.js")).catch(() => {});
  // It fetches every page: not before this one is shown.
  const idle = (): void => void (window.requestIdleCallback ?? setTimeout)(register);
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle);
}
