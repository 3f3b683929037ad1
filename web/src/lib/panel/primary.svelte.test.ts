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
