/** Something that the server may refuse: what it said, and whether it is still being asked. */
import { refusal } from "../../lib/i18n/sentences";
import { shell } from "../../lib/i18n/shell-texts.svelte";
import { problem } from "../../lib/server/api";

export class Attempt {
  busy = $state(false);
  wrong = $state("");
  told = $state("");

  /** Whether it worked; then `told` is said. */
  async run(what: () => Promise<unknown>, told = ""): Promise<boolean> {
    [this.busy, this.wrong, this.told] = [true, "", ""];
    try {
      await what();
      this.told = told;
      return true;
    } catch (error) {
      this.wrong = refusal(problem(error), shell());
      return false;
    } finally {
      this.busy = false;
    }
  }
}
