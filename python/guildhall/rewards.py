"""What seats get at the end of a game. Before it, every reward is 0."""


def win(totals, places):
    """1 for the winner, shared where several are first; 0 for the others."""
    first = [place == 1 for place in places]
    return [1 / sum(first) if is_first else 0.0 for is_first in first] if any(first) else [0.0] * len(first)


def score(totals, places):
    """The final points."""
    return [float(total) for total in totals]


def margin(totals, places):
    """Points ahead of the best of the others, or behind; alone at the table, the points."""
    if len(totals) < 2:
        return score(totals, places)
    return [float(total - max(totals[:at] + totals[at + 1 :])) for at, total in enumerate(totals)]


def place(totals, places):
    """From 1 for the first place down to -1 for the last."""
    steps = max(1, len(places) - 1)
    return [1 - 2 * (own - 1) / steps for own in places]


REWARDS = {"win": win, "score": score, "margin": margin, "place": place}


def reward_of(chosen):
    """One of :data:`REWARDS` by its name, or a function of final points and places by seat."""
    if callable(chosen):
        return chosen
    if chosen in REWARDS:
        return REWARDS[chosen]
    raise ValueError(f"reward must be one of {', '.join(REWARDS)}, or a function, not {chosen!r}")
