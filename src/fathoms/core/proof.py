"""Verifiable dice: every chance move follows from a secret that was promised first and shown in the end.

`docs/verifiable-dice.md` tells it byte by byte, so that anyone can check a game with a program of their own.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, cast

import msgspec

from fathoms.core.chance import dice_of
from fathoms.core.errors import FathomsError, Malformed
from fathoms.core.game import CHANCE
from fathoms.core.reading import converter
from fathoms.core.record import check_result, rules_of
from fathoms.core.registry import find_game
from fathoms.core.rules import shorten
from fathoms.core.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core.chance import Chances
    from fathoms.core.game import Move, State
    from fathoms.core.record import Record
    from fathoms.core.turns import Fall

SCHEME: Final = "fathoms-dice/1"
"""Dice that belong to the number of a move: those of tables."""
SCHEME_BY_TURN: Final = "fathoms-dice/2"
"""Dice that belong to a seat's turn, so that they do not depend on what others chose: those of the daily."""
SCHEMES: Final = (SCHEME, SCHEME_BY_TURN)
KEY: Final = "proof"
"""Where a record keeps its proof."""
ORIGIN: Final = "origin"
"""Where a record says which game it was played on from."""
DEEPEST: Final = 20
"""How often a game may have been played on from another."""
SECRET_BYTES: Final = 32
_WORD: Final = 2**256

Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Share = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{0,64}\Z")]
Occasion = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9 -]{0,79}\Z")]


def commitment(secret: bytes) -> str:
    """Give the promise that is published when a table opens: the SHA-256 of its secret."""
    return sha256(secret).hexdigest()


class _Drawer:
    """Draws tickets from a secret; each draw has a message of its own."""

    def __init__(self, secret: bytes, begins: str) -> None:
        self._keyed: Final = hmac.new(secret, digestmod=sha256)
        self._before: Final = f"{begins}\n".encode("ascii")

    def draw(self, named: bytes, total: int) -> int:
        """Draw a whole number from 0 to total - 1, each as likely as any other."""
        words, space = 1, _WORD
        while space < total:  # more than 57 tokens can lie in more orders than one word can count
            words, space = words + 1, space * _WORD
        message, counter = b"%b%b\n" % (self._before, named), 0
        while True:
            value = 0
            for _ in range(words):
                word = self.word(b"%b%d" % (message, counter))
                value = value * _WORD + int.from_bytes(word, "big")
                counter += 1
            rounds, ticket = divmod(value, total)
            # The last round, if it is cut short by the end of the space, would favour the low tickets.
            if (rounds + 1) * total <= space:
                return ticket

    def word(self, message: bytes) -> bytes:
        """Give the HMAC-SHA-256 of a message.

        `hmac.digest` lets go of the interpreter at each call: a busy server then waits for its threads.
        """
        made = self._keyed.copy()
        made.update(message)
        return made.digest()


class Proven(_Drawer):
    """The dice of one table: a secret, and what each seat mixed in (empty for a seat that gave nothing)."""

    def __init__(self, secret: bytes, entropy: Sequence[str]) -> None:
        super().__init__(secret, f"{SCHEME}\n{','.join(entropy)}")

    def at(self, fall: Fall) -> Draw:
        """Give the chance of a move; only its number counts."""
        return self.source(fall.number)

    def source(self, number: int) -> Draw:
        """Give the chance of the record's move with this number; 1 is the first."""
        return Draw(self, number)

    def first(self, seats: int) -> int:
        """Draw the seat that begins; it comes before every move, so its number is 0."""
        return self.ticket(0, seats)

    def ticket(self, number: int, total: int) -> int:
        """Draw the ticket of a move."""
        return self.draw(b"%d" % number, total)


class ProvenByTurn(_Drawer):
    """Dice that are the same for everybody who plays an occasion: each die belongs to a seat's turn.

    A throw of fewer dice takes the first ones of the throw: with more dice one meets the same and some more.
    """

    def __init__(self, secret: bytes, occasion: str) -> None:
        super().__init__(secret, f"{SCHEME_BY_TURN}\n{occasion}")

    def at(self, fall: Fall) -> DrawByTurn:
        """Give the chance of a move."""
        return DrawByTurn(self, fall)

    def first(self, seats: int) -> int:
        """Draw the seat that begins: the throw 0 of nobody's turn."""
        return self.draw(b"-\n0\n0\n1", seats)

    def bot_seed(self, fall: Fall) -> int:
        """Give what a bot may draw from at a decision: equal choices meet equal bots, too."""
        return int.from_bytes(self.word(b"%bbot\n%b\n%d" % (self._before, fall.place, fall.move)), "big")


