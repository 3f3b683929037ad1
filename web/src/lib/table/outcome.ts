/** How a game ended, in sentences: who won and why, or what a solo game brought. */
import type { Catalogue } from "../i18n/catalogue";
import { listed } from "../i18n/locale";
import { language, t } from "../i18n/shell-texts.svelte";
import type { Summary, Table } from "../types";
import type { Result } from "../wire";

type Ended = Pick<Table, "result" | "seats">;

/** Who plays alone has nobody to win against. */
const soloist = ({ seats }: Ended) => (seats.length === 1 ? seats[0]! : null);

export function headline(table: Ended): string {
  const { result, seats } = table;
  if (!result) return t("result-none");
  const alone = soloist(table);
  const points = result.scores[alone?.seat ?? 0] ?? 0;
  if (alone) return alone.yours ? t("result-solo-you", { points }) : t("result-solo", { name: alone.name, points });
  const winners = seats.filter(({ seat }) => result.places[seat] === 1);
  const names = listed(winners.map(({ name }) => name), language());
  return t(winners.some((seat) => seat.yours) ? "result-you" : "result-winner", { names, count: winners.length });
}

/** The end of a game for who does not see the results. */
export function spokenEnd(table: Ended): string {
  const { result, seats } = table;
  const alone = soloist(table);
  if (result && alone) return `${t("spoken-over")} ${headline(table)}.`;
  const winners = result ? seats.filter(({ seat }) => result.places[seat] === 1) : [];
  if (!winners.length) return t("spoken-over");
  const names = listed(winners.map(({ name }) => name), language());
  return t("spoken-over-won", { names, count: winners.length, points: result!.scores[winners[0]!.seat] ?? 0 });
}

/** Why one of two players with equal points is ahead, or both share the place: the rules of the game. */
export const tieBreaks = ({ ties, scores }: Result, names: readonly string[], texts: Catalogue): string[] =>
  ties.map(({ seats, rule, amounts }) => {
    const told = seats.map((seat, at) => (amounts.length ? `${names[seat]} ${amounts[at]}` : names[seat]!));
    return texts.say(rule, { points: scores[seats[0]!]!, standing: listed(told, texts.language) });
  });

const same = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => String(a[name]) === String(b[name]));

/** The most points that this visitor made alone before, in a game with the same options; null if there is none. */
export function ownBest(table: Pick<Table, "id" | "game" | "options" | "seats">, mine: readonly Summary[]): number | null {
  if (!soloist({ ...table, result: null })?.yours) return null;
  const scores = mine
    .filter((one) => one.id !== table.id && one.game === table.game && one.status === "finished" && !one.lesson)
    .filter((one) => one.seats.length === 1 && one.seats[0]!.yours && one.seats[0]!.bot === null && same(one.options, table.options))
    .flatMap((one) => one.result?.scores ?? []);
  return scores.length ? Math.max(...scores) : null;
}

export const comparison = (points: number, best: number | null): string =>
  best === null ? "" : t(points > best ? "result-best-new" : points === best ? "result-best-equal" : "result-best", { best });
