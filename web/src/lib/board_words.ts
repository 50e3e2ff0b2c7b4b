// The table as the terminal draws it, for ears: waves, frames and bubbles are no words.
const ART = /[\u2500-\u259f·°]|[<>]{2,}/gu;

/** The lines of a drawn board that say something, without what only eyes can use. */
export function spokenBoard(board: readonly string[]): string[] {
  return board.map((line) => line.replace(ART, " ").replace(/\s+/g, " ").trim()).filter((line) => /[\p{L}\p{N}]/u.test(line));
}
