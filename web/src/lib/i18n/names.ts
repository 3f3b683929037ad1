/** Names that nobody chose are kept in English, whoever made the table; everybody reads them in their own language. */
import type { Table } from "../types";
import { t } from "./shell-texts.svelte";

const PLAYER = /^Player (\d+)$/;
const DELETED = /^Deleted player(?: (\d+))?$/;
const BOT = /^(Easy|Medium|Hard|Expert|Master|Greedy|Random) (\d+)$/;

export function shownName(name: string): string {
  const player = PLAYER.exec(name);
  if (player) return t("name-player", { number: player[1]! });
  const deleted = DELETED.exec(name);
  if (deleted) return t("name-deleted", { number: Number(deleted[1] ?? 1) });
  const bot = BOT.exec(name);
  return bot ? t("name-bot", { bot: t(`name-bot-${bot[1]!.toLowerCase()}`), number: bot[2]! }) : name;
}

/** A view whose players are called so; boards take the names from there. */
export const shownView = <T extends { names: string[] }>(view: T): T => ({ ...view, names: view.names.map(shownName) });

/** A table whose players are called so. */
export const shownTable = (table: Table): Table => ({
  ...table,
  seats: table.seats.map((seat) => ({ ...seat, name: shownName(seat.name) })),
  view: table.view && shownView(table.view),
});
