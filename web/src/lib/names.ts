// What a seat is called on this page: a seat without a name of its own is its colour, in the reader's language.
import type { Say } from "./texts.svelte";

export interface NamedSeat {
  readonly name: string;
  readonly colour: string;
  readonly kind?: "bot" | "human";
}

/** A bot may have come from a seat of another colour; a person who is called like one keeps the name. */
export function nameOf({ name, colour, kind }: NamedSeat, say: Say): string {
  const called = name.toLowerCase();
  if (called !== colour && !(kind === "bot" && /^[A-Z][a-z]+$/.test(name))) return name;
  const key = `core.colour-${called}`;
  const said = say(key);
  return said === key || said === "" ? name : said;
}
