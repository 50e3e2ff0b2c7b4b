// What happened at a table, turn by turn, and an earlier turn that is being looked at again.
import { tick } from "svelte";
import type { LogLine, Moved } from "../protocol";
import type { LiveTable } from "./live.svelte";

/** The latest account of each turn among those that tell no more than a number of moves. */
export function linesUpTo(accounts: readonly LogLine[], moves: number): LogLine[] {
  const found = new Map<number, LogLine>();
  for (const line of accounts) if (line.last <= moves) found.set(line.first, line);
  return [...found.values()].sort((one, other) => one.first - other.first);
}

/** A turn that is looked at again, as far as it has been shown. */
interface Looking {
  readonly line: LogLine;
  readonly moment: Moved;
  /** Whether the moment is a move to be played out; the first one is only shown. */
  readonly moved: boolean;
}

export class Story {
  /** What ended the game. */
  ending = $state("");
  looking = $state.raw<Looking | null>(null);
  /** Every account of every turn, in the order in which they came: a turn is told anew with each of its moves. */
  private accounts = $state.raw<readonly LogLine[]>([]);
  private look = 0;

  /** What a move added to its turn. */
  heard({ line }: Moved): void {
    if (line) this.accounts = [...this.accounts, line];
  }

  /** Ask for the whole log: when the page opens, when the line is back, and at the end. */
  async read(live: LiveTable): Promise<void> {
    const answer = await live.send({ type: "log" });
    if (answer.type !== "logged") return;
    const known = answer.lines.at(-1)?.last ?? 0;
    this.accounts = [...answer.lines, ...this.accounts.filter(({ last }) => last > known)];
    this.ending = answer.ending;
  }

  lines(moves: number): LogLine[] {
    return linesUpTo(this.accounts, moves);
  }

  /** Show a turn again, move by move, until somebody goes back to now. */
  async show(line: LogLine, live: LiveTable): Promise<void> {
    const look = (this.look += 1);
    const answer = await live.send({ type: "look", first: line.first, last: line.last });
    if (answer.type !== "looked") return;
    for (const [place, moment] of answer.moments.entries()) {
      if (look !== this.look) return;
      this.looking = { line, moment, moved: place > 0 };
      // The drawing queues what it is given, one after the other.
      await tick();
    }
  }

  back(): void {
    this.look += 1;
    this.looking = null;
  }
}
