"""What may be agreed before the first draw."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.game import Choice, Option
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.data.modes import FEUD

LENGTH: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The game")
RESERVES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The reserves")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The cards")
TRADES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Trades")
MODULES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Modules")
SCREEN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "At this screen")

OPTIONS: Final = (
    Option(
        key="target",
        choices=(
            Choice("8", QT_TRANSLATE_NOOP("fire_and_flora", "8 stars")),
            Choice("10", QT_TRANSLATE_NOOP("fire_and_flora", "10 stars")),
            Choice("12", QT_TRANSLATE_NOOP("fire_and_flora", "12 stars")),
            Choice("15", QT_TRANSLATE_NOOP("fire_and_flora", "15 stars")),
        ),
        default="12",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Stars to win"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "Fewer make a shorter game: at twelve reckon with half an hour for each player."
        ),
        group=LENGTH,
    ),
    Option(
        key="round_limit",
        choices=(
            Choice("20", QT_TRANSLATE_NOOP("fire_and_flora", "20 rounds")),
            Choice("60", QT_TRANSLATE_NOOP("fire_and_flora", "60 rounds")),
            Choice("200", QT_TRANSLATE_NOOP("fire_and_flora", "200 rounds")),
        ),
        default="60",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Stop after"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "If nobody has won by then, the most stars decide, then the most coins."
        ),
        group=LENGTH,
        modes=(FEUD,),
    ),
    Option(
        key="first_player",
        choices=(
            Choice(
                "lots",
                QT_TRANSLATE_NOOP("fire_and_flora", "Dearest land drawn"),
                QT_TRANSLATE_NOOP(
                    "fire_and_flora", "Everybody draws a Land Card, and whoever has the dearest one begins."
                ),
            ),
            Choice("random", QT_TRANSLATE_NOOP("fire_and_flora", "Drawn by lot")),
            Choice("1", QT_TRANSLATE_NOOP("fire_and_flora", "Seat 1")),
            Choice("2", QT_TRANSLATE_NOOP("fire_and_flora", "Seat 2")),
            Choice("3", QT_TRANSLATE_NOOP("fire_and_flora", "Seat 3")),
            Choice("4", QT_TRANSLATE_NOOP("fire_and_flora", "Seat 4")),
        ),
        default="lots",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Who begins"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "Everybody draws a Land Card and the dearest one begins, unless you agree on a seat."
        ),
        group=LENGTH,
        modes=(FEUD,),
    ),
    Option(
        key="seat_balance",
        choices=(
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "Off")),
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "On")),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "A start for those who come later"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "With two or three players the later seats begin with a few more coins and cards."
        ),
        group=LENGTH,
        modes=(FEUD,),
    ),
    Option(
        key="hq",
        choices=(
            Choice(
                "bare",
                QT_TRANSLATE_NOOP("fire_and_flora", "Holds nothing"),
                QT_TRANSLATE_NOOP(
                    "fire_and_flora", "Headquarters stays bare: neither plant nor building finds room there."
                ),
            ),
            Choice(
                "parcel",
                QT_TRANSLATE_NOOP("fire_and_flora", "Is a parcel"),
                QT_TRANSLATE_NOOP(
                    "fire_and_flora", "Headquarters is a parcel like any other and may be planted or built on."
                ),
            ),
            Choice(
                "building",
                QT_TRANSLATE_NOOP("fire_and_flora", "Is a building"),
                QT_TRANSLATE_NOOP(
                    "fire_and_flora",
                    "Headquarters stands as a building on the Empty Field at once, and an Earthquake can hit it.",
                ),
            ),
        ),
        default="bare",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Headquarters"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "Whether Headquarters stays bare, may be planted, or stands as a building on the Empty Field.",
        ),
        group=RESERVES,
    ),
    Option(
        key="invasive_penalty",
        choices=(
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "Worth nothing")),
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "Minus one star")),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Big invasives"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "With the penalty a big weed costs its owner a star; a total may fall below nought."
        ),
        group=RESERVES,
    ),
    Option(
        key="fizzle_refund",
        choices=(
            Choice(
                "off",
                QT_TRANSLATE_NOOP("fire_and_flora", "Cards are spent"),
                QT_TRANSLATE_NOOP(
                    "fire_and_flora",
                    "Where a plant would propagate and finds no room, the cards played for it are gone.",
                ),
            ),
            Choice(
                "on",
                QT_TRANSLATE_NOOP("fire_and_flora", "Cards come back"),
                QT_TRANSLATE_NOOP(
                    "fire_and_flora",
                    "Where a plant would propagate and finds no room, the cards come back to the hand.",
                ),
            ),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "No place for a child"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "What becomes of the cards when a plant would propagate and finds no room."
        ),
        group=RESERVES,
    ),
    Option(
        key="demolish",
        choices=(
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "Never")),
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "On your turn")),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Pulling down buildings"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "Whether an owner may take a building off a parcel, for nothing and to no profit."
        ),
        group=RESERVES,
    ),
    Option(
        key="market_limit",
        choices=(
            Choice("none", QT_TRANSLATE_NOOP("fire_and_flora", "None")),
            Choice("10", QT_TRANSLATE_NOOP("fire_and_flora", "Ten lands")),
        ),
        default="none",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Largest market"),
        sentence=QT_TRANSLATE_NOOP("fire_and_flora", "With a limit the oldest land goes back under the deck."),
        group=RESERVES,
    ),
    Option(
        key="hand_limit",
        choices=(
            Choice("none", QT_TRANSLATE_NOOP("fire_and_flora", "None")),
            Choice("8", QT_TRANSLATE_NOOP("fire_and_flora", "Eight cards")),
        ),
        default="none",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Largest hand"),
        sentence=QT_TRANSLATE_NOOP("fire_and_flora", "With a limit you discard down to it at the end of your turn."),
        group=CARDS,
    ),
    Option(
        key="block_chain",
        choices=(
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "Yes")),
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "No")),
        ),
        default="on",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "A block can be blocked"),
        sentence=QT_TRANSLATE_NOOP("fire_and_flora", "Without chains the first block is the last word."),
        group=CARDS,
        modes=(FEUD,),
    ),
    Option(
        key="block_by",
        choices=(
            Choice(
                "any",
                QT_TRANSLATE_NOOP("fire_and_flora", "Anybody else"),
                QT_TRANSLATE_NOOP(
                    "fire_and_flora", "Everybody may stop what somebody else plays, bystanders included."
                ),
            ),
            Choice(
                "owner",
                QT_TRANSLATE_NOOP("fire_and_flora", "The one aimed at"),
                QT_TRANSLATE_NOOP("fire_and_flora", "Only the owner of what is aimed at may stop it."),
            ),
        ),
        default="any",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Who may block"),
        sentence=QT_TRANSLATE_NOOP("fire_and_flora", "Whether bystanders may meddle, or only the owner of the target."),
        group=CARDS,
        modes=(FEUD,),
    ),
    Option(
        key="firefighting",
        choices=(
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "Off")),
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "On")),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Fighting fires"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "In a Fire Event an owner may pour one Water on each plant about to burn."
        ),
        group=CARDS,
    ),
    Option(
        key="trading",
        choices=(
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "On")),
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "Off")),
        ),
        default="on",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Trading"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "Without it everybody keeps what they have, and their thoughts to themselves."
        ),
        group=TRADES,
        modes=(FEUD,),
    ),
    Option(
        key="offers_per_turn",
        choices=(
            Choice("5", QT_TRANSLATE_NOOP("fire_and_flora", "5")),
            Choice("20", QT_TRANSLATE_NOOP("fire_and_flora", "20")),
            Choice("99", QT_TRANSLATE_NOOP("fire_and_flora", "99")),
        ),
        default="20",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Offers in one turn"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "A limit for patience: so many offers one player may open in one turn."
        ),
        group=TRADES,
        modes=(FEUD,),
    ),
    Option(
        key="trade_hq",
        choices=(
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "May be traded")),
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "Stays at home")),
        ),
        default="on",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Headquarters in trades"),
        sentence=QT_TRANSLATE_NOOP("fire_and_flora", "Whether a player may part with Headquarters."),
        group=TRADES,
        modes=(FEUD,),
    ),
    Option(
        key="trade_win",
        choices=(
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "May win the game")),
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "May not win the game")),
        ),
        default="on",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "A trade"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "Whether an offer that brings somebody to the target can be accepted."
        ),
        group=TRADES,
        modes=(FEUD,),
    ),
    Option(
        key="dispersal",
        choices=(
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "Off")),
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "On")),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Dispersal"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "A child that finds no place at home drifts to the next neighbour who has one."
        ),
        group=MODULES,
        modes=(FEUD,),
    ),
    Option(
        key="seed_bank",
        choices=(
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "Off")),
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "On")),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Seed bank"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "Killed Ceanothus, Poppy and Mustard leave seeds that wait for water."
        ),
        group=MODULES,
    ),
    Option(
        key="floods",
        choices=(
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "Off")),
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "On")),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Floods"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "Creeks rise: small plants on Creekside parcels drown, and Giant Reed moves in."
        ),
        group=MODULES,
    ),
    Option(
        key="diversity",
        choices=(
            Choice("off", QT_TRANSLATE_NOOP("fire_and_flora", "Off")),
            Choice("on", QT_TRANSLATE_NOOP("fire_and_flora", "On")),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Diversity"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "Five different natives are worth two stars, and the target is two stars higher."
        ),
        group=MODULES,
    ),
    Option(
        key="bar",
        choices=(
            Choice(
                "0",
                QT_TRANSLATE_NOOP("fire_and_flora", "None, standing orders only"),
                QT_TRANSLATE_NOOP(
                    "fire_and_flora", "Nobody is asked: a block is played only where a standing order wants it."
                ),
            ),
            Choice("2", QT_TRANSLATE_NOOP("fire_and_flora", "2 seconds")),
            Choice("4", QT_TRANSLATE_NOOP("fire_and_flora", "4 seconds")),
            Choice("8", QT_TRANSLATE_NOOP("fire_and_flora", "8 seconds")),
            Choice("15", QT_TRANSLATE_NOOP("fire_and_flora", "15 seconds")),
            Choice(
                "continue",
                QT_TRANSLATE_NOOP("fire_and_flora", "Until Continue"),
                QT_TRANSLATE_NOOP("fire_and_flora", "The bar waits until somebody presses Continue."),
            ),
        ),
        default="4",
        label=QT_TRANSLATE_NOOP("fire_and_flora", "Time to think of a block"),
        sentence=QT_TRANSLATE_NOOP(
            "fire_and_flora", "A bar runs so long after every play that could be stopped, whoever holds what."
        ),
        group=SCREEN,
        modes=(FEUD,),
    ),
)
