/** Where the browser is, as state; links inside the client change it without loading the page again. */
import { rememberKeys } from "../table/seat-keys";
import { parse, type Route } from "./routes";

const now = $state<{ route: Route }>({ route: { name: "lobby" } });

export const route = (): Route => now.route;

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  read();
  scrollTo(0, 0);
}

/** Follows the address bar and every plain click on a link into the client. Returns how to stop. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", click);
  read();
  return () => {
    removeEventListener("popstate", read);
    removeEventListener("hashchange", read);
    document.removeEventListener("click", click);
  };
}

function read(): void {
  const found = parse(location.pathname, location.hash);
  if (found.name === "table" && found.key) {
    // The key is kept, and leaves the address bar: whoever copies the address does not give the seat away.
    rememberKeys(found.id, [found.key]);
    history.replaceState(null, "", location.pathname);
  }
  if (found.name === "reset" && found.token) history.replaceState(null, "", location.pathname);
  now.route = found;
}
