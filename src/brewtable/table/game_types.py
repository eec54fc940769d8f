"""The types of each game's faces in the schema of the API, found by the games' entry points.

They describe what is sent and are nowhere looked at while playing. A client finds them by the name of the
game in the component `Faces`; each TypedDict is a component of its own, named by game and class.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import inspect

from brewtable.kernel.face import Faces, MessageData
from brewtable.kernel.registry import find_game, game_names
from brewtable.kernel.vocabulary import Vocabulary

Schema = dict[str, Any]
_PLAIN: dict[type, str] = {
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


class WithFaces(JsonRenderPlugin):
    """The schema of the API, with the faces of the games."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return super().render(request, with_faces(openapi_schema))


def with_faces(schema: Schema) -> Schema:
    """A schema of the API to which the types of all games are added."""
    components = schema["components"]
    return {**schema, "components": {**components, "schemas": {**components["schemas"], **_all_types()}}}


def _all_types() -> Schema:
    types: Schema = {}
    faces: Schema = {}
    for name in game_names():
        game = find_game(name)
        if game.faces is not None:
            writer = _Writer(name)
            faces[name] = writer.face(game.faces, game.vocabulary)
            types.update(writer.components)
    return {**types, "Faces": {"description": "What leaves each game, by its name.", **_object(faces)}}


def _object(fields: Schema) -> Schema:
    return {"type": "object", "properties": fields, "required": list(fields)}


class _Writer:
    """Writes down the types of one game, and collects the components they are made of."""

    def __init__(self, game: str) -> None:
        self.prefix = game.title().replace("-", "")
        self.components: Schema = {}

    def face(self, faces: Faces, vocabulary: Vocabulary) -> Schema:
        view, card, parts = (
            self._type(inspect.type_info(one)) for one in (faces.view, faces.card, faces.parts)
        )
        return _object(
            {
                "view": view,
                "catalog": {"type": "object", "additionalProperties": card},
                "parts": parts,
                "event": vocabulary.event_schema(),
                "do": vocabulary.action_schema(),
            }
        )

    def _type(self, told: inspect.Type) -> Schema:
        if type(told) in _PLAIN:
            return {"type": _PLAIN[type(told)]}
        if isinstance(told, inspect.LiteralType):
            return {"enum": list(told.values)}
        if isinstance(told, inspect.UnionType):
            return {"anyOf": [self._type(one) for one in told.types]}
        if isinstance(told, inspect.ListType):
            return {"type": "array", "items": self._type(told.item_type)}
        if isinstance(told, inspect.DictType):
            return self._dict(told)
        assert isinstance(told, inspect.TypedDictType), f"a face cannot hold {told}"
        return self._typed_dict(told)

    def _dict(self, told: inspect.DictType) -> Schema:
        """A dict whose keys are Literals has all of them; other keys are not known beforehand."""
        value = self._type(told.value_type)
        if isinstance(told.key_type, inspect.LiteralType):
            return _object({str(name): value for name in told.key_type.values})
        return {"type": "object", "additionalProperties": value}

    def _typed_dict(self, told: inspect.TypedDictType) -> Schema:
        message = told.cls is MessageData
        name = told.cls.__name__ if message else f"{self.prefix}{told.cls.__name__}"
        if name not in self.components:
            self.components[name] = {}  # it may hold others of its kind
            doc = (told.cls.__doc__ or "").strip()
            self.components[name] = {
                **({"description": doc} if doc else {}),
                "type": "object",
                "properties": {field.name: self._type(field.type) for field in told.fields},
                "required": [field.name for field in told.fields if field.required],
                **({"additionalProperties": True} if message else {}),
            }
        return {"$ref": f"#/components/schemas/{name}"}
