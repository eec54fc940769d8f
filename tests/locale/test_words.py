"""Every message that the program can utter has words, and every word has someone to utter it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor as FluentVisitor
from tests.locale.test_translations import FINISHED
from tests.refusals import refused

import brewtable
from brewtable.cli import app
from brewtable.cli.arena import BOT_HEADS
from brewtable.cli.contests import STANDING_HEADS
from brewtable.cli.help import key_of, parts
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.games.beer_and_bread.rules.material import EFFECT_NAMES, GOOD_NAMES, KIND_NAMES
from brewtable.games.beer_pioneers.cards import deck as pioneer_cards
from brewtable.games.beer_pioneers.cards import phrases as pioneer_phrases
from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.games.beer_pioneers.rules import material as pioneers
from brewtable.games.beer_pioneers.rules.material import ICON_NAMES
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.games.dice_brewing.rules import material as dice
from brewtable.games.dice_brewing.rules.vocabulary import ADD, BREW, DEEDS, DONE, PHASE_NAMES
from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.deckfile import DeckError, to_toml
from brewtable.kernel.errors import BrewError, IllegalAction, MalformedAction, UndoRefused
from brewtable.kernel.game import Deck, Game
from brewtable.kernel.match import Match, new_match
from brewtable.kernel.message import Message
from brewtable.kernel.plain import PlainGame
from brewtable.kernel.registry import find_game, game_names
from brewtable.kernel.scorepad import ScorePad
from brewtable.lab.report import SECTIONS
from brewtable.locale import Words, languages, preferred_language
from brewtable.table.admission import Entry, Standing
from brewtable.table.call_words import Why
from brewtable.table.hosting import STATUSES
from brewtable.table.schema import TalkAllowed
from brewtable.table.settings import CHANGEABLE
from brewtable.table.talk_schema import ROOMS, Phrase

GAME = BeerAndBread()
DICE_GAME = DiceBrewing()
PIONEERS = BeerPioneers()
SOURCE = Path(brewtable.__path__[0])
BROWSER = Path(__file__).parents[2] / "web" / "src"
GAMES = 30
DICE_GAMES = 6
DICE_ROUNDS = 9
PIONEER_GAMES = 8

CARD_VERBS = ("harvest", "produce", "upgrade", "exchange", "discard", "invert")
DECISIONS = (
    "turn",
    "play-taken",
    "discard-harvest",
    "renew",
    "invert",
    "choose-offer",
    "take-offer",
    "choose-payment",
)
DECLINABLE = ("discard-harvest", "renew", "invert", "take-offer")
SEAT_ZONES = ("hand", "column", "brewery", "bakery", "sold", "upgrades", "taken", "storage")
SHARED_PLACES = ("fields", "river", "supply", "offer", "deck", "discard")
REPORT = (
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "copies_per_second",
    "decisions_per_game",
    "rounds_per_game",
    "mean_scores",
    "wins_by_seat",
)
PAD_LINES = ("cards", "6A", "6B", "6C", "6D", "6E", "bonus", "total")
DECK_HEADS = ("card", "coins", "harvest", "recipe", "upgrade", "slot", "effect", "copies", "cards-with")

PACES = ("none", "live", "days")
LATE = ("bot", "concede", "others")
BROWSER_SLOTS = ("cards", "collect", "storage", "production", "cleaning", "scoring")

DICE_DECISIONS = (
    "move",
    "rerolling",
    "name-colour",
    "take-die",
    "give-die",
    "keep-die",
    "buy",
    "play-token",
    "brew",
    "use-die",
    "add-extra",
    "win-token",
)
DICE_DECLINABLE = ("move", "rerolling", "take-die", "buy", "play-token", "brew", "add-extra")
DICE_VERBS = ("store", "choose", "name", "take", "give", "keep", "brew", "use", "win", *dice.TOKEN_NAMES)
DICE_ZONES = ("supply", "pool", "warehouse", "market")
DICE_HEADS = (
    *("recipe", "level", "needs", "reward", "extras"),
    *("cards", "dice", "pips", "points", "gold", "extra", "price"),
)
DICE_PAD_LINES = ("track", "gold", "yellow", "black", "green", "total", "recipes")
DICE_TITLES = (*("market", "black-market", "tokens", "pool", "warehouse"), *("at-market", "used", "shut"))

PIONEERS_HEADS = (
    *("card", "start", "beige", "order", "white", "coins", "depot", "cellar"),
    *("things", "orders", "points", "points-each", "with-fleet", "wanted", "tiles"),
    *("icon", "cards-with", "total", "mean", "effect", "names"),
)
PIONEERS_X = ("barrels", "move", "rotations", "brew")
PIONEERS_DECLINABLE = (
    *("bonus-action", "claim", "move", "rotate", "making-room", "brew", "unblock", "pick"),
    *("play-beige", "play-white", "play-order", "exchange"),
)
PIONEERS_DECISIONS = (
    *PIONEERS_DECLINABLE,
    *("turn", "choose", "take", "uncover", "build", "deliver", "retire", "discard"),
)
PIONEERS_PAD_LINES = ("track", "beers", "coins", "total", "beers_left", "barrels")
PIONEERS_CARD_VERBS = ("beige", "order", "white", "discard")
PIONEERS_VERBS = (
    *PIONEERS_CARD_VERBS,
    *("truck", "turn-order", "admin", "fulfil", "bonus", "take", "choose", "rotate", "brew", "unblock"),
    *("uncover", "build", "pick", "deliver", "clear", "move", "exchange", "twice", "retire"),
)

PADS: list[ScorePad] = [GAME.score_pad(), DICE_GAME.score_pad(), PIONEERS.score_pad()]


def pad_keys(pad: ScorePad) -> set[str]:
    """What a pad calls its sections, fields and lines."""
    parts = [*pad.sections, *pad.fields(), *pad.lines]
    return {f"pad-{pad.game}-{part.key}" for part in parts}


# Keys made while the program runs: what the code puts together, and all that can come of it.
HOUSE_HEADS = (
    *("limit", "value", "usual", "person", "name", "standing", "passkeys", "games", "seen"),
    *("code", "used", "until", "state", "table", "game", "status", "seats", "decisions", "changed"),
)
CALLED_FOR = [why for why in Why if why is not Why.TEST]
DYNAMIC: dict[str, set[str]] = {
    "ask-{}": {f"ask-{name}" for name in DECISIONS},
    "back-{}": {f"back-{good}" for good in GOOD_NAMES},
    "bb-{}-{}": {f"bb-{good}-{kind}" for good in GOOD_NAMES for kind in (1, 2, 3)},
    "calls-{}": {f"calls-{why}" for why in CALLED_FOR},
    "calls-{}-text": {f"calls-{why}-text" for why in CALLED_FOR},
    "choice-{}": {f"choice-{kind}" for kind in (*CARD_VERBS, "offer", "take")},
    "choice-done-{}": {f"choice-done-{name}" for name in DECLINABLE},
    "cli-{}": {f"cli-{head}" for head in BOT_HEADS},
    "cli-house-{}": {f"cli-house-{head}" for head in HOUSE_HEADS},
    "cli-house-entry-{}": {f"cli-house-entry-{entry}" for entry in get_args(Entry)},
    "cli-house-standing-{}": {f"cli-house-standing-{one or 'guest'}" for one in get_args(Standing)},
    "cli-house-status-{}": {f"cli-house-status-{status}" for status in STATUSES},
    "cli-match-{}": {f"cli-match-{head}" for head in STANDING_HEADS},
    "cli-sim-{}": {f"cli-sim-{name}" for name in REPORT},
    "deck-{}": {f"deck-{name}" for name in DECK_HEADS},
    "deck-{}-count": {f"deck-{good}-count" for good in GOOD_NAMES},
    "deck-{}-{}": {f"deck-{part}-{good}" for part in ("harvest", "recipe") for good in GOOD_NAMES},
    "db-wanted-{}": {f"db-wanted-{colour}" for colour in dice.COLOUR_NAMES if colour != "blue"},
    "dice-ask-{}": {f"dice-ask-{name}" for name in DICE_DECISIONS},
    "dice-building-{}": {f"dice-building-{name}" for name in dice.BUILDING_NAMES},
    "dice-choice-{}": {f"dice-choice-{verb}" for verb in DICE_VERBS},
    "dice-choice-{}-{}": {
        *(f"dice-choice-done-{name}" for name in DICE_DECLINABLE),
        "dice-choice-quiet-play-token",
    },
    "dice-colour-{}": {f"dice-colour-{name}" for name in dice.COLOUR_NAMES[: dice.MALT_AND_HOPS]},
    "dice-deck-{}-twice": {"dice-deck-id-twice", "dice-deck-name-twice"},
    "dice-deck-{}": {f"dice-deck-{name}" for name in DICE_HEADS},
    "dice-die-{}": {f"dice-die-{name}" for name in dice.COLOUR_NAMES},
    "dice-die-any-{}": {f"dice-die-any-{name}" for name in dice.COLOUR_NAMES},
    "dice-effect-{}": {f"dice-effect-{name}" for name in dice.SPACE_NAMES},
    "dice-extra-{}": {f"dice-extra-{name}" for name in dice.EXTRA_NAMES},
    "dice-from-{}": {"dice-from-pool", "dice-from-warehouse"},
    "dice-gain-{}": {f"dice-gain-{name}" for name in dice.COLOUR_NAMES},
    "dice-in-{}": {"dice-in-pool", "dice-in-warehouse"},
    "dice-ingredient-{}": {f"dice-ingredient-{name}" for name in dice.INGREDIENT_NAMES},
    "dice-least-{}": {f"dice-least-{name}" for name in dice.COLOUR_NAMES[: dice.MALT_AND_HOPS]},
    "dice-level-{}": {f"dice-level-{name}" for name in dice.LEVEL_NAMES},
    "dice-log-{}": {f"dice-log-{deed}" for deed in DEEDS},
    "dice-mark-{}": {"dice-mark-blocked", "dice-mark-protected"},
    "dice-place-{}": {f"dice-place-{zone}" for zone in DICE_ZONES},
    "dice-reason-takes-{}": {f"dice-reason-takes-{name}" for name in dice.SPACE_NAMES},
    "dice-space-{}": {f"dice-space-{name}" for name in dice.SPACE_NAMES},
    "dice-unrolled-{}": {f"dice-unrolled-{name}" for name in dice.COLOUR_NAMES},
    "dice-token-{}": {f"dice-token-{name}" for name in dice.TOKEN_NAMES},
    "effect-{}": {f"effect-{effect}" for effect in EFFECT_NAMES},
    "kind-{}": {f"kind-{kind}" for kind in KIND_NAMES},
    "more-{}": {f"more-{kind}" for kind in KIND_NAMES},
    "pioneers-{}-{}": PIONEERS.vocabulary.keys(),  # options name things as the log does
    "pioneers-action-{}": {f"pioneers-action-{name}" for name in pioneers.ACTION_NAMES},
    "pioneers-always-{}": {f"pioneers-always-{name}" for name in pioneer_cards.ABILITY_NAMES},
    "pioneers-ask-{}": {f"pioneers-ask-{name}" for name in PIONEERS_DECISIONS},
    "pioneers-beer-{}": {f"pioneers-beer-{name}" for name in pioneer_cards.NEED_NAMES[:-1]},
    "pioneers-card-{}": {f"pioneers-card-{card.id}" for card in PIONEERS.house_deck().cards},
    "pioneers-choice-{}": {f"pioneers-choice-{verb}" for verb in PIONEERS_VERBS},
    "pioneers-choice-done-{}": {f"pioneers-choice-done-{name}" for name in PIONEERS_DECLINABLE},
    "pioneers-deck-{}-id": {f"pioneers-deck-{what}-id" for what in ("card", "cover")},
    "pioneers-deck-{}-nth": {f"pioneers-deck-{what}-nth" for what in ("card", "cover")},
    "pioneers-deck-{}": {f"pioneers-deck-{name}" for name in PIONEERS_HEADS},
    "pioneers-effect-{}": {f"pioneers-effect-{name}" for name in pioneer_phrases.EFFECT_NAMES[1:]},
    "pioneers-effect-{}-x": {f"pioneers-effect-{name}-x" for name in PIONEERS_X},
    "pioneers-extension-{}": {f"pioneers-extension-{name}" for name in pioneers.EXTENSION_NAMES},
    "pioneers-gain-{}": {f"pioneers-gain-{name}" for name in pioneers.GAIN_NAMES},
    "pioneers-gift-{}": {f"pioneers-gift-{name}" for name in pioneers.GIFT_NAMES},
    "pioneers-icon-{}": {f"pioneers-icon-{name}" for name in ICON_NAMES},
    "pioneers-icons-{}": {f"pioneers-icons-{name}" for name in ICON_NAMES},
    "pioneers-need-{}": {f"pioneers-need-{name}" for name in pioneer_cards.NEED_NAMES},
    "pioneers-objective-{}": {f"pioneers-objective-{name}" for name in pioneers.OBJECTIVE_NAMES},
    "pioneers-reason-section-{}": {
        f"pioneers-reason-section-{verb}" for verb in PIONEERS_CARD_VERBS if verb != "discard"
    },
    "pioneers-token-{}": {f"pioneers-token-{name}" for name in pioneers.BLOCK_NAMES},
    "pioneers-truck-{}": {f"pioneers-truck-{name}" for name in pioneers.TRUCK_NAMES},
    "pioneers-when-{}": {f"pioneers-when-{name}" for name in pioneer_cards.OCCASION_NAMES},
    "pad-{}-{}": set().union(*(pad_keys(pad) for pad in PADS)),
    "pad-{}-by-{}": {
        f"pad-{pad.game}-by-{name}"
        for pad in PADS
        for name in (*(one.name for one in pad.deciders), "shared")
    },
    "request-must-be-{}": {f"request-must-be-{what}" for what in ("number", "text", "object", "list")},
    "place-{}": {f"place-{place}" for place in (*SEAT_ZONES, *SHARED_PLACES)},
    "terminal-backs-{}": {f"terminal-backs-{good}" for good in GOOD_NAMES},
    "terminal-dice-{}": {f"terminal-dice-{title}" for title in DICE_TITLES},
    "terminal-dice-building-{}": {f"terminal-dice-building-{name}" for name in dice.BUILDING_NAMES},
    "terminal-dice-pad-{}": {f"terminal-dice-pad-{line}" for line in DICE_PAD_LINES},
    "terminal-dice-space-{}": {f"terminal-dice-space-{state}" for state in ("shut", "used", "blocked")},
    "terminal-dice-takes-{}": {f"terminal-dice-takes-{name}" for name in dice.SPACE_NAMES},
    "terminal-dice-token-{}": {f"terminal-dice-token-{name}" for name in dice.TOKEN_NAMES},
    "terminal-dice-verb-{}": {
        f"terminal-dice-verb-{verb}" for verb in ("store", "withdraw", "mark", "raise", "reroll")
    },
    "terminal-dice-ware-{}": {
        f"terminal-dice-ware-{name}" for name in (*dice.INGREDIENT_NAMES, *dice.TOKEN_NAMES)
    },
    "terminal-good-{}": {f"terminal-good-{good}" for good in GOOD_NAMES},
    "terminal-pad-{}": {f"terminal-pad-{line}" for line in PAD_LINES},
    "terminal-pioneers-pad-{}": {f"terminal-pioneers-pad-{line}" for line in PIONEERS_PAD_LINES},
    "terminal-pioneers-verb-{}": {
        f"terminal-pioneers-verb-{verb}" for verb in ("truck", "turn-order", "admin", "fulfil")
    },
    "terminal-sign-{}": {f"terminal-sign-{kind}" for kind in KIND_NAMES},
    "terminal-upgrade-{}": {f"terminal-upgrade-{effect}" for effect in EFFECT_NAMES},
    "terminal-verb-{}": {f"terminal-verb-{kind}" for kind in CARD_VERBS},
    "score-{}": {f"score-{head}" for head in ("key", "meaning", "most")},
    "table-too-many-{}": {f"table-too-many-{what}" for what in ("requests", "codes", "openings", "words")},
    "talk-not-in-{}": {f"talk-not-in-{room}" for room in ROOMS},
    "tokens-{}": {f"tokens-{kind}" for kind in KIND_NAMES},
}
# Keys that reach `say` or an error by a variable.
BY_VARIABLE = {
    "action-no-name",
    "deck-problems",
    "error-illegal",
    "journal-line",
    "setup-no-option",
    "setup-no-options",
    "terminal-inverted-own",
    "terminal-inverted-other",
    "terminal-reason-brewery-full",
    "terminal-reason-bakery-full",
    "terminal-reason-inverted",
    "table-disk-full",
    "table-disk-read-only",
    "table-served-already",
}
# What dice, spaces, recipes, wares and buildings of Dice Brewing can be used for.
DICE_VERBS = (
    "place", "store", "choose", "name", "take", "give", "keep", "withdraw", "mark", "protect",
    "raise", "reroll", "shut", "close", "buy", "brew", "use", "add", "win",
)  # fmt: skip
# What the things of Beer Pioneers can be used for; some options are named by their labels alone.
PIONEERS_VERBS = (
    "place", "truck", "turn-order", "admin", "fulfil", "bonus", "take", "beige", "order", "white", "discard",
    "rotate", "brew", "unblock", "uncover", "build", "pick", "deliver", "clear", "move", "retire",
)  # fmt: skip
ROUND_END_STEPS = ("brewing", "pieces", "upgrade", "cards", "income")
# The same for the browser, whose own words begin with one of these.
BROWSER_KEY = re.compile(r"""[`'"]((?:web|bb|db|bp|learn)-(?:[\w-]|\$\{[^}]*\})+)[`'"]""")
BROWSER_GAMES = tuple(game_names())


def option_keys() -> set[str]:
    """The name of each option, what it does, and the names of values that are no yes or no."""
    options = [option for name in game_names() for option in find_game(name).options(find_game(name).most)]
    return {
        key
        for option in options
        for key in (
            option.words,
            f"{option.words}-about",
            *(f"{option.words}-is-{value}" for value in option.values if isinstance(value, str)),
        )
    }


DOOR_TITLES = (*get_args(Entry), "invitation", "almost", "inside", "removed")
BROWSER_DYNAMIC: dict[str, set[str]] = {
    "bb-{}": {"bb-brewery", "bb-bakery"},
    "web-rated-{}": {"web-rated-yes", "web-rated-no"},
    "bb-{}-{}": {f"bb-{good}-{number}" for good in GOOD_NAMES for number in (1, 2, 3)},
    "web-door-{}": {f"web-door-{title}" for title in DOOR_TITLES},
    "web-door-{}-how": {f"web-door-{title}-how" for title in DOOR_TITLES},
    "web-host-entry-{}": {f"web-host-entry-{entry}" for entry in get_args(Entry)},
    "web-host-entry-{}-why": {f"web-host-entry-{entry}-why" for entry in get_args(Entry)},
    "web-host-limit-{}": {f"web-host-limit-{name}" for name in CHANGEABLE},
    "web-host-standing-{}": {f"web-host-standing-{one or 'guest'}" for one in get_args(Standing)},
    "web-host-status-{}": {f"web-host-status-{status}" for status in STATUSES},
    "web-people-seen-by-{}": {f"web-people-seen-by-{who}" for who in ("met", "all", "nobody")},
    "web-access-{}": {f"web-access-{way}" for way in ("private", "by-link", "public")},
    "web-access-{}-why": {f"web-access-{way}-why" for way in ("private", "by-link", "public")},
    "web-clock-{}": {f"web-clock-{one}" for one in (*PACES, "wait", "bot", "concede")},
    "web-clock-{}-why": {f"web-clock-{one}-why" for one in PACES},
    "web-clock-late-{}": {f"web-clock-late-{one}" for one in LATE},
    "web-clock-late-{}-why": {f"web-clock-late-{one}-why" for one in LATE},
    "web-find-{}": {f"web-find-{one}" for one in PACES},
    "web-level-{}": {f"web-level-{level}" for level in ("any", "beginners", "experienced")},
    "web-talk-{}": {f"web-talk-{room}" for room in ROOMS},
    "web-talk-allow-{}": {f"web-talk-allow-{way}" for way in get_args(TalkAllowed)},
    "web-talk-phrase-{}": {f"web-talk-phrase-{phrase}" for phrase in get_args(Phrase)},
    "web-who-{}": {"web-who-me", "web-who-bot", "web-who-open", "web-who-hot-seat"},
    "bb-back-{}": {f"bb-back-{good}" for good in GOOD_NAMES},
    "bb-can-{}": {f"bb-can-{verb}" for verb in (*CARD_VERBS, "offer", "take", "pay")},
    "bb-field-{}": {f"bb-field-{kind}" for kind in KIND_NAMES if kind != "water"},
    "bb-score-{}": {f"bb-score-{line}" for line in PAD_LINES},
    "bb-slot-{}": {f"bb-slot-{slot}" for slot in BROWSER_SLOTS},
    "bb-top-{}": {f"bb-top-{good}" for good in GOOD_NAMES},
    "bb-verb-{}": {f"bb-verb-{verb}" for verb in (*CARD_VERBS, "offer", "take", "pay", "play")},
    "bb-village-{}": {"bb-village-1", "bb-village-2"},
    "bp-can-{}": {f"bp-can-{verb}" for verb in (*PIONEERS_VERBS, "exchange")},
    "bp-end-{}": {f"bp-end-{step}" for step in ROUND_END_STEPS},
    "bp-end-{}-who": {f"bp-end-{step}-who" for step in ROUND_END_STEPS if step != "pieces"},
    "bp-house-{}": {f"bp-house-{action}" for action in pioneers.ACTION_NAMES},
    "bp-part-{}": {f"bp-part-{section}" for section in ("beige", "order", "white")},
    "bp-piece-{}": {"bp-piece-truck-space", "bp-piece-turn-space", "bp-piece-admin"},
    "bp-score-{}": {
        f"bp-score-{line}" for line in ("track", "beers", "coins", "total", "beers_left", "barrels")
    },
    "bp-short-{}": {"bp-short-truck", "bp-short-worker", "bp-short-beige"},
    "bp-sum-{}": {f"bp-sum-{icon}" for icon in pioneers.ICON_NAMES},
    "bp-yard-{}": {"bp-yard-order", "bp-yard-load", "bp-yard-coins", "bp-yard-exchange"},
    "bp-section-{}": {f"bp-section-{section}" for section in ("beige", "order", "white")},
    "bp-verb-{}": {f"bp-verb-{verb}" for verb in PIONEERS_VERBS},
    "db-{}": {"db-pool", "db-warehouse", "db-summer", "db-winter"},
    "db-{}-about": {f"db-{about}-about" for about in ("pool", "warehouse", "summer", "winter")},
    "db-{}-of": {"db-pool-of", "db-warehouse-of"},
    "db-building-{}": {f"db-building-{building}" for building in dice.BUILDING_NAMES},
    "db-can-{}": {f"db-can-{verb}" for verb in DICE_VERBS},
    "db-house-short-{}": {f"db-house-short-{building}" for building in dice.BUILDING_NAMES},
    "db-in-your-{}": {"db-in-your-pool", "db-in-your-warehouse"},
    "db-keep-{}": {"db-keep-pool", "db-keep-warehouse"},
    "db-mark-{}": {f"db-mark-{mark}" for mark in ("blocked", "protected", "raised")},
    "db-phase-{}": {f"db-phase-{phase}" for phase in PHASE_NAMES},
    "db-phase-about-{}": {f"db-phase-about-{phase}" for phase in PHASE_NAMES},
    "db-phase-means-{}": {f"db-phase-means-{phase}" for phase in PHASE_NAMES},
    "db-short-{}": {f"db-short-{space}" for space in dice.SPACE_NAMES},
    "db-score-{}": {f"db-score-{line}" for line in ("track", "gold", "yellow", "green", "black")},
    "db-token-{}": {f"db-token-{token}" for token in dice.TOKEN_NAMES},
    "db-token-does-{}": {f"db-token-does-{token}" for token in dice.TOKEN_NAMES},
    "db-token-short-{}": {f"db-token-short-{token}" for token in dice.TOKEN_NAMES},
    "db-verb-{}": {f"db-verb-{verb}" for verb in (*DICE_VERBS, "quiet")},
    "learn-bb-sign-{}": {f"learn-bb-sign-{sign}" for sign in (*KIND_NAMES, *GOOD_NAMES, "fruitful", "dry")},
    "learn-bb-sign-slot-{}": {f"learn-bb-sign-slot-{slot}" for slot in BROWSER_SLOTS},
    "learn-bb-sign-type-{}": {f"learn-bb-sign-type-{number}" for number in (1, 2, 3)},
    "learn-bp-sign-{}": {
        f"learn-bp-sign-{sign}"
        for sign in (
            *("points", "coins", "pay", "income", "cards", "level", "progress", "upgrade"),
            *("brew", "rotations", "beer", "barrels", "move", "unblock", "overlay", "exchange"),
            *("beige", "order", "white"),
        )
    },
    "learn-db-sign-{}": {f"learn-db-sign-{colour}" for colour in ("yellow", "black", "green", "blue")},
    "learn-db-sign-{}-about": {
        f"learn-db-sign-{colour}-about" for colour in ("yellow", "black", "green", "blue")
    },
    "web-bot-{}": {
        f"web-bot-{bot}" for bot in ("random", "greedy", "search", "easy", "normal", "hard", "expert")
    },
    "web-line-{}": {f"web-line-{game}" for game in BROWSER_GAMES},
    "web-rules-{}": {"web-rules-compiled", "web-rules-interpreted"},
    "web-title-{}": {f"web-title-{game}" for game in BROWSER_GAMES},
}
LAB_COLUMNS = (
    *("kind", "times", "legal", "effective", "measure", "expected", "seen", "verdict", "by"),
    *("thing", "offered", "rate", "ways", "won", "outcome", "search", "moved", "share"),
)
LAB_MEASURES = (
    *("rounds", "decisions", "winner", "margin", "leads", "known", "legal", "effective", "seat"),
    *("part", "kind", "event", "way", "thing-outcome", "thing-search"),
)
LAB_DYNAMIC: dict[str, set[str]] = {
    "lab-book-{}": {"lab-book-below", "lab-book-above"},
    "lab-change-{}": {f"lab-change-{what}" for what in ("strong", "weak", "never", "unwanted")},
    "lab-col-{}": {f"lab-col-{head}" for head in LAB_COLUMNS},
    "lab-head-{}": {f"lab-head-{section}" for section in SECTIONS},
    "lab-measure-{}": {f"lab-measure-{measure}" for measure in LAB_MEASURES},
    "lab-method-{}": {f"lab-method-{part}" for part in ("interval", "witnesses", "sure", "bots")},
    "lab-skill-{}": {f"lab-skill-{part}" for part in ("much", "some", "little")},
    "lab-verdict-{}": {f"lab-verdict-{verdict}" for verdict in ("within", "below", "above")},
}
LAB_KEY = re.compile(r"lab-[a-z-]*([a-z]|\{\})")
SHORT_SPEAKERS = {"say", "plain", "_say"}  # methods of the terminal that put `terminal-` before a key


def speakers() -> set[str]:
    """What is called with a key: messages, and the errors that do not make their own."""
    found = {"Message", "BrewError", ".says"}
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ClassDef):
                continue
            makes_its_own = any(isinstance(one, ast.FunctionDef) for one in node.body)
            if not makes_its_own and any(ast.unparse(base) == "BrewError" for base in node.bases):
                found.add(node.name)
    return found