AnyDice: TypeAlias = Proven | ProvenByTurn


class Draw(msgspec.Struct, frozen=True):
    """Chance for one move of one table."""

    proven: Proven
    number: int

    def draw(self, chances: Chances[Any]) -> Move:
        """Let fall what the secret has held for this move from the beginning."""
        return chances.at(self.proven.ticket(self.number, chances.total))


class DrawByTurn(msgspec.Struct, frozen=True):
    """Chance for one throw of a seat's turn."""

    proven: ProvenByTurn
    fall: Fall

    def draw(self, chances: Chances[Any]) -> Move:
        """Let each die fall for itself; the first one is the lowest digit of the ticket."""
        ticket, weight = 0, 1
        for number, faces in enumerate(dice_of(chances), start=1):
            ticket += weight * self.proven.draw(
                b"%b\n%d\n%d" % (self.fall.place, self.fall.throw, number), faces
            )
            weight *= faces
        return chances.at(ticket)


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a record says about its dice; the secret is there once the game is over."""

    commitment: Digest
    entropy: tuple[Share, ...]
    first: Annotated[int, msgspec.Meta(ge=0)] | Literal["draw"]
    """Whether the draw said who begins, or the seat that was told to."""
    secret: Digest | None = None
    occasion: Occasion = ""
    """What everybody played who met these dice, if they belong to turns; there are no shares then."""

    @property
    def dice(self) -> AnyDice | None:
        """The dice; None while nobody may know them."""
        if self.secret is None:
            return None
        secret = bytes.fromhex(self.secret)
        return ProvenByTurn(secret, self.occasion) if self.occasion else Proven(secret, self.entropy)

    def to_json(self) -> dict[str, Any]:
        """Give the proof as it stands in a record."""
        told = msgspec.to_builtins(self)
        if self.occasion:
            return {"scheme": SCHEME_BY_TURN, **{name: told[name] for name in told if name != "entropy"}}
        return {"scheme": SCHEME, **told, "entropy": list(self.entropy)}


class Origin(msgspec.Struct, frozen=True):
    """The game that a record was played on from: its first moves are that game's, and so are their dice."""

    move: int
    """How many moves were taken over."""
    table: str | None = None
    """The table of that game, if it is known."""
    afresh: tuple[int, ...] = ()
    """Those of them that were dealt afresh, with the dice of the game that took them over."""
    proof: Proof | None = None
    """Of that game's dice, as far as it was known then; None if it has none."""
    origin: Origin | None = None
    """Where that game came from in its turn."""

    def to_json(self) -> dict[str, Any]:
        """Give the origin as it stands in a record."""
        data: dict[str, Any] = {"table": self.table, "move": self.move, "afresh": list(self.afresh)}
        if self.proof is not None:
            data[KEY] = self.proof.to_json()
        if self.origin is not None:
            data[ORIGIN] = self.origin.to_json()
        return data


class _Written(msgspec.Struct, frozen=True):
    """An origin as it stands in a record, what is nested not read yet."""

    move: Annotated[int, msgspec.Meta(ge=0)]
    table: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z")] | None = None
    afresh: tuple[int, ...] = ()
    proof: object = None
    origin: object = None


_convert_proof: Final = converter(Proof)
_convert_origin: Final = converter(_Written)


def proof_of(record: Record) -> Proof:
    """Read the proof of a record, or say what is wrong with it."""
    if KEY not in record.extra:
        raise Malformed("core.proof-missing")
    return _read_proof(record.extra[KEY], len(record.seats))


