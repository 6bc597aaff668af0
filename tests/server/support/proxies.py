"""The proxies of `deploy/`, run from the files that are shipped, with ports and certificates filled in."""

from __future__ import annotations

import datetime
import os
import re
import ssl
import subprocess
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from academie.server.operations.private_services import await_port, free_port
from tests.programs import program

DEPLOY: Final = Path(__file__).parents[3] / "deploy"
SITE: Final = "play.example.org"
OWN_FOLDERS: Final = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
"""Where nginx puts what does not fit into its memory."""


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of the site, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, SITE)])
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(SITE), x509.DNSName("localhost")]), False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    paths = folder / "site.pem", folder / "site.key"
    paths[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    paths[1].write_bytes(private)
    return paths


def unproved() -> ssl.SSLContext:
    """TLS with whoever answers: these certificates are signed by themselves."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def nginx_conf(folder: Path, listen: str, servers: Sequence[str]) -> str:
    """`deploy/nginx.conf` before web processes at these places, as the whole configuration of an nginx."""
    chain, key = certificate(folder)
    shipped = (DEPLOY / "nginx.conf").read_text("utf-8")
    filled = shipped.replace("listen 443 ssl", f"listen {listen} ssl")
    filled = filled.replace("listen 80;", f"listen unix:{folder}/plain.sock;")
    filled = re.sub(r"ssl_certificate .*;", f"ssl_certificate {chain};", filled)
    filled = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", filled)
    first, *more = [f"server {server} max_fails=2 fail_timeout=5s;" for server in servers]
    filled = filled.replace("server 127.0.0.1:8001 max_fails=2 fail_timeout=5s;", first)
    filled = filled.replace("server 127.0.0.1:8002 max_fails=2 fail_timeout=5s;", "\n".join(more))
    ports = "|".join(server.rpartition(":")[2] for server in servers)
    filled = filled.replace("/process/(8001|8002)/", f"/process/({ports})/")
    own = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in OWN_FOLDERS)
    return (
        f"user root; daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log error;\n"
        f"events {{ worker_connections 4096; }}\nhttp {{\naccess_log off;\n{own}{filled}}}\n"
    )


@contextmanager
def nginx(folder: Path, servers: Sequence[str], port: int = 0) -> Generator[int]:
    """The shipped nginx before these; its port, where it speaks TLS."""
    port = port or free_port()
    conf = folder / "nginx.conf"
    conf.write_text(nginx_conf(folder, f"127.0.0.1:{port}", servers), "utf-8")
    with _running([program("nginx"), "-c", str(conf), "-p", str(folder)], port):
        yield port


@contextmanager
def caddy(folder: Path, servers: Sequence[str]) -> Generator[int]:
    """The shipped Caddy before these; its port, without TLS."""
    port = free_port()
    told = {"ACADEMIE_SITE": f"http://{SITE}:{port}", "ACADEMIE_UPSTREAMS": " ".join(servers)}
    told |= {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    words = [program("caddy"), "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    with _running(words, port, told):
        yield port


@contextmanager
def _running(words: list[str], port: int, told: dict[str, str] | None = None) -> Generator[None]:
    with subprocess.Popen(words, env={**os.environ, **(told or {})}) as process:
        try:
            await_port(port)
            yield
        finally:
            process.terminate()
