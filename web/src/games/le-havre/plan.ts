/**
 * The panel lets a player decide a whole payment at once; the game asks for it kind by kind. A plan keeps the rest of
 * what was decided and answers the questions that follow, as long as they are the ones it expected.
 */
import type { Ask, Choice } from "../../lib/types";
import type { Amounts } from "./view";

export type Plan = {
  seat: number;
  /** For each decision how many of each good. */
  counts: Record<string, Amounts>;
  /** For decisions that name one good at a time: how many of each are still to be named. */
  picks: Record<string, Amounts>;
  /** Payments: what is due, and the goods in the order of the questions with what each is worth towards it. */
  bills: Record<string, { need: number; values: Amounts }>;
  /** Picking ends when one says so. */
  closes: boolean;
  /** What was answered already: a question that comes twice is not the one that was planned for. */
  done: Set<string>;
  until: number;
};

/** An answer that was planned comes within seconds; later it may belong to something else. */
const LIFE = 15_000;

export const makePlan = (
  seat: number,
  { counts = {}, picks = {}, bills = {}, closes = false }: Partial<Pick<Plan, "counts" | "picks" | "bills" | "closes">>,
): Plan => ({
  seat,
  counts,
  bills,
  closes,
  picks: Object.fromEntries(Object.entries(picks).map(([decision, amounts]) => [decision, { ...amounts }])),
  done: new Set(),
  until: Date.now() + LIFE,
});

/** The good and the amount in words such as `fish=2`, `take fish=2`. */
export function counted(text: string): { good: string; amount: number } | null {
  const [, good, amount] = /^(?:take )?(\w+)=(\d+)$/.exec(text) ?? [];
  return good ? { good, amount: Number(amount) } : null;
}

/** The good in words such as `fish`, `2:fish`. */
export const picked = (text: string): string => text.replace(/^\d+:/, "");

/** Whether a payment has come as far as it should have when this good is asked for. */
function asDue(plan: Plan, ask: Ask, good: string): boolean {
  const bill = plan.bills[ask.decision];
  if (!bill) return true;
  let due = bill.need;
  for (const [earlier, value] of Object.entries(bill.values)) {
    if (earlier === good) break;
    due -= value * (plan.counts[ask.decision]?.[earlier] ?? 0);
  }
  return due === Number(ask.choices[0]?.hint?.args.need);
}

/** The answer the plan has for this question; null: none, and the plan is over. */
export function follow(plan: Plan, ask: Ask, now = Date.now()): Choice | null {
  if (ask.seat !== plan.seat || now > plan.until) return null;
  const counts = plan.counts[ask.decision];
  if (counts) {
    const good = counted(ask.choices[0]?.text ?? "")?.good;
    const mark = `${ask.decision} ${good}`;
    if (!good || plan.done.has(mark) || !asDue(plan, ask, good)) return null;
    plan.done.add(mark);
    const wanted = counts[good] ?? 0;
    return ask.choices.find((choice) => counted(choice.text)?.amount === wanted) ?? null;
  }
  const picks = plan.picks[ask.decision];
  if (!picks) return null;
  const next = ask.choices.find((choice) => (picks[picked(choice.text)] ?? 0) > 0);
  if (!next) {
    const close = plan.closes ? ask.choices.find((choice) => choice.text === "done") : undefined;
    plan.closes = false;
    return close ?? null;
  }
  picks[picked(next.text)]! -= 1;
  return next;
}

/** The same question sent again, as after a chat line, is not a new one. */
export const sameness = (ask: Ask): string =>
  [ask.seat, ask.decision, JSON.stringify(ask.choices[0]?.hint?.args ?? {}), ...ask.choices.map((choice) => choice.text)].join("|");
