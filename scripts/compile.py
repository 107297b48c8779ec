"""Compiles the engine and the games with mypyc.

    python scripts/compile.py               in place, beside the sources of an editable install
    python scripts/compile.py --tuned       the same, twice, with games played in between (`make fast`; needs gcc)
    python scripts/compile.py --clean       back to pure Python
    python scripts/compile.py --into DIR    into a folder of its own (the build hook of the wheel)

Compiled modules win over their sources: after a change, compile again or clean.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from docstrings import fill_in

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = (
    "kleinstadt/engine/**/*.py",
    "kleinstadt/games/**/*.py",
    "kleinstadt/arena/null_game.py",
    "kleinstadt/bots/search.py",
    "kleinstadt/bots/selfplay.py",
    "kleinstadt/table/change.py",
)
SUFFIXES = (".so", ".pyd")
HANDFULS = 8  # of files that are compiled as one in a quick build
NO_COMPILER = 3  # exit code
SHARED = "kleinstadt__mypyc"  # the extension with all the code; every other one only opens a door to it

# Tuned: code that counts how often each of its branches is taken plays some games, and is compiled again with those
# numbers and across modules. Both times the same code must come in, so what may change it comes first.
TUNING = ["-fvisibility=hidden"]
COUNTING = ["-fprofile-generate"]
COUNTED = [
    "-fprofile-use",
    "-fprofile-correction",
    "-Wno-missing-profile",
    "-Wno-error=coverage-mismatch",
    "-flto=auto",
]


def modules(sources: Path) -> list[str]:
    """The files to compile, relative to the sources."""
    return sorted([path.relative_to(sources).as_posix() for pattern in COMPILED for path in sources.glob(pattern)])


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python's headers."""
    from setuptools import Distribution, Extension

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(probe)])]}), Path(folder))
        except (Exception, SystemExit):
            return False
    return True


def can_tune() -> bool:
    """Whether the compiler is gcc: others tune in other ways."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if not compiler or sys.platform != "linux":
        return False
    told = subprocess.run([*compiler, "--version"], capture_output=True, text=True)
    return "Free Software Foundation" in told.stdout


def build(distribution: Any, target: Path) -> None:
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):
        """Compiles the files of one extension at once, as build_ext does with several extensions."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def at_once(files: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as cores:
                    return [made for each in cores.map(lambda file: one_by_one([file], **how), files) for made in each]

            self.compiler.compile = at_once
            super().build_extensions()

    command = OnAllCores(distribution)
    command.build_lib = str(target)
    command.build_temp = str(target / "temporary")
    command.parallel = os.cpu_count()
    command.force = True  # a second time with other flags
    command.ensure_finalized()
    command.run()


def gathered(files: list[str], folder: Path) -> list[str]:
    """A few files that include those of the modules, about as long as each other, and the rest: the headers of all
    modules are longer than most modules, and are then read a few times instead of once for each."""
    ours = [file for file in files if Path(file).name.startswith("__native_kleinstadt___")]
    by_length = sorted(ours, key=lambda file: Path(file).stat().st_size)
    made = [file for file in files if file not in ours]
    for number in range(HANDFULS):
        handful = folder / f"handful_{number}.c"
        handful.write_text("".join([f'#include "{file}"\n' for file in by_length[number::HANDFULS]]), encoding="utf-8")
        made.append(str(handful))
    return made


def build_tuned(distribution: Any, target: Path, sources: Path) -> None:
    """Where that does not work, a gcc without its linker across modules for one, it is built as usual."""
    (shared,) = [extension for extension in distribution.ext_modules if extension.name == SHARED]
    usual, linked = list(shared.extra_compile_args), list(shared.extra_link_args)
    try:
        shared.extra_compile_args, shared.extra_link_args = usual + TUNING + COUNTING, linked + COUNTING
        build(distribution, target)
        rehearse(target, sources)
        shared.extra_compile_args, shared.extra_link_args = usual + TUNING + COUNTED, [*linked, "-O3", *COUNTED]
        build(distribution, target)
    except (Exception, SystemExit):
        sys.stderr.write("Tuning did not work with this compiler; the modules are compiled without it.\n")
        shared.extra_compile_args, shared.extra_link_args = usual, linked
        build(distribution, target)


