"""Into the Blue on rows of whole numbers: the rules, whole games by the million, tables for learners."""
