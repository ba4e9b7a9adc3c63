"""The OpenAPI 3.1 document, made from the same types that check the requests."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from starboard import __version__
from starboard.server import wire, wishes
from starboard.server.endpoint import PARAMETERS, Endpoint


def document(endpoints: list[Endpoint]) -> dict[str, Any]:
    types: list[Any] = [wire.Fault, wire.Presence, wire.Pong, wishes.Hello]
    for endpoint in endpoints:
        types.extend([kind for kind in (endpoint.body, endpoint.out) if kind is not None and kind not in types])
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    known = dict(zip(types, schemas))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Starboard", "version": __version__, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def operation(endpoint: Endpoint, known: dict[Any, Any]) -> dict[str, Any]:
    ok = {"description": "as asked", "content": {"application/json": {"schema": known[endpoint.out]}}}
    fault = {"description": "refused", "content": {"application/json": {"schema": known[wire.Fault]}}}
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [*path_parameters(endpoint.path), *[PARAMETERS[name] for name in ("lang", *endpoint.query)]],
        "security": [{}, {"token": []}],
        "responses": {str(endpoint.status): ok, "4XX": fault, "503": fault},
    }
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[endpoint.body]}}}
    return found


def path_parameters(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
