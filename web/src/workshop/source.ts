// Where a rule set comes from (a code, a link, a file, this device), and how it becomes the draft of its game.
import type { Draft as Seen, Workshop } from "../protocol";
import type { RuleValues } from "../lib/contract";
import { api, noAnswer, Problem, problemOf } from "../lib/api";
import { say } from "../lib/texts.svelte";
import { cleanTitle, type KeptRules } from "../lib/kept_rules.svelte";
import { asValues } from "../lib/json";
import { Draft, type Origin } from "./draft.svelte";

/** What a person gave, read but not yet checked. */
export interface Given {
  readonly rules: string | RuleValues;
  /** A code names its game; a file too, as a rule. */
  readonly game: string | null;
  readonly title: string;
}

/** The same as the server sees it, and all about its game. */
export interface Opened {
  readonly seen: Seen;
  readonly about: Workshop;
}

const CODE = /F(\d+)-[0-9A-Z-]+/i;
const FORMAT = /^fathoms-rules\/(\d+)$/;
const RECORD = /^fathoms\/(\d+)$/;
/** Nobody's rules are larger; a wrong file should not fill a page's memory. */
export const LARGEST_FILE = 200_000;

const newer = (): Problem => new Problem("malformed", say("workshop.source-newer"));
const unread = (): Problem => new Problem("malformed", say("workshop.source-unread"));

/** Why something could not be opened, in words. */
export function unopened(error: unknown): string {
  const { kind, message } = problemOf(error);
  return kind === "gone" ? noAnswer() : message || unread().message;
}

/** Read what a person typed, pasted or dropped; throws a `Problem` that says what it should be. */
export function readGiven(text: string, fileName = ""): Given {
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) return readFile(trimmed, cleanTitle(fileName.replace(/\.json$/i, "")));
  const code = CODE.exec(decoded(trimmed));
  if (!code) throw unread();
  if (Number(code[1]) > 1) throw newer();
  return { rules: code[0], game: null, title: titleIn(trimmed) };
}

/** An address may be written with its signs hidden. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link of ours may carry the name of the rule set behind its `#`. */
function titleIn(text: string): string {
  const fragment = /#(.*)$/.exec(text)?.[1] ?? "";
  return CODE.test(fragment) ? "" : cleanTitle(decoded(fragment));
}

function readFile(text: string, title: string): Given {
  let found: RuleValues | null;
  try {
    found = asValues(JSON.parse(text));
  } catch {
    throw unread();
  }
  if (!found) throw unread();
  const format = String(found["format"] ?? "");
  const version = FORMAT.exec(format) ?? RECORD.exec(format);
  if (version && Number(version[1]) > 1) throw newer();
  const [rules, game] = [asValues(found["rules"] ?? {}), found["game"]];
  if (!version || !rules || typeof game !== "string") throw unread();
  return { rules, game, title: RECORD.test(format) ? "" : title };
}

/** Have it looked at; rules with fields that this house has never heard of come from a newer one. */
export async function openGiven({ rules, game }: Pick<Given, "rules" | "game">): Promise<Opened> {
  const seen = await api.checkDraft({ rules, ...(game === null ? {} : { game }) });
  const about = await api.workshop(seen.game);
  if (seen.problems.some(({ field }) => field !== null && !(field in about.standard))) throw newer();
  return { seen, about };
}

/** The file of a rule set, as the terminal writes it too. */
export const rulesFile = (game: string, rules: RuleValues): string =>
  `${JSON.stringify({ format: "fathoms-rules/1", game, rules }, null, 2)}\n`;

// The draft that was there before is one step back.

/** What a draft begins with, of rules that the server has seen. */
export const originOf = ({ seen }: Opened, title: string): Origin => ({
  title,
  values: seen.rules,
  ...(seen.code === null ? {} : { code: seen.code }),
});

/** Make it the draft of its game, wherever that is shown next. */
export function beginDraft(opened: Opened, title: string): void {
  const draft = new Draft(opened.about);
  draft.begin(originOf(opened, title));
  draft.stop();
}

/** What a draft begins with, of rules kept on this device. */
export const keptOrigin = ({ title, rules, code }: KeptRules, standard: Origin["values"]): Origin => ({
  title,
  values: { ...standard, ...rules },
  ...(code === null ? {} : { code }),
});

export async function beginKept(kept: KeptRules): Promise<void> {
  const about = await api.workshop(kept.game);
  const draft = new Draft(about);
  draft.begin(keptOrigin(kept, about.standard), kept.id);
  draft.stop();
}
