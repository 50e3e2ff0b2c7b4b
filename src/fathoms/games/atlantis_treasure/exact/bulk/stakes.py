"""The points of the compiled bot `greedy`: as `greedy_stakes`, `greedy_reckoning` and `greedy_journeys`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.exact.bulk.looks import (
    LEADS_HOME,
    OPENS,
    end_of,
    follow,
    treasure_of,
    victim_of,
)
from fathoms.games.atlantis_treasure.exact.bulk.slate import (
    GAIN,
    LAST_TURN,
    LOOKS,
    MARKED,
    ME,
    NOTES,
    NOW,
    ORIGIN,
    POINTS,
    PREY,
    RELOAD,
    RETURNS_HOME,
    STAKES,
    TAKES,
    THREAT,
    TO_HOME,
    TO_TREASURE,
)
from fathoms.games.atlantis_treasure.exact.chart import (
    ABOARD,
    AT_BASE,
    CHANGED,
    DIE_FACE,
    FIRST_SUBMARINE,
    HELD,
    IS_FREE,
    PLACE,
    SEA,
    SEATS,
    SIDES,
    SQUARES,
    TARGET,
    TORPEDO_FACE,
    TORPEDOES,
    TURNS,
)
from fathoms.games.atlantis_treasure.greedy_journeys import FAR, LONGEST
from fathoms.games.atlantis_treasure.greedy_reckoning import VICTORY
from fathoms.games.atlantis_treasure.greedy_stakes import ANOTHER, HIT, IN_LINE, LATER, PATIENCE, RIVAL, WIN
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.bulk.slate import Slate
    from fathoms.games.atlantis_treasure.exact.chart import Row

_UNKNOWN: Final = -9
_NEAREST: Final = LATER[1]
_SECOND: Final = LATER[2]
_THIRD: Final = LATER[3]


@lean_inlined
def later(slides: int) -> float:
    """Tell how likely the bot gets something that is two slides away or more."""
    return _SECOND if slides <= 2 else _THIRD if slides == 3 else 0.0


@lean_inlined
def holding(missing: int) -> float:
    """Value the treasures of a seat by how many are missing to its target (E1)."""
    return 60.0 / (missing + 0.5) if missing > 0 else WIN


@lean_inlined
def work_out(chart: Row, slate: Slate, row: Row, slot: int) -> None:
    """Write into a slot the points of each thing while treasures and torpedoes stay as they are in a row."""
    here, me, out = slate.book[ORIGIN], slate.book[NOTES, ME], slate.points[POINTS + slot]
    seats, target, sides, firing = chart[SEATS], chart[TARGET], chart[SIDES], 0
    for side in range(sides):
        firing += 1 if chart[DIE_FACE + side] == TORPEDO_FACE else 0
    fires = firing / sides
    caution = max(0.0, 1 - (here[TURNS] - here[CHANGED]) / (PATIENCE * seats))
    in_line = caution * IN_LINE + 1 - caution
    for place in range(STAKES):
        out[place] = 0.0
    mine = holding(target - row[HELD + me])
    gain = holding(target - row[HELD + me] - 1) - mine
    loss = mine - holding(target - row[HELD + me] + 1) if row[HELD + me] else 0.0
    now, prey = mine, 0.0
    for seat in range(seats):
        held = row[HELD + seat]
        worth = holding(target - held)
        out[GAIN + seat] = holding(target - held - 1) - worth
        if seat == me:
            continue
        lost = worth - holding(target - held + 1) if held else 0.0
        prey = max(prey, lost)
        now -= worth
        if row[ABOARD + seat] and row[HELD + me]:
            out[THREAT + seat] = caution * fires * (out[GAIN + seat] + loss)
        if row[ABOARD + me] and held:
            out[PREY + seat] = in_line * fires * (gain + lost)
    torpedo = fires * HIT * (gain + prey)
    for number in range(chart[TORPEDOES]):
        if number < row[ABOARD + me]:
            now += torpedo
        else:
            out[RELOAD] += torpedo
        torpedo *= 0.3
    out[NOW] = now


@lean_inlined
def settle_worth(chart: Row, slate: Slate, row: Row) -> float:
    """Value a turn that ends the game, by what the seats hold then (E1, E3); 0 if it goes on."""
    me, here = slate.book[NOTES, ME], slate.book[ORIGIN]
    if row[HELD + me] >= chart[TARGET]:
        return VICTORY
    if not slate.book[NOTES, LAST_TURN]:
        return 0.0
    most, winners = 0, 0
    for seat in range(chart[SEATS]):
        held = row[HELD + seat]
        if held != here[HELD + seat]:
            return 0.0
        winners = winners + 1 if held == most else 1 if held > most else winners
        most = max(most, held)
    return VICTORY / winners if row[HELD + me] == most else -VICTORY


@lean_inlined
def slides_from(chart: Row, slate: Slate, place: int) -> int:
    """Note where one slide leads from a place on the sea as the decision finds it; give where it is noted."""
    at = chart[SQUARES] if place == AT_BASE else place
    known, row, me = slate.journeys[at], slate.book[ORIGIN], slate.book[NOTES, ME]
    if known[TAKES] != _UNKNOWN:
        return at
    start = row[PLACE + me]
    if start != AT_BASE:
        row[SEA + start] = IS_FREE
    row[PLACE + me] = place
    under = row[SEA + place] if place != AT_BASE else 0
    known[TAKES] = 0
    known[RETURNS_HOME] = 0
    for direction in range(4):
        look = follow(chart, slate.book, ORIGIN, me, direction, MARKED, 0)
        known[direction] = end_of(look) if look & OPENS else place
        known[TAKES] |= 1 if treasure_of(look) else 0
        known[RETURNS_HOME] |= 1 if look & LEADS_HOME else 0
    if place != AT_BASE:
        row[SEA + place] = under
    row[PLACE + me] = start
    if start != AT_BASE:
        row[SEA + start] = FIRST_SUBMARINE + me
    return at


@lean_inlined
def journey_from(chart: Row, slate: Slate, place: int) -> int:
    """Work out the slides from a place to the nearest treasure and home; give where they are noted."""
    at = chart[SQUARES] if place == AT_BASE else place
    known = slate.journeys[at]
    if known[TO_TREASURE] != _UNKNOWN:
        return at
    treasure, home = FAR, FAR
    first = slides_from(chart, slate, place)
    treasure = 1 if slate.journeys[first, TAKES] else treasure
    home = 1 if slate.journeys[first, RETURNS_HOME] else home
    for one in range(4):
        second = slides_from(chart, slate, slate.journeys[first, one])
        treasure = min(treasure, 2) if slate.journeys[second, TAKES] else treasure
        home = min(home, 2) if slate.journeys[second, RETURNS_HOME] else home
    if max(treasure, home) == FAR:
        for one in range(4):
            second = slides_from(chart, slate, slate.journeys[first, one])
            for other in range(4):
                third = slides_from(chart, slate, slate.journeys[second, other])
                treasure = min(treasure, LONGEST) if slate.journeys[third, TAKES] else treasure
                home = min(home, LONGEST) if slate.journeys[third, RETURNS_HOME] else home
    known[TO_TREASURE] = treasure
    known[TO_HOME] = home
    return at


@lean_inlined
def forget_journeys(chart: Row, slate: Slate) -> None:
    """Forget the journeys of the decision before."""
    for at in range(chart[SQUARES] + 1):
        slate.journeys[at, TAKES] = _UNKNOWN
        slate.journeys[at, TO_TREASURE] = _UNKNOWN


@lean_inlined
def outlook(chart: Row, slate: Slate, slot: int, seat: int, at: int, place: int) -> float:  # noqa: C901, PLR0913, PLR0917 - all it hangs on
    """Value what a seat has before it; for the bot, which lies at `place`, also what is further away."""
    first, me = LOOKS + 4 * seat, slate.book[NOTES, ME]
    looks, points = slate.book[at], slate.points[POINTS + slot]
    if seat != me:
        worth = 0.0
        for number in range(first, first + 4):
            if treasure_of(looks[number]):
                worth = points[GAIN + seat] * RIVAL
        for number in range(first, first + 4):
            if victim_of(looks[number]) == me + 1:
                worth += points[THREAT + seat]
        return -worth
    within, home, prey = 0, False, 0.0
    for number in range(first, first + 4):
        look = looks[number]
        home = home or look & LEADS_HOME > 0
        if victim_of(look):
            prey = max(prey, points[PREY + victim_of(look) - 1])
        new = treasure_of(look) > 0
        for before in range(first, number):
            new = new and treasure_of(looks[before]) != treasure_of(look)
        within += 1 if new else 0
    worth = points[GAIN + me] * (_NEAREST + ANOTHER * (within - 1)) if within else 0.0
    worth += prey
    if home:
        worth += points[RELOAD] * _NEAREST
    if not within or (not home and points[RELOAD] > 0):
        known = journey_from(chart, slate, place)
        if not within:
            worth += points[GAIN + me] * later(slate.journeys[known, TO_TREASURE])
        if not home:
            worth += points[RELOAD] * later(slate.journeys[known, TO_HOME])
    return worth