def _read_proof(found: object, seats: int) -> Proof:
    if not isinstance(found, dict):
        raise Malformed("core.proof-missing")
    given = cast("dict[str, object]", found)
    scheme = given.get("scheme")
    if scheme not in SCHEMES:
        raise Malformed("core.proof-scheme", found=shorten(scheme), schemes=list(SCHEMES))
    by_turn = scheme == SCHEME_BY_TURN
    # What belongs to the other scheme is not looked at.
    read = {name: given[name] for name in given if by_turn or name != "occasion"}
    if by_turn:
        read["entropy"] = list[str]()
    try:
        proof = _convert_proof(read)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Malformed("core.record-field", field=KEY, value=shorten(given)) from error
    if by_turn and not proof.occasion:
        raise Malformed("core.record-field", field="occasion", value=shorten(given.get("occasion")))
    if not by_turn and len(proof.entropy) != seats:
        raise Malformed("core.proof-entropy", shares=len(proof.entropy), seats=seats)
    return proof


def origin_of(record: Record) -> Origin | None:
    """Read where a record was played on from, or say what is wrong with that; None is a game of one piece."""
    found: object = record.extra.get(ORIGIN)
    if found is None:
        return None
    written: list[_Written] = []
    most = len(record.moves)
    while found is not None:
        if len(written) == DEEPEST:
            raise Malformed("core.origin-deep", most=DEEPEST)
        try:
            each = _convert_origin(found)
        except (msgspec.ValidationError, RecursionError) as error:
            raise Malformed("core.record-field", field=ORIGIN, value=shorten(found)) from error
        if each.move > most:
            raise Malformed("core.origin-move", number=each.move, moves=most)
        if list(each.afresh) != sorted({*each.afresh} & {*range(1, each.move + 1)}):
            raise Malformed("core.record-field", field="afresh", value=shorten(each.afresh))
        written.append(each)
        # A game that was played on from before its own beginning was played on from the one before it.
        most, found = each.move - 1, each.origin
    made: Origin | None = None
    for each in reversed(written):
        proof = None if each.proof is None else _read_proof(each.proof, len(record.seats))
        made = Origin(each.move, each.table, each.afresh, proof, made)
    return made


def origins_of(record: Record) -> list[Origin]:
    """List every moment at which one game became another, the latest first."""
    found, origin = list[Origin](), origin_of(record)
    while origin is not None:
        found.append(origin)
        origin = origin.origin
    return found


def with_proof(record: Record, proof: Proof) -> Record:
    """Give the record with this proof in it."""
    return msgspec.structs.replace(record, extra={**record.extra, KEY: proof.to_json()})


class Difference(msgspec.Struct, frozen=True):
    """A chance move that is not what the secret gives; number 0 is the draw of who begins."""

    number: int
    found: str
    expected: str


class PartVerdict(msgspec.Struct, frozen=True):
    """What came of checking the part of a record that was played as one game."""

    first: int
    """The number of its first move."""
    last: int
    proof: Proof | None
    """None if that game has no proof."""
    committed: bool | None
    """Whether the secret is the one that was promised; None if there is none to check."""
    drawn: int
    """How many chance moves were drawn again."""
    wrong: int
    """How many of them are others than those of the secret."""

    @property
    def sound(self) -> bool:
        """Whether all of it that can be checked is as it should be."""
        return self.committed is not False and not self.wrong


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a record."""

    parts: tuple[PartVerdict, ...]
    """One game, or each that it was played on from and itself last."""
    differences: tuple[Difference, ...]
    broken: FathomsError | None
    """The first move that the rules refuse, or a wrong result."""

    @property
    def committed(self) -> bool:
        """Whether every secret is the one that was promised."""
        return all(part.committed is not False for part in self.parts)

    @property
    def drawn(self) -> int:
        """How many chance moves were drawn again."""
        return sum(part.drawn for part in self.parts)

    @property
    def sound(self) -> bool:
        """Whether everything that can be checked is as it should be."""
        return self.committed and not self.differences and self.broken is None


def verify(record: Record) -> Verdict:
    """Draw every chance move of a record again; refuse a record whose own dice cannot be checked."""
    proof, origins = proof_of(record), origins_of(record)
    if proof.secret is None:
        raise Malformed("core.proof-no-secret-today" if proof.occasion else "core.proof-no-secret")
    proofs = [proof, *(origin.proof for origin in origins)]
    begins = [(origin.move, origin.afresh) for origin in origins]
    lasts = [len(record.moves), *(origin.move for origin in origins)]
    parts = [
        _Part(of, after, last, afresh)
        for of, (after, afresh), last in zip(proofs, [*begins, (0, ())], lasts, strict=True)
    ]
    checked = _Checked(record, parts)
    checked.play()
    return Verdict(
        tuple(part.verdict() for part in reversed(parts)),
        (*_wrong_first(record, parts), *checked.differences),
        checked.broken,
    )


def _wrong_first(record: Record, parts: Sequence[_Part]) -> list[Difference]:
    """Hold who began against what each part says; the same mistake is told once."""
    expected = {part.begins(len(record.seats)) for part in parts} - {record.first, None}
    return [Difference(0, str(record.first), str(seat)) for seat in expected]


class _Part:
    """The moves of one game in a record, and the dice that they fell from."""

    def __init__(self, proof: Proof | None, after: int, last: int, afresh: Sequence[int]) -> None:
        self._proof: Final = proof
        self._after: Final = after
        self._last: Final = last
        self._afresh: Final = afresh
        self.dice: Final = None if proof is None else proof.dice
        self.drawn = 0
        self.wrong = 0

    def has(self, number: int, *, secret: bool) -> bool:
        """Tell whether a move fell from these dice, unless from a later part's; secrets are dealt afresh."""
        return number > self._after or (secret and number in self._afresh)

    def begins(self, seats: int) -> int | None:
        """Tell who had to begin; None if that cannot be told any more."""
        if self._proof is None:
            return None
        if self._proof.first != "draw":
            return self._proof.first
        return None if self.dice is None else self.dice.first(seats)

    def verdict(self) -> PartVerdict:
        """Tell what came of it."""
        proof, committed = self._proof, None
        if proof is not None and proof.secret is not None:
            committed = hmac.compare_digest(commitment(bytes.fromhex(proof.secret)), proof.commitment)
        return PartVerdict(self._after + 1, self._last, proof, committed, self.drawn, self.wrong)


