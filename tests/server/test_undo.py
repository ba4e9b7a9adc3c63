"""Taking back: alone within reach, beyond it by consent, never without a trace."""

from __future__ import annotations

from server.tools import Person, Site, play_on, sentence, step, wait_for_people


def two(site: Site) -> tuple[Person, Person]:
    anna = site.table("me", "open")
    return anna, anna.join("Ben")


def test_ones_own_latest_answer_is_taken_back_alone(site: Site) -> None:
    """Nothing was revealed since: a card lies open and another seat is asked, but has not answered."""
    anna, ben = two(site)
    before = anna.look()["sheet"]
    anna.answer(anna.choices[-1])
    assert anna.message["undo"] == {"reach": 1, "turn": 0, "back": 0, "alone": True, "request": None}
    assert ben.look()["undo"]["back"] is None
    anna.undo()
    assert anna.message["at"] == 0
    assert anna.message["sheet"] == before
    assert anna.choices
    assert ben.look()["ask"]["seat"] == 0


def test_undone_moves_leave_a_trace(site: Site) -> None:
    anna, ben = two(site)
    anna.look()
    anna.answer(anna.choices[-1])
    played = anna.log[-1]
    seq = ben.look()["seq"]
    anna.undo()
    log = ben.look(since=seq)["log"]
    assert log["reset"] is True
    assert [(sentence(line["parts"]), line["undone"]) for line in log["lines"][-2:]] == [
        (played, True),
        ("Anna takes back.", False),
    ]
    assert log["lines"][-1]["kind"] == "undo"


def test_reach_ends_where_dice_were_rolled(site: Site) -> None:
    """Ben's guess makes the dice roll: from there on nobody goes back alone."""
    anna, ben = two(site)
    play_on([anna, ben], 2)
    assert ben.look()["undo"]["reach"] == 0
    assert ben.message["undo"]["alone"] is False
    ben.undo()
    assert ben.message["at"] == 2
    assert ben.message["undo"]["request"] == {"by": 1, "to": 1, "yes": [1], "waiting": [0], "yours": False}


def test_beyond_reach_all_others_must_agree(site: Site) -> None:
    anna = site.table("me", "open", "open")
    ben = anna.join("Ben")
    cleo = anna.join("Cleo")
    play_on([anna, ben, cleo], 4)
    anna.look()
    anna.undo(to=0)
    assert anna.message["at"] == 4
    assert ben.look()["undo"]["request"]["yours"] is True
    ben.consent(True)
    assert ben.message["at"] == 4
    assert ben.message["undo"]["request"]["waiting"] == [2]
    cleo.consent(True)
    assert cleo.message["at"] == 0
    assert cleo.message["undo"]["request"] is None
    assert anna.look()["ask"]["choices"]


def test_one_no_ends_the_request(site: Site) -> None:
    anna, ben = two(site)
    play_on([anna, ben], 3)
    anna.look()
    anna.undo(to=0)
    ben.consent(False)
    assert ben.message["undo"]["request"] is None
    assert ben.message["at"] == 3
    assert "Ben declines to take back." in ben.log


def test_the_asker_cannot_agree_for_others_but_can_withdraw(site: Site) -> None:
    anna, ben = two(site)
    play_on([anna, ben], 3)
    anna.look()
    anna.undo(to=0)
    assert anna.consent(True, 409)["error"] == "illegal"
    anna.consent(False)
    assert ben.consent(True, 409)["error"] == "illegal"
    assert ben.look()["at"] == 3


def test_a_move_ends_the_request(site: Site) -> None:
    anna, ben = two(site)
    play_on([anna, ben], 3)
    anna.look()
    anna.undo(to=0)
    step([anna, ben])
    assert anna.look()["undo"]["request"] is None
    assert anna.message["at"] == 4


def test_spectators_and_strangers_have_no_word(site: Site) -> None:
    anna, ben = two(site)
    play_on([anna, ben], 3)
    anna.look()
    anna.undo(to=0)
    stranger = site.table("me", "bot")
    body = {"token": stranger.token, "seq": anna.message["seq"], "yes": True}
    assert site.post(f"tables/{anna.table}/consent", body, 403)["error"] == "token"


def test_only_ones_own_decisions_can_be_the_goal(site: Site) -> None:
    anna, ben = two(site)
    play_on([anna, ben], 3)
    ben.look()
    assert ben.undo(409, to=0)["text"] == "There is nothing to take back."
    assert ben.undo(409, to=-1)["error"] == "illegal"
    assert ben.undo(409, to=99)["error"] == "illegal"


