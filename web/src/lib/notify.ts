/** "Your turn" outside the page: the title, and a notification for those who asked for one. */

export function badge(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
}

export const possible = (): boolean => "Notification" in window;
export const granted = (): boolean => possible() && Notification.permission === "granted";

/** Asks the reader, only ever after they pressed a button for it. */
export async function askLeave(): Promise<boolean> {
  return possible() && (await Notification.requestPermission()) === "granted";
}

export function tell(title: string, body: string, tag: string): void {
  if (!granted() || document.visibilityState === "visible") return;
  try {
    const shown = new Notification(title, { body, tag, icon: "/favicon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
  }
}
