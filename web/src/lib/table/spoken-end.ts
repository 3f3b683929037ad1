/** The end of a game in a sentence, for who does not see the results. */
import { listed } from "../i18n/locale";
import { language, t } from "../i18n/shell-texts.svelte";
import type { Table } from "../types";

export function spokenEnd({ result, seats }: Pick<Table, "result" | "seats">): string {
  const winners = result ? seats.filter(({ seat }) => result.places[seat] === 1) : [];
  if (!winners.length) return t("spoken-over");
  const names = listed(winners.map(({ name }) => name), language());
  return t("spoken-over-won", { names, count: winners.length, points: result!.scores[winners[0]!.seat] ?? 0 });
}
