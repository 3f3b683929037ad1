/** Whether a key belongs to something that takes text, or to a modifier's shortcut, and not to the page. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  if (document.querySelector("dialog[open]")) return true;
  return at.isContentEditable || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement || (at instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(at.type));
}
