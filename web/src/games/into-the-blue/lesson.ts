// Made by `python tools/write_drawings.py` from the game. Change it there, then make it again.

export const PLAYERS = [{"seat": 0, "name": "Ada", "colour": "green"}, {"seat": 1, "name": "Bo", "colour": "blue"}] as const;

export const ACTS = [
  {
    "rules": {},
    "opening": ["deal 67856", "roll 1235CC"],
    "steps": [
      {"name": "run", "rules": ["T4"]},
      {"name": "keep", "rules": ["T2"], "does": "keep 123", "then": ["roll 34C"]},
      {"name": "stop", "rules": ["T3"], "does": "stop"},
      {
        "name": "place",
        "rules": ["T6"],
        "does": "place \\d",
        "then": ["roll 2345CC", "keep 2345", "roll 25", "keep 2345", "roll 3C", "roll 12345C"],
      },
      {"name": "lost", "rules": ["T5"]},
      {"name": "perfect", "rules": ["T8"], "does": "stop"},
      {"name": "chest", "rules": ["T8"], "does": "chest \\d+", "then": ["roll 11122C"]},
      {"name": "secret", "rules": ["T8", "E3"]},
    ],
  },
  {
    "rules": {"shells": 6},
    "opening": ["deal 67856", "roll 112233", "stop", "place 2", "roll 123334", "stop", "place 3", "roll 123335"],
    "steps": [
      {"name": "majority", "rules": ["S2"], "does": "stop"},
      {"name": "tie", "rules": ["S3"], "does": "place 3", "then": ["roll 111234", "stop", "place 1", "roll 112344"]},
      {"name": "badge", "rules": ["S3", "S4", "S5"]},
      {"name": "last", "rules": ["E1"], "does": "stop"},
      {"name": "short", "rules": ["T7"], "does": "place \\d"},
      {"name": "score", "rules": ["S1", "S6"]},
    ],
  },
] as const;
