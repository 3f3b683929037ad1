/** Drawings as backgrounds: a style sheet reads each once, and a box that shows one has nothing in it to lay out. */

/** Where a drawing is shown, as a selector. */
export type Picture = { where: string; viewBox: string; parts: string };

/** Pixels of a drawing's height: enough for the largest icon of an enlarged board on a fine screen. */
const HEIGHT = 144;

const source = ({ viewBox, parts }: Picture, size = ""): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size}>${parts}</svg>`)}`;
const background = (url: string): string => `url("${url}")`;

/** Add pictures to the page, if it is one. */
export function adopt(pictures: Picture[]): CSSStyleSheet | null {
  if (typeof CSSStyleSheet !== "function" || !("adoptedStyleSheets" in document)) return null;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pictures.map((picture) => `${picture.where}{background-image:${background(source(picture))}}`).join("\n"));
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/**
 * Add pictures that are shown in many sizes. A browser lays a drawing out anew for each size at every painting, which took
 * most of the time of drawing a board; so pixels take the place of the drawings once they are made.
 */
export async function adoptInPixels(pictures: Picture[]): Promise<void> {
  const sheet = adopt(pictures);
  if (!sheet) return;
  try {
    const painted = await Promise.all(pictures.map(pixels));
    const rules = [...sheet.cssRules] as CSSStyleRule[];
    painted.forEach((url, at) => (rules[at]!.style.backgroundImage = background(url)));
  } catch {
    // The drawings stay.
  }
}

async function pixels(picture: Picture): Promise<string> {
  const [, , wide, high] = picture.viewBox.split(" ").map(Number);
  const canvas = document.createElement("canvas");
  canvas.height = HEIGHT;
  canvas.width = Math.round((HEIGHT * wide!) / high!);
  const image = new Image();
  image.src = source(picture, ` width="${canvas.width}" height="${canvas.height}"`);
  await image.decode();
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return canvas.toDataURL();
}
