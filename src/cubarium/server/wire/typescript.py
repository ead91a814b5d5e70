"""TypeScript types of the messages, made from their JSON Schema; the browser is compiled against them."""

from __future__ import annotations

import json
from typing import Any

HEAD = "// Made from the server's own description: python -m cubarium.server.wire.openapi\n"
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_STEP = "  "


def typescript(described: dict[str, Any]) -> str:
    """Return a declaration of every schema of an OpenAPI description."""
    lines = [HEAD, "export interface components {", f"{_STEP}schemas: {{"]
    for name, schema in described["components"]["schemas"].items():
        lines += [*_comment(schema, 2), f"{_STEP * 2}{name}: {_type(schema, 2)}"]
    return "\n".join([*lines, f"{_STEP}}}", "}", ""])


def _comment(schema: dict[str, Any], depth: int) -> list[str]:
    text = schema.get("description", "").split("\n")[0]
    return [f"{_STEP * depth}/** {text} */"] if text else []


def _type(schema: dict[str, Any], depth: int) -> str:
    if "$ref" in schema:
        return f"components['schemas']['{schema['$ref'].rpartition('/')[2]}']"
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(dict.fromkeys(_type(choice, depth) for choice in choices))
    if schema.get("type") == "array":
        items = _type(schema["items"], depth)
        return f"({items})[]" if " | " in items else f"{items}[]"
    if "properties" in schema:
        return _object(schema, depth)
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values, depth) if isinstance(values, dict) else 'unknown'}>"
    return _PLAIN.get(schema.get("type", ""), "unknown")


def _object(schema: dict[str, Any], depth: int) -> str:
    required = set(schema.get("required", ()))
    lines = ["{"]
    for name, value in schema["properties"].items():
        mark = "" if name in required else "?"
        lines += [
            *_comment(value, depth + 1),
            f"{_STEP * (depth + 1)}{name}{mark}: {_type(value, depth + 1)}",
        ]
    return "\n".join([*lines, f"{_STEP * depth}}}"])


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)
