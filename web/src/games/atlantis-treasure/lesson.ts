// Made by `python tools/write_drawings.py` from the game. Change it there, then make it again.

export const PLAYERS = [{"seat": 0, "name": "Ada", "colour": "white"}, {"seat": 1, "name": "Bo", "colour": "yellow"}] as const;

export const ACTS = [
  {
    "rules": {
      "board": [".......", ".CT....", "T......", "...#.C.", "......T", "....T..", ".C...T."],
      "bases": ["N d1", "S d7"],
      "die": ["N", "E", "S", "W", "coral", "torpedo", "nothing"],
    },
    "opening": ["die nothing"],
    "steps": [
      {"name": "welcome", "rules": ["T2"]},
      {
        "name": "slide",
        "rules": ["M1", "M2"],
        "does": "move S",
        "marked": "move S",
        "then": ["die nothing", "move N", "die nothing"],
      },
      {
        "name": "treasure",
        "rules": ["M3"],
        "does": "move W",
        "marked": "move W",
        "then": ["die nothing", "move E", "die E"],
      },
      {"name": "compass", "rules": ["T3", "M4"], "does": "compass E a6", "marked": "compass E a6"},
      {
        "name": "turned",
        "rules": ["M4"],
        "does": "move S",
        "marked": "move S",
        "then": ["die nothing", "move N", "die coral"],
      },
      {"name": "coral", "rules": ["T5", "F1"], "does": "coral .*"},
      {"name": "either", "rules": ["T2", "M5"], "does": "move .*"},
    ],
  },
  {
    "rules": {
      "board": [".......", ".CT....", "T......", "...#.C.", "......T", "....T..", ".C...T."],
      "bases": ["N d1", "S d7"],
      "die": ["N", "E", "S", "W", "coral", "torpedo", "nothing"],
    },
    "opening": [
      "die nothing",
      "move S",
      "die nothing",
      "move N",
      "die nothing",
      "move E",
      "die nothing",
      "move E",
      "die torpedo",
    ],
    "steps": [{"name": "torpedo", "rules": ["T6", "T7"], "does": "fire S.*"}, {"name": "end", "rules": ["T9", "E1"]}],
  },
] as const;
