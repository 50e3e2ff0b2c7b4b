// Whoever keeps their games: the key on this device, and what follows it from device to device.
import type { Item, Player as KnownPlayer, PlayedGame, PlayerForgotten, Synced } from "../protocol";
import type { Problem } from "./api";
import { ask, problemOf } from "./api";
import { type KeptRules, savedRules } from "./kept_rules.svelte";
import { isLocalTable } from "./links";
import { HELD, heldSeats, heldTables, holdSeat, noteGame, recentGames, remember, remembered } from "./memory";
import { newKey } from "./player_key";
import { settings } from "./settings.svelte";
import { keyHere, LOST } from "./houses";

const RULES = "rules/";
const SETTINGS = "settings";
const SYNCED_AT = "player/synced";
/** Changes that come together are sent together. */
const GATHER_MS = 800;

interface SyncedState {
  /** What the server has, by name: when it was changed, and what it is as JSON. */
  readonly items: Readonly<Record<string, { readonly at: number; readonly text: string }>>;
  /** Tables whose seats it knows. */
  readonly tables: readonly string[];
}

class Player {
  key = $state<string | null>(keyHere());
  /** What the server says of the player; null before it was asked. */
  known = $state.raw<KnownPlayer | null>(null);
  /** Why nothing follows now. */
  problem = $state.raw<Problem | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<unknown> | null = null;
  private following = false;

  /** Make a key, and keep under it all that this device has. */
  async make(): Promise<void> {
    await this.use(newKey(), true);
  }

  /** Take a key from another device; nothing that is here is lost. */
  async enter(key: string): Promise<void> {
    await this.use(key, false);
  }

  private async use(key: string, isNew: boolean): Promise<void> {
    const before = keyHere();
    remember("key", key);
    try {
      const name = settings.name.trim();
      if (isNew) this.known = await ask<KnownPlayer>("/api/player", name ? { name } : {});
      remember(SYNCED_AT, undefined);
      await this.exchange();
    } catch (error) {
      remember("key", before ?? undefined);
      throw error;
    }
    this.key = key;
    this.follow();
  }

  /** Take the key off this device; the games stay where they are, and can be called back by it. */
  leave(): void {
    remember("key", undefined);
    remember(SYNCED_AT, undefined);
    [this.key, this.known, this.problem] = [null, null, null];
  }

  /** Be forgotten: the name becomes a colour in every record, and the key is deleted; or `here` on this device alone. */
  async forget(here: boolean): Promise<number> {
    if (!here) await this.sync();
    const tables = await this.inTurn(async () => {
      const forgotten = await ask<PlayerForgotten>("/api/player/forget", {}, { here });
      if (!here) this.leave();
      return forgotten.tables;
    });
    settings.name = "";
    return tables;
  }

  /** Keep this device and the server alike, from now on. */
  follow(): void {
    if (this.following) return;
    this.following = true;
    const soon = (): void => {
      clearTimeout(this.timer);
      if (this.key !== null) this.timer = setTimeout(() => void this.sync(), GATHER_MS);
    };
    addEventListener(HELD, soon);
    addEventListener("online", soon);
    addEventListener(LOST, () => this.leave());
    $effect.root(() => {
      $effect(() => {
        void JSON.stringify([settings.kept, savedRules.all, this.key]);
        soon();
      });
    });
  }

  /** Send what is new here and take over what is new there; a problem waits for the next time. */
  async sync(): Promise<void> {
    if (this.key === null) return;
    try {
      await this.exchange();
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  private exchange(): Promise<void> {
    return this.inTurn(() => this.exchangeNow());
  }

  /** One after the other: the second sends what the first has not, and nothing is sent under a key that is gone. */
  private async inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const before = this.running;
    const own = (async () => {
      await before?.catch(() => {});
      return await work();
    })();
    this.running = own;
    return await own;
  }

  private async exchangeNow(): Promise<void> {
    if (keyHere() === null) return;
    const known = remembered<SyncedState>(SYNCED_AT);
    const items = changedItems(known);
    const tables = heldTables().filter((table) => !isLocalTable(table) && !known?.tables.includes(table));
    const seats = tables.flatMap((table) => heldSeats(table).map(({ token }) => ({ table, token })));
    const answer = await ask<Synced>("/api/player/sync", { items, seats: seats.slice(0, 100) });
    this.known = answer.player;
    const sent = new Map(items.map((item) => [item.name, item.at]));
    takeOver(answer.items.filter((item) => item.at > (sent.get(item.name) ?? known?.items[item.name]?.at ?? -1)));
    answer.going.forEach(noteGoing);
    const state: SyncedState = {
      items: Object.fromEntries(answer.items.map(({ name, at, body }) => [name, { at, text: JSON.stringify(body) }])),
      tables: [...(known?.tables ?? []), ...tables].slice(-200),
    };
    remember(SYNCED_AT, state);
    if (!known && !settings.name.trim()) settings.name = answer.player.name;
    const name = settings.name.trim().slice(0, 24);
    if (name !== answer.player.name) this.known = await ask<KnownPlayer>("/api/player/change", { name });
    // A device that comes new has settings to send only if there were none.
    if (!known && changedItems(state).length) await this.exchangeNow();
  }
}

/** What differs from what the server has; on a device that comes new, settings wait for those that are kept there. */
function changedItems(known: SyncedState | undefined): Item[] {
  const now = Date.now();
  const here = new Map<string, Readonly<Record<string, unknown>>>();
  if (known) here.set(SETTINGS, { ...settings.kept });
  for (const one of savedRules.all) here.set(RULES + one.id, { ...one });
  const changed = [...here].filter(([name, body]) => known?.items[name]?.text !== JSON.stringify(body));
  const gone = Object.entries(known?.items ?? {})
    .filter(([name, { text }]) => name.startsWith(RULES) && text !== "null" && !here.has(name))
    .map(([name]) => [name, null] as const);
  return [...changed, ...gone].map(([name, body]) => ({ name, at: now, body: body as Item["body"] }));
}

function takeOver(items: readonly Item[]): void {
  const rules = items.filter(({ name }) => name.startsWith(RULES));
  if (rules.length)
    savedRules.takeOver(
      rules.flatMap(({ body }) => (body ? [body as unknown as KeptRules] : [])),
      rules.flatMap(({ name, body }) => (body ? [] : [name.slice(RULES.length)])),
    );
  const kept = items.find(({ name }) => name === SETTINGS)?.body;
  if (kept) settings.take(kept);
}

/** A game that goes on elsewhere can be played on here. */
function noteGoing({ table, game, seats, at, seat, token }: PlayedGame): void {
  if (seat === null || seat === undefined || !token) return;
  if (!heldSeats(table).some((held) => held.token === token)) holdSeat(table, { seat, token });
  if (recentGames().some((other) => other.table === table)) return;
  const named = seats.map(({ name, colour }) => ({ name, colour }));
  noteGame({ table, game, seats: named, at: at * 1000, over: false });
}

export const player = new Player();
