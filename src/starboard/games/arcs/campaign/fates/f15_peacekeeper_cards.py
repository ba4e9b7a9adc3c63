"""The cards of the Peacekeeper's set in printed order, and what they do."""

from __future__ import annotations

from typing import Final, Optional

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.raid import Raid
from starboard.games.arcs.campaign.articles import Article, pay_favors
from starboard.games.arcs.campaign.codes import (
    accord,
    accord_cluster,
    accord_way,
    article_giver,
    article_thing,
)
from starboard.games.arcs.campaign.deals import texts_of
from starboard.games.arcs.campaign.edicts import Edict
from starboard.games.arcs.campaign.fates.f15_peacekeeper import (
    ACCORDS,
    ARSENAL,
    BALKS,
    CEASEFIRES,
    CLUSTERS,
    DIVIDENDS,
    INTERESTS,
    OATH,
    PEACE,
    WAR,
    is_at_peace,
    systems_held,
    turn_ceasefire,
)
from starboard.games.arcs.campaign.ids import LAW, PEACEKEEPER, SUMMIT
from starboard.games.arcs.campaign.policies import PolicyOfPeace, PolicyOfWar, policy_on_top
from starboard.games.arcs.campaign.queries import (
    counting_controller,
    empire_controls,
    favors_of,
    holder_of_fate,
    is_regent,
    reach,
    systems_of,
)
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.stock import add_stock, stock_of, take_stock
from starboard.games.arcs.campaign.verbs import change_power, pay_token, scrap_card
from starboard.games.arcs.cards.card import DECK, Card, GuildCard, Lore, Reason
from starboard.games.arcs.cards.guild_shared import Interest
from starboard.games.arcs.codes import cluster_of
from starboard.games.arcs.ids import BLIGHT, BY_PIP, NOBODY, NOTHING, NOWHERE, SEATS, WARLORD, WEAPON
from starboard.games.arcs.queries import rivals, spendable_as, token_is_guarded
from starboard.games.arcs.slots import Store
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.wording import token_of

DIVIDEND: Final = 2
NOT_NEEDED: Final = 0  # how a rival has part in an accord
ASKED: Final = 1
BOUGHT: Final = 2


class OathOfPeace(Lore):
    """No trophies but Blight, no Warlord, no Policy of War; only the Peacekeeper keeps it."""

    printed = OATH
    code = "F1502"
    refusal = "oath"
    name = Text("Eid des Friedens", "Oath of Peace")
    text = Text(
        "Deine Trophäen kehren sofort zurück, außer Verderbnis. Du kannst Kriegsherr nicht "
        "bekunden und erhältst keine Macht dafür; dein Wert zählt aber gegen andere. Du kannst die Politik des Krieges "
        "weder einsetzen noch durchsetzen. Bist du nicht der Friedenswahrer, wird diese Karte verschrottet.",
        "Your trophies return at once, except Blight. You cannot declare Warlord and gain no "
        "Power from it; what you have still counts against others. You can neither change the Policy to War nor "
        "enforce War. If you are not the Peacekeeper, this card is scrapped.",
    )
    abilities = (
        Text("Keine Trophäen", "No trophies"),
        Text("Kein Kriegsherr", "No Warlord"),
        Text("Keine Macht des Kriegsherrn", "No Power of the Warlord"),
        Text("Keine Politik des Krieges", "No Policy of War"),
    )
    silent = ((1, ("Turn.opening",)), (3, ("Govern.policy", "Quorum.policy")))
    spoken = (("refuses_trophies", 0), ("place_power", 2))

    def refuses_trophies(self, game: Arcs, owner: int, whose: int) -> bool:
        return whose != BLIGHT

    def forbids_ambition(self, game: Arcs, owner: int, ambition: int) -> bool:
        return ambition == WARLORD

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        return 0 if ambition == WARLORD else power

    def forbids_policy(self, game: Arcs, owner: int, policy: int) -> bool:
        return isinstance(DECK.cards[policy], PolicyOfWar)

    def leaves(self, game: Arcs, owner: int) -> bool:
        return reach(game).fate[owner] != PEACEKEEPER

    def instead_of_burial(self, game: Arcs, owner: int) -> bool:
        scrap_card(reach(game), self.id)
        return True


