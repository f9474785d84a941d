"""Whole games of python-mtg: each position is evaluated, and each belief about a permanent compared with ours."""

from collections import Counter
from typing import Any

import pytest
from tests.plugins.python_mtg.conftest import ANTHEMS, LAYERS, SPELLS, played

from mtglayers.engine import Engine
from mtglayers_plugins.command_line.positions import differences
from mtglayers_plugins.python_mtg.reading import Watch, letters, read

pytestmark = pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"  # that engine leaves a file of its own open
)

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
LANDS_HAVE_COLOURS = {(land, "colors"): "a land without a mana cost is colourless (105.2c, 202.2)" for land in BASICS}
HUMILITY = {
    (name, fact): "Humility takes abilities and sets power and toughness to 1/1 (613.4b); that engine does not apply it"
    for name in ("Hill Giant", "Gray Ogre", "Goblin Piker", "Eager Cadet", "Humility", "Opalescence")
    for fact in ("power", "toughness")
}
OPALESCENCE = {
    (name, fact): "Opalescence makes enchantments creatures (613.1d); that engine does not apply it"
    for name in ("Humility", "Honor of the Pure", "Glorious Anthem", "Blood Moon", "Opalescence")
    for fact in ("types", "power", "toughness")
}
GAMES: dict[str, tuple[dict[str, list[str]], int, dict[tuple[str, str], str]]] = {
    "anthems": (ANTHEMS, 3, {}),
    "layers": (LAYERS, 5, HUMILITY | OPALESCENCE),
    "other layers": (LAYERS, 11, HUMILITY | OPALESCENCE),
    "spells": (SPELLS, 7, {}),
}


@pytest.mark.parametrize("name", GAMES)
def test_what_two_engines_believe(mtg: Any, engine: Engine, name: str) -> None:
    """Every difference is one that is known, with its reason; what is not known fails."""
    decks, seed, known = GAMES[name]
    found: Counter[tuple[str, str]] = Counter()
    compared = 0
    watch = Watch(engine)
    for game in played(mtg, decks, seed):
        position = watch.look(game)
        answer = engine.answer(engine.evaluate(position.state))
        assert not [line for line in position.left_out if "there is no card" in line]
        assert set(position.believed) == {str(one.id) for one in game.permanents()}
        compared += sum(map(len, position.believed.values()))
        found.update((game.name(one.id), one.fact) for one in differences(position, answer))
    assert compared > 1_000
    assert set(found) - set(known | LANDS_HAVE_COLOURS) == set()
    if known:
        assert set(found) & set(HUMILITY), "the game had no Humility with creatures"


def test_the_order_of_permanents_is_remembered(mtg: Any, engine: Engine) -> None:
    """That engine has no timestamps: what came later is later for one that watches."""
    watch = Watch(engine)
    came: list[str] = []
    for game in played(mtg, ANTHEMS, 3, 20):
        state = watch.look(game).state
        order = [one.id for one in sorted(state.objects, key=lambda one: one.timestamp) if one.zone == "battlefield"]
        assert [id for id in order if id in came] == [id for id in came if id in order]
        came = order
    assert len(came) > 5


def test_players_zones_and_attachments(mtg: Any, engine: Engine) -> None:
    game = played(mtg, ANTHEMS, 3, 25)[-1]
    state = read(game, engine).state
    assert {player.name: player.life for player in state.players} == game.life()
    assert state.active_player == game.active_player
    hands = Counter(one.owner for one in state.objects if one.zone == "hand")
    assert hands == Counter({player: len(cards) for player, cards in game.hand().items() if cards})
    hosts = {one.id: one.attached_to for one in state.objects if one.attached_to is not None}
    assert hosts
    assert set(hosts.items()) == set(game.state["attached_to"])


def test_until_end_of_turn_effects_are_read(mtg: Any, engine: Engine) -> None:
    grown = [game for game in played(mtg, SPELLS, 7) if game.state.get("eff_mod_power")]
    assert grown, "no Giant Growth was cast"
    for game in grown:
        position = read(game, engine)
        answer = engine.answer(engine.evaluate(position.state))
        assert position.state.effects
        believed = {id: facts["power"] for id, facts in position.believed.items()}
        assert {id: answer[id].power for id in believed} == believed


def test_what_is_not_known_is_left_out(mtg: Any, engine: Engine) -> None:
    decks = {"alice": ["Plains"] * 20 + ["Honor of the Pure"] * 20, "bob": ["Swamp"] * 10 + ["Tattered Mummy"] * 30}
    position = read(played(mtg, decks, 1, 12)[-1], engine)
    assert any("there is no card 'Tattered Mummy'" in line for line in position.left_out)
    assert all(one.card != "Tattered Mummy" for one in position.state.objects)
    assert set(position.believed) <= {one.id for one in position.state.objects}


def test_a_token_is_read_from_its_printed_facts(mtg: Any, engine: Engine) -> None:
    game = played(mtg, ANTHEMS, 3, 8)[-1]
    one = next(iter(game.state["on_battlefield"]))[0]
    facts = game.state
    facts.setdefault("is_token", set()).add((one,))
    position = read(game, engine)
    token = next(each for each in position.state.objects if each.id == one)
    assert token.token
    assert token.card is None
    answer = engine.answer(engine.evaluate(position.state))
    assert answer[one].types == position.believed[one]["types"]


def test_counters(mtg: Any, engine: Engine) -> None:
    game = played(mtg, SPELLS, 7, 20)[-1]
    bear = next(str(one.id) for one in game.permanents() if one.is_creature)
    game.state.setdefault("counter", set()).add((bear, "+1/+1", 2))
    position = read(game, engine)
    assert engine.answer(engine.evaluate(position.state))[bear].counters == {"+1/+1": 2}


def test_letters() -> None:
    assert letters(["green", "white", "pink"]) == "WG"
