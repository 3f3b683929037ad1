/**
 * The seam between the shell and the games. A game is a folder under `web/src/games/<game>/` whose `index.ts` exports
 * a `GameModule` as default, with its picture in `art/Picture.svelte` and its texts in `<language>.ftl`; the shell knows nothing
 * else of it, and a game knows nothing of the server.
 */
import type { Component } from "svelte";
import type { Args } from "../i18n/catalogue";
import type { Ask, Choice, ComponentRow, GameEvent, View } from "../types";

/** Something on the table that can be lit, pointed at, explained or highlighted: `site:12`, `church:nikolai`, `card:bakehouse`. */
export type Thing = string;

/** The message of an id in the game's catalogue, in the player's language. */
export type Say = (id: string, args?: Args) => string;
/** Whether there is a message with this id. */
export type Has = (id: string) => boolean;
/** The switches of the table. */
export type Options = Record<string, string | number>;

export type BoardProps = {
  view: View;
  /** The table before the choice that is held, where `view` shows what that leads to: whose turn it is, and at what cost. */
  now?: View;
  options: Options;
  /** Whose table it is seen from: that player's things come first. */
  pov: number | null;
  /** What can be clicked now, and the choices each click could mean. */
  lit: Map<Thing, Choice[]>;
  /** What the choice that waits for the button stands for; a board may draw it where it would go. */
  held?: ReadonlySet<Thing>;
  /** What a lesson speaks of: a board that shows one part at a time shows the part that has it. */
  spoken?: readonly Thing[];
  /** What changed since this player last looked: drawn with a mark. */
  fresh: Set<Thing>;
  /** A lit thing was clicked; with `more`, the click also answers what is asked next; with `again`, this is that answer. */
  onpick: (thing: Thing, more?: boolean, again?: boolean) => void;
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
  /** The one choice that a lesson waits for: a panel of several parts begins with the part that has it. */
  wanted?: Choice | null;
  /** Its own button has said what is done, so nothing is asked once more. Whether the choice was taken. */
  onchoose: (choice: Choice) => Promise<boolean>;
};

/** What part a choice plays in a turn: what the turn is about; business that is possible at any time; no more of this. */
export type Role = "main" | "aside" | "finish";

export type GameModule = {
  /** Told what the components of this server say before the board is drawn: it may play on corrected ones. */
  learn?: (components: readonly ComponentRow[]) => void;
  Board: Component<BoardProps>;
  /** The things a choice stands for: clicking any of them picks it. Empty: only its button. Pure function of the notation's words. */
  targets: (choice: Choice, ask: Ask, view: View) => Thing[];
  /** The label of a choice's button, when the notation's own words are not good enough. */
  label?: (choice: Choice, ask: Ask, view: View, say: Say) => string;
  /** The word whose picture (`Icon`) stands on a choice's button; null: none. */
  picture?: (choice: Choice, ask: Ask, view: View) => string | null;
  /** Whether an open panel takes a click on a thing: it counts one more of it. */
  counted?: (thing: Thing) => boolean;
  /** Where a choice stands in the list: small numbers first, equal ones as the rules list them. */
  order?: (choice: Choice, ask: Ask, view: View) => number;
  /**
   * What part a choice plays; without it every choice is `main`. Choices `aside` (buy, sell, repay) lie in a drawer, and a
   * choice that finishes (done, pass, end of the turn) is the primary button.
   */
  role?: (choice: Choice, ask: Ask, view: View) => Role;
  /** What the primary button says for a choice: what it really does ("Feed workers", "Sail"). Without it: "End turn", or the label. */
  deed?: (choice: Choice, ask: Ask, view: View, say: Say) => string | null;
  /** What the summary of the turn says of a held choice whose outcome may not be shown yet: a whole sentence. Without it: the label. */
  plan?: (choice: Choice, ask: Ask, view: View, say: Say) => string | null;
  /** Whether who finishes so means the whole turn, where nothing of it is left then but business on the side. */
  endsTurn?: (choice: Choice, ask: Ask) => boolean;
  /** What would be lost for nothing: asked once more, with this sentence. */
  warning?: (choice: Choice, ask: Ask, view: View, say: Say) => string | null;
  /** Which choice a plain click on a thing means where it stands for several; null: none, they are listed. */
  meant?: (thing: Thing, choices: readonly Choice[], ask: Ask, view: View) => Choice | null;
  /** The notation of what a click on an unlit thing would ask for: the server says why that is not possible. */
  wish?: (thing: Thing, ask: Ask, view: View) => string | null;
  /** The picture of a word of the notation (a good, a part, an item) for the log and the buttons; it draws nothing for a word it does not know. */
  Icon?: Component<{ id: string; size?: number }>;
  /** What a player has, money first, for the list of players: a word with a picture, a message with `count`, and how much. */
  holdings?: (view: View, seat: number) => { id: string; text: string; count: number }[];
  /** The things an event touched, for the recap's highlights. */
  touched: (event: GameEvent) => Thing[];
  /** What a thing is and what it does now, in numbers, under the options of this table. */
  explain: (thing: Thing, view: View, say: Say, has: Has, options: Options) => Explanation | null;
  /** A panel that replaces the plain buttons for decisions better shown otherwise (amounts, payments); null: buttons. */
  Panel?: Component<PanelProps> | null;
  panelFor?: (ask: Ask) => boolean;
  /** Whether its panels, or the panel of a question, hold every answer, so that the list of choices under them says nothing new. */
  panelsHoldAll?: boolean | ((ask: Ask) => boolean);
};