class _Checked:
    """A record played as it is written, and beside it as it would be had the last wrong roll been right.

    After a changed roll the next decision is often impossible. Then the game goes on from the right
    roll, so that one changed roll does not hide the next one.
    """

    def __init__(self, record: Record, parts: Sequence[_Part]) -> None:
        self._record: Final = record
        self._parts: Final = parts
        self._game: Final = find_game(record.game)
        self._rules: Final[Any] = rules_of(record)
        self._state: State = self._game.start(self._rules, len(record.seats), record.first)
        self._turns = Turns((0,) * len(record.seats))
        self._otherwise: State | None = None
        self.differences: Final = list[Difference]()
        self.broken: FathomsError | None = None

    def play(self) -> None:
        """Play as far as there is a way, then hold the result against the moves."""
        for number, text in enumerate(self._record.moves, start=1):
            if not self._step(number, text):
                return
        try:
            check_result(self._record, self._state)
        except FathomsError as error:
            self.broken = self.broken or error

    def _step(self, number: int, text: str) -> bool:
        """Play one move; False if there is no way on."""
        after, error = self._try(self._state, text)
        if error is not None:
            self.broken = self.broken or error.at_move(number)
            if self._otherwise is not None:
                self._state, self._otherwise = self._otherwise, None
                after, _ = self._try(self._state, text)
        turns = self._turns.at(self._state)
        self._turns = turns.after(self._state)
        if self._state.actor == CHANCE:
            secret = self._state.chances().secret
            part = next(part for part in self._parts if part.has(number, secret=secret))
            if part.dice is not None:
                part.drawn += 1
                part.wrong += not self._fall(turns.fall(number), text, after, part.dice)
                return True
        if self._otherwise is not None:
            self._otherwise, _ = self._try(self._otherwise, text)
        self._state = after or self._state
        return after is not None

    def _fall(self, fall: Fall, text: str, after: State | None, dice: AnyDice) -> bool:
        """Draw a chance move again, and note it if it is another one; tells whether it is the same."""
        move = dice.at(fall).draw(self._state.chances())
        right, expected = self._state.play(move), self._game.write_move(move, self._rules)
        same = after is not None and self._game.read_move(text, self._rules) == move
        if not same:
            self.differences.append(Difference(fall.number, text, expected))
            self._otherwise = right
        elif self._otherwise is not None:
            self._otherwise, _ = self._try(self._otherwise, text)
        self._state = after or right
        return same

    def _try(self, state: State, text: str) -> tuple[State | None, FathomsError | None]:
        try:
            return state.play(self._game.read_move(text, self._rules)), None
        except FathomsError as error:
            return None, error
