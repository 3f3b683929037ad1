/** Moments in words. The server's times are seconds since 1970. */
import { ago } from "./locale";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "in 2 days", "5 minutes ago". */
export function relative(at: number, language: string, now: number = Date.now() / 1000): string {
  const seconds = at - now;
  for (const [unit, size] of STEPS) if (Math.abs(seconds) >= size) return ago(Math.trunc(seconds / size), unit, language);
  return ago(Math.trunc(seconds), "second", language);
}

/** A clock: 4:07 or 1:02:30. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, at) => (at ? String(part).padStart(2, "0") : String(part))).join(":");
}
