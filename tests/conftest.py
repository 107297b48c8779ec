"""What tests of several parts need."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from server.push_service import PushService


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator["PushService"]:
    from server.push_service import PushService  # its packages are for who asks for it

    made = PushService(tmp_path_factory.mktemp("push"))
    yield made
    made.close()
