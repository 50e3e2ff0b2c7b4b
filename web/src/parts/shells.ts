// The players' five shells, drawn once: a shape and a colour for each seat, so that neither is needed to know the other.

export interface ShellArt {
  /** The player's colour it goes with. */
  readonly colour: string;
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  /** Flat shapes on a sheet of 32 by 32, the outline first. */
  readonly outline: string;
  readonly shade: string;
  readonly marks: string;
}

const point = (radius: number, degrees: number, x = 16, y = 16): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
};

/** A fan whose edge is cut into lobes: the scallop. */
function fan(): Pick<ShellArt, "outline" | "shade" | "marks"> {
  const [lobes, from, sweep, x, y] = [7, 188, 164, 16, 19];
  const step = sweep / lobes;
  let edge = `M${point(13.4, from, x, y)}`;
  let ribs = "";
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const end = from + step * (lobe + 1);
    edge += ` Q${point(19.4, end - step / 2, x, y)} ${point(13.4, end, x, y)}`;
    if (lobe + 1 < lobes) ribs += `M16 25.5 L${point(13, end, x, y)}`;
  }
  return {
    outline: `${edge} L21 24.5 L24 26.5 L23 30 H9 L8 26.5 L11 24.5 Z`,
    shade: "M11 24.5 L8 26.5 L9 30 H23 L24 26.5 L21 24.5 L16 26 Z",
    marks: ribs,
  };
}

/** A ball of spines: the urchin. */
function star(): Pick<ShellArt, "outline" | "shade" | "marks"> {
  const spines = 12;
  let outline = "";
  let dots = "";
  for (let spine = 0; spine < spines; spine += 1) {
    const at = (360 / spines) * spine - 90;
    outline += `${spine ? "L" : "M"}${point(15, at)} L${point(10.2, at + 180 / spines)} `;
  }
  for (let dot = 0; dot < 6; dot += 1) dots += `M${point(5, dot * 60)} h.01`;
  return { outline: `${outline}Z`, shade: "M8 21 A10 10 0 0 0 25 19 A12 12 0 0 1 8 21 Z", marks: `${dots}M16 16 h.01` };
}

const CLAM = {
  outline: "M3 16 C3 8 9 4 16 4 C23 4 29 8 29 16 L29 18 C29 24 23 28 16 28 C9 28 3 24 3 18 Z",
  shade: "M3 18.5 L7 15.5 L11.5 20 L16 15.5 L20.5 20 L25 15.5 L29 18.5 C28.5 24.5 23 28 16 28 C9 28 3.5 24.5 3 18.5 Z",
  marks: "M3.4 17 L7 14.5 L11.5 19 L16 14.5 L20.5 19 L25 14.5 L28.6 17 M9 8.5 L10 12 M16 6.5 V10.5 M23 8.5 L22 12",
};

const SPIRAL = {
  outline: "M30 15 C30 7 24 2.5 16.5 2.5 C8.5 2.5 2.5 8.5 2.5 16.5 C2.5 24 8.5 29.5 16.5 29.5 L30 29.5 Z",
  shade: "M21 29.5 L30 29.5 L30 15 C28 21 25 25 17 29.5 Z",
  marks:
    "M24 16.5 C24 12 21 9 16.8 9 C12.5 9 9.5 12 9.5 16.2 C9.5 20 12.3 22.6 15.8 22.6 C18.8 22.6 20.4 20.4 20.4 18 C20.4 15.6 18.6 14.2 16.6 14.4",
};

const CONE = {
  outline:
    "M16 1.5 L20 8 L22.5 12 L25 17 L27.5 24 C27.5 28 22 30.5 16 30.5 C10 30.5 4.5 28 4.5 24 L7 17 L9.5 12 L12 8 Z",
  shade: "M27.5 24 C27.5 28 22 30.5 16 30.5 C12 30.5 8 29.4 6 27.4 C14 28.4 22 27 25 17 Z",
  marks: "M12 8.4 C14 9.8 18 9.8 20 8.4 M9.4 13 C13 15.4 19 15.4 22.6 13 M7 18.6 C12 21.8 20 21.8 25 18.6",
};

export const SHELLS: readonly ShellArt[] = [
  { colour: "green", body: "#6fcf7a", light: "#c9f2c4", dark: "#2f8f58", ...CLAM },
  { colour: "blue", body: "#8cc6ff", light: "#dcefff", dark: "#4279c9", ...SPIRAL },
  { colour: "yellow", body: "#ffd45a", light: "#fff0bd", dark: "#d4942a", ...fan() },
  { colour: "red", body: "#ff8672", light: "#ffd3c6", dark: "#c94b45", ...CONE },
  { colour: "violet", body: "#cf9dff", light: "#eedcff", dark: "#8a55c9", ...star() },
];

/** The drawing of a seat; a table never has more seats than there are shells. */
export const shellOf = (seat: number): ShellArt => SHELLS[seat % SHELLS.length] as ShellArt;
