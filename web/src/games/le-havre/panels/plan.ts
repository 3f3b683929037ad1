/** What a panel decided whole, as answers to the game's questions: amounts, payments, goods named one by one. */
import { asked, counted, counting, type Plan } from "../../../lib/panel/plan";
import type { Ask, Choice } from "../../../lib/types";
import { GOODS, type Amounts } from "../model";

export type Decided = {
  seat: number;
  /** For each decision how many of each good; none of the others. */
  counts?: Record<string, Amounts>;
  /** For decisions that name one good at a time: how many of each. */
  picks?: Record<string, Amounts>;
  /** Payments: what is due, and the goods in the order of the questions with what each is worth towards it. */
  bills?: Record<string, { need: number; values: Amounts }>;
  /** What is said to the question that is asked now, before the rest. */
  first?: Choice;
  /** For decisions that are asked until it is enough: what is said, one after the other. */
  words?: Record<string, string[]>;
  /** Picking ends when one says so. */
  closes?: boolean;
};

/** The good that is named; where the rest is forced it is named too (`coal hides`), and comes by itself. */
export const picked = (text: string): string => text.split(" ")[0]!;

const NONE: Amounts = Object.fromEntries([...GOODS, "francs"].map((good) => [good, 0]));

export function makePlan({ seat, counts = {}, picks = {}, bills = {}, first, words = {}, closes = false }: Decided): Plan {
  const numbers = Object.fromEntries(Object.entries(counts).map(([decision, amounts]) => [decision, counting({ ...NONE, ...amounts })]));
  const left = Object.fromEntries(Object.entries(picks).map(([decision, amounts]) => [decision, { ...amounts }]));
  const said = Object.fromEntries(Object.entries(words).map(([decision, texts]) => [decision, [...texts]]));
  const paid: Amounts = {};
  let open = closes;
  let opening = first;

  /** Whether a payment has come as far as it should have when this good is asked for. */
  function asDue(ask: Ask): boolean {
    const bill = bills[ask.decision];
    if (!bill) return true;
    const good = asked(ask);
    let due = bill.need;
    for (const [one, value] of Object.entries(bill.values)) {
      due -= value * ((one === good ? paid[good] : counts[ask.decision]?.[one]) ?? 0);
      if (one === good) break;
    }
    return Math.max(0, due) === Number(ask.choices[0]?.hint?.args.need);
  }
  function amount(ask: Ask): Choice | null {
    const choice = asDue(ask) ? numbers[ask.decision]!(ask) : null;
    if (choice) paid[asked(ask)] = (paid[asked(ask)] ?? 0) + counted(choice.text)!.amount;
    return choice;
  }
  function pick(ask: Ask, rest: Amounts): Choice | null {
    const next = ask.choices.find((choice) => (rest[picked(choice.text)] ?? 0) > 0);
    if (next) rest[picked(next.text)]! -= 1;
    const close = next || !open ? null : ask.choices.find((choice) => choice.text === "done");
    if (close) open = false;
    return next ?? close ?? null;
  }
  /** The next of some words that is still possible. */
  function next(ask: Ask, texts: string[]): Choice | null {
    const choice = ask.choices.find((one) => texts.includes(one.text));
    if (choice) texts.splice(texts.indexOf(choice.text), 1);
    return choice ?? null;
  }
  function begin(ask: Ask): Choice | null {
    const choice = ask.choices.find((one) => one.code === opening!.code && one.text === opening!.text);
    opening = undefined;
    return choice ?? null;
  }
  return {
    seat,
    answer: (ask) => (opening ? begin(ask) : said[ask.decision] ? next(ask, said[ask.decision]!) : numbers[ask.decision] ? amount(ask) : left[ask.decision] ? pick(ask, left[ask.decision]!) : null),
  };
}
