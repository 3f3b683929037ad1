/**
 * Tiles that go from one place of the table to another: they travel instead of jumping. For HTML only, never for SVG.
 */
import { cubicInOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade, type TransitionConfig } from "svelte/transition";

const LONG = 480;

/** How long a movement takes: not at all where the player wants stillness. */
export const lasting = (still: boolean, long = LONG): number => (still || prefersReducedMotion.current ? 0 : long);

export const [send, receive] = crossfade({
  easing: cubicInOut,
  fallback: (node, params): TransitionConfig => fade(node, { duration: Number(params.duration ?? LONG) }),
});
export const travel = (key: string, still: boolean) => ({ key, duration: lasting(still) });
