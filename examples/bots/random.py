"""Any legal action, over the protocol of docs/own-bot.md. Needs nothing but Python 3."""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        say({"type": "ready"})
    elif message["type"] == "choose":
        generator = random.Random(message["random"])
        say({"id": message["id"], "move": generator.choice(message["legal"])})
