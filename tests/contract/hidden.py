"""Which parts of a position may be hidden, by game: the places in a dump that imagined positions deal differently.

A part that is missing here is open to somebody who should not see it, or imagined though everybody knows it.
"""

HIDDEN: dict[str, set[str]] = {
    "garden_nation": {"dealt[][]", "kept[][]", "pile[]"},
    "market_day": {"chance[]", "deck[]", "hands[][]", "picks[]", "seen[][]"},
    # unbuilt and returned monuments, free choices before all have chosen, the pile and the cards set aside (TT-8, 15)
    "tiny_towns": {
        "chance[]",
        "draw[]",
        "set_aside_cards[]",
        "towns[].choice",
        "towns[].hand[]",
        "towns[].monument",
        "towns[].returned",
    },
}
