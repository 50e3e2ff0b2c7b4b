// Work on the server that takes a while: it waits, warms up, goes on, ends, fails, or is stopped.
import { Trouble } from "../lib/api";
import type { Line } from "./stream";

export type Phase = "idle" | "starting" | "waiting" | "warming" | "playing";

export class Run<Result extends { readonly kind: string }> {
  phase = $state<Phase>("idle");
  /** How many go before it. */
  ahead = $state(0);
  /** How much is done, in hundredths. */
  percent = $state(0);
  stopped = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  private leave: AbortController | null = null;

  get busy(): boolean {
    return this.phase !== "idle";
  }

  /** Do it, and give the result; null if it was stopped or failed, which the fields then tell. */
  async start(ask: (signal: AbortSignal) => AsyncGenerator<Line<Result>, void>): Promise<Result | null> {
    this.leave?.abort();
    const leave = (this.leave = new AbortController());
    [this.phase, this.percent, this.ahead, this.stopped, this.trouble] = ["starting", 0, 0, false, null];
    let found: Result | null = null;
    try {
      for await (const line of ask(leave.signal)) found = this.hear(line);
      this.stopped = leave.signal.aborted;
    } catch (problem) {
      this.trouble = problem instanceof Trouble ? problem : new Trouble("internal", "");
    }
    // Whoever began anew meanwhile has set the phase already.
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