SPEAKERS = speakers()


def called_name(function: ast.expr) -> str:
    """What is called; a method with a dot before it, whatever it is called on."""
    if isinstance(function, ast.Attribute):
        return f".{function.attr}"
    return function.id if isinstance(function, ast.Name) else ""


REFUSAL_KEY = 2  # the place of the key, after status and code


def patterns(node: ast.expr) -> Iterator[str]:
    """The keys that an expression can be, with {} for what is only known later."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    elif isinstance(node, ast.Name | ast.Attribute):
        yield "{}"


def keys_in(tree: ast.AST, in_terminal: bool) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func
        if called_name(called) in SPEAKERS:
            yield from patterns(node.args[0])
        elif isinstance(called, ast.Name) and called.id == "Refusal" and len(node.args) > REFUSAL_KEY:
            yield from patterns(node.args[REFUSAL_KEY])
        elif in_terminal and isinstance(called, ast.Attribute) and called.attr in SHORT_SPEAKERS:
            literal = isinstance(node.args[0], ast.Constant | ast.IfExp | ast.JoinedStr)
            yield from (f"terminal-{key}" for key in patterns(node.args[0]) if literal)


def keys_of_the_program() -> set[str]:
    found: set[str] = set()
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found.update(keys_in(tree, "terminal" in file.relative_to(SOURCE).parts))
    # The speakers themselves, an empty line, and what plain games bring the words for.
    return found - {"{}", "terminal-{}", "terminal-", "{}-ask-{}", "{}-{}"}


def keys_of_the_lab() -> set[str]:
    """Whatever in the lab's source looks like a key: its pages are told how to say them."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted((SOURCE / "lab").glob("*.py"))]
    texts = {key for tree in trees for node in ast.walk(tree) for key in patterns(node)}  # type: ignore[arg-type]
    return {text for text in texts if LAB_KEY.fullmatch(text)}


