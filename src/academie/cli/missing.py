"""What to say when a command needs a package that is not installed, or that does not load."""

from __future__ import annotations

from typing import Final

from academie.kernel import Text

EXTRAS: Final = {
    "core": ("academie_core",),
    "chess": ("chess",),
    "pdf": ("fpdf",),
    "lab": ("numpy", "jax", "matplotlib", "optax", "pyarrow", "ray", "safetensors"),
    "server": (
        "alembic", "argon2", "asyncpg", "glicko2", "litestar", "msgspec", "opentelemetry", "redis",
        "sqlalchemy", "structlog", "uvicorn", "uvloop", "websockets",
    ),
}  # fmt: skip
"""The extras of the distribution, each with the packages it brings."""


def missing(wrong: ImportError) -> Text | None:
    """Which package failed to load and how to get it; nothing if it is none of an extra."""
    package = (wrong.name or "").partition(".")[0]
    extra = next((extra for extra, brought in EXTRAS.items() if package in brought), None)
    if extra is None:
        return None
    called = package.replace("_", "-")
    get = f"pip install 'academie[{extra}]'"
    if isinstance(wrong, ModuleNotFoundError):
        return Text(
            f"cette commande a besoin de {called}, qui n'est pas installé : {get}",
            f"this command needs {called}, which is not installed: {get}",
        )
    return Text(
        f"{called} ne se charge pas ({wrong}) ; réinstallez-le : {get} --force-reinstall",
        f"{called} does not load ({wrong}); reinstall it: {get} --force-reinstall",
    )
