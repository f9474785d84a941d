"""The grammar, built once and kept: tokens in, typed clauses out."""

import functools
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import Any, Final, Literal

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput
from lark.lexer import Lexer as LarkLexer

from mtglayers_plugins.rules_text.guards import NotUnderstood
from mtglayers_plugins.rules_text.lexer import Phrase

PARTS: Final = ("nouns", "amounts", "conditions", "verbs", "sentences")
START: Final = ("things", "statics", "instructions", "conditions", "entering", "enters", "abilities", "values")
Start = Literal["things", "statics", "instructions", "conditions", "entering", "enters", "abilities", "values"]

DECLARED: Final = (
    "A ACOMMA ADDITIONALLAND ADJHOST ALL ALLABILITIES ALLCOLORSFROM ALLKIND ALLOTHERABILITIES ALLOTHERTYPES ALSO ADDITIONAL AMONGLIFE AND ANDFROM BASEBOTH EMBLEM FROM REMOVE SAMEISTRUE SAMENAME ANOTHER "
    "ANYTARGET AREEACHEQUAL ASLONGAS ATLEAST ATTACH ATTACHEDTO ATTACHHOST BASEPOWTOU BECOME BETWEEN CANTHAVE CARD CAST CHANGETEXT "
    "CHARACTERISTIC CHOICE CHOOSE CHOSEN CHOSENNAME CHOSENNUMBER CHOSENOBJECT CLAND COLOR COLORS COMMA CONTROL CONTROLLER COPY COPYVERB COST COUNTER COUNTOF "
    "CREATE DAMAGEEQUAL DAMAGETO DEAL DEVOTION DRAW DUR DURINGYOURTURN EACH EACHCOLORAMONG EACHEQUAL EACHOF ENTER ENTERCOPY EQUALTO EVERYTHING "
    "EVERYTYPE EXACTLY EXCEPT EXCHANGECONTROL EXCHANGETEXT EXILE FACE FORASLONG FOREACH GAIN GAINCONTROL GAINLIFE GET GREATEST HALF HANDCARD HANDCOUNT "
    "HANDWORD HAS HOST IAND IF INCREASED IS ISALSO ISEQUAL ISEQUIPPED ISNT IT ITS KAND KEYWORD KINDEACH KINDS KWCOST KWFROM KWNOUN "
    "KWNUMBER LCOMMA LIFETOTAL LIFEWORD LINKED LOSE LOSELIFE MANA MAXHAND MINUS MOREORLESS MOVE NAMED NAMEIS NAND NO NOABILITIES NOLESS NOLONGER "
    "NOMAXHAND NON NOTCONTROL NOTYOURTURN NOTYOURTURNS NUM OFCHOSEN ON ONIT OR OR_LESS OR_MORE OTHER OTHERTHAN OWN OWNER PERMANENT "
    "PLAYER PLUS POSS POSSBY POWTOU PT PTMOD PUT QUOTE REGENERATE REMAINS REPLACING RETURN ROUNDED RULE SELF SHARES SKIP SPELL STATUS STILL "
    "SUBTYPE SUPER SWITCHPT TAP TARGET THAN THATARE THATAREBOTH THATARENT THATNUMBER THE THEN THEREARE THEREIS THIS TO TOBATTLEFIELD TOCAST TOHAND TOKEN "
    "TOKENCOPY TOPCARD TOTAL TRANSFORM TURN TWICE TYPE UNDEROWNER UNLESS UNDERYOUR UNTAP UNTILLEAVES UPTO VAND VAR WASKICKED WHEREX WITH "
    "WITHOUT YOUMAY YOURTURN ZONE"
)


class Tokens(LarkLexer):
    """Hands lark the tokens that our own lexer made."""

    def __init__(self, lexer_conf: object) -> None:
        pass

    def lex(self, data: Any) -> Iterator[Token]:  # type: ignore[override]  # lark calls it with what ``parse`` was given
        return iter(data)


def grammar() -> str:
    """The text of the whole grammar."""
    here = resources.files("mtglayers_plugins.rules_text") / "grammar"
    return "\n".join([f"%declare {DECLARED}", *((here / f"{part}.lark").read_text("utf-8") for part in PARTS)])


@functools.cache
def parser(algorithm: Literal["lalr", "earley"] = "lalr") -> Lark:
    """The parser. LALR reads; Earley, much slower, shows ambiguity and is for tests."""
    if algorithm == "earley":
        return Lark(grammar(), start=list(START), parser="earley", lexer=Tokens, ambiguity="explicit")
    return Lark(grammar(), start=list(START), parser="lalr", lexer=Tokens)


def parse(tokens: Sequence[Phrase], start: Start, sentence: str) -> Tree[Phrase]:
    """The parse tree of a whole sentence. Raises NotUnderstood, naming the words where reading stopped."""
    try:
        return parser().parse(tokens, start=start)  # type: ignore[return-value]  # its leaves are our tokens
    except UnexpectedInput as error:
        token = getattr(error, "token", None)
        words = str(token) if isinstance(token, Phrase) else "the end"
        raise NotUnderstood(words, sentence) from None


def longest(tokens: Sequence[Phrase], start: Start) -> int:
    """How many of the tokens, from the first, make the longest phrase of that kind; 0 for none."""
    interactive = parser().parse_interactive(start=start)
    best = 0
    for at, token in enumerate(tokens, 1):
        try:
            interactive.feed_token(token)
        except UnexpectedInput:
            break
        if "$END" in interactive.accepts():  # type: ignore[no-untyped-call]  # lark leaves it untyped
            best = at
    return best


__all__ = ["PARTS", "START", "Start", "grammar", "longest", "parse", "parser"]
