"""What any turn game is, with nothing but msgspec beneath it."""

from fathoms.core.chance import Chances, Seeded, Source, draw_best
from fathoms.core.errors import BadRules, FathomsError, IllegalMove, Malformed
from fathoms.core.game import CHANCE, AnyGame, Game, Move, Result, State, View, check_seats, view
from fathoms.core.record import Record
from fathoms.core.registry import (
    Adviser,
    Bot,
    Weighed,
    bot_names,
    check_fit,
    find_adviser,
    find_bot,
    find_game,
    game_names,
    has_adviser,
    note_of,
    steady,
    wake,
)
from fathoms.core.rules import RuleSet
from fathoms.core.screens import Choice, Offer
from fathoms.core.shares import Judged, Opened, PuzzleDecision, PuzzleQuota, Shares
from fathoms.core.text import Line, Phrase, Say, Span

__all__ = [
    "CHANCE",
    "Adviser",
    "AnyGame",
    "BadRules",
    "Bot",
    "Chances",
    "Choice",
    "FathomsError",
    "Game",
    "IllegalMove",
    "Judged",
    "Line",
    "Malformed",
    "Move",
    "Offer",
    "Opened",
    "Phrase",
    "PuzzleDecision",
    "PuzzleQuota",
    "Record",
    "Result",
    "RuleSet",
    "Say",
    "Seeded",
    "Shares",
    "Source",
    "Span",
    "State",
    "View",
    "Weighed",
    "bot_names",
    "check_fit",
    "check_seats",
    "draw_best",
    "find_adviser",
    "find_bot",
    "find_game",
    "game_names",
    "has_adviser",
    "note_of",
    "steady",
    "view",
    "wake",
]
