"""An agent that does one thing wrong, named by its first word; the standard library is all it needs."""

import fcntl
import json
import os
import signal
import subprocess
import sys
from typing import Any

SILENCE = "import signal\nwhile True: signal.pause()"


def hear() -> Any:
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit(0)


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def say(**message: Any) -> None:
    write(json.dumps(message) + "\n")


def choose(question: Any, **more: Any) -> None:
    say(type="choice", **{"id": question["id"], "action": question["actions"][0]["action"], **more})


def wait_for_ever() -> None:
    while True:
        signal.pause()


def get_ready() -> Any:
    """Say ready, and return the first question."""
    hear()
    say(type="ready", name="Odd")
    return hear()


def play_on(message: Any) -> None:
    """Choose from now on as an agent should."""
    while True:
        if message["type"] == "hello":
            say(type="ready", name="Odd")
        elif message["type"] == "choose":
            choose(message)
        message = hear()


def exits() -> None:
    sys.exit(3)


def never_ready() -> None:
    wait_for_ever()


def nameless() -> None:
    hear()
    while True:
        say(type="ready", name="")


def slow() -> None:
    get_ready()
    wait_for_ever()


def crashes() -> None:
    choose(get_ready())
    hear()
    raise RuntimeError("lost my way")


def killed() -> None:
    get_ready()
    os.kill(os.getpid(), signal.SIGKILL)


def half_a_line() -> None:
    """At once, so that it is there when the time is over, however slow the machine."""
    hear()
    write('{"type": "ready", "name": "Odd"}\n{"type": "choice", "id"')
    wait_for_ever()


def half_a_line_and_exits() -> None:
    get_ready()
    write('{"type": "choice", "id"')


def long_line() -> None:
    get_ready()
    write('{"type": "choice", "reason": "' + "x" * 10_000_000)


def floods() -> None:
    get_ready()
    while True:
        write("\n" * 1000)


def closes() -> None:
    get_ready()
    os.close(sys.stdout.fileno())
    wait_for_ever()


def gives_up() -> None:
    get_ready()
    say(type="error", text="out of memory")
    wait_for_ever()


def says(word: str) -> None:
    """The same wrong line whatever it is asked."""
    get_ready()
    while True:
        write(word + "\n")
        hear()


def no_text() -> None:
    get_ready()
    while True:
        sys.stdout.buffer.write(b'"\xff\xfe\x00"\n')
        sys.stdout.flush()
        hear()


def illegal() -> None:
    question = get_ready()
    while True:
        choose(question, action="fly")
        hear()


def stubborn() -> None:
    """Does not end when it is told to."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    get_ready()
    wait_for_ever()


def leaves_a_child(word: str) -> None:
    """Which holds a lock while it is there."""
    with open(word, "w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        subprocess.Popen([sys.executable, "-c", SILENCE], pass_fds=[held.fileno()])
    get_ready()
    sys.exit(4)


def errs_once() -> None:
    question = get_ready()
    choose(question, action="fly")
    print(hear()["text"], file=sys.stderr, flush=True)
    play_on(question)


def loud() -> None:
    """More on its standard error than a pipe holds, and plays well."""
    question = get_ready()
    sys.stderr.write("thinking\n" * 100_000)
    play_on(question)


def writes_down(word: str) -> None:
    """All it hears, to a file."""
    with open(word, "w") as file:
        for line in sys.stdin:
            file.write(line)
            file.flush()
            message = json.loads(line)
            if message["type"] == "hello":
                say(type="ready", name="Odd")
            elif message["type"] == "choose":
                choose(message)


globals()[sys.argv[1].replace("-", "_")](*sys.argv[2:])
