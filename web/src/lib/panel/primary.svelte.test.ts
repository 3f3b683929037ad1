import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { Primary } from "./primary.svelte";

const button = (text: string) => ({ text, why: "", notes: [], busy: false, press: () => undefined });

test("the button of a panel that follows another stays when that one goes", () => {
  const primary = new Primary();
  let shown = $state("fee");
  const stop = $effect.root(() => {
    // The next panel is set up before the one it replaces goes.
    $effect.pre(() => {
      if (shown === "pick") primary.register(() => button("pick"));
    });
    $effect.pre(() => {
      if (shown === "fee") primary.register(() => button("fee"));
    });
  });
  flushSync();
  expect(primary.panel?.text).toBe("fee");
  shown = "pick";
  flushSync();
  expect(primary.panel?.text).toBe("pick");
  stop();
  expect(primary.panel).toBeNull();
});

test("one step back goes before the press of the panel that decided last", () => {
  const primary = new Primary();
  expect(primary.before(5)).toBe(4);
  primary.begin();
  for (const version of [5, 6, 7]) primary.taken(version);
  expect(primary.before(8)).toBe(5);
  // Whatever was decided since is taken back first, one at a time.
  expect(primary.before(9)).toBe(8);
  primary.begin();
  primary.taken(8);
  expect(primary.before(9)).toBe(8);
});
