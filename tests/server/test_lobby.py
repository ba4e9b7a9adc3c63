"""Making, joining, leaving and finding tables."""

from __future__ import annotations

import time

import pytest

from server.tools import Person, Site, play_on, sentence, wait_for_people


def wait_over(person: Person) -> None:
    for _ in range(500):
        if person.look()["table"]["status"] == "over":
            return
        time.sleep(0.02)
    raise AssertionError("the game did not end")


def test_a_table_of_me_and_bots_starts_at_once(site: Site) -> None:
    anna = site.table("me", "bot")
    assert anna.message["table"]["status"] == "playing"
    assert anna.message["you"] == {"role": "player", "seats": [0], "seat": 0, "host": True}
    assert anna.choices


def test_an_open_seat_waits_for_somebody_with_the_invitation(site: Site) -> None:
    anna = site.table("me", "open")
    assert anna.message["table"]["status"] == "open"
    assert anna.message["sheet"] is None
    ben = anna.join("Ben")
    assert ben.message["you"]["seats"] == [1]
    assert ben.message["table"]["status"] == "playing"
    assert ben.token != anna.token


def test_the_invitation_is_shown_to_those_seated_only_and_needed_to_join(site: Site) -> None:
    anna = site.table("me", "open")
    assert site.get(f"tables/{anna.table}")["table"]["invite"] is None
    refused = site.post(f"tables/{anna.table}/join", {"invite": "guess", "name": "Eve"}, 403)
    assert refused["error"] == "token"
    anna.join("Ben")
    assert anna.look()["table"]["invite"] is None


def test_nobody_joins_a_full_table(site: Site) -> None:
    anna = site.table("me", "open")
    invite = anna.look()["table"]["invite"]
    anna.join("Ben")
    refused = site.post(f"tables/{anna.table}/join", {"invite": invite, "name": "Eve"}, 409)
    assert refused["error"] == "full"


def test_the_host_fills_open_seats_with_bots(site: Site) -> None:
    anna = site.table("me", "open", "open")
    ben = anna.join("Ben")
    assert ben.post("start", 403)["error"] == "token"
    anna.post("start", bot="random")
    kinds = [seat["kind"] for seat in anna.message["table"]["seats"]]
    assert kinds == ["human", "human", "bot"]


def test_a_table_closed_to_spectators_shows_itself_to_the_invited_only(site: Site) -> None:
    anna = site.table("me", "open", watch=False)
    invite = anna.message["table"]["invite"]
    assert site.get(f"tables/{anna.table}", 403)["error"] == "token"
    assert site.get(f"tables/{anna.table}", invite=invite)["table"]["status"] == "open"
    anna.join("Ben")
    assert site.get(f"tables/{anna.table}", 403, invite=invite)["error"] == "token"
    assert site.get(f"tables/{anna.table}/scores", 403)["error"] == "token"


def test_seats_can_be_shuffled(site: Site) -> None:
    places = {site.table("me", "bot", "bot", shuffle=True).message["you"]["seats"][0] for _ in range(40)}
    assert places == {0, 1, 2}


