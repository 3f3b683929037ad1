import { describe, expect, it } from "vitest";
import { parse } from "./routes";

describe("addresses", () => {
  it("knows the pages", () => {
    expect(parse("/")).toEqual({ name: "lobby" });
    expect(parse("/new/le-havre")).toEqual({ name: "new", game: "le-havre" });
    expect(parse("/new")).toEqual({ name: "new", game: "" });
    expect(parse("/puzzles/shipyard")).toEqual({ name: "puzzles", game: "shipyard" });
    expect(parse("/settings")).toEqual({ name: "settings" });
    expect(parse("/account")).toEqual({ name: "account" });
    expect(parse("/recover")).toEqual({ name: "recover" });
    expect(parse("/reset", "#t0ken")).toEqual({ name: "reset", token: "t0ken" });
    expect(parse("/analysis")).toEqual({ name: "analysis", id: "", spot: "" });
    expect(parse("/analysis/abc", "#at=3&line=1.2")).toEqual({ name: "analysis", id: "abc", spot: "at=3&line=1.2" });
    expect(parse("/rules/le-havre")).toEqual({ name: "rules", game: "le-havre", complete: false });
    expect(parse("/rules/le-havre/complete")).toEqual({ name: "rules", game: "le-havre", complete: true });
    expect(parse("/rules/le-havre", "#LH-9.3"), "a clause").toEqual({ name: "rules", game: "le-havre", complete: true });
    expect(parse("/replay/abc/")).toEqual({ name: "replay", id: "abc" });
  });
  it("takes a seat's key from behind the #", () => {
    expect(parse("/table/abc", "#s3cret")).toEqual({ name: "table", id: "abc", key: "s3cret" });
    expect(parse("/table/a%20b")).toEqual({ name: "table", id: "a b", key: "" });
  });
  it("knows where there is nothing", () => {
    for (const path of ["/table", "/elsewhere", "/table/a/b", "/rules/a/b", "/rules/a/complete/b", "/settings/x", "/%"]) expect(parse(path).name).toBe("nowhere");
  });
});
