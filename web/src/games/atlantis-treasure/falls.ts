// From a ticket to the die, as docs/verifiable-dice.md tells it: to check a record, never to play.
import type { Falls } from "../../lib/contract";

export const isChance: Falls["isChance"] = (move) => move.startsWith("die ");

export const fall: Falls["fall"] = async (_, rules, draw) => {
  const faces = rules["die"] as readonly string[];
  const two = (rules["dice"] ?? "one") !== "one";
  const ticket = Number(await draw(BigInt(two ? faces.length ** 2 : faces.length)));
  const rolled = two ? [Math.floor(ticket / faces.length), ticket % faces.length] : [ticket];
  return ["die", ...rolled.map((place) => faces[place] ?? "")].join(" ");
};

export const turnAt: Falls["turnAt"] = (move, before) => (isChance(move) && before !== "die again" ? "next" : null);
