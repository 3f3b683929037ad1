/** What the tests of this board share: sample positions and the real catalogues. */
import { catalogueOf } from "../../lib/board/testing";
import type { Options } from "../../lib/game/module";
import type { Ask } from "../../lib/types";
import en from "./en.ftl?raw";
import type { GameView } from "./model";
import positions from "./samples/positions.json";

export type Sample = { view: GameView; options: Options; ask: Ask | null };
export const { say, has, clashes } = catalogueOf("shipyard", en);
export const sample = { positions: positions.samples, events: positions.events } as unknown as { positions: Sample[]; events: string[] };