def keys_of_the_browser() -> set[str]:
    """Whatever in the browser's source looks like a key and is no class of a style sheet."""
    found: set[str] = set()
    for file in sorted(path for kind in ("*.ts", "*.svelte") for path in BROWSER.rglob(kind)):
        source = re.sub(r"""class=("[^"]*"|\{\[[^\]]*\]\})""", "", file.read_text(encoding="utf-8"))
        found.update(re.sub(r"\$\{[^}]*\}", "{}", key) for key in BROWSER_KEY.findall(source))
    return found


def used_keys() -> set[str]:
    """Every key that the program or the browser utters."""
    keys = keys_of_the_program() | keys_of_the_browser() | keys_of_the_lab() | keys_of_the_help()
    used = {key for key in keys if "{}" not in key} | BY_VARIABLE
    declared = [words_of_rules(find_game(name)) for name in game_names()]
    expected = {one.words for name in game_names() for one in find_game(name).expected}
    made = (*DYNAMIC.values(), *BROWSER_DYNAMIC.values(), *LAB_DYNAMIC.values())
    return used.union(*made, *declared, expected, option_keys())


def keys_of_the_help() -> set[str]:
    """What commands and their arguments say of themselves, and the titles above."""
    titles = {f"help-{name}" for name in ("panel-arguments", "panel-options", "panel-commands", "required")}
    told = [key_of(part.help) for part in parts(typer.main.get_command(app))]
    return titles.union(key for key in told if key is not None)


