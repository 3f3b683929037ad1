/** "Your turn" outside the page: the title, the icon of the tab, and a notification for those who asked for one. */
import { go } from "../router/router.svelte";

const now = { title: "", mine: false, waiting: 0 };

/** The page's title; `mine`: what it shows waits for this reader. */
export function setPageTitle(title: string, mine: boolean): void {
  Object.assign(now, { title, mine });
  showTitle();
}

/** How many games wait for this reader, those of other pages included. */
export function setWaiting(count: number): void {
  now.waiting = count;
  showTitle();
}

/** A tab in the background counts the games that wait; one that is looked at only marks its own. */
export function showTitle(): void {
  const hidden = document.visibilityState === "hidden";
  const count = hidden ? Math.max(now.waiting, now.mine ? 1 : 0) : 0;
  document.title = count ? `(${count}) ${now.title}` : now.mine ? `● ${now.title}` : now.title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const address = count ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
}

export const canNotify = (): boolean => "Notification" in window;
export const mayNotify = (): boolean => canNotify() && Notification.permission === "granted";

/** Asks the reader, only ever after they pressed a button for it. */
export async function requestPermission(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tells who looks elsewhere that a table waits; a click leads there. */
export function notify(title: string, body: string, table: string): void {
  if (!mayNotify() || document.visibilityState === "visible") return;
  try {
    const shown = new Notification(title, { body, tag: table, icon: "/favicon.svg" });
    shown.onclick = () => {
      window.focus();
      go(`/table/${encodeURIComponent(table)}`);
      shown.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
  }
}
