/** A number with the minus sign that stands in sentences and tables. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
