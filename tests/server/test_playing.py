"""Answers: whose, for which version, how often."""

from __future__ import annotations

from server.tools import Site, play_on, sentence, step


def test_an_answer_moves_the_game_and_others_see_it(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    anna.look()
    card = anna.choices[-1]
    anna.answer(card)
    assert anna.message["at"] == 1
    assert ben.look()["sheet"]["discard"] == [card]
    assert ben.choices == [0, 1]
    assert anna.message["ask"]["choices"] is None
    assert sentence(anna.message["ask"]["prompt"]) == "Ben: how high?"


def test_the_same_answer_twice_counts_once(site: Site) -> None:
    anna = site.table("me", "open")
    anna.join("Ben")
    seq, card = anna.look()["seq"], anna.choices[-1]
    first = anna.post("answer", seq=seq, choice=card)
    again = anna.post("answer", seq=seq, choice=card)
    assert (again["seq"], again["at"]) == (first["seq"], first["at"])


def test_the_same_answer_is_still_known_after_others_moved_on(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    seq, card = anna.look()["seq"], anna.choices[-1]
    anna.answer(card)
    step([ben])
    late = anna.post("answer", seq=seq, choice=card)
    assert late["at"] == 2


def test_another_answer_to_an_old_question_is_stale_and_brings_the_present(site: Site) -> None:
    anna = site.table("me", "open")
    anna.join("Ben")
    seq = anna.look()["seq"]
    anna.answer(anna.choices[-1])
    refused = anna.post("answer", 409, seq=seq, choice=-1)
    assert refused["error"] == "stale"
    assert refused["message"]["at"] == 1
    assert refused["message"]["you"]["seats"] == [0]


def test_an_answer_from_the_future_is_stale(site: Site) -> None:
    anna = site.table("me", "bot")
    assert anna.post("answer", 409, seq=10_000, choice=-1)["error"] == "stale"


def test_a_new_name_does_not_make_an_answer_stale(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    seq, card = anna.look()["seq"], anna.choices[-1]
    ben.post("seat", name="Benno")
    anna.post("answer", seq=seq, choice=card)
    assert anna.message["at"] == 1


def test_nobody_answers_for_another_seat(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    refused = ben.answer(-1, 409)
    assert refused["error"] == "illegal"
    assert refused["text"] == "Somebody else is asked right now."
    assert anna.look()["at"] == 0


def test_a_wrong_token_is_refused_everywhere(site: Site) -> None:
    anna = site.table("me", "open")
    anna.join("Ben")
    seq = anna.message["seq"]
    acts = {"answer": {"seq": seq, "choice": -1}, "undo": {"seq": seq}, "consent": {"seq": seq, "yes": True},
            "leave": {}, "return": {}, "seat": {"name": "X"}, "settings": {"pace": 1}, "start": {},
            "rematch": {}}  # fmt: skip
    for token in ("", "wrong", site.table("me", "bot").token):
        for act, body in acts.items():
            refused = site.post(f"tables/{anna.table}/{act}", {"token": token} | body, 403)
            assert refused["error"] == "token", act
    for what in ("", "/position?at=0", "/log", "/scores"):
        answer = site.http.get(f"/api/tables/{anna.table}{what}", headers={"Authorization": "Bearer wrong"})
        assert answer.status_code == 403, what


def test_an_illegal_choice_changes_nothing(site: Site) -> None:
    anna = site.table("me", "bot")
    for choice in (99, -9, 10**30 % 2**53):
        assert anna.answer(choice, 409)["error"] == "illegal"
    assert anna.look()["at"] == 0


def test_after_the_end_no_answer_counts(site: Site) -> None:
    anna = site.table("me", "hotseat", options={"target": 1})
    play_on([anna])
    assert anna.message["result"]["winners"]
    assert anna.message["ask"] is None
    assert anna.answer(0, 409)["error"] == "illegal"


def test_hot_seat_the_message_is_for_the_seat_that_is_asked(site: Site) -> None:
    anna = site.table("me", "hotseat")
    asked = set()
    for _ in range(12):
        message = anna.look()
        seat = message["ask"]["seat"]
        asked.add(seat)
        assert message["you"]["seat"] == seat
        assert -9 not in message["sheet"]["hands"][seat]
        assert set(message["sheet"]["hands"][1 - seat]) <= {-9}
        assert anna.choices
        anna.answer(anna.choices[-1])
    assert asked == {0, 1}


def test_hot_seat_may_look_from_another_own_seat_but_not_from_a_strangers(site: Site) -> None:
    anna = site.table("me", "hotseat", "open")
    anna.join("Cleo")
    assert anna.look(seat=1)["you"]["seat"] == 1
    assert anna.message["ask"]["choices"] is None
    assert site.get(f"tables/{anna.table}", 403, token=anna.token, seat=2)["error"] == "token"
    assert site.get(f"tables/{anna.table}", 403, token=anna.token, seat=-2)["error"] == "token"
    assert site.get(f"tables/{anna.table}", 403, seat=0)["error"] == "token"


def test_each_reader_reads_in_their_own_language(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    assert sentence(anna.look(lang="de")["ask"]["prompt"]) == "Anna: Karte spielen?"
    assert sentence(ben.look(lang="en")["ask"]["prompt"]) == "Anna: play a card?"
    german = site.http.get(f"/api/tables/{anna.table}", headers={"Accept-Language": "fr, de-AT;q=0.9, en;q=0.2"}).json()
    assert sentence(german["log"]["lines"][0]["parts"]) == "Ben nimmt Platz."
    refused = site.post(
        f"tables/{anna.table}/answer", {"token": ben.token, "seq": ben.message["seq"], "choice": 0}, 409, "de"
    )
    assert refused["text"] == "Gerade ist jemand anderes gefragt."


def test_polling_gets_nothing_when_nothing_happened_and_only_the_new_lines_otherwise(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    seq = ben.look()["seq"]
    total = ben.message["log"]["total"]
    quiet = site.http.get(
        f"/api/tables/{ben.table}", params={"since": seq}, headers={"Authorization": f"Bearer {ben.token}"}
    )
    assert (quiet.status_code, quiet.content) == (204, b"")
    step([anna])
    news = ben.look(since=seq)["log"]
    assert news["reset"] is False
    assert news["from"] == total
    assert [line["seq"] > seq for line in news["lines"]] == [True] * len(news["lines"])
    assert news["lines"]


def test_a_long_log_comes_in_pages(site: Site) -> None:
    anna = site.table("me", "hotseat")
    play_on([anna], 30)
    whole = site.get(f"tables/{anna.table}/log")
    part = site.get(f"tables/{anna.table}/log", **{"from": 3, "to": 7})
    assert part["lines"] == whole["lines"][3:7]
    assert part["total"] == len(whole["lines"])


def test_facts_name_and_explain_every_anchor(site: Site) -> None:
    facts = site.get("titles/toy/facts", lang="de")["kinds"]
    anna = site.table("me", "hotseat")
    for _ in range(20):
        for choice in anna.look()["ask"]["choices"]:
            for anchor in choice["anchors"]:
                kind, value = anchor.split(":")
                assert facts[kind][int(value)]["name"]
        step([anna])
    assert site.get("titles/toy/explain", kind="card", value=3)["name"] == "2a"
    assert site.get("titles/toy/explain", 404, kind="ghost", value=3)["error"] == "not-found"
    answer = site.http.get("/api/titles/toy/facts")
    tagged = site.http.get("/api/titles/toy/facts", headers={"If-None-Match": answer.headers["etag"]})
    assert tagged.status_code == 304
