/** The drawings of all icons: those in colours of their own as backgrounds, the others to be put in where they stand. */
import { adoptInPixels, type Picture } from "./sheet";
import raw from "./sprite.svg?raw";

type Drawing = { viewBox: string; parts: string };

const DRAWINGS = new Map<string, Drawing>(
  [...raw.matchAll(/<symbol id="lh-([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(([, name, viewBox, parts]) => [name!, { viewBox: viewBox!, parts: parts! }]),
);
/** Black goods need a rim that shows on a dark table. */
const RIM = { light: "#0e1013", dark: "#93a0ac" };

/** The drawing of an icon that takes the colour of the text around it; none for the others. */
export function lineArt(name: string): Drawing | undefined {
  const drawing = DRAWINGS.get(name);
  return drawing?.parts.includes("currentColor") ? drawing : undefined;
}

let made = false;
/** The icons in colours of their own as rules of a style sheet, made once. */
export function needIcons(): void {
  if (made) return;
  made = true;
  void adoptInPixels(
    [...DRAWINGS].flatMap(([name, { viewBox, parts }]) => {
      const picture = (where: string, rim: string): Picture => ({ where: `${where}.lh-icon-${name}`, viewBox, parts: parts.replaceAll("var(--lh-rim)", rim) });
      if (lineArt(name)) return [];
      return parts.includes("var(--lh-rim)") ? [picture("", RIM.light), picture('[data-theme="dark"] ', RIM.dark)] : [picture("", RIM.light)];
    }),
  );
}
