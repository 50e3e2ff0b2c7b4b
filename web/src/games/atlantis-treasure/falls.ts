// From a ticket to the die, as docs/verifiable-dice.md tells it: to check a record, never to play.
import type { Draw } from "../../lib/contract";

/** What had to fall in place of this move; null if it is no fall of chance. */
export async function fall(move: string, rules: Readonly<Record<string, unknown>>, draw: Draw): Promise<string | null> {
  if (!move.startsWith("die ")) return null;
  const faces = rules["die"] as readonly string[];
  const two = (rules["dice"] ?? "one") !== "one";
  const ticket = Number(await draw(BigInt(two ? faces.length ** 2 : faces.length)));
  const rolled = two ? [Math.floor(ticket / faces.length), ticket % faces.length] : [ticket];
  return ["die", ...rolled.map((place) => faces[place] ?? "")].join(" ");
}
