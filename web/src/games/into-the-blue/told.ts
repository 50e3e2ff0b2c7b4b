// Made by `python tools/write_drawings.py` from the game. Change it there, then make it again.

export const REASONS = {"roll": "T1", "again": "T3", "place": "T6", "chest": "T8"} as const;

export const SIGNS = {"chest": "C"} as const;

export const COLOURS = ["green", "blue", "yellow", "red", "violet"] as const;
