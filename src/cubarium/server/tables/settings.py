"""What is chosen when a table is set, as it is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from cubarium.engine.components.pack import Edition
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.options import checked_options
from cubarium.engine.registry import game_ids, load_game
from cubarium.server.errors import RequestRefused
from cubarium.server.wire.tables import (
    ChampionshipMark,
    Clock,
    DailyMark,
    Origin,
    PositionOrigin,
    TableRequest,
    TournamentMark,
)


@dataclass(frozen=True)
class Settings:
    """What is fixed when a table is made."""

    options: dict[str, int]
    variant: str | None
    clock: Clock
    is_private: bool
    may_watch: bool
    components: str | None = None
    """The digest of its component pack; nothing for tables from before it was kept."""
    values: tuple[str, ...] = ()
    """The values of that pack that were set one by one, as `set_values` takes them."""
    laid_is_laid: bool = False
    """Whether what was laid stays, as a rule of the game says; older tables let it be taken back."""
    hints: bool = False
    """Whether hints may be asked for where several people play."""
    origin: Origin | PositionOrigin | None = None
    """From which moment of another game it is played on, or with which position it began."""
    daily: DailyMark | None = None
    """Of which day it is a game that everybody gets alike."""
    tournament: TournamentMark | None = None
    """Of which tournament it is a game."""
    begins_when_full: bool = False
    """Whether nobody has to begin the game: it was set for people who do not know each other."""

    championship: ChampionshipMark | None = None
    """Of which championship it is a race."""

    @property
    def counts(self) -> bool:
        """Tell whether statistics count its result: not if something was known before or is changed."""
        return self.origin is None and not self.values and (self.daily is None or self.daily.counts)

    def with_pack(self, edition: Edition) -> Settings:
        """Return the same settings for a component pack."""
        return replace(self, components=edition.digest, values=edition.values)

    @property
    def is_compared(self) -> bool:
        """Tell whether its result is set beside those of other tables: no hints then, and a turn stays."""
        return self.daily is not None or self.tournament is not None

    def to_json(self) -> dict[str, Any]:
        """Return what is stored."""
        return {
            "options": self.options,
            "variant": self.variant,
            "clock": self.clock.model_dump(),
            "is_private": self.is_private,
            "may_watch": self.may_watch,
            "components": self.components,
            "values": list(self.values),
            "laid_is_laid": self.laid_is_laid,
            "hints": self.hints,
            "origin": self.origin and self.origin.model_dump(),
            "daily": self.daily and self.daily.model_dump(),
            "tournament": self.tournament and self.tournament.model_dump(),
            "begins_when_full": self.begins_when_full,
            "championship": self.championship and self.championship.model_dump(),
        }

    @staticmethod
    def from_json(stored: Mapping[str, Any]) -> Settings:
        """Read what was stored."""
        origin, daily, of = stored.get("origin"), stored.get("daily"), stored.get("tournament")
        championship = stored.get("championship")
        read = {
            "values": tuple(stored.get("values", ())),
            "clock": Clock(**stored["clock"]),
            "origin": origin and (Origin if "table" in origin else PositionOrigin)(**origin),
            "daily": daily and DailyMark(**daily),
            "tournament": of and TournamentMark(**of),
            "championship": championship and ChampionshipMark(**championship),
        }
        return Settings(**{**stored, **read})


def variant_of(spec: GameSpec, settings: Settings) -> str | None:
    """Return the variant that is played: the one that was named, else the first whose options hold."""
    if settings.variant is not None:
        return settings.variant
    chosen = checked_options(spec, settings.options)
    variants = spec.settings.variants.items()
    return next(
        (name for name, options in variants if all(getattr(chosen, k) == v for k, v in options.items())), None
    )


def options_of(body: TableRequest) -> dict[str, int]:
    """Return the options of a table that is wanted, once they are checked."""
    if body.game not in game_ids():
        raise RequestRefused("no-such-game", game=body.game)
    spec = load_game(body.game)
    if body.variant is not None and body.variant not in spec.settings.variants:
        raise RequestRefused("no-such-variant", variant=body.variant)
    if body.clock.kind != "none" and body.clock.seconds < 1:
        raise RequestRefused("clock-without-time")
    if body.laid_is_laid and not spec.laid_rule:
        raise RequestRefused("nothing-is-laid", game=spec.id)
    if body.championship and body.variant is not None:
        raise RequestRefused("malformed", what="variant")
    options = {**spec.settings.variants.get(body.variant or "", {}), **body.options}
    options.setdefault("players", len(body.seats))
    try:
        checked_options(spec, options)
    except Malformed as error:
        raise RequestRefused("bad-options", what=str(error)) from error
    return options
