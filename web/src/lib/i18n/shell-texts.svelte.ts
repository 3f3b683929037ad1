/** The shell's own texts, in the language that is set. A language is a file: web/src/texts/<language>.ftl. */
import english from "../../texts/en.ftl?raw";
import { gameTexts } from "../server/api";
import { Catalogue, type Args } from "./catalogue";
import { sorted } from "./locale";
import { accented, PSEUDO } from "./pseudo";

const files = import.meta.glob<string>(["../../texts/*.ftl", "!../../texts/en.ftl"], { query: "?raw", import: "default" });
const fallback = new Catalogue("en", [english]);
const served = new Map<string, Promise<string | null>>();
const current = $state<{ catalogue: Catalogue }>({ catalogue: fallback });

/** A language's name in itself. */
export const nativeName = (code: string): string => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
/** The languages there are, by their own names. */
export const languages: string[] = sorted(["en", ...Object.keys(files).map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length))], nativeName, "en");

/** The best language that there is a catalogue for. */
export function bestLanguage(wanted: string, offered: readonly string[] = languages, asked: readonly string[] = navigator.languages): string {
  if (wanted === PSEUDO || (wanted !== "auto" && offered.includes(wanted))) return wanted;
  for (const tag of asked) {
    if (tag.split("-")[0] === PSEUDO) return PSEUDO;
    const found = offered.find((language) => language === tag) ?? offered.find((language) => language === tag.split("-")[0]);
    if (found) return found;
  }
  return "en";
}

export async function loadLanguage(wanted: string): Promise<void> {
  const language = bestLanguage(wanted);
  document.documentElement.lang = language;
  if (language === PSEUDO) {
    current.catalogue = new Catalogue(PSEUDO, [english]);
    current.catalogue = new Catalogue(PSEUDO, [(await serverTexts("en")) ?? "", english]);
    return;
  }
  const own = language === "en" ? "" : ((await files[`../../texts/${language}.ftl`]?.()) ?? "");
  if (own) current.catalogue = new Catalogue(language, [own], fallback);
  // The server's refusals and notices are its own texts; they come a little later than the page.
  const behind = new Catalogue("en", [(await serverTexts("en")) ?? "", english]);
  current.catalogue = own ? new Catalogue(language, [(await serverTexts(language)) ?? "", own], behind) : behind;
}

function serverTexts(language: string): Promise<string | null> {
  const asked = served.get(language) ?? gameTexts("server", language);
  served.set(language, asked);
  return asked;
}

export const language = (): string => current.catalogue.language;
export const shell = (): Catalogue => current.catalogue;
/** The text of this language among texts that came in all of them. */
export const ofLanguage = (texts: Record<string, string>): string => texts[language()] ?? (language() === PSEUDO ? accented(texts.en ?? "") : (texts.en ?? ""));
/** A text of the shell. */
export const t = (id: string, args?: Args): string => current.catalogue.say(id, args);
export const botName = (bot: string): string => (current.catalogue.has(`bot-${bot}`) ? t(`bot-${bot}`) : t("bot-other", { name: bot }));
