// Setting a table: what this device then holds of it.
import type { Clock, HumanSeat, Opened, OpenTable, PlayOn, Seat } from "../protocol";
import { screensOf } from "./index";
import type { RuleValues, Strength } from "../lib/contract";
import { printedValues } from "../lib/kept_rules.svelte";
import { api } from "../lib/api";
import { mayAnswerHere } from "../lib/houses";
import { holdSeat } from "../lib/memory";
import { settings } from "../lib/settings.svelte";
import { ownEntropy } from "../lib/wire";

export interface TableWish {
  readonly game: string;
  readonly seats: readonly Seat[];
  /** The code of a rule set, or what differs from the standard one. */
  readonly rules?: string | RuleValues;
  readonly clock?: Clock | null;
  readonly listed?: boolean;
  readonly hints?: boolean;
  readonly first?: number | "draw";
  /** Whether anyone with the table's link may sit down. */
  readonly anyone?: boolean;
  /** The opener's own seat. */
  readonly opener?: number | null;
  /** Whether all people sit at this screen. */
  readonly around?: boolean;
  /** The moment of another game that is played on from: rules and who begins are as they were there. */
  readonly origin?: PlayOn;
}

/** Set a table and keep the own seat on this device; give its id. */
export async function openTable(wish: TableWish): Promise<Opened> {
  const {
    game,
    seats,
    clock = null,
    listed = false,
    hints = true,
    first = "draw",
    anyone = false,
    opener = null,
  } = wish;
  const { origin } = wish;
  const asked: OpenTable = {
    game,
    seats: [...seats],
    ...(origin ? { origin } : { rules: await withBox(game, wish.rules ?? {}), first }),
    clock,
    listed,
    hints,
    anyone,
    opener,
    entropy: ownEntropy(),
  };
  const people = seats.filter(({ kind }) => kind === "human").length;
  const opened = await api.open(asked, wish.around || (people <= 1 && !listed));
  for (const { seat, token } of opened.seats) if (token) holdSeat(opened.table, { seat, token });
  return opened;
}

/** Anyone who owns the box plays with its values, where the rules do not change those themselves. */
async function withBox(game: string, rules: string | RuleValues): Promise<string | Record<string, unknown>> {
  if (typeof rules !== "string") return { ...printedValues.under(game, rules) };
  return printedValues.inUse(game)
    ? { ...printedValues.under(game, (await api.checkRules({ game, rules })).changes) }
    : rules;
}

/** The bots of a game that play here, by their strength; undefined for a game that we have no drawing of. */
export async function rivalsOf(game: string): Promise<Readonly<Record<Strength, string>> | undefined> {
  const rivals = screensOf(game)?.rivals;
  if (!rivals) return undefined;
  // A server has them all. The house in a browser has those that think fast enough there.
  const known = mayAnswerHere() ? (await api.bots()).filter((bot) => bot.game === game).map(({ bot }) => bot) : [];
  const first = ([best, ...others]: readonly [string, ...string[]]): string =>
    [best, ...others].find((bot) => known.includes(bot)) ?? best;
  return { easy: first(rivals.easy), normal: first(rivals.normal), strong: first(rivals.strong) };
}

/** One person against bots, of the strength that this device has chosen; `counts` says how many can play by these rules. */
export async function playNow(
  game: string,
  name: string,
  rules: string | RuleValues = {},
  counts: readonly number[] = [],
  rival?: string,
): Promise<string> {
  const screens = screensOf(game);
  const bot = rival ?? (await rivalsOf(game))?.[settings.strength ?? "normal"] ?? "random";
  const person: HumanSeat = { kind: "human", ...(name ? { name } : {}) };
  const usual = screens?.seats ?? 2;
  const many = counts.length === 0 || counts.includes(usual) ? usual : Math.min(...counts);
  const rivals = Array.from({ length: many - 1 }, (): Seat => ({ kind: "bot", bot }));
  return (await openTable({ game, seats: [person, ...rivals], rules })).table;
}

/** Several people on this device: it takes every seat of a person itself. */
export async function playAround(wish: TableWish): Promise<string> {
  const opened = await openTable({ ...wish, around: true });
  for (const { invite } of opened.seats) {
    if (!invite) continue;
    // Without a name: the seat keeps the one it was opened with, or goes by its colour. The rules were chosen here.
    const seated = await api.sit(opened.table, { invite, entropy: ownEntropy(), understood: true });
    holdSeat(opened.table, { seat: seated.seat, token: seated.token });
  }
  return opened.table;
}
