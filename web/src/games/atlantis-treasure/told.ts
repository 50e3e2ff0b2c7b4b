// Made by `python tools/write_drawings.py` from the game. Change it there, then make it again.

export const REASONS = {
  "turn": "T2",
  "compass": "T3",
  "fire": "T6",
  "corner": "T7",
  "action": "T10",
  "way": "M1",
  "slide": "M5",
  "square": "F1",
  "swap": "V1",
  "own": "V2",
  "stock": "V3",
} as const;

export const SIGNS = {
  "free": ".",
  "temple": "#",
  "coral": "C",
  "treasure": "T",
  "treasure2": "D",
  "treasure3": "X",
  "rock": "R",
  "deep": "-",
  "shallows": "=",
  "whirlpool": "@",
  "currentN": "^",
  "currentE": ">",
  "currentS": "v",
  "currentW": "<",
  "submarines": "0123",
  "both": "+",
  "either": "/",
} as const;

export const COLOURS = ["white", "yellow", "red", "black"] as const;
