/** The steps in which the board is drawn larger and smaller, in percent. */
export const NORMAL = 100;
export const STEPS = [60, 70, 80, 90, NORMAL, 110, 125, 150, 175, 200];

export const larger = (now: number): number => STEPS.find((step) => step > now) ?? STEPS.at(-1)!;
export const smaller = (now: number): number => STEPS.filter((step) => step < now).at(-1) ?? STEPS[0]!;
