/** What a screen reader is told without moving the focus. */
const spoken = $state({ text: "", turn: 0 });

export function announce(text: string): void {
  spoken.text = text;
  spoken.turn++;
}

export const announced = () => spoken;
