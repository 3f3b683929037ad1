/** The drawings of all icons, put into the page once; `Icon` points to them. */
import raw from "./sprite.svg?raw";

export function needSprite(): void {
  if (typeof document === "undefined" || document.getElementById("lh-sprite")) return;
  document.body.insertAdjacentHTML("afterbegin", raw);
}
