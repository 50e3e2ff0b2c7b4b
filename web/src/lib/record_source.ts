// Where a record to replay comes from: pasted text, a file, or a link to a table or to a packed game.
import { api } from "./api";
import { unpackRecord } from "./links";

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
  return known !== undefined && typeof rules === "object" && rules !== null && Object.keys(rules).some((name) => !(name in known));
}
