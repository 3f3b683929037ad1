/**
 * A panel lets a player decide several things together; the game asks for them one after the other. A plan keeps what was
 * decided and answers the questions that follow, as long as they are the ones it was made for.
 */
import type { Ask, Choice } from "../types";

/** The answer to a question; null: there is none, and the plan is over. */
type Answer = (ask: Ask) => Choice | null;
export type Plan = { seat: number; answer: Answer };

/** The thing and the number in words such as `fish=2`, `take fish=2`, `beer=31+`: so many, and the rest is asked next. */
export function counted(text: string): { what: string; amount: number; more: boolean } | null {
  const [, what, amount, more] = /^(?:take )?(\w+)=(\d+)(\+?)(?!\S)/.exec(text) ?? [];
  return what ? { what, amount: Number(amount), more: more === "+" } : null;
}

/** What a question counts. */
export const asked = (ask: Ask): string => counted(ask.choices[0]?.text ?? "")?.what ?? "";

/** Answers questions for numbers, each thing once, from what was decided together; of other things it knows nothing. */
export function counting(wanted: Record<string, number>): Answer {
  const left = new Map(Object.entries(wanted));
  const done = new Set<string>();
  return (ask) => {
    const what = asked(ask);
    const rest = left.get(what);
    if (rest === undefined || done.has(what)) return null;
    const most = Math.max(...ask.choices.map((choice) => counted(choice.text)?.amount ?? 0));
    const amount = Math.min(rest, most);
    const choice = ask.choices.find(({ text }) => counted(text)?.amount === amount);
    if (!choice) return null;
    left.set(what, rest - amount);
    if (!counted(choice.text)!.more) done.add(what);
    return choice;
  };
}

/** The same question sent again, as after the line was cut, is not a new one. */
export const sameness = (ask: Ask): string =>
  JSON.stringify([ask.seat, ask.decision, ask.about, ask.choices.map(({ text, hint }) => [text, hint?.args ?? {}])]);
