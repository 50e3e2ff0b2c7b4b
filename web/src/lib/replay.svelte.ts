// A record being looked at: its positions come in portions, the wanted one first; it plays, pauses, steps and jumps.
import type { Moved, Position, Replayed, TableInfo } from "../protocol";
import type { Player } from "./contract";
import { movedTo, tableOf } from "./position";

export type ReplayAsk = (wish: { record: unknown; start: number; most: number }) => Promise<Replayed>;

/** Moves that the server draws in one go: few, so that the first of them are seen at once. */
const PORTION = 30;
const STEP_MS = 1_100;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** From here on there is no time to play a move out; it is only shown. */
const HURRIED = 4;

export class Replay {
  game = $state.raw<Replayed | null>(null);
  number = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Only a step forward is played out; a jump just shows. */
  private stepped = $state(false);
  private positions = $state.raw<readonly (Position | undefined)[]>([]);
  private readonly asked = new Map<number, Promise<void>>();
  private stopped = false;

  constructor(
    readonly record: Readonly<Record<string, unknown>>,
    private readonly ask: ReplayAsk,
  ) {}

  /** Read the portion around a move; the rest follows by itself. */
  async open(at: number): Promise<void> {
    const asked = Math.max(0, Math.floor(at));
    const moves = this.record["moves"];
    const known = Array.isArray(moves) ? Math.min(asked, moves.length) : 0;
    await this.portion(Math.floor(known / PORTION));
    this.jump(asked);
    void this.rest().catch(() => {});
  }

  stop(): void {
    this.stopped = true;
    this.playing = false;
  }

  get last(): number {
    return this.game ? this.game.turns.length - 1 : 0;
  }

  /** The position to be drawn: while the wanted one is still coming, the nearest known before it. */
  readonly shown = $derived.by((): Position | undefined => {
    for (let at = this.number; at >= 0; at -= 1) if (this.positions[at]) return this.positions[at];
    return this.positions.find((each) => each !== undefined);
  });

  /** The positions at which a turn begins. */
  readonly turns = $derived(
    (this.game?.turns ?? []).flatMap((turn, place, all) => (turn > (all[place - 1] ?? 0) ? [{ turn, place }] : [])),
  );

  /** The turn of the position shown; 0 before the first. */
  get turn(): number {
    return this.turns.findLast((each) => each.place <= this.number)?.turn ?? 0;
  }

  get hurried(): boolean {
    return this.playing && this.speed >= HURRIED;
  }

  get stepMs(): number {
    return STEP_MS / this.speed;
  }

  jump(to: number, step = false): void {
    const wanted = Math.max(0, Math.min(to, this.last));
    this.stepped = step && wanted === this.number + 1;
    this.number = wanted;
    if (!this.positions[wanted]) void this.portion(Math.floor(wanted / PORTION)).catch(() => {});
  }

  /** Go to the beginning of this turn, or of the one so many before or after it. */
  turnBy(by: number): void {
    const places = [0, ...this.turns.map((each) => each.place)];
    const next = by > 0 ? places.find((place) => place > this.number) : places.findLast((place) => place < this.number);
    this.jump(next ?? (by > 0 ? this.last : 0));
  }

  jumpToTurn(turn: number): void {
    this.jump(this.turns.find((each) => each.turn === turn)?.place ?? 0);
  }

  toggle(): void {
    if (!this.playing && this.number >= this.last) this.jump(0);
    this.playing = !this.playing;
  }

  faster(by: number): void {
    const place = SPEEDS.findIndex((speed) => speed === this.speed) + by;
    this.speed = SPEEDS[place] ?? this.speed;
  }

  /** One step of a game that plays by itself; a position that is still coming is waited for. */
  tick(): void {
    if (this.number >= this.last) this.playing = false;
    else if (this.positions[this.number + 1]) this.jump(this.number + 1, true);
    if (this.number >= this.last) this.playing = false;
  }

  /** The move just made, to play it out; null after a jump. */
  readonly moved = $derived.by((): Moved | null => {
    const at = this.shown;
    if (!this.stepped || at?.number !== this.number || at.move === null || at.seat === null) return null;
    return movedTo(at);
  });

  /** The table as a game's drawing wants to know it. */
  info(table: string, players: readonly Player[]): TableInfo | null {
    const { game, shown } = this;
    if (!game || !shown) return null;
    const told = this.record["outcome"] as TableInfo["outcome"] | undefined;
    const outcome = told ?? (game.over ? { by: "rules", winners: game.winners ?? [], scores: game.scores } : null);
    const { rules, code, first } = game;
    const { number: moves, actor } = shown;
    const ended = moves === this.last ? outcome : null;
    return tableOf({ table, game: game.game, rules, code, first, moves, actor, outcome: ended }, players);
  }

  private portion(place: number): Promise<void> {
    let coming = this.asked.get(place);
    if (!coming) {
      coming = this.ask({ record: this.record, start: place * PORTION, most: PORTION }).then((read) => {
        const all = [...this.positions];
        for (const position of read.positions) all[position.number] = position;
        this.positions = all;
        this.game ??= read;
      });
      this.asked.set(place, coming);
      coming.catch(() => this.asked.delete(place));
    }
    return coming;
  }

  /** The portions from here to the end, then those before. */
  private async rest(): Promise<void> {
    const count = Math.ceil((this.last + 1) / PORTION);
    const here = Math.floor(this.number / PORTION);
    for (let step = 0; step < count && !this.stopped; step += 1) await this.portion((here + step) % count);
  }
}
