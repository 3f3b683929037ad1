"""The HTTP part against its own OpenAPI description, with made-up requests."""

from __future__ import annotations

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from .conftest import Launch

EXAMPLES = 12


def test_answers_are_as_described(launch: Launch) -> None:
    server = launch()
    address = f"{server.address}/api/schema/openapi.json"
    described = httpx.get(address).json()
    assert set(described["paths"]) >= {"/api/games", "/api/tables", "/api/me", "/api/records"}
    schema = schemathesis.openapi.from_url(address)
    for result in schema.get_all_operations():
        operation = result.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,  # the same requests every time
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def check(case: schemathesis.Case) -> None:
            answer = case.call(base_url=server.address, headers={"origin": server.address})
            assert answer.status_code < 500, answer.text
            # what is well formed may still be refused: there is no such game, that is not a seat
            case.validate_response(answer, excluded_checks=[positive_data_acceptance])

        check()
    assert "Traceback" not in server.log.read_text()