def rehearse(target: Path, sources: Path) -> None:
    """Let what was built play, together with the sources of what is not compiled."""
    with tempfile.TemporaryDirectory() as folder:
        ignored = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(sources / "kleinstadt", Path(folder, "kleinstadt"), ignore=ignored)
        shutil.copytree(target, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("temporary"))
        rehearsal = str(ROOT / "scripts" / "rehearsal.py")
        subprocess.run([sys.executable, rehearsal], check=True, env={**os.environ, "PYTHONPATH": folder})


def compile_into(target: Path, sources: Path = SOURCES, quick: bool = False, tuned: bool = False) -> list[Path]:
    """Compile the sources; what was made, below the target folder. Quick is quick to build, not to run."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    target = target.resolve()
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as work:
        os.chdir(sources)
        try:
            extensions = mypycify(
                ["--config-file=", "--strict", f"--cache-dir={work}/types", *modules(sources)],
                opt_level="0" if quick else "3",
                debug_level="0",
                target_dir=f"{work}/c",
                group_name=SHARED.removesuffix("__mypyc"),
                multi_file=True,  # one huge file takes several times as long, and is not faster in the end
            )
            for extension in extensions:
                for written in map(Path, extension.sources):
                    written.write_text(fill_in(written.read_text(encoding="utf-8"), sources), encoding="utf-8")
                if quick and len(extension.sources) > HANDFULS:
                    extension.sources = gathered(extension.sources, Path(work, "c"))
                if sys.platform != "win32":
                    # no fused multiply-add: floats must come out as they do in pure Python
                    extension.extra_compile_args.append("-ffp-contract=off")
            distribution = Distribution({"name": "kleinstadt", "ext_modules": extensions})
            if tuned:
                build_tuned(distribution, Path(work, "built"), sources)
            else:
                build(distribution, Path(work, "built"))
        finally:
            os.chdir(here)
        made = [path for path in sorted(Path(work, "built").rglob("*")) if path.suffix in SUFFIXES]
        placed: list[Path] = []
        for path in made:
            place = target / path.relative_to(Path(work, "built"))
            place.parent.mkdir(parents=True, exist_ok=True)
            new = place.with_name(place.name + ".new")  # a running process keeps the old file
            new.write_bytes(path.read_bytes())
            new.chmod(0o755)
            new.replace(place)
            placed.append(place)
    return placed


def clean(folder: Path) -> None:
    for path in [*folder.glob("kleinstadt__mypyc.*"), *(folder / "kleinstadt").rglob("*")]:
        if path.suffix in SUFFIXES:
            path.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--into", type=Path, default=SOURCES, help="folder for the compiled modules")
    parser.add_argument("--sources", type=Path, default=SOURCES, help="folder with the package")
    parser.add_argument("--quick", action="store_true", help="quick to build, not to run: for tests")
    parser.add_argument("--tuned", action="store_true", help="slow to build, quick to run: by games played in between")
    parser.add_argument("--clean", action="store_true", help="remove compiled modules")
    args = parser.parse_args()
    if args.clean:
        clean(args.into)
        return 0
    if not can_compile():
        sys.stderr.write("There is no C compiler with Python's headers here; pure Python works as before.\n")
        return NO_COMPILER
    tuned = args.tuned and can_tune()
    if args.tuned and not tuned:
        sys.stderr.write("Only gcc on Linux is tuned by playing; the modules are compiled without that.\n")
    made = compile_into(args.into, args.sources.resolve(), args.quick, tuned)
    sys.stderr.write(f"Compiled {len(made) - 1} modules.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