class ArsenalKeepers(GuildCard):
    """Weapons that you take may lie here, frozen."""

    printed = ARSENAL
    code = "F1503"
    suit = WEAPON
    protected = True
    frozen = True
    takes_demanded = True
    loot_keys = 2
    worth = 1.4
    name = Text("Hüter der Waffenkammer", "Arsenal Keepers")
    text = Text(
        "Geschützt. Nimmst du eine Waffe, auch aus dem Vorrat oder für die Treuhand, darfst du sie hierher legen. Hier "
        "ist sie eingefroren; ein Überfall zahlt 2 Schlüssel für jede.",
        "Protected. When you take a Weapon, from the supply or for the Trust too, you may put it here. It is frozen "
        "here; a raid pays 2 keys for each.",
    )

    def token_places(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource == WEAPON

    def hold_token(self, game: Arcs, owner: int, resource: int) -> None:
        add_stock(reach(game), self.id, resource)
        game.tell("peacekeeper_stores", (owner, resource, self.id))

    def drop_token(self, game: Arcs, owner: int, resource: int) -> None:
        take_stock(reach(game), self.id, resource)
        game.supply[resource] += 1

    def tokens_had(self, game: Arcs, owner: int, resource: int, count: int) -> int:
        return count + stock_of(reach(game), self.id).count(resource)

    def loot(self, game: Arcs, owner: int, thief: int, raid: Optional[Raid]) -> list[int]:
        found = self.demanded(game, owner, (WEAPON,))
        return [kind for kind in found if not token_is_guarded(game, owner, thief, kind)]

    def give_loot(self, game: Arcs, thief: int, resource: int) -> None:
        victim = game.holder[self.id]
        self.drop_token(game, victim, resource)
        game.tell("steal_token", (thief, resource, victim))
        game.call(Store(thief, resource))

    def demanded(self, game: Arcs, owner: int, wanted: tuple[int, ...]) -> list[int]:
        return [WEAPON] if WEAPON in wanted and stock_of(reach(game), self.id) else []


class ArmsInterest(Interest):
    """Assemble (Build): gain 1 Weapon. Prelude: discard to fill empty slots with Weapons."""

    printed = INTERESTS[0]
    copies = (INTERESTS[1],)
    code = "F1505"
    suit = WEAPON
    keys = 2
    worth = 1.0
    name = Text("Rüstungskonzern", "Arms Interest")
    text = Text(
        "Montieren (Bauen): Erhalte 1 Waffe. Auftakt: Wirf diese Karte ab und erhalte bis zu so viele Waffen, wie du "
        "freie Ressourcenfelder hast; ist der Vorrat leer, darfst du jede weitere einem Rivalen stehlen.",
        "Assemble (Build): Gain 1 Weapon. Prelude: Discard this card and gain up to as many Weapons as you have empty "
        "resource slots; once the supply is empty you may steal each further one from a rival.",
    )
    offers = (
        Text("Montieren: Erhalte 1 Waffe", "Assemble: gain 1 Weapon"),
        Text("Wirf diese Karte ab: freie Felder mit Waffen füllen", "Discard this card: fill slots with Weapons"),
    )


class Ceasefires(Card):
    """Whoever harms others in a cluster at peace pays a Weapon, and there is war."""

    printed = CEASEFIRES
    kind = LAW
    code = "F1508"
    refusal = "ceasefire"
    name = Text("Waffenstillstände", "Ceasefires")
    text = Text(
        "In jedem Cluster herrscht Frieden oder Krieg. Wer in einem Cluster mit Frieden etwas schädigt, das weder ihm "
        "gehört noch Verderbnis ist, muss 1 Waffe ausgeben; dann herrscht dort Krieg. Krisen sind davon nicht berührt.",
        "Each cluster is at peace or at war. Whoever harms anything in a cluster at peace that is neither theirs nor "
        "Blight must spend 1 Weapon; then it is at war. Crises are not affected.",
    )

    def forbids_harm(self, game: Arcs, owner: int, victim: int, system: int) -> bool:
        return keeps_peace(reach(game), owner, victim, system) and not spendable_as(game, owner, WEAPON)

    def before_harm(self, game: Arcs, owner: int, victim: int, system: int) -> None:
        """Besides a Weapon that was spent to be able to battle at all (its ruling)."""
        if keeps_peace(reach(game), owner, victim, system):
            game.call(PayForWar(owner, cluster_of(system)))


def keeps_peace(game: Reach, attacker: int, victim: int, system: int) -> bool:
    """Whether harm would break a peace. Crises are nobody's doing."""
    return 0 <= attacker < SEATS and victim not in (attacker, BLIGHT) and is_at_peace(game, cluster_of(system))


class PayForWar(Procedure):
    """Which Weapon is spent; then the cluster is at war."""

    steps = ("choose_slot", "pay")
    fields = ("seat", "cluster", "slot")

    def __init__(self, seat: int = NOBODY, cluster: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.cluster = cluster
        self.slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["token"] = token_of(game, self.seat, choice)
        values["number"] = choice + 1
        return ""

    def choose_slot(self, game: Arcs) -> Ask:
        return Ask(self.seat, "slot", spendable_as(game, self.seat, WEAPON))

    def pay(self, game: Reach) -> None:
        """It is back in the supply at once: a battle does not know whether it is fought in a Prelude."""
        pay_token(game, self.seat, self.slot, BY_PIP)
        turn_ceasefire(game, self.cluster, WAR)


class EmpireBalksAtPeace(Edict):
    """Under a Policy of War the First Regent may end a Ceasefire of an Outlaw Peacekeeper."""

    printed = BALKS
    code = "F1509"
    number = 34
    name = Text("Das Imperium sträubt sich", "Empire Balks at Peace")
    text = Text(
        "Erlass 34: Unter der Politik des Krieges, und wenn der Friedenswahrer gesetzlos ist, darf der Erste Regent "
        "einen Frieden in einem Cluster beenden, in dem das Imperium mindestens 2 Sektoren kontrolliert.",
        "Edict 34: Under the Policy of War, and if the Peacekeeper is an Outlaw, the First Regent may end one peace in "
        "a cluster in which the Empire controls at least 2 systems.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        keeper = holder_of_fate(position, PEACEKEEPER)
        if keeper == NOBODY or is_regent(position, keeper) or position.first_regent == NOBODY:
            return
        if isinstance(policy_on_top(position), PolicyOfWar):
            game.call(EndPeace(position.first_regent))


class EndPeace(Procedure):
    steps = ("choose_cluster", "end")
    fields = ("seat", "cluster")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.cluster = DONE

    def choose_cluster(self, game: Reach) -> Ask:
        held = [sum([empire_controls(game, system) for system in systems_of(game, c)]) for c in range(CLUSTERS)]
        return Ask(self.seat, "cluster", [DONE, *[c for c in range(CLUSTERS) if held[c] >= 2 and is_at_peace(game, c)]])

    def end(self, game: Reach) -> None:
        if self.cluster != DONE:
            turn_ceasefire(game, self.cluster, WAR)


class PeaceDividends(Edict):
    """Power for whoever controls systems of peaceful clusters."""

    printed = DIVIDENDS
    code = "F1510"
    number = 35
    name = Text("Friedensdividende", "Peace Dividends")
    text = Text(
        "Erlass 35: Jeder Sektor in einem Cluster mit Frieden bringt dem, der ihn kontrolliert, 2 Macht. Sektoren, die "
        "das Imperium kontrolliert, bringen sie dem Ersten Regenten, aber nur unter der Politik des Friedens.",
        "Edict 35: Each system in a cluster at peace brings 2 Power to whoever controls it. Systems that the Empire "
        "controls bring it to the First Regent, but only under the Policy of Peace.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        gains = [0] * game.players
        for cluster in range(CLUSTERS):
            for system in systems_of(position, cluster) if is_at_peace(position, cluster) else []:
                seat = dividend_of(position, system)
                if 0 <= seat < game.players:
                    gains[seat] += DIVIDEND
        for seat, power in enumerate(gains):
            change_power(position, seat, power)


def dividend_of(game: Reach, system: int) -> int:
    """Who gains by a system of a peaceful cluster: as in all events, a law may keep the First Regent from counting what
    the Empire controls (emp.privilege)."""
    if empire_controls(game, system) and not isinstance(policy_on_top(game), PolicyOfPeace):
        return NOBODY
    return counting_controller(game, system)


class PeaceAccords(Card):
    """Everybody may broker peace in Negotiations."""

    printed = ACCORDS
    kind = SUMMIT
    once = True
    code = "F1511"
    name = Text("Friedensabkommen", "Peace Accords")
    text = Text(
        "Frieden stiften (Verhandlungen): In einem Cluster mit Krieg herrscht Frieden, wenn alle, die zustimmen, dich "
        "eingeschlossen, zusammen mindestens 2 seiner Sektoren kontrollieren; für den Ersten Regenten zählen auch die "
        "des Imperiums. Statt um Zustimmung zu bitten, darfst du einem Rivalen 1 Gefallen zurückgeben, auch wenn du "
        "das Gipfeltreffen nicht einberufen hast.",
        "Broker Peace (Negotiations): A cluster at war is at peace if all who consent, including you, together control "
        "at least 2 of its systems; for the First Regent those of the Empire count too. Instead of asking for consent "
        "you may return 1 Favor to a rival, even if you did not call the Summit.",
    )


class BrokerPeace(Article):
    """Peace for a cluster; what it is about says who must agree, and who is paid with a Favor."""

    key = "peace"
    card = ACCORDS
    alone = True

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        found: list[int] = []
        for cluster in range(CLUSTERS):
            if not is_at_peace(game, cluster):
                for partners in partners_for(game, giver, cluster):
                    found += accords(game, giver, cluster, partners)
        return found

    def parties(self, code: int) -> tuple[int, ...]:
        asked = [seat for seat in range(SEATS) if accord_way(article_thing(code), seat) == ASKED]
        return (article_giver(code), *asked)

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        for rival in rivals(game, giver):
            if accord_way(thing, rival) == BOUGHT:
                pay_favors(game, giver, rival, 1)
        turn_ceasefire(game, accord_cluster(thing), PEACE)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        asked = [seat for seat in range(SEATS) if accord_way(thing, seat) == ASKED]
        bought = [seat for seat in range(SEATS) if accord_way(thing, seat) == BOUGHT]
        values["cluster"] = accord_cluster(thing)
        for name, seat in zip(("one", "other"), asked + bought):
            values[name] = seat
        return " ".join([self.key, *["asked" for _ in asked], *["bought" for _ in bought]])


def partners_for(game: Reach, broker: int, cluster: int) -> list[tuple[int, ...]]:
    """The smallest groups of rivals whose consent suffices; one that is empty if nobody else is needed."""
    held = [systems_held(game, seat, cluster) for seat in range(game.players)]
    if held[broker] >= 2:
        return [()]
    others = [rival for rival in rivals(game, broker) if held[rival]]
    single = [rival for rival in others if held[broker] + held[rival] >= 2]
    rest = [rival for rival in others if rival not in single]  # each holds one, the broker none
    return [*[(rival,) for rival in single], *[(one, other) for one in rest for other in rest if one < other]]


def accords(game: Reach, broker: int, cluster: int, partners: tuple[int, ...]) -> list[int]:
    """All ways to win some partners: each is asked, or paid with a Favor of theirs."""
    found: list[tuple[int, ...]] = [(NOT_NEEDED,) * SEATS]
    for partner in partners:
        ways = [ASKED, BOUGHT] if favors_of(game, broker, partner) else [ASKED]
        found = [(*row[:partner], way, *row[partner + 1 :]) for row in found for way in ways]
    return [accord(cluster, row) for row in found]


ARTICLES: Final[tuple[Article, ...]] = (BrokerPeace(),)
REASONS: Final = {
    "oath": Reason(
        Text("Dein Eid des Friedens verbietet es.", "Your Oath of Peace forbids it."),
        "F1502",
    ),
    "ceasefire": Reason(
        Text(
            "Dort herrscht Frieden, und du hast keine Waffe, die du dafür ausgeben kannst.",
            "There is peace, and you have no Weapon to spend for it.",
        ),
        "F1508",
    ),
}
TEXTS: Final = {
    **texts_of(
        {
            "article peace": Text(
                "{giver:seat} stiftet Frieden: {cluster:cluster}", "{giver:seat} brokers peace: {cluster:cluster}"
            ),
            "article peace asked": Text(
                "{giver:seat} stiftet Frieden mit Zustimmung von {one:seat}: {cluster:cluster}",
                "{giver:seat} brokers peace with the consent of {one:seat}: {cluster:cluster}",
            ),
            "article peace bought": Text(
                "{giver:seat} stiftet Frieden für einen Gefallen von {one:seat}: {cluster:cluster}",
                "{giver:seat} brokers peace for a Favor of {one:seat}: {cluster:cluster}",
            ),
            "article peace asked asked": Text(
                "{giver:seat} stiftet Frieden mit Zustimmung von {one:seat} und {other:seat}: {cluster:cluster}",
                "{giver:seat} brokers peace with the consent of {one:seat} and {other:seat}: {cluster:cluster}",
            ),
            "article peace asked bought": Text(
                "{giver:seat} stiftet Frieden mit Zustimmung von {one:seat}, für einen Gefallen von {other:seat}: "
                "{cluster:cluster}",
                "{giver:seat} brokers peace with the consent of {one:seat}, for a Favor of {other:seat}: "
                "{cluster:cluster}",
            ),
            "article peace bought bought": Text(
                "{giver:seat} stiftet Frieden für Gefallen von {one:seat} und {other:seat}: {cluster:cluster}",
                "{giver:seat} brokers peace for Favors of {one:seat} and {other:seat}: {cluster:cluster}",
            ),
        }
    ),
    "PayForWar.slot": Text(
        "{cluster:cluster}: Welche Waffe gibst du aus, um den Frieden zu brechen?",
        "{cluster:cluster}: which Weapon do you spend to break the peace?",
    ),
    "PayForWar.slot=": Text("{token:token} (Feld {number:n})", "{token:token} (slot {number:n})"),
    "EndPeace.cluster": Text(
        "Das Imperium sträubt sich: Wo endet der Frieden?", "The Empire balks at peace: where does it end?"
    ),
    "EndPeace.cluster=": Text("{it:cluster}", "{it:cluster}"),
    "EndPeace.cluster=-1": Text("Nirgends", "Nowhere"),
    "peacekeeper_peace": Text("{0:cluster}: Frieden.", "{0:cluster}: peace."),
    "peacekeeper_war": Text("{0:cluster}: Krieg.", "{0:cluster}: war."),
    "peacekeeper_stores": Text(
        "{0:seat} lagert ein: {1:resource} ({2:card}).", "{0:seat} stores {1:resource} ({2:card})."
    ),
}
