"""The laboratory: what can be changed in a game, and experiments with it."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import TypeAdapter

from cubarium.engine.contract import GameSpec
from cubarium.engine.words import LANGUAGES
from cubarium.lab.page import html_page
from cubarium.lab.telling import Told
from cubarium.server.answers import Answers
from cubarium.server.dependencies import Asker, CurrentExperiments, KnownGame, Language, RequestLimits
from cubarium.server.errors import NotFound
from cubarium.server.lab.asked import Asked, asked_for, read_values
from cubarium.server.lab.experiments import Experiment, Experiments
from cubarium.server.lab.form import form_of
from cubarium.server.lab.kept import Reports
from cubarium.server.middleware import address_of
from cubarium.server.routes.tables import AS_JSON
from cubarium.server.wire.lab import LabForm, LabReport, LabRequest, LabUpdate, PackFiles, PackValues
from cubarium.server.wire.updates import Refused

router = APIRouter(prefix="/api/lab/{game}", responses={"4XX": {"model": Refused}})
FORMS = Answers(TypeAdapter(LabForm))
TOLD = TypeAdapter(Told)
Key = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]


@router.get("", response_model=LabForm)
def form(spec: KnownGame, request: Request, language: Language) -> Response:
    """Return the values of a game, in words, with what each may be."""
    return FORMS.answer(request, (spec.id, language), lambda: form_of(spec, language))


@router.post("")
async def begin(
    spec: KnownGame,
    body: LabRequest,
    request: Request,
    experiments: CurrentExperiments,
    limits: RequestLimits,
    who: Asker,
    language: Language,
) -> LabUpdate:
    """Begin an experiment, or find it; what has failed is tried again."""
    limits.positions.spend(who)
    asked, key = await asyncio.to_thread(_checked, spec, body)
    found = await experiments.find(key)
    if body.begin:
        is_new = found is None or found.stage == "failed"
        with limits.one_experiment(who, address_of(request)) if is_new else nullcontext():
            found = await experiments.begin(asked, who)
    return _update(experiments, asked, found, who, language)


def _checked(spec: GameSpec, body: LabRequest) -> tuple[Asked, str]:
    """Return what somebody asks for with its key; both take their time."""
    asked = asked_for(spec, body)
    return asked, asked.key


@router.post("/values")
def values(spec: KnownGame, body: PackFiles, limits: RequestLimits, who: Asker) -> PackValues:
    """Return what files of a component pack change, as somebody has them in a folder."""
    limits.pack_files.spend(who)
    return PackValues(set=list(read_values(spec, body.files)))


@router.get("/{key}")
async def look(
    spec: KnownGame, key: Key, experiments: CurrentExperiments, who: Asker, language: Language
) -> LabUpdate:
    """Return how far an experiment is, and its report; one that was interrupted goes on."""
    found = await _found(experiments, spec, key)
    return _update(experiments, found.asked, found, who, language)


@router.post("/{key}/stop", status_code=204)
async def stop(spec: KnownGame, key: Key, experiments: CurrentExperiments, who: Asker) -> None:
    """Stop an experiment that one has begun; it goes on for others who have begun the same."""
    await experiments.stop(key, who)


@router.get("/{key}/page", response_class=HTMLResponse, responses={"4XX": AS_JSON})
async def page(
    spec: KnownGame, key: Key, experiments: CurrentExperiments, language: Language
) -> HTMLResponse:
    """Return the report of an experiment as a file that needs no other."""
    found = await _found(experiments, spec, key)
    if found.reports is None:
        raise NotFound("no-such-experiment")
    told = TOLD.validate_python(_in(found.reports, language))
    name = {"content-disposition": f'attachment; filename="cubarium-lab-{spec.id}-{key[:8]}.html"'}
    return HTMLResponse(html_page(told), headers=name)


async def _found(experiments: Experiments, spec: GameSpec, key: str) -> Experiment:
    found = await experiments.find(key)
    if found is None or found.asked.game != spec.id:
        raise NotFound("no-such-experiment")
    return found


def _in(reports: Reports, language: str) -> Any:
    """Return a report in a language; one from before we spoke it is told in the first."""
    return reports.get(language) or reports[LANGUAGES[0]]


def _update(
    experiments: Experiments, asked: Asked, found: Experiment | None, who: str, language: str
) -> LabUpdate:
    report = _in(found.reports, language) if found and found.reports else None
    return LabUpdate(
        key=found.key if found else asked.key,
        stage=found.stage if found else "none",
        trouble=found.trouble if found else "none",
        place=experiments.place_of(found) if found else 0,
        progress=found.progress if found else 0.0,
        is_interrupted=found.is_interrupted if found else False,
        may_stop=found is not None and found.is_under_way and who in found.wanted_by,
        command=asked.command,
        report=LabReport.model_validate(report) if report else None,
    )
