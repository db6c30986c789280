"""Plays at a table of a server by its requests alone, at random: python3 over_http.py LINK-OF-THE-TABLE TOKEN"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

link, token = urlsplit(sys.argv[1]), sys.argv[2]
table = f"{link.scheme}://{link.netloc}/api/bot/tables/{link.path.split('/')[2]}"


def ask(method, path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(f"{table}/{path}", data, headers, method=method)) as response:
            return json.load(response)
    except HTTPError as error:
        if error.code == 409 and path == "move":
            return {"kind": "wait"}  # Others moved first: that is not to be decided any more.
        if error.code in (429, 503):  # Too many requests, or the server stops.
            time.sleep(int(error.headers["Retry-After"]))
            return ask(method, path, body)
        sys.exit(f"{error.code}: {json.load(error)['reason']}")


code = parse_qs(link.query).get("code")
ask("POST", "seat", {"code": code[0]} if code else {})
turn = ask("GET", "turn")
while turn["kind"] in ("choose", "wait"):
    if turn["kind"] == "wait":
        turn = ask("GET", "turn?wait=25")
    else:
        move = random.choice(turn["legal"])  # One of its lines; turn["view"] is what the seat may know.
        turn = ask("POST", "move", {"id": turn["id"], "move": move})
print(turn["kind"], turn.get("totals"))
