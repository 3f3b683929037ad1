/** A forced payment (LH-17), read off its choices: what is missing, and what can be sold or borrowed. */
import type { Ask, Choice } from "../../../lib/types";

type Debt = {
  missing: number;
  sales: Choice[];
  /** Whether loans can be taken now, what one brings and what it costs to repay. */
  borrow: boolean;
  loan: number;
  repay: number;
};

export function debtOf(ask: Ask): Debt {
  const told = ask.choices[0]?.hint?.args ?? {};
  const loan = ask.choices.find((choice) => choice.text === "loan");
  return {
    missing: Number(told.missing ?? 0),
    sales: ask.choices.filter((choice) => choice !== loan),
    borrow: loan !== undefined,
    loan: Number(loan?.hint?.args.francs ?? 1),
    repay: Number(loan?.hint?.args.repay ?? 0),
  };
}
