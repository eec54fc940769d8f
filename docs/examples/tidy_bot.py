"""A bot of one's own: brewtable match beer-and-bread --bots docs/examples/tidy_bot.py:Tidy,greedy"""


class Tidy:
    """Takes what looks best at once, without a thought for what comes next."""

    def __init__(self, stream):
        self.stream = stream  # its own chance: the same seed gives the same games

    def choose(self, observation):
        world = observation.world(self.stream)  # a position this seat cannot tell from the real one

        def worth(action):
            after = world.copy()
            after.play(action)
            return observation.game.value(after, observation.seat)

        return max(observation.legal(), key=worth)
