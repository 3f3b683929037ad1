/** A number as it is printed: with a real minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
