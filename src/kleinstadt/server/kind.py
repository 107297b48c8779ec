"""What servers on one database must have in common, so that whoever comes to a table finds the same one everywhere."""

from kleinstadt import __version__
from kleinstadt.engine.registry import games
from kleinstadt.server.settings import Settings
from kleinstadt.store.migrate import HEAD


def kind_of(settings: Settings) -> str:
    """The version, the tables of the database, the games with their rules, and the bots of others."""
    rules = [f"{game.id} {game.rules_version}" for game in games()]
    return "; ".join([__version__, HEAD, *rules, *sorted([name for name, _ in settings.bots])])
