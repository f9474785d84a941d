"""Plain cards for what two cards speak of."""

from mtglayers.engine import Engine
from mtglayers.filters import WithAbility, Word
from mtglayers.vocabulary import Goblin, Swamp, artifact, flying, legendary, red
from mtglayers_plugins.interactions.witnesses import ALWAYS, Witness, witnesses_for


def names(*nodes: Word | WithAbility) -> list[str]:
    return [one.name for one in witnesses_for(nodes) if one not in ALWAYS]


def test_one_for_each_word_that_is_mentioned() -> None:
    assert names(Goblin, Swamp, red) == ["Plain Goblin", "Swamp", "Red Bear"]
    assert names(artifact) == ["Artifact Bear"]
    assert names(legendary) == ["Legendary Bear", "Legendary Land"]
    assert names(Word("Equipment", "artifact type"), Word("Gate", "land type")) == ["Plain Equipment", "Plain Gate"]
    assert names(Goblin, Goblin) == ["Plain Goblin"]


def test_keywords_that_are_asked_for() -> None:
    assert names(WithAbility(flying)) == ["Flying Bear"]


def test_a_scenario_can_define_it(engine: Engine) -> None:
    witness = Witness("Flying Bear", "Creature — Bear", "{2}", "2/2", (flying,))
    assert witness.data(engine) == {
        "name": "Flying Bear", "type_line": "Creature — Bear", "mana_cost": "{2}", "power": "2", "toughness": "2",
        "text": "Flying",
    }  # fmt: skip
    defined = engine.define(witness.data(engine)).front
    assert set(defined.words) == set(witness.values({}).words)
    assert [one.ability for one in defined.abilities] == [flying]
