// A rule set in the making: every change can be undone, every state is kept on this device, the server says what is wrong.
import type { Draft as Seen, RuleProblem, ToldChange, Workshop } from "../protocol";
import type { RuleValues } from "../lib/contract";
import { api, Problem, problemOf } from "../lib/api";
import { remember, remembered } from "../lib/memory";
import { draftKey, savedRules } from "../lib/kept_rules.svelte";
import { asValues, differences, same } from "../lib/json";

/** What a draft began with. */
export interface Origin {
  /** As a person calls it; empty for the standard rule set. */
  readonly title: string;
  /** Every field. */
  readonly values: RuleValues;
  /** Its code, where that is known. */
  readonly code?: string;
}

interface Step {
  readonly values: RuleValues;
  readonly origin: Origin;
  /** The id of the rule set kept on this device that it is a newer version of. */
  readonly kept?: string;
}

interface Kept extends Step {
  /** What differs from the standard rule set, for pages that know no more of it. */
  readonly rules: RuleValues;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

const PAUSE_MS = 150;
const RETRY_MS = 3_000;
/** Steps back that a device keeps: boards are large, and a device has room for five million letters. */
const MOST_STEPS = 60;

export class Draft {
  private step = $state.raw<Step>() as Step;
  private past = $state.raw<readonly Step[]>([]);
  private future = $state.raw<readonly Step[]>([]);
  /** What the server said last, and of which values. */
  private seen = $state.raw<{ of: RuleValues; said: Seen } | null>(null);
  /** The latest values that could be played, as the server told of them. */
  sound = $state.raw<Seen | null>(null);
  /** Why the server could not look at it: it is gone, or refuses. */
  problem = $state.raw<Problem | null>(null);
  private stroke: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: Promise<void> | null = null;
  /** Ends the waiting of anyone who waits for `asking`. */
  private answered: () => void = () => {};
  private latest = 0;

  /** All that may be changed, in the words of the page. */
  about = $state.raw<Workshop>() as Workshop;

  constructor(about: Workshop) {
    this.about = about;
    const kept = remembered<Partial<Kept>>(draftKey(this.game));
    this.step = this.read(kept) ?? this.begun();
    this.past = this.readAll(kept?.past);
    this.future = this.readAll(kept?.future);
  }

  get game(): string {
    return this.about.game;
  }
  get standard(): RuleValues {
    return this.about.standard;
  }
  /** Every field of it. */
  get values(): RuleValues {
    return this.step.values;
  }
  /** What it began with, which the changes are told against. */
  get origin(): Origin {
    return this.step.origin;
  }
  /** Its id among the rule sets kept on this device, if it is one of them. */
  get kept(): string | undefined {
    return this.step.kept;
  }
  /** What a person calls it: as it was kept, else as what it began with. */
  get title(): string {
    return savedRules.find(this.step.kept)?.title ?? this.step.origin.title;
  }
  get base(): RuleValues {
    return this.step.origin.values;
  }

  /** Whether what the server said is of these very values. */
  readonly fresh = $derived(this.seen !== null && this.seen.of === this.step.values);
  /** What differs from the base, in words: the latest that were told. */
  readonly changes: readonly ToldChange[] = $derived(this.seen?.said.changes ?? []);
  /** What is wrong with it: the latest that was told, empty if it can be played. */
  readonly problems: readonly RuleProblem[] = $derived(this.seen?.said.problems ?? []);
  /** Null while it has problems or was not looked at yet. */
  readonly code: string | null = $derived(this.fresh ? (this.seen?.said.code ?? null) : null);
  /** How many people can play it. */
  readonly seats: readonly number[] = $derived(this.seen?.said.seats ?? []);
  /** Fields that differ from the base, known before the server tells them in words. */
  readonly changed: readonly string[] = $derived(Object.keys(differences(this.step.values, this.step.origin.values)));
  /** What differs from the standard rule set. */
  readonly differences: RuleValues = $derived(differences(this.step.values, this.standard));
  readonly canUndo: boolean = $derived(this.past.length > 0);
  readonly canRedo: boolean = $derived(this.future.length > 0);

  /** What is wrong with one of these fields. */
  problemsOf(...fields: readonly string[]): readonly RuleProblem[] {
    return this.problems.filter(({ field }) => field !== null && fields.includes(field));
  }

  /** Set fields. Changes of one `stroke` (a drag, a held button, a word typed) are undone together. */
  change(values: RuleValues, stroke?: string): void {
    const next = { ...this.step.values, ...values };
    if (same(next, this.step.values)) return;
    const goesOn = stroke !== undefined && stroke === this.stroke && this.past.length > 0;
    this.stroke = stroke;
    this.put({ ...this.step, values: next }, goesOn);
  }

