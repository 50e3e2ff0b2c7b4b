// From a ticket to dice and chests, as docs/verifiable-dice.md tells it: to check a record, never to play.
import type { Draw } from "../../lib/contract";

/** What had to fall in place of this move; null if it is no fall of chance. */
export async function fall(move: string, rules: Readonly<Record<string, unknown>>, draw: Draw): Promise<string | null> {
  const [verb, shown = ""] = move.split(" ");
  if (verb === "roll") {
    const faces = String(rules["faces"]);
    const sides = BigInt(faces.length);
    let ticket = await draw(sides ** BigInt(shown.length));
    const dice = Array.from(shown, () => {
      const face = faces[Number(ticket % sides)] ?? "";
      ticket /= sides;
      return face;
    });
    return `roll ${dice.sort().join("")}`;
  }
  if (verb === "deal") {
    const left = [...(rules["chests"] as number[])].sort((a, b) => a - b);
    const mark = left.some((value) => value > 9) ? "-" : "";
    let ticket = await draw(left.reduce((product, _, place) => product * BigInt(place + 1), 1n));
    const dealt: number[] = [];
    while (left.length) {
      const size = BigInt(left.length);
      dealt.push(...left.splice(Number(ticket % size), 1));
      ticket /= size;
    }
    return `deal ${dealt.join(mark)}`;
  }
  return null;
}
