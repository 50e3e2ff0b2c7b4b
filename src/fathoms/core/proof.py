"""Verifiable dice: every chance move follows from a secret that was promised first and shown in the end.

`docs/verifiable-dice.md` tells it byte by byte, so that anyone can check a game with a program of their own.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, cast

import msgspec

from fathoms.core.errors import FathomsError, Malformed
from fathoms.core.game import CHANCE
from fathoms.core.record import check_result, rules_of
from fathoms.core.registry import find_game
from fathoms.core.rules import shorten

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core.chance import Chances
    from fathoms.core.game import Move, State
    from fathoms.core.record import Record

SCHEME: Final = "fathoms-dice/1"
KEY: Final = "proof"
"""Where a record keeps its proof."""
SECRET_BYTES: Final = 32
_WORD: Final = 2**256

Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Share = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{0,64}\Z")]


def commitment(secret: bytes) -> str:
    """Give the promise that is published when a table opens: the SHA-256 of its secret."""
    return sha256(secret).hexdigest()


class Proven:
    """The dice of one table: a secret, and what each seat mixed in (empty for a seat that gave nothing)."""

    def __init__(self, secret: bytes, entropy: Sequence[str]) -> None:
        self._keyed: Final = hmac.new(secret, digestmod=sha256)
        self._before: Final = f"{SCHEME}\n{','.join(entropy)}\n".encode("ascii")

    def source(self, number: int) -> Draw:
        """Give the chance of the record's move with this number; 1 is the first."""
        return Draw(self, number)

    def first(self, seats: int) -> int:
        """Draw the seat that begins; it comes before every move, so its number is 0."""
        return self.ticket(0, seats)

    def ticket(self, number: int, total: int) -> int:
        """Draw a whole number from 0 to total - 1, each as likely as any other."""
        words, space = 1, _WORD
        while space < total:  # more than 57 tokens can lie in more orders than one word can count
            words, space = words + 1, space * _WORD
        message, counter = b"%b%d\n" % (self._before, number), 0
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


class Draw(msgspec.Struct, frozen=True):
    """Chance for one move of one table."""

    proven: Proven
    number: int

    def draw(self, chances: Chances[Any]) -> Move:
        """Let fall what the secret has held for this move from the beginning."""
        return chances.at(self.proven.ticket(self.number, chances.total))


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a record says about its dice; the secret is there once the game is over."""

    commitment: Digest
    entropy: tuple[Share, ...]
    first: Annotated[int, msgspec.Meta(ge=0)] | Literal["draw"]
    """Whether the draw said who begins, or the seat that was told to."""
    secret: Digest | None = None

    def to_json(self) -> dict[str, Any]:
        """Give the proof as it stands in a record."""
        return {"scheme": SCHEME, **msgspec.to_builtins(self), "entropy": list(self.entropy)}


def proof_of(record: Record) -> Proof:
    """Read the proof of a record, or say what is wrong with it."""
    found: object = record.extra.get(KEY)
    if not isinstance(found, dict):
        raise Malformed("core.proof-missing")
    scheme = cast("dict[str, object]", found).get("scheme")
    if scheme != SCHEME:
        raise Malformed("core.proof-scheme", found=shorten(scheme), scheme=SCHEME)
    try:
        proof = msgspec.convert(found, Proof, strict=True)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Malformed("core.record-field", field=KEY, value=shorten(record.extra[KEY])) from error
    if len(proof.entropy) != len(record.seats):
        raise Malformed("core.proof-entropy", shares=len(proof.entropy), seats=len(record.seats))
    return proof


def with_proof(record: Record, proof: Proof) -> Record:
    """Give the record with this proof in it."""
    return msgspec.structs.replace(record, extra={**record.extra, KEY: proof.to_json()})


class Difference(msgspec.Struct, frozen=True):
    """A chance move that is not what the secret gives; number 0 is the draw of who begins."""

    number: int
    found: str
    expected: str


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a record."""

    committed: bool
    """Whether the secret is the one that was promised."""
    drawn: int
    """How many chance moves were drawn again."""
    differences: tuple[Difference, ...]
    broken: FathomsError | None
    """The first move that the rules refuse, or a wrong result."""

    @property
    def sound(self) -> bool:
        """Whether everything is as it should be."""
        return self.committed and not self.differences and self.broken is None


def verify(record: Record) -> Verdict:
    """Draw every chance move of a record again; refuse a record whose dice cannot be checked."""
    proof = proof_of(record)
    if proof.secret is None:
        raise Malformed("core.proof-no-secret")
    secret = bytes.fromhex(proof.secret)
    dice = Proven(secret, proof.entropy)
    seats = len(record.seats)
    first = dice.first(seats) if proof.first == "draw" else proof.first
    differences = [Difference(0, str(record.first), str(first))] if first != record.first else []
    checked = _Checked(record, dice)
    checked.play()
    committed = hmac.compare_digest(commitment(secret), proof.commitment)
    return Verdict(committed, checked.drawn, (*differences, *checked.differences), checked.broken)


class _Checked:
    """A record played as it is written, and beside it as it would be had the last wrong roll been right.

    After a changed roll the next decision is often impossible. Then the game goes on from the right
    roll, so that one changed roll does not hide the next one.
    """

    def __init__(self, record: Record, dice: Proven) -> None:
        self._record: Final = record
        self._dice: Final = dice
        self._game: Final = find_game(record.game)
        self._rules: Final[Any] = rules_of(record)
        self._state: State = self._game.start(self._rules, len(record.seats), record.first)
        self._otherwise: State | None = None
        self.drawn = 0
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
        if self._state.actor == CHANCE:
            self._fall(number, text, after)
            return True
        if self._otherwise is not None:
            self._otherwise, _ = self._try(self._otherwise, text)
        self._state = after or self._state
        return after is not None

    def _fall(self, number: int, text: str, after: State | None) -> None:
        """Draw a chance move again, and note it if it is another one."""
        self.drawn += 1
        move = self._dice.source(number).draw(self._state.chances())
        right, expected = self._state.play(move), self._game.write_move(move, self._rules)
        if after is not None and self._game.read_move(text, self._rules) == move:
            if self._otherwise is not None:
                self._otherwise, _ = self._try(self._otherwise, text)
        else:
            self.differences.append(Difference(number, text, expected))
            self._otherwise = right
        self._state = after or right

    def _try(self, state: State, text: str) -> tuple[State | None, FathomsError | None]:
        try:
            return state.play(self._game.read_move(text, self._rules)), None
        except FathomsError as error:
            return None, error
