"""The manifests: what they say of each other, of the server and of Kubernetes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]  # it comes with mkdocs, without stubs
from jsonschema import (  # type: ignore[import-untyped]  # it comes with schemathesis
    Draft202012Validator,
    ValidationError,
)

from academie.commands.app import COMMANDS
from academie.kernel.data import installed_version
from academie.server.base.settings import Settings

Json = dict[str, Any]
FOLDER: Final = Path(__file__).parents[2] / "deploy" / "kubernetes"
FILE: Final = Path(__file__).with_name("kubernetes.json")
"""The schemas of Kubernetes, as far as the manifests use them (`tests.deploy.schemas`)."""
LONG: Final = ("web", "worker", "notifier", "engine")


def read(name: str) -> list[Json]:
    """The documents of a file."""
    return [*yaml.load_all((FOLDER / name).read_text("utf-8"), yaml.CSafeLoader)]


KUSTOMIZATION: Final = read("kustomization.yaml")[0]
DOCUMENTS: Final = [
    each for name in (*KUSTOMIZATION["resources"], "secret.example.yaml") for each in read(name)
]


def of(kind: str) -> dict[str, Json]:
    """The documents of a kind, by name."""
    return {each["metadata"]["name"]: each for each in DOCUMENTS if each["kind"] == kind}


@cache
def schemas() -> Json:
    found: Json = json.loads(FILE.read_text("utf-8"))["$defs"]
    return found


def schema_name(document: Json) -> str:
    """The name of the schema of a document."""
    group, _, version = document["apiVersion"].rpartition("/")
    return f"io.k8s.api.{group.split('.')[0] or 'core'}.{version}.{document['kind']}"


def schema_of(document: Json) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{schema_name(document)}", "$defs": schemas()})


def pods() -> Iterator[tuple[str, Json]]:
    """The name of each workload and its pod."""
    for name, each in (of("Deployment") | of("Job")).items():
        yield name, each["spec"]["template"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: f"{each['kind']}/{each['metadata']['name']}")
def test_a_manifest_is_what_its_schema_says(document: Json) -> None:
    schema_of(document).validate(document)
    for wrong in (document | {"specs": {}}, document | {"metadata": {"names": "academie"}}):
        with pytest.raises(ValidationError):
            schema_of(wrong).validate(wrong)


def test_a_manifest_is_looked_into() -> None:
    wrong = json.loads(json.dumps(of("Deployment")["academie-web"]))
    wrong["spec"]["template"]["spec"]["containers"][0]["arg"] = []
    with pytest.raises(ValidationError):
        schema_of(wrong).validate(wrong)


def test_the_ingress_is_trusted_with_addresses_and_says_them_itself() -> None:
    """What would have it hand on what a client claims is set by annotations, or by a proxy of anybody."""
    (ingress,) = of("Ingress").values()
    assert "annotations" not in ingress["metadata"]
    assert "must set X-Forwarded-For anew" in (FOLDER / "ingress.yaml").read_text("utf-8")
    for each in of("ConfigMap")["academie"]["data"]["ACADEMIE_TRUSTED_PROXIES"].split(","):
        assert ip_network(each).is_private


def test_every_file_is_applied_but_the_examples() -> None:
    files = {path.name for path in FOLDER.glob("*.yaml")}
    examples = {"postgres.example.yaml", "secret.example.yaml"}
    assert files == {*KUSTOMIZATION["resources"], "kustomization.yaml", *examples}


def test_the_database_of_the_example_is_archived_where_its_backups_go() -> None:
    store, cluster, backup = read("postgres.example.yaml")
    (plugin,) = cluster["spec"]["plugins"]
    assert plugin["isWALArchiver"] is True
    assert plugin["parameters"]["barmanObjectName"] == store["metadata"]["name"]
    assert backup["spec"]["cluster"]["name"] == cluster["metadata"]["name"]
    assert backup["spec"]["pluginConfiguration"]["name"] == plugin["name"]


def test_the_image_is_of_this_release() -> None:
    (image,) = KUSTOMIZATION["images"]
    assert (image["name"], image["newTag"]) == ("academie", installed_version())


@pytest.mark.parametrize(("name", "pod"), [*pods()])
def test_a_pod_runs_as_nobody_and_can_do_nothing(name: str, pod: Json) -> None:
    whole = pod["spec"]["securityContext"]
    assert whole["runAsNonRoot"] is True
    assert whole["runAsUser"] > 0
    assert whole["seccompProfile"] == {"type": "RuntimeDefault"}
    assert pod["spec"]["automountServiceAccountToken"] is False
    for container in [*pod["spec"]["containers"], *pod["spec"].get("initContainers", ())]:
        own = container["securityContext"]
        assert own["allowPrivilegeEscalation"] is False
        assert own["readOnlyRootFilesystem"] is True
        assert own["capabilities"] == {"drop": ["ALL"]}
        assert {"requests", "limits"} <= container["resources"].keys()


@pytest.mark.parametrize(("name", "pod"), [(name, pod) for name, pod in pods() if "redis" not in name])
def test_a_pod_runs_a_command_there_is(name: str, pod: Json) -> None:
    (container,) = pod["spec"]["containers"]
    assert container["args"][0] == "academie"
    assert container["args"][1] in {command.name for command in COMMANDS}


def test_every_setting_is_one_of_ours() -> None:
    known = {f"ACADEMIE_{field.name.upper()}" for field in fields(Settings)}
    given = {*of("ConfigMap")["academie"]["data"], *of("Secret")["academie"]["stringData"]}
    assert given - known == {"OTEL_METRICS_EXPORTER"}


def test_each_long_process_has_a_budget_of_disruptions_for_its_own_pods() -> None:
    for part in LONG:
        pod = of("Deployment")[f"academie-{part}"]["spec"]["template"]
        budget = of("PodDisruptionBudget")[f"academie-{part}"]["spec"]
        assert budget["selector"]["matchLabels"] == pod["metadata"]["labels"]
        assert budget["maxUnavailable"] == 1


def test_probes_ask_what_tells_the_truth() -> None:
    web = of("Deployment")["academie-web"]["spec"]["template"]["spec"]["containers"][0]
    assert web["livenessProbe"]["httpGet"]["path"] == web["startupProbe"]["httpGet"]["path"] == "/healthz"
    assert web["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert {
        web[probe]["httpGet"]["port"] for probe in ("livenessProbe", "startupProbe", "readinessProbe")
    } == {"inside"}
    beat = of("ConfigMap")["academie"]["data"]["ACADEMIE_BEAT_FILE"]
    for part in LONG[1:]:
        (container,) = of("Deployment")[f"academie-{part}"]["spec"]["template"]["spec"]["containers"]
        assert beat in container["livenessProbe"]["exec"]["command"][-1]


def test_what_is_for_inside_has_a_port_that_nobody_outside_is_led_to() -> None:
    pod = of("Deployment")["academie-web"]["spec"]["template"]
    (web,) = pod["spec"]["containers"]
    ports = {each["name"]: each["containerPort"] for each in web["ports"]}
    assert web["args"] == ["academie", "serve", "--inside", f"0.0.0.0:{ports['inside']}"]
    assert pod["metadata"]["annotations"]["prometheus.io/port"] == str(ports["inside"])
    (led,) = of("Service")["academie-web"]["spec"]["ports"]
    assert (led["name"], led["targetPort"]) == ("http", "http")
    (rule,) = of("Ingress")["academie"]["spec"]["rules"]
    (path,) = rule["http"]["paths"]
    assert path == {
        "path": "/",
        "pathType": "Prefix",
        "backend": {"service": {"name": "academie-web", "port": {"name": "http"}}},
    }
    opened = of("NetworkPolicy")["academie-web"]["spec"]["ingress"]
    assert {each["port"]: "from" in rule for rule in opened for each in rule["ports"]} == {
        "http": False,
        "inside": True,
    }
