import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setPageTitle, notify, setWaiting } from "./notify";

let seen: DocumentVisibilityState = "visible";
const icon = () => document.querySelector("link[rel=icon]")!.getAttribute("href");

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => seen);
});
afterEach(() => {
  seen = "visible";
  setWaiting(0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the title", () => {
  it("marks a page that waits while it is looked at, without counting", () => {
    setWaiting(3);
    setPageTitle("Hamburgum", true);
    expect(document.title).toBe("● Hamburgum");
    expect(icon()).toBe("/favicon.svg");
  });
  it("counts all games that wait while the tab is hidden, and puts a dot on the icon", () => {
    seen = "hidden";
    setPageTitle("Settings", false);
    expect(document.title).toBe("Settings");
    setWaiting(2);
    expect(document.title).toBe("(2) Settings");
    expect(icon()).toBe("/favicon-turn.svg");
    setWaiting(0);
    expect(document.title).toBe("Settings");
    expect(icon()).toBe("/favicon.svg");
  });
  it("counts the open table at once, before the server was asked about the others", () => {
    seen = "hidden";
    setPageTitle("Le Havre", true);
    expect(document.title).toBe("(1) Le Havre");
  });
});

describe("a notification", () => {
  const made: { title: string; tag: string; onclick?: () => void; close: () => void }[] = [];
  beforeEach(() => {
    made.length = 0;
    const Fake = class {
      static permission = "granted";
      onclick?: () => void;
      close = () => undefined;
      tag: string;
      constructor(
        readonly title: string,
        options: { tag: string },
      ) {
        this.tag = options.tag;
        made.push(this);
      }
    };
    vi.stubGlobal("Notification", Fake);
  });
  it("is shown only to who looks elsewhere, and leads to the table", () => {
    notify("Your turn", "", "abc");
    expect(made).toHaveLength(0);
    seen = "hidden";
    notify("Your turn", "", "abc");
    expect(made).toHaveLength(1);
    expect(made[0]!.tag).toBe("abc");
    made[0]!.onclick!();
    expect(location.pathname).toBe("/table/abc");
  });
  it("is never shown without leave", () => {
    seen = "hidden";
    (Notification as unknown as { permission: string }).permission = "default";
    notify("Your turn", "", "abc");
    expect(made).toHaveLength(0);
  });
});
