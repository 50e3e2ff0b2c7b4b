// A slide in words, before it is made.
import type { Phrase } from "../../lib/phrases";
import { say } from "../../lib/texts.svelte";
import type { SlideEffect } from "./scene";

/** What took a submarine along on its way. */
function through({ turns, whirls }: SlideEffect): Phrase[] {
  const stay = turns.filter(({ end }) => end === "stays").length;
  const counts = { compasses: turns.length - stay, currents: stay, whirlpools: whirls.length };
  return Object.entries(counts).flatMap(([what, count]) =>
    count ? [{ key: `atlantis-treasure-play.through-${what}`, args: { count } }] : [],
  );
}

/** Where a slide leads and what it takes; of one that stops on its way, where that is. */
export function slideWords(slide: SlideEffect): string {
  const passed = through(slide);
  const key = slide.stop === "chosen" ? "prompt-stop" : "prompt-move";
  return say(`atlantis-treasure-play.${key}`, {
    direction: say(`atlantis-treasure.direction-${slide.direction}`),
    turns: passed.length,
    through: passed,
    end: slide.end,
    treasure: !slide.treasure ? "no" : slide.aboard ? "aboard" : "yes",
    worth: slide.worth,
  });
}
