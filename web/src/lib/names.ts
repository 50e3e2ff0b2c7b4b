// What a seat is called on this page: the reader's own is "You", one without a name is its colour in their language.
import type { Say } from "./texts.svelte";

export interface NamedSeat {
  readonly name: string;
  readonly colour: string;
}

/** The names of a game that this device remembers. */
export const namesOf = (
  { seats, names = [] }: { seats?: readonly NamedSeat[]; names?: readonly string[] },
  say: Say,
): readonly string[] => seats?.map((seat) => nameOf(seat, say)) ?? names;

export function nameOf({ name, colour }: NamedSeat, say: Say, you = false): string {
  if (you) return say("core.you");
  if (name.toLowerCase() !== colour) return name;
  const key = `core.colour-${colour}`;
  const said = say(key);
  return said === key || said === "" ? name : said;
}
