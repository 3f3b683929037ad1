/** Which contracts are kept when some have to go: so many of each colour (SY-5.12). */
import { amount } from "../../../lib/game/about";
import type { Plan } from "../../../lib/panel/plan";
import type { Ask } from "../../../lib/types";
import { components, type GameView } from "../model";

type Hand = { colour: "red" | "blue"; held: { id: string; points: number }[]; keep: number };

/** The colours of which something has to go. */
export function hands(ask: Ask, view: GameView): Hand[] {
  const all = view.players[ask.seat]?.contracts.held ?? [];
  return (["red", "blue"] as const)
    .map((colour) => {
      const held = all.filter(({ id }) => components.contracts[id]?.colour === colour);
      return { colour, held, keep: held.length - (amount(ask, colour) ?? 0) };
    })
    .filter(({ held, keep }) => keep < held.length);
}

/** As people choose: what is worth most now. */
export const best = ({ held, keep }: Hand): string[] =>
  [...held].sort((a, b) => b.points - a.points).slice(0, keep).map(({ id }) => id);

/** One more or one less to keep. Of a single one the next takes the place. */
export function toggled(hand: Hand, kept: readonly string[], id: string): string[] {
  const others = kept.filter((one) => !hand.held.some((held) => held.id === one));
  const own = kept.filter((one) => !others.includes(one));
  if (hand.keep === 1) return [...others, id];
  return [...others, ...(own.includes(id) ? own.filter((one) => one !== id) : [...own, id])];
}

/** Everything else goes, one after the other. */
export const keepPlan = (ask: Ask, kept: readonly string[]): Plan => ({
  seat: ask.seat,
  answer: (now) =>
    now.decision === "discard" ? (now.choices.find(({ text }) => text.startsWith("discard ") && !kept.includes(text.split(" ")[1]!)) ?? null) : null,
});
