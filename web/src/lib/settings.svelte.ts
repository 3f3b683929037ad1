/** What this browser's reader likes; kept here, not on the server. */
import { loadLanguage } from "./i18n/shell-texts.svelte";

export type Settings = {
  language: string;
  theme: "auto" | "light" | "dark";
  seats: "harbour" | "safe" | "strong";
  speed: "off" | "fast" | "normal" | "slow";
  /** What is held until the primary button is pressed: everything, what cannot be taken back, or nothing. */
  confirm: "always" | "irreversible" | "turn" | "never";
  /** End the turn where only business on the side is left. */
  autoEnd: boolean;
  notify: boolean;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** How large boards are drawn, in percent. */
  zoom: number;
  /** Where analyses are computed. */
  compute: "auto" | "device" | "server";
  /** Threads that an analysis may use on this device; 0: half of what there is. */
  cores: number;
  /** Think for the bots of games that one plays alone. */
  bots: boolean;
};
const DEFAULTS: Settings = { language: "auto", theme: "auto", seats: "harbour", speed: "normal", confirm: "turn", autoEnd: false, notify: false, sound: false, volume: 0.5, zoom: 100, compute: "auto", cores: 0, bots: false };

const KEY = "wharfinger:settings";
const MOVES = { off: 0, fast: 220, normal: 450, slow: 900 };

/** The form in which settings are kept. In the first, "always" meant the choices that end a turn. */
const FORM = 2;

function read(): Settings {
  try {
    const { form, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings> & { form?: number };
    if (form === undefined && kept.confirm === "always") kept.confirm = "turn";
    return { ...DEFAULTS, ...kept };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(read());
const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const still = (): boolean => calm.matches || settings.speed === "off";

/** Puts the settings on the page, now and whenever they or the system's wishes change. Call inside a component. */
export function applySettings(): void {
  let system = $state(dark.matches);
  $effect(() => {
    const listen = () => (system = dark.matches);
    dark.addEventListener("change", listen);
    return () => dark.removeEventListener("change", listen);
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "auto" ? (system ? "dark" : "light") : settings.theme;
    root.dataset.seats = settings.seats;
    root.style.setProperty("--board-zoom", String(settings.zoom / 100));
    if (calm.matches || settings.speed === "normal") root.style.removeProperty("--move");
    else root.style.setProperty("--move", `${MOVES[settings.speed]}ms`);
  });
  $effect(() => {
    void loadLanguage(settings.language);
  });
  // What is changed in one page holds in all of them.
  $effect(() => {
    const listen = (event: StorageEvent) => event.key === KEY && Object.assign(settings, read());
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  });
  $effect(() => {
    const text = JSON.stringify({ ...settings, form: FORM });
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Storage is forbidden: the settings last as long as the page.
    }
  });
}
