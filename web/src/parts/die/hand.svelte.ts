// The hand of anyone who builds a die: the face it holds, the place that waits for one, and what is told of each deed.
import type { Say } from "../../lib/texts.svelte";
import { put, split, swapped, without, type DieKind, type Join } from "./faces";

export interface DieDrafting {
  faces(): readonly string[];
  /** The fewest and the most faces. */
  bounds(): readonly [number, number];
  /** A face to begin with where there is none yet. */
  first(): string;
  nameOf(face: string): string;
  joins(): DieKind["joins"];
  say: Say;
  set(faces: readonly string[]): void;
}

export class DieHand {
  /** The place that keys act on. */
  private at = $state(0);
  /** The face in the hand, to be put wherever one points. */
  held = $state<string | null>(null);
  /** The place that waits for a face. */
  waiting = $state<number | null>(null);
  /** How the next face is joined to the one that looks at us. */
  joining = $state<Join | null>(null);
  /** What was done last, for those who listen. */
  told = $state("");

  constructor(private readonly draft: DieDrafting) {}

  /** The place that looks at us. */
  get front(): number {
    return Math.max(0, Math.min(this.at, this.draft.faces().length - 1));
  }
  set front(place: number) {
    this.at = place;
  }
  get busy(): boolean {
    return this.held !== null || this.waiting !== null || this.joining !== null;
  }

  place(face: string, where: number): void {
    const { joining } = this;
    this.joining = null;
    if (joining && split(face, this.draft.joins()).join === null) this.write(this.joined(where, joining, face), where);
    else this.write(face, where);
  }

  private write(face: string, where: number): void {
    const faces = this.draft.faces();
    this.at = where;
    if (faces[where] !== face) this.draft.set(put(faces, where, face));
    this.tell("told-face", face, { place: where + 1 });
  }

  /** The face of this place with another one joined to its first. */
  private joined(where: number, join: Join, second: string): string {
    const joins = this.draft.joins();
    const [first = ""] = split(this.draft.faces()[where] ?? "", joins).parts;
    return joins ? `${first}${joins[join]}${second}` : second;
  }

  /** Join the face that looks at us with the next one that is chosen; one that has two is joined otherwise. */
  join(how: Join): void {
    const now = split(this.draft.faces()[this.front] ?? "", this.draft.joins());
    const [, second] = now.parts;
    if (second !== undefined) this.write(this.joined(this.front, how, second), this.front);
    else if (this.held !== null) this.write(this.joined(this.front, how, this.held), this.front);
    else this.joining = this.joining === how ? null : how;
  }

  /** The face that looks at us with its first part alone. */
  part(): void {
    this.joining = null;
    const { parts, join } = split(this.draft.faces()[this.front] ?? "", this.draft.joins());
    if (join && parts[0] !== undefined) this.write(parts[0], this.front);
  }

  swap(one: number, other: number): void {
    if (one === other) return;
    const faces = this.draft.faces();
    this.draft.set(swapped(faces, one, other));
    this.at = other;
    this.tell("told-face", faces[one] ?? "", { place: other + 1 });
  }

  /** A place was pressed: it takes the face in the hand, or waits for one. */
  tapPlace(where: number): void {
    this.at = where;
    this.joining = null;
    if (this.held !== null) this.place(this.held, where);
    else this.waiting = this.waiting === where ? null : where;
  }

  /** A face was pressed: it goes to the place that waits, or into the hand. */
  tapFace(face: string): void {
    if (this.joining !== null) this.place(face, this.front);
    else if (this.waiting !== null) this.place(face, this.waiting);
    else this.held = this.held === face ? null : face;
  }

  letGo(): void {
    [this.held, this.waiting, this.joining] = [null, null, null];
  }

  /** One face more: what the hand holds, else the one that looks at us until another is chosen. */
  add(): void {
    const faces = this.draft.faces();
    if (faces.length >= this.draft.bounds()[1]) return;
    const face = this.held ?? faces[this.front] ?? this.draft.first();
    this.draft.set([...faces, face]);
    this.at = faces.length;
    if (this.held === null) this.waiting = faces.length;
    this.tell("told-more", face, { count: faces.length + 1 });
  }

  remove(where: number): void {
    const faces = this.draft.faces();
    const [least] = this.draft.bounds();
    if (faces.length <= least) {
      this.told = this.draft.say("workshop-build.die-least", { least });
      return;
    }
    this.draft.set(without(faces, where));
    this.waiting = null;
    this.at = Math.min(where, faces.length - 2);
    this.tell("told-fewer", faces[where] ?? "", { count: faces.length - 1 });
  }

  private tell(key: string, face: string, args: Readonly<Record<string, number>>): void {
    this.told = this.draft.say(`workshop-build.${key}`, { face: this.draft.nameOf(face), ...args });
  }
}
