// What is said aloud at a table. One live region reads these lines, so nothing is heard twice.
export interface Line {
  readonly id: number;
  readonly text: string;
}

/** Older lines leave the page: a live region reads what is added, and nobody goes back to it. */
const KEPT = 8;

export class Voice {
  lines = $state.raw<readonly Line[]>([]);
  private count = 0;

  say(text: string): void {
    if (!text) return;
    this.count += 1;
    this.lines = [...this.lines, { id: this.count, text }].slice(-KEPT);
  }
}
