// The dice as things on the table: each keeps its identity from throw to throw, so that it can be seen to move.
import type { Dive } from "./scene";

export interface TableDie {
  readonly id: number;
  readonly face: string;
  readonly role: "run" | "chest" | "lost";
  /** Counts its throws: a change is a tumble. */
  readonly throws: number;
}

/** Dice that nobody has thrown yet. */
export const fresh = (count: number): TableDie[] =>
  Array.from({ length: count }, (_, id) => ({ id, face: "", role: "lost", throws: 0 }));

/**
 * Line the dice up as the dive tells. A die that was held stays the same die; the others are those thrown.
 * What lies where is the server's word: here faces are only given to things.
 */
export function lineUp(before: readonly TableDie[], dive: Dive, thrown: boolean): TableDie[] {
  const waiting = [...before];
  const take = (fits: (die: TableDie) => boolean): TableDie | undefined => {
    const at = waiting.findIndex(fits);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };
  const kept = dive.dice.map((die) => (thrown && !die.held ? undefined : take((one) => one.face === die.face)));
  return dive.dice.map(({ face, role }, place) => {
    const same = kept[place];
    if (same) return { ...same, role };
    const next = take(() => true) ?? { id: before.length + place, throws: 0 };
    return { id: next.id, face, role, throws: thrown ? next.throws + 1 : next.throws };
  });
}

/** The same dice as they fall: kept ones stay where they were, the others come down anywhere between. */
export function asThrown(before: readonly TableDie[], after: readonly TableDie[]): TableDie[] {
  const place = new Map(before.map(({ id }, at) => [id, at]));
  const chance = ({ id, throws }: TableDie): number => (id * 7 + throws * 5) % 11;
  const first = before.every(({ face }) => !face);
  const at = (die: TableDie): number => (first ? chance(die) : (place.get(die.id) ?? before.length));
  // What a thrown die is good for is seen when it lies in line.
  return [...after].sort((one, other) => at(one) - at(other)).map((die) => ({ ...die, role: "run" }));
}

/** Which dice of these are to be kept so that just these faces are. */
export function heldIds(dice: readonly TableDie[], faces: string): Set<number> {
  const left = [...faces];
  const ids = new Set<number>();
  for (const die of dice) {
    const at = left.indexOf(die.face);
    if (at >= 0) {
      left.splice(at, 1);
      ids.add(die.id);
    }
  }
  return ids;
}

/** The move that keeps these dice, as the record writes it. */
export function keepMove(dice: readonly TableDie[], kept: ReadonlySet<number>): string {
  const faces = dice.filter((die) => kept.has(die.id)).map((die) => die.face);
  return `keep ${faces.join("") || "none"}`;
}
