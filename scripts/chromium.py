"""Finds a Chromium for the browser tests, installs one where it can, and says in a sentence if it cannot."""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"  # the same engine without a desk around it: a page costs a third of the time
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """The path of a Chromium: named by KLEINSTADT_CHROMIUM, on the PATH, or Playwright's own."""
    named = os.environ.get("KLEINSTADT_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    return playwright_chromium()


def playwright_chromium() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None  # noqa: PTH110


def install() -> None:
    """Debian's package where we may install it, else Playwright's download."""
    if may_install():
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", SHELL)
    if found() is None:
        run(sys.executable, "-m", "playwright", "install", "chromium")


def may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def run(*command: str) -> None:
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main() -> int:
    if found() is None or (may_install() and shutil.which(SHELL) is None):
        print("· installing Chromium for the browser tests")
        install()
    if found() is None:
        print("The browser tests need Chromium, which could not be installed; set KLEINSTADT_CHROMIUM to its path.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
