// Figures as people write them, in the language of the page.
import type { Range, ToldMeasure } from "../protocol";

/** A number of a measure, written as the server writes the others; a difference has its sign. */
export function written(value: number, share: boolean, lang: string, signed = false): string {
  const digits = share ? 1 : 2;
  const number = new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(share ? 100 * value : value);
  return number.replace("-", "\u2212") + (share ? "\u00a0%" : "");
}

/** The ends of an interval. */
export const ends = ({ low, high }: Range, share: boolean, lang: string, signed = false): { low: string; high: string } => ({
  low: written(low, share, lang, signed),
  high: written(high, share, lang, signed),
});

/** How far a drawing of these measures must reach: a little beyond the largest figure. */
export function reach(measures: readonly ToldMeasure[], ...also: readonly number[]): number {
  const tops = measures.flatMap(({ base, changed }) => [base.high, changed.high, base.mean, changed.mean]);
  return Math.max(...tops, ...also, 1e-9) * 1.08;
}

/** Whether anything of it ever happened. */
export const happened = ({ base, changed }: ToldMeasure): boolean => base.mean !== 0 || changed.mean !== 0;
