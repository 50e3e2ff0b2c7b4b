// What stands behind the `#` of an address: it never reaches a server's log.

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
/** Whoever follows it is not asked to sit down. */
export const watchLink = (table: string, base = location.origin): string => `${tableLink(table, base)}?watch`;
export const inviteLink = (table: string, invite: string, base = location.origin): string =>
  `${tableLink(table, base)}#invite=${invite}`;
export const tokenLink = (table: string, token: string, base = location.origin): string =>
  `${tableLink(table, base)}#token=${token}`;

/** A whole game as text for an address: deflated, in the letters an address may have. */
export async function packRecord(record: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return base64url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

const LARGEST_RECORD = 4_000_000;

export async function unpackRecord(text: string): Promise<unknown> {
  const stream = new Blob([fromBase64url(text)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    // A few letters can unfold into more than a page should hold.
    if (size > LARGEST_RECORD) throw new RangeError("record too large");
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  return JSON.parse(await new Blob(parts).text()) as unknown;
}

function base64url(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
