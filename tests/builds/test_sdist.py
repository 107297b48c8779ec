"""What a source distribution and a wheel hold, and what the package says about itself."""

import tomllib

from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from builds.running import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LARGEST = 14_000_000  # bytes unpacked, 5.0 million of them what bots have learned; the built client comes on top


def shipped() -> dict[str, int]:
    files = SdistBuilder(str(ROOT)).recurse_included_files()
    return {file.relative_path: (ROOT / file.relative_path).stat().st_size for file in files}


def test_what_is_needed_to_build_is_there_and_pictures_are_not() -> None:
    files = shipped()
    assert {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"} <= files.keys()
    assert {"hatch_build.py", "scripts/compile.py", "scripts/docstrings.py"} <= files.keys()
    assert {"src/kleinstadt/__init__.py", "src/kleinstadt/text/cli/de.ftl", "web/package.json"} <= files.keys()
    assert [name for name in files if name.endswith(".png") and not name.startswith("web/public/icon")] == []
    assert sum(files.values()) < LARGEST


def test_a_new_game_can_be_written_wherever_the_package_is_installed() -> None:
    """Every file of the skeleton is in both; in a wheel the sources lie at the top."""
    skeleton = [path.relative_to(ROOT).as_posix() for path in (ROOT / "src/kleinstadt/cli/skeleton").rglob("*.txt")]
    wheel = {file.relative_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert len(skeleton) > 10
    assert set(skeleton) <= shipped().keys()
    assert set(skeleton) <= wheel


def test_the_package_says_who_made_it_and_where_it_runs() -> None:
    assert PROJECT["authors"] == [{"name": "Kleinstadt contributors"}]
    assert any(each.startswith("Operating System ::") for each in PROJECT["classifiers"])
