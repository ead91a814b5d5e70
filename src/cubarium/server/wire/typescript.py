"""TypeScript types of messages and views, made from JSON Schema; the browser is compiled against them."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping
from typing import Any

HEAD = "// Made from the server's own description: python -m cubarium.server.wire.openapi\n"
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_STEP = "  "
_WIDTH = 120
_GLUE = "\u00a0"
_OWN = "#/$defs/"
Names = tuple[str, ...]


def typescript(described: dict[str, Any]) -> str:
    """Return a declaration of every schema of an OpenAPI description."""
    lines = [HEAD, "export interface components {", f"{_STEP}schemas: {{"]
    for name, schema in described["components"]["schemas"].items():
        lines += [*_comment(schema, 2), f"{_STEP * 2}{name}: {_type(schema, 2)}"]
    return "\n".join([*lines, f"{_STEP}}}", "}", ""])


def view_types(schema: dict[str, Any], called: Mapping[Names, str]) -> str:
    """Return an interface for every record of a view, and a type for every list of names that has a name."""
    found: dict[str, dict[str, Any]] = {}
    _take_out(schema, called, found)
    parts = [HEAD]
    for name, part in found.items():
        if "enum" in part:
            parts.append(f"export type {name} ={_wrapped(_type(part, 0))}\n")
        else:
            parts.append("\n".join([*_comment(part, 0), f"export interface {name} {_object(part, 0)}\n"]))
    return "\n".join(parts)


def _take_out(schema: dict[str, Any], called: Mapping[Names, str], found: dict[str, Any]) -> dict[str, Any]:
    """Move records and named lists of names to `found`, the inner ones first, and refer to them instead."""
    if "enum" in schema:
        names = tuple(name for name in schema["enum"] if name is not None)
        if names not in called:
            return schema
        found[called[names]] = {"enum": names}
        choices = [{"$ref": _OWN + called[names]}, {"type": "null"}]
        rest = {key: value for key, value in schema.items() if key != "enum"}
        return {**rest, "anyOf": choices[: 1 + (None in schema["enum"])]}
    if schema.get("type") == "array":
        return {**schema, "items": _take_out(schema["items"], called, found)}
    if "properties" in schema:
        inner = {name: _take_out(value, called, found) for name, value in schema["properties"].items()}
        found[schema["title"]] = {**schema, "properties": inner}
        return {"$ref": _OWN + schema["title"]}
    return schema


def _wrapped(union: str) -> str:
    if len(union) < _WIDTH:
        return f" {union}"
    whole = union.replace(" ", _GLUE).replace(f"{_GLUE}|{_GLUE}", " | ")  # no name is broken
    lines = textwrap.wrap(whole, _WIDTH - len(_STEP), break_long_words=False, break_on_hyphens=False)
    return "".join(f"\n{_STEP}{line}" for line in lines).replace(_GLUE, " ")


def _comment(schema: dict[str, Any], depth: int) -> list[str]:
    text = schema.get("description", "").split("\n")[0]
    return [f"{_STEP * depth}/** {text} */"] if text else []


def _type(schema: dict[str, Any], depth: int) -> str:
    if "$ref" in schema:
        path, _, name = schema["$ref"].rpartition("/")
        return name if f"{path}/" == _OWN else f"components['schemas']['{name}']"
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
