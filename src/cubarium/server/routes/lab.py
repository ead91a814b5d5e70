"""The laboratory: what can be changed in a game, and experiments with it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import TypeAdapter

from cubarium.engine.words import LANGUAGES
from cubarium.lab.page import html_page
from cubarium.lab.telling import Told
from cubarium.server.answers import Answers
from cubarium.server.dependencies import Anyone, CurrentExperiments, Language, RequestLimits
from cubarium.server.errors import NotFound
from cubarium.server.lab.asked import Asked, asked_for, read_values, spec_of
from cubarium.server.lab.experiments import Experiment, Experiments
from cubarium.server.lab.form import form_of
from cubarium.server.lab.kept import Reports
from cubarium.server.middleware import address_of
from cubarium.server.routes.tables import AS_JSON
from cubarium.server.wire.lab import LabForm, LabReport, LabRequest, LabUpdate, PackFiles, PackValues
from cubarium.server.wire.people import Person
from cubarium.server.wire.updates import Refused

router = APIRouter(prefix="/api/lab/{game}", responses={"4XX": {"model": Refused}})
FORMS = Answers(TypeAdapter(LabForm))
TOLD = TypeAdapter(Told)
Key = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]


def _who(who: Person | None, request: Request) -> str:
    return who.id if who else address_of(request)


@router.get("", response_model=LabForm)
def form(game: str, request: Request, language: Language) -> Response:
    """Return the values of a game, in words, with what each may be."""
    spec = spec_of(game)
    return FORMS.answer(request, (game, language), lambda: form_of(spec, language))


@router.post("")
async def begin(
    game: str,
    body: LabRequest,
    request: Request,
    experiments: CurrentExperiments,
    limits: RequestLimits,
    who: Anyone,
    language: Language,
) -> LabUpdate:
    """Begin an experiment, or find it; what has failed is tried again."""
    asked = await asyncio.to_thread(asked_for, game, body)  # checks take their time
    found = await experiments.find(asked.key)
    if body.begin and (found is None or found.stage == "failed"):
        limits.experiments.spend(_who(who, request))
    if body.begin:
        found = await experiments.begin(asked, _who(who, request))
    return _update(experiments, asked, found, language)


@router.post("/values")
def values(game: str, body: PackFiles, request: Request, limits: RequestLimits, who: Anyone) -> PackValues:
    """Return what files of a component pack change, as somebody has them in a folder."""
    spec = spec_of(game)
    limits.positions.spend(_who(who, request))
    return PackValues(set=list(read_values(spec, body.files)))


@router.get("/{key}")
async def look(game: str, key: Key, experiments: CurrentExperiments, language: Language) -> LabUpdate:
    """Return how far an experiment is, and its report; one that was interrupted goes on."""
    found = await _found(experiments, game, key)
    return _update(experiments, found.asked, found, language)


@router.post("/{key}/stop", status_code=204)
async def stop(game: str, key: Key, request: Request, experiments: CurrentExperiments, who: Anyone) -> None:
    """Stop an experiment that one has begun; it goes on for others who have begun the same."""
    spec_of(game)
    await experiments.stop(key, _who(who, request))


@router.get("/{key}/page", response_class=HTMLResponse, responses={"4XX": AS_JSON})
async def page(game: str, key: Key, experiments: CurrentExperiments, language: Language) -> HTMLResponse:
    """Return the report of an experiment as a file that needs no other."""
    found = await _found(experiments, game, key)
    if found.reports is None:
        raise NotFound("no-such-experiment")
    told = TOLD.validate_python(_in(found.reports, language))
    name = {"content-disposition": f'attachment; filename="cubarium-lab-{game}-{key[:8]}.html"'}
    return HTMLResponse(html_page(told), headers=name)


async def _found(experiments: Experiments, game: str, key: str) -> Experiment:
    spec_of(game)
    found = await experiments.find(key)
    if found is None or found.asked.game != game:
        raise NotFound("no-such-experiment")
    return found


def _in(reports: Reports, language: str) -> Any:
    """Return a report in a language; one from before we spoke it is told in the first."""
    return reports.get(language) or reports[LANGUAGES[0]]


def _update(experiments: Experiments, asked: Asked, found: Experiment | None, language: str) -> LabUpdate:
    report = _in(found.reports, language) if found and found.reports else None
    return LabUpdate(
        key=found.key if found else asked.key,
        stage=found.stage if found else "none",
        trouble=found.trouble if found else "none",
        place=experiments.place_of(found) if found else 0,
        progress=found.progress if found else 0.0,
        is_interrupted=found.is_interrupted if found else False,
        command=asked.command,
        report=LabReport.model_validate(report) if report else None,
    )
