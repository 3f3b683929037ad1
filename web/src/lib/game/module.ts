/**
 * The seam between the shell and the games. A game is a folder under `web/src/games/<game>/` whose `index.ts` exports
 * a `GameModule` as default, with its picture in `art/Picture.svelte` and its texts in `en.ftl`; the shell knows nothing
 * else of it, and a game knows nothing of the server.
 */
import type { Component } from "svelte";
import type { Ask, Choice, ComponentRow, GameEvent, View } from "../types";

/** Something on the table that can be lit, pointed at, explained or highlighted: `site:12`, `church:nikolai`, `card:bakehouse`. */
export type Thing = string;

/** The message of an id in the game's catalogue, in the player's language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;
/** Whether there is a message with this id. */
export type Has = (id: string) => boolean;
/** The switches of the table. */
export type Options = Record<string, string | number>;

export type BoardProps = {
  view: View;
  options: Options;
  /** Whose table it is seen from: that player's things come first. */
  pov: number | null;
  /** What can be clicked now, and the choices each click could mean. */
  lit: Map<Thing, Choice[]>;
  /** What changed since this player last looked: drawn with a mark. */
  fresh: Set<Thing>;
  /** A lit thing was clicked. */
  onpick: (thing: Thing) => void;
  /** Hover, focus or tap on anything: the shell shows `explain(thing)` in one place. null: nothing any more. */
  onpoint: (thing: Thing | null, at?: Element) => void;
  say: Say;
  has: Has;
  /** Colour and shape of each seat (colour-blind safe): CSS variables `--seat-0`…; `mark(seat)` is the shape's SVG path in a 24×24 box. */
  mark: (seat: number) => string;
  /** Animation off (reduced motion, or a replay being scrubbed). */
  still: boolean;
};

export type Explanation = { title: string; lines: string[]; rule?: string };

export type PanelProps = Pick<BoardProps, "view" | "options" | "say"> & {
  ask: Ask;
  /** Its own button has said what is done, so nothing is asked once more. Whether the choice was taken. */
  onchoose: (choice: Choice) => Promise<boolean>;
};

export type GameModule = {
  /** The board's own messages, added to the game's catalogue: `import en from "./en.ftl?raw"`, by language. */
  texts?: Record<string, string>;
  /** Told what the components of this server say before the board is drawn: it may play on corrected ones. */
  learn?: (components: readonly ComponentRow[]) => void;
  Board: Component<BoardProps>;
  /** The things a choice stands for: clicking any of them picks it. Empty: only its button. Pure function of the notation's words. */
  targets: (choice: Choice, ask: Ask, view: View) => Thing[];
  /** The label of a choice's button, when the notation's own words are not good enough. */
  label?: (choice: Choice, ask: Ask, view: View, say: Say) => string;
  /** The things an event touched, for the recap's highlights. */
  touched: (event: GameEvent) => Thing[];
  /** What a thing is and what it does now, in numbers, under the options of this table. */
  explain: (thing: Thing, view: View, say: Say, has: Has, options: Options) => Explanation | null;
  /** A panel that replaces the plain buttons for decisions better shown otherwise (amounts, payments); null: buttons. */
  Panel?: Component<PanelProps> | null;
  panelFor?: (ask: Ask) => boolean;
  /** The options that people choose a game by: shown where a table is set up, before all others. */
  upfront?: string[];
};
