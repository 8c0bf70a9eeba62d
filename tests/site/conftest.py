"""The book, built as `comprules serve` builds it, served on this machine and opened in headless Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

from comprules.cli.serve import bound_server

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


@pytest.fixture(scope="session")
def book_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built book; ``COMPRULES_BOOK`` names one that was built before, to save time."""
    ready = os.environ.get("COMPRULES_BOOK")
    if ready:
        return Path(ready)
    folder = tmp_path_factory.mktemp("site") / "html"
    command = [sys.executable, "-m", "comprules", "serve", "--once", "--output", str(folder)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode:
        pytest.exit(f"the book could not be built:\n{built.stdout}{built.stderr}", returncode=1)
    return folder


@pytest.fixture(scope="session")
def address(book_folder: Path) -> Iterator[str]:
    """Where the book is served."""
    with bound_server("127.0.0.1", 0, book_folder) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def browser(address: str) -> Iterator[Browser]:
    """Headless Chromium as Debian packages it, started when there is something to look at."""
    assert address
    found = shutil.which("chromium")
    if found is None:
        pytest.skip("there is no chromium here; install Debian's package of that name")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens pages of the book; in the end nothing may have gone wrong in them or asked another machine."""
    pages: list[Page] = []
    wrong: list[str] = []

    def console(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            wrong.append(f"console: {message.text}")

    def request(asked: Request) -> None:
        if not asked.url.startswith((address, "data:")):
            wrong.append(f"asked another machine: {asked.url}")

    def opened(
        name: str, *, width: int = 1280, height: int = 900, dark: bool = False, with_proof: bool = True
    ) -> Page:
        page = browser.new_page(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        pages.append(page)
        if with_proof:
            page.add_init_script(
                "localStorage.getItem('cr-proof') ?? localStorage.setItem('cr-proof', 'open')"
            )
        page.on("console", console)
        page.on("pageerror", lambda error: wrong.append(f"script: {error}"))
        page.on("request", request)
        page.on(
            "response",
            lambda answer: wrong.append(f"{answer.status}: {answer.url}") if answer.status >= 400 else None,
        )
        page.goto(f"{address}/{name}")
        return page

    yield opened
    for page in pages:
        page.close()
    assert wrong == []
