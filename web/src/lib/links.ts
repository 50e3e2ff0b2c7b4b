// Addresses of this house. What stands behind the `#` never reaches a server's log.

/** The path of an address without its last strokes: `/table/x/` is `/table/x`. */
export const pathOf = (url: URL | Location): string => url.pathname.replace(/\/+$/, "") || "/";

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

export const tableLink = (table: string, base = location.origin): string => `${base}/table/${table}`;
/** Anyone who follows it is not asked to sit down. */
export const watchLink = (table: string, base = location.origin): string => `${tableLink(table, base)}?watch`;
export const inviteLink = (table: string, invite: string, base = location.origin): string =>
  `${tableLink(table, base)}#invite=${invite}`;
export const tokenLink = (table: string, token: string, base = location.origin): string =>
  `${tableLink(table, base)}#token=${token}`;

/** The link that opens a rule set anywhere; its name stands behind the `#`, where no server reads it. */
export const rulesLink = (code: string, title = "", base = location.origin): string =>
  `${base}/rules/${code}${title ? `#${encodeURIComponent(title)}` : ""}`;

/** The page that prints its rules. */
export const sheetLink = (game: string, code: string, title = ""): string =>
  `/sheet/${game}?rules=${code}${title ? `#${encodeURIComponent(title)}` : ""}`;
