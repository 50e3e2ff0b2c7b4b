"""The contract for screens, on a toy game: it is kept, and whatever breaks it is caught."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from cli.pearls import Pearls, PearlsEffect, PearlsScene, PearlState, Text
from fathoms.core import Choice, Offer
from fathoms.testing import ContractBroken, check_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.core import View

pytestmark = pytest.mark.usefixtures("pearls")


class Changed(Pearls):
    """Pearls with one part of its screens changed."""

    def __init__(
        self,
        scene: Callable[[View[PearlState], PearlsScene], Any] = lambda _, scene: scene,
        offer: Callable[[Offer, str], Offer] = lambda offer, _: offer,
        effect: Callable[[View[PearlState], Text, PearlsEffect | None], Any] = lambda _, __, effect: effect,
    ) -> None:
        self.change_scene = scene
        self.change_offer = offer
        self.change_effect = effect

    def scene(self, seen: View[PearlState]) -> PearlsScene:
        return self.change_scene(seen, super().scene(seen))

    def offer(self, seen: View[PearlState], begun: str = "", most: int = 1_000) -> Offer:
        return self.change_offer(super().offer(seen, begun, most), begun)

    def effect(self, seen: View[PearlState], move: Text) -> PearlsEffect | None:
        return self.change_effect(seen, move, super().effect(seen, move))


def changed_choices(change: Callable[[Choice], Choice]) -> Callable[[Offer, str], Offer]:
    return lambda offer, _: offer._replace(choices=tuple(map(change, offer.choices)))


def test_the_toy_game_keeps_the_contract() -> None:
    check_game(Changed(), games=3)


def test_a_scene_that_shows_a_secret_is_caught() -> None:
    def show(seen: View[PearlState], scene: PearlsScene) -> PearlsScene:
        return msgspec.structs.replace(scene, die=sum(filter(None, seen.state.oysters)))

    with pytest.raises(ContractBroken, match="different scenes"):
        check_game(Changed(scene=show), games=5)


def test_a_scene_of_another_type_is_caught() -> None:
    with pytest.raises(ContractBroken, match="scene_type"):
        check_game(Changed(scene=lambda _, __: PearlsEffect(1)))


def test_a_scene_type_of_another_name_is_caught() -> None:
    class Sight(PearlsScene, frozen=True):
        pass

    class Renamed(Pearls):
        @property
        def scene_type(self) -> type[Sight]:
            return Sight

        def scene(self, seen: View[PearlState]) -> Sight:
            return Sight(seen.state.scores, seen.state.die)

    with pytest.raises(ContractBroken, match="not called PearlsScene"):
        check_game(Renamed())


def test_an_effect_that_shows_a_secret_is_caught() -> None:
    def show(seen: View[PearlState], _: Text, __: PearlsEffect | None) -> PearlsEffect:
        return PearlsEffect(sum(filter(None, seen.state.oysters)))

    with pytest.raises(ContractBroken, match=r"effect|something else"):
        check_game(Changed(effect=show), games=5)


def test_an_effect_of_a_secret_shuffle_is_caught() -> None:
    with pytest.raises(ContractBroken, match="a secret move has an effect"):
        check_game(Changed(effect=lambda _, __, effect: effect or PearlsEffect(0)))


BROKEN: list[tuple[Callable[[Offer, str], Offer], str]] = [
    (lambda offer, _: offer._replace(choices=offer.choices[1:]), "not the legal ones"),
    (lambda offer, _: offer._replace(choices=offer.choices * 2), "on offer twice"),
    (lambda offer, _: offer._replace(more=bool(offer.choices)), "more moves are promised"),
    (changed_choices(lambda choice: Choice("keep 1", choice.rule)), "twice|not the legal ones"),
    (changed_choices(lambda choice: Choice(choice.move, "P7", choice.effect)), "not in the book"),
    (changed_choices(lambda choice: Choice(choice.move, "P1", PearlsEffect(9))), "something else"),
    (lambda offer, begun: Offer(()) if begun else offer, "does not lead to a choice"),
    (lambda _, __: Offer((Choice("take", "P1"),)), "does not decide"),
]


@pytest.mark.parametrize(("broken", "said"), BROKEN)
def test_a_broken_offer_is_caught(broken: Callable[[Offer, str], Offer], said: str) -> None:
    with pytest.raises(ContractBroken, match=said):
        check_game(Changed(offer=broken))


def test_a_beginning_that_is_not_heard_is_caught() -> None:
    class Deaf(Pearls):
        def offer(self, seen: View[PearlState], begun: str = "", most: int = 1_000) -> Offer:
            del begun
            return super().offer(seen, "", most)

    with pytest.raises(ContractBroken, match=r"leads astray|not its own"):
        check_game(Deaf(), games=5)


def test_a_limit_that_is_not_kept_is_caught() -> None:
    class Generous(Pearls):
        def offer(self, seen: View[PearlState], begun: str = "", most: int = 1_000) -> Offer:
            return super().offer(seen, begun, max(most, 10))

    with pytest.raises(ContractBroken, match="`most` is not kept"):
        check_game(Generous())
