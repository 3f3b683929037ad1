/** Drawings as backgrounds: a style sheet reads each once, and a box that shows one has nothing in it to lay out. */

export const background = (viewBox: string, parts: string): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${parts}</svg>`;
  return `background-image:url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
};

/** Add rules to the page, if it is one. */
export function adopt(rules: string[]): void {
  if (typeof CSSStyleSheet !== "function" || !("adoptedStyleSheets" in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join("\n"));
  document.adoptedStyleSheets.push(sheet);
}
