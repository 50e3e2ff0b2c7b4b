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
  "stop": "M7",
  "slides": "M9",
  "reef": "H3",
  "treasure": "D3",
  "temple": "D4",
  "turning": "D5",
  "extra": "D6",
  "cargo": "K1",
  "room": "K2",
} as const;

export const SIGNS = {
  "free": ".",
  "temple": "#",
  "treasure": "T",
  "treasure2": "D",
  "treasure3": "X",
  "coral": "C",
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
