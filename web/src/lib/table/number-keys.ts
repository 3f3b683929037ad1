/** Typing a number: taken at once when no longer one is possible, else after a breath. */
export class NumberKeys {
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pick: (number: number) => void,
    private readonly breath = 700,
  ) {}

  type(digit: string, numbers: readonly number[]): void {
    clearTimeout(this.timer);
    this.typed += digit;
    const longer = numbers.some((number) => String(number).length > this.typed.length && String(number).startsWith(this.typed));
    if (longer) this.timer = setTimeout(() => this.done(numbers), this.breath);
    else this.done(numbers);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.typed = "";
  }

  private done(numbers: readonly number[]): void {
    const typed = this.typed;
    this.typed = "";
    if (numbers.some((number) => String(number) === typed)) this.pick(Number(typed));
  }
}
