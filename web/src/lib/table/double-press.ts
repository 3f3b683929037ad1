/**
 * The second half of a double press is no decision of its own: what the first did may have put something else there. A thing that
 * always does the same, such as a loan to repay, says so (`data-again`).
 */
const DECIDING = "[data-thing]:not([data-again]), button.choice, button.go";
/** The same key again so soon is not meant. */
const SOON = 300;

export class DoublePress {
  private before = "";
  /** Something else was pressed since: the browser counts clicks at one place, whatever keys did in between. */
  private parted = false;
  private key = { name: "", at: -Infinity };

  /** `moment` changes with whatever a press can change. */
  constructor(private readonly moment: () => string) {}

  /** Stops a click that continues one which has changed something; to be called before anything hears of it. */
  click(event: MouseEvent): void {
    if (event.detail < 2 || this.parted) {
      this.before = this.moment();
      this.parted = event.detail === 0;
      return;
    }
    if (this.moment() === this.before || !(event.target instanceof Element) || !event.target.closest(DECIDING)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether a key is held down, or pressed twice in one go. */
  again(event: KeyboardEvent): boolean {
    this.parted = true;
    const again = event.repeat || (this.key.name === event.key && event.timeStamp - this.key.at < SOON);
    this.key = { name: event.key, at: event.timeStamp };
    return again;
  }
}
