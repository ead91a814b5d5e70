"""How this server proves to a push service that it is the one a browser subscribed to (RFC 8292), and sends.

A push has no content: what it is about is asked of this server by the browser, so no push service learns it.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from email.message import Message
from http.client import HTTPException
from time import time
from typing import IO
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

NOBODY = "https://example.org/"
"""Whom a service may write to, where nobody says who runs this server.

Apple's refuses addresses that cannot exist, such as those of localhost; this domain exists and is nobody's.
"""
VALID_SECONDS = 60 * 60 * 12
KEPT_SECONDS = 60 * 60 * 24
"""How long a service keeps a push for a device that cannot be reached."""
PATIENCE_SECONDS = 10
NUMBER_BYTES = 32
GONE = frozenset({404, 410})
"""How a service says that a device no longer wants pushes."""


def new_key() -> str:
    """Return a new private key, as PEM."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = generate_private_key(SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def public_part(pem: str) -> str:
    """Return the public key as browsers and services take it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

    key = load_pem_private_key(pem.encode(), None).public_key()
    return _as_text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def authorization(pem: str, endpoint: str, contact: str) -> str:
    """Return the header that proves to the service of an endpoint who sends."""
    from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, EllipticCurvePrivateKey
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    key = load_pem_private_key(pem.encode(), None)
    assert isinstance(key, EllipticCurvePrivateKey)
    place = urlsplit(endpoint)
    claims = {
        "aud": f"{place.scheme}://{place.netloc}",
        "exp": int(time()) + VALID_SECONDS,
        "sub": contact,
    }
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(_as_text(json.dumps(part).encode()) for part in parts)
    numbers = decode_dss_signature(key.sign(signed.encode(), ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
    return f"vapid t={signed}.{_as_text(signature)}, k={public_part(pem)}"


def _as_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class _StayHere(HTTPRedirectHandler):
    """Follow nobody: the service was checked, where it points to was not."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: Message, newurl: str
    ) -> None:
        """Take a redirection as a failure."""


def send(pem: str, endpoint: str, contact: str) -> int | str:
    """Send an empty push; return the status of the answer, or why there is none."""
    headers = {
        "TTL": str(KEPT_SECONDS),
        "Urgency": "normal",
        "Content-Type": "application/octet-stream",
        "Authorization": authorization(pem, endpoint, contact),
    }
    request = Request(endpoint, b"", headers)
    try:
        with build_opener(_StayHere).open(request, timeout=PATIENCE_SECONDS) as answer:
            return int(answer.status)
    except HTTPError as refused:
        with refused:
            return refused.code
    except (OSError, HTTPException) as error:
        return repr(error)
