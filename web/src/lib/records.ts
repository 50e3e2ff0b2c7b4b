// A whole game as a record: packed into an address, and read from pasted text, a file or a link.
import { api } from "./api";

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

/** Read what a person pasted; throws if it is neither a record nor a link that leads to one. */
export async function readRecord(text: string): Promise<Record<string, unknown>> {
  const trimmed = text.trim();
  const table = /\/(?:table|replay)\/([\w-]+)/.exec(trimmed)?.[1];
  const packed = /[#&]game=([\w-]+)/.exec(trimmed)?.[1];
  let found: unknown;
  if (packed) found = await unpackRecord(packed);
  else if (!trimmed.startsWith("{") && table) found = await api.record(table);
  else found = JSON.parse(trimmed) as unknown;
  if (typeof found !== "object" || found === null || Array.isArray(found)) throw new SyntaxError("not a record");
  return found as Record<string, unknown>;
}

/** Whether a record says of itself that a newer Fathoms wrote it. */
export const isNewer = (record: Record<string, unknown>): boolean => {
  const format = /^fathoms\/(\d+)$/.exec(String(record["format"]));
  return format !== null && Number(format[1]) > 1;
};

/** Whether a record is played by rules that this house has never heard of: a newer one wrote it. */
export async function hasNewerRules(record: Readonly<Record<string, unknown>>): Promise<boolean> {
  const known = (await api.games().catch(() => [])).find(({ game }) => game === record["game"])?.standard;
  const { rules } = record;
  return (
    known !== undefined &&
    typeof rules === "object" &&
    rules !== null &&
    Object.keys(rules).some((name) => !(name in known))
  );
}
