// The values printed on the pieces of a boxed game, typed once by its owner: this device then plays with them.
import type { RuleValues } from "../games/contract";
import { remember, remembered } from "../lib/memory";
import { asValues } from "./values";

export interface Box {
  /** Whether they are in use. */
  readonly on: boolean;
  /** The printed fields. */
  readonly rules: RuleValues;
  /** The standard rule set with them, as a code; empty if they were typed without a server. */
  readonly code: string;
}

const keepAt = (game: string): string => `box/${game}`;

class Boxes {
  private known = $state.raw<Readonly<Record<string, Box | null>>>({});
  private without = $state.raw<readonly string[]>([]);

  /** What this device knows of the box of a game, in use or not. */
  of(game: string): Box | null {
    return game in this.known ? (this.known[game] ?? null) : read(game);
  }

  /** The printed values, if they are in use. */
  inUse(game: string): Box | null {
    const box = this.of(game);
    return box?.on ? box : null;
  }

  keep(game: string, box: Box | null): void {
    this.known = { ...this.known, [game]: box };
    this.without = this.without.filter((other) => other !== game);
    remember(keepAt(game), box ?? undefined);
  }

  /** Whoever plays here was asked for the values of a box and takes ours: not to be asked again. */
  goWithout(game: string): void {
    this.without = [...this.without, game];
    remember(keepAt(game), { ours: true });
  }

  /** Whether this device knows whose values to take. */
  settled(game: string): boolean {
    return this.of(game) !== null || this.without.includes(game) || remembered<{ ours?: unknown }>(keepAt(game))?.ours === true;
  }

  turn(game: string, on: boolean): void {
    const box = this.of(game);
    if (box) this.keep(game, { ...box, on });
  }

  /** A rule set as this device plays it: the printed values where it does not change those fields itself. */
  under(game: string, changes: RuleValues): RuleValues {
    return { ...this.inUse(game)?.rules, ...changes };
  }
}

function read(game: string): Box | null {
  const kept = remembered<Partial<Box>>(keepAt(game));
  const rules = asValues(kept?.rules);
  return rules ? { on: kept?.on !== false, rules, code: typeof kept?.code === "string" ? kept.code : "" } : null;
}

export const boxes = new Boxes();
