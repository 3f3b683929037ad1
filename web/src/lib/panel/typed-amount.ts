/** A digit typed anywhere at a panel is the amount of the stepper that was touched last, or of the first that can change. */
const STEPPERS = ".prompt form.panel [role=spinbutton]";

let last: Element | null = null;
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.matches(STEPPERS)) last = target;
});

/** Gives the stepper what was typed, and the focus. */
export function typedAmount(event: KeyboardEvent): void {
  const steppers = [...document.querySelectorAll<HTMLElement>(STEPPERS)];
  const free = steppers.find((one) => Number(one.ariaValueMax ?? 0) > Number(one.ariaValueMin ?? 0));
  const meant = steppers.find((one) => one === last) ?? free;
  if (!meant || meant === event.target) return;
  meant.focus();
  meant.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true, cancelable: true }));
}
