/**
 * An angle that follows a place on a ring and only ever grows, so that markers turn clockwise as the rules move them.
 */
export function turning(place: () => number, spaces: () => number): { readonly angle: number } {
  let last = place();
  let angle = $state((last * 360) / spaces());
  $effect.pre(() => {
    const now = place();
    const steps = (now - last + spaces()) % spaces();
    last = now;
    if (steps) angle += (steps * 360) / spaces();
  });
  return {
    get angle() {
      return angle;
    },
  };
}
