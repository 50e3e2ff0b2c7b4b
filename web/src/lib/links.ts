// Addresses of this house. What stands behind the `#` never reaches a server's log.

/** What the page's head says of this house. */
export const headSays = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="fathoms-${name}"]`)?.content;

/** The folder that this house stands in: nothing at a server; `/games/sea` where a site's page names `/games/sea/`. */
const folder = (): string => (headSays("base") ?? "/").replace(/\/+$/, "");

/** The address of a page or file of this house: `/table/x` stands below the folder of the house. */
export const linkTo = (path: string): string => folder() + path;

/** The path of an address inside this house, without its last strokes: `/table/x/` is `/table/x`. */
export function pathOf(url: URL | Location): string {
  const home = folder();
  const inside = url.pathname.startsWith(`${home}/`) ? url.pathname.slice(home.length) : url.pathname;
  return inside.replace(/\/+$/, "") || "/";
}

const house = (): string => location.origin + folder();

/** Brings a player's key to another device. */
export const keyLink = (key: string, base = house()): string => `${base}/me#key=${key}`;
export const playerLink = (page: string, base = house()): string => `${base}/player/${page}`;

/** Whether a table stands in this browser, not at a server: its name says so. */
export const isLocalTable = (table: string): boolean => table.startsWith("local-");

export interface TableFragment {
  readonly invite: string;
  readonly token: string;
}

export function readTableFragment(fragment: string): TableFragment {
  const fields = new URLSearchParams(fragment);
  const token = fields.get("token") ?? "";
  // A broken invite is still an invite: the server says what is wrong with it.
  return { invite: fields.get("invite") ?? "", token: /^[\w-]{8,64}$/.test(token) ? token : "" };
}

export const tableLink = (table: string, base = house()): string => `${base}/table/${table}`;
/** Anyone who follows it is not asked to sit down. */
export const watchLink = (table: string, base = house()): string => `${tableLink(table, base)}?watch`;
export const inviteLink = (table: string, invite: string, base = house()): string =>
  `${tableLink(table, base)}#invite=${invite}`;
export const tokenLink = (table: string, token: string, base = house()): string =>
  `${tableLink(table, base)}#token=${token}`;

/** The link that opens a rule set anywhere; its name stands behind the `#`, where no server reads it. */
export const rulesLink = (code: string, title = "", base = house()): string =>
  `${base}/rules/${code}${title ? `#${encodeURIComponent(title)}` : ""}`;

/** The link that shows a whole game anywhere, at one of its moves. */
export const recordLink = (packed: string, move = 0): string =>
  `${house()}/replay#game=${packed}${move ? `&move=${move}` : ""}`;
export const replayLink = (table: string, move: number): string => `${house()}/replay/${table}#move=${move}`;

/** The page that prints its rules. */
export const sheetLink = (game: string, code: string, title = ""): string =>
  linkTo(`/sheet/${game}?rules=${code}${title ? `#${encodeURIComponent(title)}` : ""}`);
