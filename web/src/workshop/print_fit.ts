// How the rules are set on paper: letters as large as fit on one page if that can be read well, else on two.

export interface Setting {
  /** Of the letters, in points. */
  readonly size: number;
  /** The first block that stands on the second page; null if one page holds them all. */
  readonly turn: number | null;
}

/** Nobody asks which paper a printer holds, so all must fit on what A4 and Letter have in common, less the margins. */
const WIDTH_MM = 210 - 26;
const HEIGHT_MM = 279.4 - 24 - 1.5;
const SIZES: readonly number[] = [11.2, 10.8, 10.4, 10, 9.6, 9.2, 8.9, 8.6, 8.3, 8, 7.7, 7.4, 7.1, 6.8];
/** A page saved is not worth smaller letters than these. */
const LEAST_ON_ONE = 9.2;

/** Try it out beside the sheet, unseen, with what stands in it. */
export function settle(sheet: HTMLElement): Setting {
  const trial = sheet.cloneNode(true) as HTMLElement;
  const parts = {
    head: trial.querySelector(".head"),
    foot: trial.querySelector("footer"),
    columns: trial.querySelector(".columns"),
    page: trial.querySelector(".page"),
  };
  const blocks = [...trial.querySelectorAll(".block")];
  const { head, foot, columns, page } = parts;
  if (!head || !foot || !columns || !page) return { size: LEAST_ON_ONE, turn: null };
  trial.classList.add("fitting");
  trial.setAttribute("aria-hidden", "true");
  trial.style.width = `${WIDTH_MM}mm`;
  trial.replaceChildren(page);
  sheet.parentElement?.append(trial);

  /** Whether these blocks fit on a page, with or without its head and foot. */
  const fits = (some: readonly Element[], size: number, isFirst: boolean, isLast: boolean): boolean => {
    trial.style.setProperty("--fit", `${size}pt`);
    columns.replaceChildren(...some);
    page.replaceChildren(...(isFirst ? [head] : []), columns, ...(isLast ? [foot] : []));
    return (page.getBoundingClientRect().height * 25.4) / 96 <= HEIGHT_MM;
  };
  /** How many blocks the first of two pages holds. */
  const held = (size: number): number => {
    let [most, tooMany] = [0, blocks.length + 1];
    while (tooMany - most > 1) {
      const middle = (most + tooMany) >> 1;
      if (fits(blocks.slice(0, middle), size, true, false)) most = middle;
      else tooMany = middle;
    }
    return most;
  };
  try {
    for (const size of SIZES) if (size >= LEAST_ON_ONE && fits(blocks, size, true, true)) return { size, turn: null };
    for (const size of SIZES) {
      const turn = held(size);
      if (fits(blocks.slice(turn), size, false, true)) return { size, turn };
    }
    const size = SIZES.at(-1) as number;
    return { size, turn: held(size) };
  } finally {
    trial.remove();
  }
}