def words_of_rules(game: Game) -> set[str]:
    """What a vocabulary says; of a plain game also its questions, its choices and the names in its view."""
    if not isinstance(game, PlainGame):
        return game.vocabulary.keys()
    questions = {f"{game.name}-ask-{step.name}" for step in game.steps if step.decides}
    choices = {f"{game.name}-{kind.verb}" for kind in game.vocabulary.kinds}
    names = {key for key in keys_of("en") if key.startswith(f"{game.name}-word-")}
    return game.vocabulary.keys() | questions | choices | names


def entries(language: str) -> list[tuple[str, Any]]:
    """Everything in the files of a language, with the name of its file."""
    folder = resources.files("brewtable.locale") / language
    files = sorted((one for one in folder.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name)
    return [
        (file.name, entry)
        for file in files
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]


def keys_of(language: str) -> list[str]:
    return [entry.id.name for _, entry in entries(language) if isinstance(entry, fluent.Message)]


# The files.


@pytest.mark.parametrize("language", languages())
def test_the_files_hold_nothing_that_cannot_be_read(language: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(language) if isinstance(entry, fluent.Junk)]
    assert not junk


@pytest.mark.parametrize("language", languages())
def test_every_key_stands_once_and_has_words(language: str) -> None:
    keys = keys_of(language)
    assert sorted(keys) == sorted(set(keys))
    mute = [e.id.name for _, e in entries(language) if isinstance(e, fluent.Message) and e.value is None]
    assert not mute


# The keys.


def test_every_key_that_the_code_makes_is_enumerated_here() -> None:
    made = {key for key in keys_of_the_program() if "{}" in key}
    assert made - set(LAB_DYNAMIC) == set(DYNAMIC)
    assert {key for key in keys_of_the_lab() if "{}" in key} == set(LAB_DYNAMIC)
    made_in_browser = {key for key in keys_of_the_browser() if "{}" in key}
    assert made_in_browser == set(BROWSER_DYNAMIC)


def test_every_key_used_has_words_in_english() -> None:
    missing = sorted(used_keys() - set(keys_of("en")))
    assert not missing, f"no words for {', '.join(missing)}"


@pytest.mark.parametrize("language", ["en", *FINISHED])
@pytest.mark.parametrize("game", [GAME, DICE_GAME, PIONEERS], ids=lambda game: game.name)
def test_every_kind_of_action_and_event_has_its_words(game: Game, language: str) -> None:
    missing = sorted(game.vocabulary.keys() - set(keys_of(language)))
    assert not missing, f"no words for {', '.join(missing)}"


def test_every_key_in_english_is_used() -> None:
    unused = sorted(set(keys_of("en")) - used_keys())
    assert not unused, f"nobody says {', '.join(unused)}"


def literal_arguments(node: ast.Call) -> set[str] | None:
    """The names of the arguments a call gives to its words, where they can be read off."""
    if isinstance(node.func, ast.Attribute) or len(node.args) == 1:
        return {str(word.arg) for word in node.keywords}
    given = node.args[1]
    if not isinstance(given, ast.Dict) or None in given.keys:
        return None
    return {ast.literal_eval(key) for key in given.keys if key is not None}


def variables(entry: fluent.Message | fluent.Term | fluent.Attribute) -> set[str]:
    found: set[str] = set()

    class Finder(FluentVisitor):  # type: ignore[misc]
        def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name.removesuffix("_who"))  # the speaker gives it with the seat

    Finder().visit(entry)
    return found


