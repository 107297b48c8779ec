"""`docs/adding-a-game.md`, typed in by somebody who has nothing else."""

import re
from pathlib import Path

from cli.foreign import pip_install

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def type_in(folder: Path) -> list[str]:
    """Every block of the page goes to the end of the file it names, and nothing else does. The names of the files."""
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    for name, text in blocks:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(text)
    return sorted({name for name, _ in blocks})


def installed(folder: Path) -> Path:
    """The game of the page, typed into a project and installed into a folder."""
    type_in(folder / "project")
    pip_install(folder / "project", folder / "installed")
    return folder / "installed"
