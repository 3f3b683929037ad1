/** How things come and go. */

/** Parts fall into place, new ships sail in; nothing of it when the board is still. */
export function arrive(_node: Element, { x = 0, y = 0, still = false }: { x?: number; y?: number; still?: boolean }) {
  return {
    duration: still ? 0 : 600,
    css: (t: number, u: number) =>
      `transform: translate(${x * u * u}px, ${y * u * u}px); opacity: ${Math.min(1, 2 * t)}`,
  };
}
