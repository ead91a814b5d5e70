"""An agent for any game: it never gives up while there is something else to do.

Try it: ./cubarium sim cubosaurs --players 2 --games 20 --seats "agent:python3 examples/agent.py,random"
"""

import json
import random
import sys

TAME = {"pass", "done", "stop", "wait", "renounce", "discard", "lose", "flip"}
"""Kinds of actions that only wait, end or give away something."""


def say(message: dict[str, object]) -> None:
    """Write a line, and do not keep it back."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        luck = random.Random(message["seat"])  # so that the same game goes the same way again
        say({"type": "ready", "name": "Obstinate"})
    elif message["type"] == "choose":
        bold = [offer for offer in message["actions"] if offer["kind"] not in TAME]
        chosen = luck.choice(bold or message["actions"])
        reason = "There is something to do." if bold else "There is nothing else."
        say({"type": "choice", "id": message["id"], "action": chosen["action"], "reason": reason})
    elif message["type"] == "error":
        print(message["text"], file=sys.stderr)