def test_in_hot_seat_everything_can_be_taken_back_at_once(site: Site) -> None:
    anna = site.table("me", "hotseat")
    first = anna.look()["sheet"]
    play_on([anna], 20)
    anna.look()
    assert anna.message["undo"]["alone"] is True
    anna.undo(to=0)
    assert anna.message["at"] == 0
    assert anna.message["sheet"] == first


def test_against_bots_alone_undo_goes_back_over_their_moves(site: Site) -> None:
    anna = site.table("me", "bot", "bot")
    play_on([anna], 6)
    anna.look()
    back = anna.message["undo"]["back"]
    anna.undo()
    assert anna.message["at"] == back
    assert anna.message["you"]["seat"] == anna.message["ask"]["seat"] == 0


def test_dice_fall_anew_after_an_undo(site: Site) -> None:
    """Whoever takes back beyond dice knows nothing of those to come: no lane is used twice."""
    anna = site.table("me", "hotseat")
    course, fell = site.hall.rooms[anna.table].table.course, []
    for _ in range(12):
        play_on([anna], 2)
        fell.append((course.decisions[1].lane, course.decisions[1].chance))
        anna.undo(to=0)
    lanes = [lane for lane, _ in fell]
    assert lanes == sorted(set(lanes))
    assert len({tuple(chance) for _, chance in fell}) > 1


def test_an_undo_from_an_old_position_is_stale(site: Site) -> None:
    anna, ben = two(site)
    anna.look()
    seq = anna.message["seq"]
    play_on([anna, ben], 2)
    assert anna.post("undo", 409, seq=seq)["error"] == "stale"


def test_undo_over_checkpoints_leads_to_the_positions_that_were(site: Site) -> None:
    anna = site.table("me", "hotseat", "hotseat")
    sheets = []
    for _ in range(45):
        sheets.append(anna.look()["sheet"])
        anna.answer(anna.choices[-1])
    for at in (44, 41, 40, 39, 3):
        anna.look()
        anna.undo(to=at)
        assert anna.message["sheet"] == sheets[at]


def walked_around(site: Site) -> tuple[Person, Person]:
    """Ben refuses, and is then away; Anna lets a bot stand in for him."""
    anna, ben = two(site)
    play_on([anna, ben], 5)
    anna.look()
    anna.undo(to=0)
    ben.consent(False)
    anna.post("standin", seat=1)
    wait_for_people([anna])
    return anna, ben


def test_consent_cannot_be_walked_around_by_a_stand_in(site: Site) -> None:
    anna, ben = walked_around(site)
    anna.look()
    at = anna.message["at"]
    anna.undo(to=0)
    assert anna.message["at"] >= at
    assert anna.message["undo"]["request"]["waiting"] == [1]
    ben.consent(True)  # and whoever is represented may still say so
    assert ben.message["at"] == 0


def test_without_consent_undo_reaches_back_to_where_the_stand_in_began(site: Site) -> None:
    anna, _ = walked_around(site)
    began = site.hall.rooms[anna.table].table.body.seats[1].since
    play_on([anna], 3)
    anna.look()
    own = [n for n, move in enumerate(site.hall.rooms[anna.table].table.course.decisions) if move.seat == 0]
    first = min([number for number in own if number >= began])
    anna.undo(to=first)
    assert anna.message["at"] == first
    before = [number for number in own if number < began]
    anna.undo(to=before[-1])
    assert anna.message["undo"]["request"]["waiting"] == [1]


def test_whoever_is_put_on_somebodys_seat_is_the_strongest_bot(site: Site) -> None:
    anna, _ = two(site)
    strongest = site.hall.catalogue.strongest(site.hall.rooms[anna.table].table.title)
    assert anna.post("standin", 400, seat=1, bot="random")["error"] == "malformed"
    anna.post("standin", seat=1)
    assert anna.message["table"]["seats"][1]["bot"] == strongest


def test_when_somebody_counts_as_away_is_set_with_the_table(site: Site) -> None:
    anna = site.table("me", "open", away=24 * 3600)
    anna.join("Ben")
    assert anna.look()["table"]["away"] == 24 * 3600
    assert anna.post("standin", 409, seat=1)["text"] == "This person is still here."
    seats = [{"kind": "me"}, {"kind": "open"}]
    for wrong in (5, -1, 10**9):
        assert site.post("tables", {"title": "toy", "seats": seats, "away": wrong}, 400)["error"] == "bad-input"
