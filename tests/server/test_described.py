"""Every REST call as the description has it, with whatever may come: schemathesis makes requests from the description,
good ones and bad ones, and holds the answers against it. Nothing is ever a fault of the server's."""

import json
import os
from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from kleinstadt.server.openapi import SERVED
from server.driving import Server

EXAMPLES = int(os.environ.get("KLEINSTADT_CALLS", "15"))  # `make faults` says 300
LAWFUL = [positive_data_acceptance]  # what is well-formed may still be refused: a game of nobody, an empty file

schema = schemathesis.openapi.from_dict(json.loads(SERVED.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that takes any number of calls, else most of these would only hear that they are too many."""
    running = Server(tmp_path_factory.mktemp("server"), "--calls-a-minute", "0")
    yield running
    running.stop()


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: schemathesis.Case, busy: Server) -> None:
    response = case.call_and_validate(base_url=busy.url, headers={"Origin": busy.url}, excluded_checks=LAWFUL)
    if response.status_code == 429:  # passwords for one name are limited whatever the addresses may
        assert response.json()["error"]["id"] == "too_many_tries"
    assert response.status_code != 500
