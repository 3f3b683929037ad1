/** Addresses of the client. A secret (a seat's key, the token of a link) stands after the #: it never reaches the server's log. */

export type Route =
  | { name: "lobby" }
  | { name: "new"; game: string }
  | { name: "table"; id: string; key: string }
  | { name: "replay"; id: string }
  | { name: "analysis"; id: string; spot: string }
  | { name: "learn"; game: string }
  | { name: "puzzles"; game: string }
  | { name: "rules"; game: string; complete: boolean }
  | { name: "settings" }
  | { name: "account" }
  | { name: "recover" }
  | { name: "reset"; token: string }
  | { name: "nowhere" };

export function parse(path: string, hash = ""): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decode);
  // A clause is a place in the complete rules, whatever the address before it.
  if (first === "rules" && second !== undefined && !rest.slice(1).length && (rest[0] ?? "complete") === "complete")
    return { name: "rules", game: second, complete: rest.length > 0 || /^#[A-Z]/.test(hash) };
  if (rest.length) return { name: "nowhere" };
  if (first === undefined) return { name: "lobby" };
  if (second === undefined && (first === "settings" || first === "account" || first === "recover")) return { name: first };
  if (first === "reset" && second === undefined) return { name: "reset", token: hash.replace(/^#/, "") };
  if (first === "analysis") return { name: "analysis", id: second ?? "", spot: hash.replace(/^#/, "") };
  if (second === undefined) return first === "new" ? { name: "new", game: "" } : { name: "nowhere" };
  if (first === "new") return { name: "new", game: second };
  if (first === "table") return { name: "table", id: second, key: hash.replace(/^#/, "") };
  if (first === "learn" || first === "puzzles") return { name: first, game: second };
  if (first === "replay") return { name: "replay", id: second };
  return { name: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
