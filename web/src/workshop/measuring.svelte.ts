// Work on the server that takes a while and answers little by little, a line of JSON each: measuring, suggesting,
// publishing in the gallery. And its figures, as people write them.
import type {
  Balance,
  Balanced,
  Measure,
  Measured,
  Progress,
  Range,
  Show,
  Shown,
  Suggest,
  Suggested,
  ToldMeasure,
  Waiting,
  Warming,
} from "../protocol";
import { type Problem, problemOf } from "../lib/api";
import { lines } from "../lib/stream";

/** What a line may be; a line that says `failed` is thrown as the `Problem` it tells of. */
export type Line<Result> = Waiting | Warming | Progress | Result;

/** Play both rule sets many times and tell what the change does. */
export const measure = (wish: Measure, signal: AbortSignal): AsyncGenerator<Line<Measured>, void> =>
  lines<Line<Measured>>("/api/workshop/measure", wish, signal);

/** Look for single changes that lead towards a goal. */
export const suggest = (wish: Suggest, signal: AbortSignal): AsyncGenerator<Line<Suggested>, void> =>
  lines<Line<Suggested>>("/api/workshop/suggest", wish, signal);

/** Look for a handicap that makes chances equal. */
export const balance = (wish: Balance, signal: AbortSignal): AsyncGenerator<Line<Balanced>, void> =>
  lines<Line<Balanced>>("/api/workshop/balance", wish, signal);

/** Measure a rule set and hang it in the gallery. */
export const show = (wish: Show, signal: AbortSignal): AsyncGenerator<Line<Shown>, void> =>
  lines<Line<Shown>>("/api/gallery", wish, signal);

export type Phase = "idle" | "starting" | "waiting" | "warming" | "playing";

/** One piece of work: it waits, warms up, goes on, ends, fails, or is stopped. */
export class Run<Result extends { readonly kind: string }> {
  phase = $state<Phase>("idle");
  /** How many go before it. */
  ahead = $state(0);
  /** How much is done, in hundredths. */
  percent = $state(0);
  stopped = $state(false);
  problem = $state.raw<Problem | null>(null);
  private leave: AbortController | null = null;

  get busy(): boolean {
    return this.phase !== "idle";
  }

  /** Do it, and give the result; null if it was stopped or failed, which the fields then tell. */
  async start(ask: (signal: AbortSignal) => AsyncGenerator<Line<Result>, void>): Promise<Result | null> {
    this.leave?.abort();
    const leave = (this.leave = new AbortController());
    [this.phase, this.percent, this.ahead, this.stopped, this.problem] = ["starting", 0, 0, false, null];
    let found: Result | null = null;
    try {
      for await (const line of ask(leave.signal)) found = this.hear(line);
      this.stopped = leave.signal.aborted;
    } catch (error) {
      this.problem = problemOf(error);
    }
    // Anyone who began anew meanwhile has set the phase already.
    if (this.leave === leave) this.phase = "idle";
    return leave.signal.aborted ? null : found;
  }

  stop(): void {
    this.leave?.abort();
  }

  private hear(line: Line<Result>): Result | null {
    const told = line as { kind: string; ahead?: number; done?: number; total?: number };
    switch (told.kind) {
      case "waiting":
        [this.phase, this.ahead] = ["waiting", told.ahead ?? 0];
        return null;
      case "warming":
        this.phase = "warming";
        return null;
      case "progress":
        this.phase = "playing";
        this.percent = Math.min(100, Math.floor((100 * (told.done ?? 0)) / Math.max(1, told.total ?? 1)));
        return null;
      default:
        return line as Result;
    }
  }
}

/** What was found while this page is open: asked again, the same question has the same answer. */
const answers = new Map<string, unknown>();

/** Work of a component whose answers are kept, each under the question that `key` tells of. */
export class KeptRun<Result extends { readonly kind: string }> extends Run<Result> {
  private latest = $state(0);
  /** What is being worked on. */
  private asked = "";

  constructor(private readonly key: () => string) {
    super();
    // Anyone who goes on building wants to know something else by now.
    $effect(() => {
      if (this.busy && key() !== this.asked) this.stop();
    });
    $effect(() => () => this.stop());
  }

  get found(): Result | null {
    void this.latest;
    return (answers.get(this.key()) as Result | undefined) ?? null;
  }

  async find(ask: Parameters<Run<Result>["start"]>[0]): Promise<Result | null> {
    const asked = (this.asked = this.key());
    const answer = await this.start(ask);
    if (answer) answers.set(asked, answer);
    this.latest += 1;
    return answer;
  }
}

/** A number of a measure, written as the server writes the others; a difference has its sign. */
export function written(value: number, share: boolean, lang: string, signed = false): string {
  const digits = share ? 1 : 2;
  const number = new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(share ? 100 * value : value);
  return number.replace("-", "\u2212") + (share ? "\u00a0%" : "");
}

/** The ends of an interval. */
export const ends = (
  { low, high }: Range,
  share: boolean,
  lang: string,
  signed = false,
): { low: string; high: string } => ({
  low: written(low, share, lang, signed),
  high: written(high, share, lang, signed),
});

/** How far a drawing of these measures must reach: a little beyond the largest figure. */
export function reach(measures: readonly ToldMeasure[], ...also: readonly number[]): number {
  const tops = measures.flatMap(({ base, changed }) => [base.high, changed.high, base.mean, changed.mean]);
  return Math.max(...tops, ...also, 1e-9) * 1.08;
}

/** Whether anything of it ever happened. */
export const happened = ({ base, changed }: ToldMeasure): boolean => base.mean !== 0 || changed.mean !== 0;
