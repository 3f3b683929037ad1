/** Looks after the reader's games while the tab is in the background: all of them, live or over days. */
import { t } from "../i18n/shell-texts.svelte";
import { route } from "../router/router.svelte";
import * as api from "../server/api";
import { settings } from "../settings.svelte";
import type { Summary } from "../types";
import { showTitle, notify, setWaiting } from "./notify";
import { sound } from "./sound";

const EVERY = 20_000;

/** The tables that wait now and did not before; the one on the page speaks for itself. */
export function newTurns(mine: readonly Summary[], before: ReadonlySet<string>, open: string): Summary[] {
  return mine.filter((table) => table.your_turn && !before.has(table.id) && table.id !== open);
}

/** Starts watching; returns how to stop. */
export function watchTurns(every = EVERY): () => void {
  let before = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look(first: boolean) {
    const mine = await api.tables("mine").catch(() => null);
    if (!mine || document.visibilityState !== "hidden") return;
    const at = route();
    const news = first ? [] : newTurns(mine, before, at.name === "table" ? at.id : "");
    before = new Set(mine.filter((table) => table.your_turn).map((table) => table.id));
    setWaiting(before.size);
    if (news.length) sound("turn");
    if (settings.notify) for (const table of news) notify(t("notify-title", { table: table.title }), "", table.id);
  }
  function change() {
    clearInterval(timer);
    showTitle();
    if (document.visibilityState !== "hidden") return setWaiting(0);
    void look(true);
    timer = setInterval(() => void look(false), every);
  }
  document.addEventListener("visibilitychange", change);
  change();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", change);
  };
}
