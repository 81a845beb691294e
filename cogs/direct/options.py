"""Options of a slash command made from the facts of a situation."""

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final

from discord import Locale, app_commands
from discord.app_commands import locale_str

from cogs import limits, options, replies
from cogs.limits import clip
from cogs.render.parts import capital
from cogs.situation.facts import SEVERAL, values_of
from cogs.situation.fields import hint_of, own_question, value_of
from cogs.situation.typed import typed
from cogs.translator import LOCALES, Translator, valid_name
from cogs.typed import card_code
from engine.calls import CALLS
from engine.cards import PACK
from engine.case import slug
from engine.facts import FactSpec, Shape, expected
from engine.situations import SituationSpec
from laws.questions import fact_label, label, notation
from laws.wording import Catalogue, Language

Choice = app_commands.Choice
Texts = Mapping[Language, str]
Speaks = Callable[[replies.Interaction], Awaitable[Language]]

_LANGUAGES: Final[Mapping[Locale, Language]] = {
    locale: language for language, locales in LOCALES.items() for locale in locales
}


class FactTranslator(Translator):
    """Knows the texts of the catalogue for commands, and those that a text of a fact carries with it."""

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in the language of a locale; None where it has no translation of its own."""
        texts: Texts | None = string.extras.get("texts")
        if texts is None:
            return await super().translate(string, locale, context)
        return texts.get(_LANGUAGES[locale]) if locale in _LANGUAGES else None


class FactOptions:
    """The options for some facts of a situation.

    Args:
        words: the catalogues; the default texts are those of `default`.
        speaks: the language of a user, for what completes an option.
    """

    def __init__(
        self,
        spec: SituationSpec,
        facts: tuple[FactSpec, ...],
        words: Mapping[Language, Catalogue],
        default: Language,
        speaks: Speaks,
    ) -> None:
        self._spec = spec
        self._facts = facts
        self._words = words
        self._default: Language = default
        self._speaks = speaks

    def parameters(self) -> list[inspect.Parameter]:
        """A parameter for each fact, none of them required: what is not said is asked for."""
        return [
            inspect.Parameter(
                fact.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=self._annotation(fact) | None
            )
            for fact in self._facts
        ]

    def decorated(self, callback: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        """The callback with the texts, choices and completions of its options."""
        decorators: list[Callable[[Any], Any]] = [
            app_commands.rename(**{fact.name: self._name(fact) for fact in self._facts}),
            app_commands.describe(
                **{fact.name: self._text(partial(about, fact, self._spec.name)) for fact in self._facts}
            ),
            app_commands.choices(**{fact.name: self._choices(fact) for fact in self._facts if _chosen(fact)}),
        ]
        suggested = {fact.name: self._suggest(fact) for fact in self._facts if fact.shape in (Shape.CARD, Shape.CALL)}
        if suggested:
            decorators.append(app_commands.autocomplete(**suggested))
        for decorate in decorators:
            callback = decorate(callback)
        return callback

    def read(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The facts that the values of the options say.

        Raises:
            UserError: a value is none of its fact.
        """
        return {
            fact.name: self._value(fact, given[fact.name]) for fact in self._facts if given.get(fact.name) is not None
        }

    def _value(self, fact: FactSpec, given: Any) -> Any:
        if isinstance(given, Choice):
            return value_of(self._spec, fact, str(given.value))
        return typed(self._spec, fact, str(given))

    def _annotation(self, fact: FactSpec) -> Any:
        if _chosen(fact):
            return Choice[str]
        if fact.shape is Shape.NUMBER:
            low, _, high = expected(self._spec.model, fact.name).partition("..")
            return app_commands.Range[int, int(low or 0), int(high or 999)]
        long = fact.shape is Shape.RECORD
        return app_commands.Range[str, 1, limits.TEXT_INPUT if long else limits.CHOICE]

    def _choices(self, fact: FactSpec) -> list[Choice[str]]:
        return [
            Choice(name=self._text(partial(_shown, fact, self._spec.name, item)), value=str(place))
            for place, item in enumerate(values_of(fact))
        ]

    def _text(self, say: Callable[[Catalogue], str]) -> locale_str:
        texts = {language: say(words) for language, words in self._words.items()}
        return locale_str(texts[self._default], texts=texts)

    def _name(self, fact: FactSpec) -> locale_str:
        """The fact's own name as the default, which stays the same however its label is worded."""
        others = {language: name_of(fact, self._spec.name, words) for language, words in self._words.items()}
        own = slug(fact.name)
        return locale_str(own, texts={**others, self._default: own})

    def _suggest(self, fact: FactSpec) -> options.Suggest:
        async def suggest(interaction: replies.Interaction, current: str) -> list[Choice[str]]:
            words = self._words[await self._speaks(interaction)]
            return [Choice(name=name, value=code) for name, code in completions(fact.shape, current, words)]

        return suggest


def name_of(fact: FactSpec, situation: str, words: Catalogue) -> str:
    """The name of an option in another language than the default: its own text, else the label of the fact."""
    own = words.first(f"form-name-{slug(situation)}-{slug(fact.name)}", f"form-name-{slug(fact.name)}")
    if own:
        return words.say(own)
    named = re.sub(r"[^\w-]+", "-", fact_label(fact.name, situation, words).lower()).strip("-")
    return named if valid_name(named) else slug(fact.name)


def about(fact: FactSpec, situation: str, words: Catalogue) -> str:
    """The description of an option: how it is written, or the question that asks for it; else the name of the fact."""
    name = capital(fact_label(fact.name, situation, words))
    asked = own_question(fact, situation, words)
    if fact.shape in (Shape.RECORD, Shape.CARD) or (not asked and not values_of(fact)):
        said = words.say("form-option-about", name=name, hint=hint_of(fact, words))
        return clip(said, limits.COMMAND_DESCRIPTION)
    return asked if 0 < len(asked) <= limits.COMMAND_DESCRIPTION else clip(name, limits.COMMAND_DESCRIPTION)


def _shown(fact: FactSpec, situation: str, value: object, words: Catalogue) -> str:
    return clip(capital(label(fact, value, situation, words)), limits.CHOICE)


def completions(shape: Shape, current: str, words: Catalogue) -> tuple[tuple[str, str], ...]:
    """Cards or calls that a text may become, as people read them, with their codes."""
    codes = PACK if shape is Shape.CARD else CALLS
    shown = {code: notation(shape, code, words) for code in codes}
    wanted = current.replace(" ", "").casefold().replace("10", "t")
    exact = card_code(current) if shape is Shape.CARD else None
    found = [exact] if exact else []
    found += [code for code, name in shown.items() if _begins(wanted, code, name)]
    return tuple((shown[code], code) for code in dict.fromkeys(found))[: limits.CHOICES]


def _begins(wanted: str, code: str, name: str) -> bool:
    plain = name.replace(" ", "").casefold().replace("10", "t")
    return any(
        form.startswith(wanted) for form in (code.casefold(), code[::-1].casefold(), plain, plain[1:] + plain[:1])
    )


def _chosen(fact: FactSpec) -> bool:
    return bool(values_of(fact)) and fact.name not in SEVERAL