def test_code_and_words_agree_on_the_arguments() -> None:
    wanted = {
        entry.id.name: variables(entry) for _, entry in entries("en") if isinstance(entry, fluent.Message)
    }
    compared = 0
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.func, ast.Name):
                continue
            given = literal_arguments(node) if node.func.id in SPEAKERS else None
            for key in patterns(node.args[0]) if given is not None else ():
                if key in wanted:
                    assert wanted[key] <= given, f"{file.name}: {key} lacks {wanted[key] - given}"
                    compared += 1
    assert compared > 250


# The sentences.


class Listener:
    """Says messages and remembers their keys."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)
        self.keys: set[str] = set()
        self._heard: set[str] = set()

    def hear(self, message: Message) -> None:
        if str(message) in self._heard:
            return
        self._heard.add(str(message))
        self._note(message)
        said = self.words.say(message)
        assert said.strip()
        assert not set("{}$") & set(said), said
        assert not any(key in said.split() for key in self.keys if "-" in key), said
        assert "  " not in said, said

    def _note(self, message: Message) -> None:
        self.keys.add(message.key)
        for value in message.args.values():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, Message):
                    self._note(part)


def random_match(seed: int) -> Iterator[Match]:
    """A match before each of its decisions, and after the last."""
    match = new_match(GAME, GAME.setup(2, seed))
    chooser = Stream(seed, BOTS)
    yield match
    while not match.over:
        options = match.state.legal()
        match.act(int(options[chooser.below(len(options))]))
        yield match


def hear_position(match: Match, listener: Listener, chooser: Stream) -> None:
    game = match.game
    heard = match.entries[-1].heard if match.entries else match.opening
    for watcher in (0, 1, None):
        for event in game.events_for(match.state, heard, watcher):
            told = game.sentence(event)
            if told is not None:
                listener.hear(told)
        if match.entries:
            last = match.entries[-1]
            deed = game.deed(last.before, match.state, last.action, heard, watcher)
            if deed is not None:
                listener.hear(deed)
    refusal = match.undo_refusal(int(chooser.below(2)))
    if refusal is not None:
        listener.hear(refusal)
    if match.over:
        return
    prompt = game.prompt(match.state, int(match.state.to_move()))
    assert prompt is not None
    listener.hear(prompt.question)
    for choice in prompt.choices:
        listener.hear(choice.label)
    for blocked in prompt.blocked:
        listener.hear(blocked.reason)
    legal = set(match.state.legal())
    for _ in range(12):
        action = int(chooser.below(game.action_count))
        if action not in legal:
            listener.hear(game.why_not(match.state, action))


@pytest.mark.parametrize("language", languages())
def test_whole_games_can_be_told(language: str) -> None:
    listener = Listener(language)
    for seed in range(GAMES):
        chooser = Stream(seed, BOTS)
        for match in random_match(seed):
            hear_position(match, listener, chooser)
    asked = ("ask-{}", "kind-{}", "tokens-{}", "effect-{}")
    game_keys = GAME.vocabulary.log_keys().union(*(DYNAMIC[one] for one in asked))
    unheard = sorted(game_keys - listener.keys)
    assert not unheard, f"{GAMES} games never said {', '.join(unheard)}"


def token_deck() -> Deck:
    """The house deck, but the easiest recipe wins an action token, and takes any extra."""
    deck = tomllib.loads(to_toml(DICE_GAME.house_deck().to_data()))
    easiest = next(recipe for recipe in deck["recipe"] if recipe["id"] == "cheap-lager")
    easiest["reward"] = {"token": True}
    easiest["extras"] = {extra: {"gold": 1} for extra in dice.EXTRA_NAMES}
    return DICE_GAME.deck_from_data(deck, "token deck")


def busy_match(seed: int) -> Iterator[Match]:
    """A match of Dice Brewing in which nobody declines what can be done, most of the time."""
    options = {"advanced": seed % 2 == 1, "bad-luck": True}
    match = new_match(DICE_GAME, DICE_GAME.setup(2 + seed % 3, seed, options, token_deck()))
    chooser = Stream(seed, BOTS)
    yield match
    while not match.over and DICE_GAME.rounds(match.state) <= DICE_ROUNDS:
        legal = [int(action) for action in match.state.legal()]
        bold = [action for action in legal if action < DONE and not BREW <= action < ADD]
        brewing = [action for action in legal if BREW <= action < ADD]
        chosen = brewing or (bold if bold and chooser.below(5) else legal)
        match.act(chosen[chooser.below(len(chosen))])
        yield match


@pytest.mark.parametrize("language", languages())
def test_whole_games_of_dice_brewing_can_be_told(language: str) -> None:
    listener = Listener(language)
    for seed in range(DICE_GAMES):
        chooser = Stream(seed, BOTS)
        for match in busy_match(seed):
            hear_position(match, listener, chooser)
    asked = ("dice-ask-{}", "dice-choice-{}", "dice-choice-{}-{}", "dice-space-{}")
    wanted = DICE_GAME.vocabulary.log_keys().union(*(DYNAMIC[one] for one in asked))
    wanted -= {"dice-log-end", "dice-log-lays"}
    unheard = sorted(wanted - listener.keys)
    assert not unheard, f"{DICE_GAMES} games never said {', '.join(unheard)}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("source", ["pool:1", "warehouse:1"])
def test_dice_laid_at_the_market_can_be_told(language: str, source: str) -> None:
    """Those who play at random hardly ever pay with dice."""
    told = DICE_GAME.sentence({"event": "die", "die": "b2", "value": 4, "from": source, "to": "market:1"})
    assert told is not None
    assert told.key == "dice-log-lays"
    said = Words(language).say(told)
    assert Words(language).say(Message("dice-die-blue", {"value": 4})) in said
    assert "b2" not in said


def pioneer_match(seed: int) -> Iterator[Match]:
    """A match of Beer Pioneers in which nobody declines what can be done, most of the time."""
    options = {"objective": pioneers.OBJECTIVE_NAMES[2 + seed % 5], "replace": "both" if seed > 5 else "none"}
    match = new_match(PIONEERS, PIONEERS.setup(2 + seed % 3, seed, options))
    chooser = Stream(seed, BOTS)
    yield match
    while not match.over:
        legal = [int(action) for action in match.state.legal()]
        bold = [action for action in legal if action != PIONEERS.action_count - 1] or legal
        chosen = bold if chooser.below(8) else legal
        match.act(chosen[chooser.below(len(chosen))])
        yield match


@pytest.mark.parametrize("language", languages())
def test_whole_games_of_beer_pioneers_can_be_told(language: str) -> None:
    listener = Listener(language)
    for seed in range(PIONEER_GAMES):
        chooser = Stream(seed, BOTS)
        for match in pioneer_match(seed):
            hear_position(match, listener, chooser)
    asked = ("pioneers-ask-{}", "pioneers-choice-{}", "pioneers-choice-done-{}", "pioneers-objective-{}")
    wanted = PIONEERS.vocabulary.log_keys().union(*(DYNAMIC[one] for one in asked))
    unheard = sorted(wanted - listener.keys)
    assert not unheard, f"{PIONEER_GAMES} games never said {', '.join(unheard)}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [GAME, DICE_GAME, PIONEERS])
def test_the_deck_can_be_told(language: str, game: Game) -> None:
    listener = Listener(language)
    for table in game.deck_tables(game.house_deck()):
        listener.hear(table.title)
        rows: list[list[str | Message]] = [[*table.heads], *table.rows]
        for row in rows:
            for cell in row:
                if isinstance(cell, Message):
                    listener.hear(cell)


def test_errors_are_explained_in_words() -> None:
    words = Words()
    illegal = IllegalAction("produce beer-07", Message("reason-brewery-full"))
    assert words.explain(illegal) == "produce beer-07: your brewery is full; an upgrade cleans it"
    assert words.explain(UndoRefused(Message("undo-nothing"))) == "Nothing has been done yet."
    assert words.explain(BrewError("plain words")) == "plain words"


@pytest.mark.parametrize("language", languages())
def test_a_deck_with_many_mistakes_is_explained_in_words(language: str) -> None:
    game = BeerPioneers()
    data: dict[str, Any] = game.house_deck().to_data()
    for card in data["card"]:
        card["colour"] = "red"
    with pytest.raises(DeckError) as caught:
        game.deck_from_data(data, "my-deck.toml")
    lines = Words(language).explain(caught.value).splitlines()
    assert len(lines) == len(data["card"])
    assert all("my-deck.toml" in line and "deck-" not in line.replace("my-deck", "") for line in lines)


@pytest.mark.parametrize("language", languages())
def test_a_long_word_is_told_in_full(language: str) -> None:
    match = new_match(BeerPioneers(), BeerPioneers().setup(players=2, seed=1))
    with pytest.raises(MalformedAction) as caught:
        match.act("x" * 5000)
    told = Words(language).explain(caught.value)
    assert "x" * 5000 in told
    assert "action-no-verb" not in told


def test_lists_and_numbers_follow_the_language() -> None:
    some = [Message("more-rye", {"count": 1}), Message("more-hops", {"count": 2})]
    assert Words().say(Message("reason-short", {"missing": some[:1]})) == "needs 1 more rye"
    assert Words().say(Message("reason-short", {"missing": some})) == "needs 1 more rye and 2 more hops"
    assert "1 decision." in Words().say(Message("cli-verified", {"decisions": 1}))
    assert "7 decisions." in Words().say(Message("cli-verified", {"decisions": 7}))


def test_what_has_no_words_is_an_error_that_names_the_key() -> None:
    with refused(BrewError, "there are no words for 'no-such-key'"):
        Words().say(Message("no-such-key"))
    with refused(BrewError, "do not fit"):
        Words().say(Message("reason-short"))
    with refused(BrewError, r"no words in language 'tlh'; there are .*en"):
        Words("tlh")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "de", "LC_MESSAGES": "ru", "LC_ALL": "pl_PL@euro"}, "pl"),
        ({"LANG": "de", "LC_ALL": ""}, "de"),
        ({"LANG": "de", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_no_message_that_travels_has_an_argument_called_key() -> None:
    """As data a message is its key and its arguments side by side; those of the terminal stay in it."""
    for file in sorted((SOURCE / "locale" / "en").glob("*.ftl")):
        if not file.name.startswith("terminal"):
            assert not re.search(r"\$key\b", file.read_text("utf-8")), file.name


@pytest.mark.parametrize("language", ["en", *FINISHED])
@pytest.mark.parametrize("count", [10**15, -(10**30), 10**400])
def test_numbers_of_any_size_are_spoken(language: str, count: int) -> None:
    assert str(count) in Words(language).say(Message("tokens-water", {"count": count}))
