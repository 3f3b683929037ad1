"""Seeds, keys, cookies and passwords are in no message, answer, refusal or log."""

from __future__ import annotations

from .servers import Server


def test_secrets_are_in_no_message_and_no_log(server: Server) -> None:
    anna, ben = server.visitor(), server.visitor()
    seed = 987654321987
    made = anna.create("me", "open", "random", seed=seed)
    table = made["id"]
    joined = ben.made(f"tables/{table}/join", {"name": "Ben"})
    keys = {"anna": made["keys"][0]["key"], "ben": joined["keys"][0]["key"]}
    one, two, watcher = anna.sit(table, keys["anna"]), ben.sit(table, keys["ben"]), server.visitor().sit(table)
    for client in (one, two, watcher):
        client.until_version(0)
    said = [anna.get(f"tables/{table}").text, ben.get("tables?scope=running").text, anna.get("me").text]
    record = ben.get(f"tables/{table}/record")
    assert record.status_code == 409
    said.append(record.text)
    one.ask("move", seat=0, version=0, code=10**5)
    one.ask("chat", text="hello")
    anna.post("login", {"name": "nobody", "password": "a secret password"})
    everything = "\n".join([*said, *one.raw, *two.raw, *watcher.raw])
    assert str(seed) not in everything
    for secret in (*keys.values(), anna.cookie.partition("=")[2], ben.cookie.partition("=")[2]):
        assert secret not in everything
    log = server.log.read_text()
    for secret in (*keys.values(), anna.cookie, ben.cookie, str(seed), "a secret password"):
        assert secret.partition("wharfinger=")[2] or secret
        assert (secret.partition("wharfinger=")[2] or secret) not in log
    for client in (one, two, watcher):
        client.close()
