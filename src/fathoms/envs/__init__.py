"""The games as environments that learning programs know: Gymnasium, PettingZoo, OpenSpiel."""
