#!/usr/bin/env python3
"""An entrant for `fathoms tournament` in ten lines: any legal move is as good as another."""

import json
import random
import sys

rng = random.Random()
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        rng = random.Random(said["seed"])
    elif said["type"] == "decide":
        print(json.dumps({"move": rng.choice(said["moves"])}), flush=True)
