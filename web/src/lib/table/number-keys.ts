/** Typing the number of a choice: at once when no longer number is possible, else after a breath. */
export class NumberKeys {
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pick: (number: number) => void,
    private readonly breath = 700,
  ) {}

  type(digit: string, count: number): void {
    clearTimeout(this.timer);
    this.typed += digit;
    const number = Number(this.typed);
    if (number < 1 || number > count) {
      this.typed = "";
    } else if (number * 10 > count) {
      this.done();
    } else {
      this.timer = setTimeout(() => this.done(), this.breath);
    }
  }

  clear(): void {
    clearTimeout(this.timer);
    this.typed = "";
  }

  private done(): void {
    const number = Number(this.typed);
    this.typed = "";
    if (number) this.pick(number);
  }
}
