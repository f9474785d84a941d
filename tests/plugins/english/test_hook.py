"""An engine prints abilities through the hook, which calls the object by the name it is given."""

from mtglayers.vocabulary import get, static, this
from mtglayers_plugins import english


def test_the_hook_prints_an_ability_by_the_name_of_its_object() -> None:
    assert english.mtglayers_render(static(this, get(+1, +1)), "Old Bear") == "Old Bear gets +1/+1."
    assert english.mtglayers_render(static(this, get(+1, +1)), "") == "This creature gets +1/+1."