def test_names_and_colours_can_be_changed_by_their_owners(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    ben.post("seat", name="Benjamin", colour=4)
    seat = ben.message["table"]["seats"][1]
    assert (seat["name"], seat["colour"]) == ("Benjamin", 4)
    assert ben.post("seat", 403, seat=0, name="Hacked")["error"] == "token"
    assert ben.post("seat", 400, colour=0)["error"] == "bad-input"
    assert anna.look()["table"]["seats"][0]["name"] == "Anna"


def test_markup_in_names_is_data_and_control_characters_go(site: Site) -> None:
    anna = site.table("me", "bot")
    anna.post("seat", name="<script>alert(1)</script>")
    assert anna.message["table"]["seats"][0]["name"] == "<script>alert(1)</script>"
    assert sentence(anna.message["ask"]["prompt"]).startswith("<script>")
    anna.post("seat", name="A\u0000n\u202e\n n a ")
    assert anna.message["table"]["seats"][0]["name"] == "A n n a"
    assert anna.post("seat", 400, name="x" * 41)["text"] == "A name has 1 to 40 characters."
    assert anna.post("seat", 400, name=" \t ")["error"] == "bad-input"


def test_a_refused_change_changes_nothing(site: Site) -> None:
    anna = site.table("me", "bot")
    anna.post("seat", 400, name="Other", colour=1)
    assert anna.look()["table"]["seats"][0]["name"] == "Anna"
    anna.post("settings", 400, name="Other", pace=9)
    assert anna.look()["table"]["name"] == "Toy"


def test_pace_by_anybody_seated_the_rest_by_the_host(site: Site) -> None:
    anna = site.table("me", "open", "open")
    ben = anna.join("Ben")
    ben.post("settings", pace=1.5)
    assert ben.message["table"]["pace"] == 1.5
    assert ben.post("settings", 403, name="Mine")["error"] == "token"
    anna.post("settings", name="Friday", watch=False)
    assert (anna.message["table"]["name"], anna.message["table"]["watch"]) == ("Friday", False)


def test_bots_alone_play_without_a_pace(site: Site) -> None:
    made = site.post("tables", {"title": "toy", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, 201)
    watcher = Person(site, made["table"], made["token"], made["message"])
    assert watcher.message["table"]["pace"] == 0
    assert watcher.message["you"]["role"] == "spectator"
    wait_over(watcher)
    assert watcher.message["result"]["winners"]


def test_who_leaves_before_the_start_frees_the_seat(site: Site) -> None:
    anna = site.table("me", "open", "open")
    ben = anna.join("Ben")
    site.post(f"tables/{ben.table}/leave", {"token": ben.token})
    assert anna.look()["table"]["seats"][1]["kind"] == "open"
    anna.join("Cleo")
    assert anna.look()["table"]["seats"][1]["name"] == "Cleo"


def test_a_bot_stands_in_for_who_leaves_and_the_seat_can_be_taken_back(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    ben.post("leave", bot="random")
    assert anna.look()["table"]["seats"][1] | {"online": None} == {
        "seat": 1, "name": "Ben", "colour": 1, "kind": "standin", "bot": "random", "bot_name": "Random",
        "online": None, "yours": False,
    }  # fmt: skip
    play_on([anna], 5)
    wait_for_people([anna])
    assert anna.look()["at"] > 5
    ben.post("return")
    assert anna.look()["table"]["seats"][1]["kind"] == "human"
    while anna.look()["ask"]["seat"] == 0:
        anna.answer(anna.choices[-1])
    assert ben.look()["ask"]["choices"]
    assert "Ben leaves; a bot stands in." in anna.log
    assert "Ben is back." in anna.log


def test_a_bot_may_stand_in_for_somebody_away_but_not_for_somebody_here(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    ben.look()
    anna.site.app.app.state.config.away = 60.0  # type: ignore[attr-defined]
    assert anna.post("standin", 409, seat=1)["text"] == "This person is still here."
    anna.site.app.app.state.config.away = 0.0  # type: ignore[attr-defined]
    anna.post("standin", seat=1)
    assert anna.message["table"]["seats"][1]["kind"] == "standin"
    outsider = site.table("me", "bot")
    assert site.post(f"tables/{anna.table}/standin", {"token": outsider.token, "seat": 0}, 403)["error"] == "token"


def test_my_tables_are_listed_newest_first_with_whose_turn_it_is(site: Site) -> None:
    anna = site.table("me", "open", name="One")
    anna.join("Ben")
    other = site.table("me", "open", name="Two", watch=False)
    body = {"tables": [{"id": anna.table, "token": anna.token}, {"id": other.table, "token": "wrong"}, {"id": "none"}]}
    listed = site.post("tables/mine", body)["tables"]
    assert [(item["name"], item["you"], item["your_turn"]) for item in listed] == [("One", [0], True)]


def test_a_rematch_keeps_the_seats_and_gives_each_a_new_token(site: Site) -> None:
    anna = site.table("me", "open", "bot", options={"target": 1})
    ben = anna.join("Ben")
    assert anna.post("rematch", 409)["error"] == "illegal"
    play_on([anna, ben])
    first = site.post(f"tables/{anna.table}/rematch", {"token": anna.token})
    assert first["message"]["table"]["status"] == "open"
    assert [seat["name"] for seat in first["message"]["table"]["seats"]] == ["Anna", "Ben", "Random"]
    assert ben.look()["table"]["rematch"] == first["table"]
    again = site.post(f"tables/{anna.table}/rematch", {"token": anna.token})
    assert (again["table"], again["token"]) == (first["table"], first["token"])
    second = site.post(f"tables/{anna.table}/rematch", {"token": ben.token})
    assert second["table"] == first["table"]
    assert second["message"]["table"]["status"] == "playing"
    assert second["message"]["you"]["seats"] == [1]
    assert site.post(f"tables/{anna.table}/rematch", {"token": "nobody"}, 403)["error"] == "token"


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"title": "chess"}, 404),
        ({"variant": "huge"}, 400),
        ({"seats": []}, 400),
        ({"seats": [{"kind": "me"}]}, 400),
        ({"seats": [{"kind": "me", "colour": 1}, {"kind": "open", "colour": 1}]}, 400),
        ({"seats": [{"kind": "me", "colour": 77}, {"kind": "open"}]}, 400),
        ({"seats": [{"kind": "bot", "bot": "deep"}, {"kind": "me"}]}, 400),
        ({"seats": [{"kind": "king"}, {"kind": "me"}]}, 400),
        ({"options": {"target": 99}}, 400),
        ({"options": {"nonsense": 1}}, 400),
        ({"pace": 3}, 400),
        ({"seats": [{"kind": "me"}] * 1000}, 400),
    ],
)
def test_wishes_that_do_not_fit_are_refused_in_a_sentence(site: Site, change: dict[str, object], status: int) -> None:
    body = {"title": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}]} | change
    refused = site.post("tables", body, status, lang="de")
    assert refused["text"].endswith(".")
    assert "Traceback" not in str(refused)
