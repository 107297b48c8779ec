"""Our own games; Market Day, which is installed in every test process, is none of them."""

from kleinstadt import game, game_ids

OURS = [id for id in game_ids() if type(game(id)).__module__.startswith("kleinstadt.")]
