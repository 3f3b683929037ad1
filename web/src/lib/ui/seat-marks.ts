/** The shape of each seat, in a 24×24 box: disc, square, triangle, diamond, cross. Colours are CSS variables. */
const MARKS = [
  "M12 3a9 9 0 1 0 .01 0Z",
  "M4.5 4.5h15v15h-15Z",
  "M12 3 22 20.5H2Z",
  "M12 1.8 22.2 12 12 22.2 1.8 12Z",
  "M8.8 3h6.4v5.8H21v6.4h-5.8V21H8.8v-5.8H3V8.8h5.8Z",
] as const;

export const mark = (seat: number): string => MARKS[seat % MARKS.length] ?? MARKS[0];
export const colour = (seat: number): string => `var(--seat-${seat % MARKS.length})`;