  /** Put fields back to what the draft began with. */
  restore(...fields: readonly string[]): void {
    this.change(Object.fromEntries(fields.map((field) => [field, this.base[field]])));
  }

  /** Begin anew with another rule set; the draft before it is one step back. */
  begin(origin: Origin, kept?: string): void {
    this.stroke = undefined;
    const values = this.known(origin.values);
    this.put({ values, origin: this.based({ ...origin, values }), ...(kept === undefined ? {} : { kept }) });
  }

  /** Begin anew with the standard rule set. */
  beginStandard(): void {
    this.begin({ title: "", values: this.standard });
  }

  /** It is kept on this device now, under this id. */
  keptAs(kept: string): void {
    this.put({ ...this.step, kept }, true);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [this.step, ...this.future];
    this.past = this.past.slice(0, -1);
    this.stroke = undefined;
    this.take(before);
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (!after) return;
    this.past = [...this.past, this.step];
    this.future = rest;
    this.stroke = undefined;
    this.take(after);
  }

  /** Have it looked at: at once, or when nothing has changed for a moment. */
  check(pause = 0): void {
    clearTimeout(this.timer);
    this.answered();
    this.asking = new Promise((done) => {
      this.answered = done;
      this.timer = setTimeout(() => void this.look().then(done), pause);
    });
  }

  /** Wait until the server has seen these values; what it said, or null if it could not. */
  async looked(): Promise<Seen | null> {
    const { problem } = this;
    while (!this.fresh) {
      if (!this.asking) this.check();
      await this.asking;
      // Who still changes something is waited for; who cannot be answered is not.
      if (!this.asking && this.problem && this.problem !== problem) break;
    }
    return this.fresh ? (this.seen?.said ?? null) : null;
  }

  /** Nobody looks at it any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.latest += 1;
    this.answered();
  }

  private async look(): Promise<void> {
    const number = (this.latest += 1);
    const { values } = this.step;
    try {
      const said = await this.ask();
      if (number !== this.latest) return;
      this.seen = { of: values, said };
      if (said.code !== null) this.sound = said;
      this.problem = null;
    } catch (error) {
      if (number !== this.latest) return;
      this.problem = problemOf(error);
      // Whatever it is, the draft is safe here, and the server may be back soon.
      this.timer = setTimeout(() => void this.look(), RETRY_MS);
    } finally {
      if (number === this.latest) this.asking = null;
    }
  }

  private async ask(): Promise<Seen> {
    const { values, origin } = this.step;
    const wish = { game: this.game, rules: values };
    if (same(origin.values, this.standard)) return await api.checkDraft(wish);
    try {
      return await api.checkDraft({ ...wish, base: origin.values });
    } catch (error) {
      // What it began with may have been sound in an older house only.
      if (error instanceof Problem && error.kind === "malformed") return await api.checkDraft(wish);
      throw error;
    }
  }

  private put(step: Step, goesOn = false): void {
    if (!goesOn) this.past = [...this.past, this.step].slice(-MOST_STEPS);
    this.future = [];
    this.take(step);
  }

  private take(step: Step): void {
    this.step = step;
    this.keep();
    this.check(PAUSE_MS);
  }

  private keep(): void {
    const { step, past, future } = this;
    remember(draftKey(this.game), {
      ...step,
      rules: this.differences,
      past,
      future: future.slice(0, MOST_STEPS),
    } satisfies Kept);
  }

  /** Changes are told against rules that can be played: those that cannot be are themselves told against the standard. */
  private based(origin: Origin): Origin {
    return origin.code === undefined ? { ...origin, values: this.standard } : origin;
  }

  private begun(): Step {
    return { values: this.standard, origin: { title: "", values: this.standard } };
  }

  /** Every field that this house knows, and no other: what a device kept may be older or newer. */
  private known(values: RuleValues): RuleValues {
    return Object.fromEntries(Object.entries(this.standard).map(([field, value]) => [field, values[field] ?? value]));
  }

  private read(found: Partial<Step> | undefined): Step | null {
    const values = asValues(found?.values);
    const from = asValues(found?.origin?.values);
    if (!values || !from) return null;
    const { title, code } = found?.origin ?? {};
    const origin: Origin = {
      title: typeof title === "string" ? title : "",
      values: this.known(from),
      ...(typeof code === "string" ? { code } : {}),
    };
    return { values: this.known(values), origin, ...(typeof found?.kept === "string" ? { kept: found.kept } : {}) };
  }

  private readAll(found: unknown): Step[] {
    return Array.isArray(found) ? found.flatMap((one: Partial<Step>) => this.read(one) ?? []) : [];
  }
}
