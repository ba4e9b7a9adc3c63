"""Arcs as a title of the registry."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Answer
from starboard.core.game import Choice, Former, Option, Refusal, Result, Setup, Sheet, Title, Variant, procedures_of
from starboard.core.procedure import Ref
from starboard.core.state import Line, State
from starboard.core.text import DE, EN, Phrase, Text
from starboard.games.arcs import chapter, declare, dice, draft, effects, scoring, setup, slots, turn
from starboard.games.arcs.actions import battle, build, hits, influence, move, raid, repair, secure, tax
from starboard.games.arcs.campaign import catalogue as campaign
from starboard.games.arcs.campaign.acts import Campaign
from starboard.games.arcs.campaign.census import reach_census
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import FATES
from starboard.games.arcs.campaign.mode import BlightedReach
from starboard.games.arcs.campaign.plan import Plan
from starboard.games.arcs.campaign.primer import CAMPAIGN
from starboard.games.arcs.campaign.sheet import boards, panels
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.summit import on_the_table
from starboard.games.arcs.campaign.text import told_of_blight
from starboard.games.arcs.cards import catalogue
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.census import census
from starboard.games.arcs.codes import is_seizure
from starboard.games.arcs.costs import costs
from starboard.games.arcs.draft import BASE_BOX, BOTH, PACK, LeadersAndLore
from starboard.games.arcs.former import former, former_line
from starboard.games.arcs.ids import NOTHING, SEATS
from starboard.games.arcs.map import SETUP_CARDS
from starboard.games.arcs.mode import Mode
from starboard.games.arcs.nouns import explain, facts, noun
from starboard.games.arcs.primer import GAME, LEADERS
from starboard.games.arcs.queries import turn_order
from starboard.games.arcs.setup import SetUp
from starboard.games.arcs.sheet import sheet
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.text import NEUTRAL, SETUP_NAMES, TEXTS
from starboard.games.arcs.view import determinize, view
from starboard.games.arcs.why_not import why_not
from starboard.games.arcs.wording import whereabouts

DRAW: Final = "draw"


def setup_choice(id: str, players: int, name: str) -> Choice:
    text = SETUP_NAMES[name]
    return Choice(id, Text(f"{text.de} (für {players})", f"{text.en} (for {players})"), players)


SETUP_OPTION: Final = Option(
    "setup",
    DRAW,
    Text("Aufbaukarte", "Setup card"),
    (
        Choice(DRAW, Text("eine passende ziehen", "draw a fitting one")),
        *[setup_choice(card.id, card.players, card.name) for card in SETUP_CARDS],
    ),
)
SPLIT_OPTION: Final = Option(
    "split_discard",
    False,
    Text(
        "Getrennte Ablagestapel: offen gespielte Aktionskarten bleiben sichtbar",
        "Separate discard piles: action cards played face up stay visible",
    ),
)

POOLS_OPTION: Final = Option(
    "pools",
    BOTH,
    Text("Machthaber und Mythen aus", "Leaders and lore from"),
    (
        Choice(BOTH, Text("Grundspiel und Erweiterung", "base box and pack")),
        Choice(BASE_BOX, Text("Grundspiel", "base box")),
        Choice(PACK, Text("Erweiterung", "pack")),
    ),
)
LORE_OPTION: Final = Option("lore", 1, Text("Mythen pro Person", "Lore cards per player"), low=1, high=2)
DRAFT: Final = "draft"
DRAFT_OPTION: Final = Option(
    "draft",
    DRAFT,
    Text("Verteilung der Karten", "How cards are given out"),
    (
        Choice(DRAFT, Text("reihum auswählen", "draft")),
        Choice("random", Text("zufällig", "at random")),
    ),
)
FIXED_OPTION: Final = Option(
    "cards",
    "",
    Text(
        "Feste Karten, Platz für Platz (LEAD01 L10 LEAD02 L04 ...); leer: nach der Verteilung",
        "Fixed cards, seat by seat (LEAD01 L10 LEAD02 L04 ...); empty: as given out",
    ),
)


def finished_fates(language: str) -> str:
    """The numbers and names of the fates with all their cards."""
    finished = [fate_of(number) for number in range(1, FATES + 1) if fate_of(number).ready]
    return ", ".join([f"{fate.number} {fate.name(language)}" for fate in finished])


START_OPTION: Final = Option(
    "start",
    1,
    Text(
        "Erster gespielter Akt (1: von Anfang an; frühere werden ausgewürfelt)",
        "First act that is played (1: from the beginning; earlier ones are diced for)",
    ),
    low=1,
    high=3,
)
LAST_OPTION: Final = Option(
    "last",
    3,
    Text(
        "Letzter gespielter Akt (3: bis zum Ende; weniger für ein kürzeres Spiel)",
        "Last act that is played (3: to the end; fewer for a shorter game)",
    ),
    low=1,
    high=3,
)
FATES_OPTION: Final = Option(
    "fates",
    "",
    Text(
        "Schicksale vorgeben; leer: gezogen. Sonst Nummern, je Platz ein Wort, für spätere Akte mit + (wie 1 6+15 "
        f"7+10+17), aus: {finished_fates(DE)}",
        "Fix fates; empty: drawn. Else numbers, a word for each seat, with + for later acts (as 1 6+15 7+10+17), of: "
        f"{finished_fates(EN)}",
    ),
)
TWELVE: Final = "twelve"
FILLED: Final = "filled"
DEALT_OPTION: Final = Option(
    "dealt",
    TWELVE,
    Text(
        "Woraus Schicksale gezogen werden (zwölf sind fertig: oft je eins; von allen je zwei, die Hälfte ohne Wirkung)",
        "What fates are drawn from (twelve are finished: often one each; of all there are two each, half do nothing)",
    ),
    (
        Choice(TWELVE, Text("die fertigen", "the finished ones")),
        Choice(FILLED, Text("alle 24", "all 24")),
    ),
    before=FILLED,
)
PROPOSALS_OPTION: Final = Option(
    "proposals",
    4,
    Text(
        "Wie viele Abmachungen jeder auf einem Gipfeltreffen vorschlagen darf",
        "How many deals each player may propose in a Summit",
    ),
    low=1,
    high=12,
)
CAMPAIGN_LORE_OPTION: Final = Option(
    "lore",
    BASE_BOX,
    Text("Woher die Mythen im Hofstapel kommen", "Where the lore cards in the Court deck come from"),
    (
        Choice(BASE_BOX, Text("Grundspiel", "base box")),
        Choice(PACK, Text("Erweiterung", "pack")),
        Choice(BOTH, Text("Grundspiel und Erweiterung", "base box and pack")),
    ),
)


class ArcsTitle(Title):
    id = "arcs"
    name = Text("Arcs", "Arcs")
    about = Text(
        "Raumreiche am Rand der Galaxie: Karten führen und folgen, Ambitionen bekunden, kämpfen, den Hof umwerben.",
        "Star empires at the edge of the galaxy: lead and follow cards, declare ambitions, battle, court the Court.",
    )
    rules = 2
    layout = 8  # who guards and who attacks along, of which attack trophies are, what comes after scoring
    variants = (
        Variant(
            "base",
            Text("Grundspiel", "Base game"),
            Text(
                "Alles aus der Schachtel außer Machthabern und Mythen.", "Everything in the box but leaders and lore."
            ),
            (2, 3, 4),
            (SETUP_OPTION, SPLIT_OPTION),
        ),
        Variant(
            "leaders",
            Text("Machthaber & Mythen", "Leaders & Lore"),
            Text(
                "Alle wählen einen Machthaber und einen Mythos mit eigenen Fähigkeiten.",
                "Everybody drafts a leader and lore with abilities of their own.",
            ),
            (2, 3, 4),
            (POOLS_OPTION, LORE_OPTION, DRAFT_OPTION, FIXED_OPTION, SETUP_OPTION, SPLIT_OPTION),
        ),
        Variant(
            "campaign",
            Text("Kampagne: The Blighted Reach", "Campaign: The Blighted Reach"),
            Text(
                "Drei Akte im Reich des zerfallenden Imperiums: Schicksale, Verderbnis, Gipfeltreffen.",
                "Three acts in the reach of a failing Empire: fates, Blight, Summits.",
            ),
            (2, 3, 4),
            (
                START_OPTION,
                LAST_OPTION,
                FATES_OPTION,
                DEALT_OPTION,
                PROPOSALS_OPTION,
                CAMPAIGN_LORE_OPTION,
                SPLIT_OPTION,
            ),
            rules=2,
        ),
    )
    hidden = True
    longest = 60_000
    texts = {**TEXTS, **catalogue.TEXTS}
    procedures = procedures_of(
        setup, draft, chapter, turn, scoring, declare, slots, effects, dice,
        tax, build, move, repair, influence, secure, battle, hits, raid,
        *catalogue.FILES, *campaign.FILES,
    )  # fmt: skip

    def new(self, setup: Setup) -> State:
        game = self.blank(setup)
        game.seed = setup.seed
        if setup.variant == "campaign":
            game.call(Campaign())
        else:
            game.leader_deck = list(game.mode.leaders)
            game.lore_deck = list(game.mode.lore)
            game.call(SetUp(chosen_setup(setup)))
        game.run()
        return game

    def blank(self, setup: Setup) -> Arcs:
        if setup.variant == "campaign":
            return campaign_position(setup)
        game = Arcs()
        game.lay_out(setup.players, leaders_mode(setup) if setup.variant == "leaders" else Mode())
        game.split_discard = setup.options.get("split_discard") is True
        return game

    def former(self, variant: str, rules: int, state: State, answers: list[Answer], notes: dict[int, int]) -> Former:
        """The campaign counts its rules by itself; what its answers meant they mean."""
        if variant == "campaign":
            return super().former(variant, rules, state, answers, notes)
        assert isinstance(state, Arcs)
        return former(rules, state, answers, notes)

    def former_line(self, variant: str, rules: int, line: Line) -> Line:
        return line if variant == "campaign" else former_line(rules, line)

    def view(self, state: State, seat: int) -> State:
        assert isinstance(state, Arcs)
        return view(state, seat)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, Arcs)
        return determinize(state, seat, seed)

    def result(self, state: State) -> Result:
        assert isinstance(state, Arcs)
        order = turn_order(state) if state.initiative != NOTHING else list(range(state.players))
        return Result(tuple(state.power[: state.players]), (state.mode.winner(state, order),))

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, Arcs)
        return reach_census(state) if isinstance(state, Reach) else census(state)

    def sheet(self, view: State) -> Sheet:
        assert isinstance(view, Arcs)
        shown = sheet(view)
        if isinstance(view, Reach):
            shown["panels"] = panels(view)
            if boards(view):
                shown["boards"] = boards(view)
        return shown

    def why_not(self, state: State, seat: int) -> list[Refusal]:
        assert isinstance(state, Arcs)
        return why_not(state, seat)

    def on_turn(self, state: State) -> int:
        """The last pip ends a turn (p. 8)."""
        assert isinstance(state, Arcs)
        return state.active

    def gives_up(self, state: State, choice: int) -> bool:
        """Seizing the initiative discards a card (ROUND-07); other costs have words of their own."""
        assert isinstance(state, Arcs)
        if state.ask is None:
            return False
        if state.ask.field == "opening" and isinstance(state.stack[-1], turn.Turn):
            return is_seizure(choice)
        return bool(costs(state, state.stack[-1], state.ask.field, choice))

    def facts(self, variant: str = "") -> dict[str, list[dict[str, object]]]:
        """The campaign's cards and terms are most of what there is: other tables need not fetch them."""
        found = facts()
        if variant in ("base", "leaders"):
            found["card"] = found["card"][: DECK.base]
            for kind in catalogue.NOUNS:
                found[kind] = []
        return found

    # -- words ------------------------------------------------------------------------------------

    def primer(self, variant: str) -> tuple[tuple[Text, Text], ...]:
        return (*GAME, *{"leaders": LEADERS, "campaign": CAMPAIGN}.get(variant, ()))

    def noun(self, kind: str, value: Ref, language: str) -> str:
        return noun(kind, value, language)

    def whereabouts(self, state: State, label: Phrase) -> Phrase | None:
        return whereabouts(state, label) if isinstance(state, Arcs) else None

    def particulars(self, state: State) -> list[Phrase]:
        return [self.story(line) for line in on_the_table(state)] if isinstance(state, Reach) else []

    def story(self, line: Line) -> Phrase:
        return super().story(told_of_blight(line))

    def unseated(self, value: int, language: str) -> str:
        return NEUTRAL[value - SEATS](language) if value >= SEATS else ""

    def explain(self, kind: str, value: int, language: str) -> str:
        return explain(kind, value, language)


def leaders_mode(setup: Setup) -> LeadersAndLore:
    lore = setup.options["lore"]
    assert isinstance(lore, int)
    mode = LeadersAndLore(str(setup.options["pools"]), lore, setup.options["draft"] != DRAFT)
    if setup.options["cards"]:
        mode.fix(str(setup.options["cards"]), setup.players)
    return mode


def campaign_position(setup: Setup) -> Reach:
    options = setup.options
    game = Reach()
    game.lay_out(setup.players, BlightedReach(str(options["lore"])))
    acts = int(options["start"]), int(options["last"])
    game.plan = Plan(*acts, int(options["proposals"]), options["dealt"] == FILLED)
    game.plan.fix(str(options["fates"]), setup.players)
    game.split_discard = options["split_discard"] is True
    return game


def chosen_setup(setup: Setup) -> int:
    """The setup card that the options name. Old setups may name one for another number of players: one is drawn."""
    for number, card in enumerate(SETUP_CARDS):
        if card.id == setup.options.get("setup") and card.players == setup.players:
            return number
    return NOTHING


TITLE: Final = ArcsTitle()
