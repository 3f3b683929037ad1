/** What part of a board a picture shows, and how large. */
export type Box = { x: number; y: number; width: number; height: number };

/** The box around some boxes, with a little air; null around nothing. */
export function around(boxes: readonly Box[], air = 10): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((one) => one.x)) - air;
  const top = Math.min(...boxes.map((one) => one.y)) - air;
  const right = Math.max(...boxes.map((one) => one.x + one.width)) + air;
  const bottom = Math.max(...boxes.map((one) => one.y + one.height)) + air;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** As large as the room allows, and hardly larger than on the table. */
export function fitted(box: Box, room: number, highest: number): { scale: number; width: number; height: number } {
  const scale = Math.min(1.25, room / box.width, highest / box.height);
  return { scale, width: box.width * scale, height: box.height * scale };
}
