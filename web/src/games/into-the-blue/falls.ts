// From a ticket to dice and chests, as docs/verifiable-dice.md tells it: to check a record, never to play.
import type { Falls } from "../../lib/contract";

export const isChance: Falls["isChance"] = (move) => /^(roll|deal) /.test(move);

export const fall: Falls["fall"] = async (move, rules, draw) => {
  const [verb, shown = ""] = move.split(" ");
  if (verb === "roll") {
    const faces = String(rules["faces"]);
    const sides = BigInt(faces.length);
    let ticket = await draw(sides, shown.length);
    const dice = Array.from(shown, () => {
      const face = faces[Number(ticket % sides)] ?? "";
      ticket /= sides;
      return face;
    });
    return `roll ${dice.sort().join("")}`;
  }
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
};

export const turnAt: Falls["turnAt"] = (move, before) => {
  if (!move.startsWith("roll") || before.startsWith("keep")) return null;
  return before.startsWith("chest") ? "again" : "next";
};
