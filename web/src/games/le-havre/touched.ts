/** The things an event touched. */
import { touchedBy, type EventArgs, type Touches } from "../../lib/board/touched";
import type { Thing } from "../../lib/game/module";

const card = (a: EventArgs): Thing => `card:${a.card}`;
const own = (a: EventArgs): Thing => `good:${a.player}:${a.good}`;

export const TOUCHES: Touches = {
  supplied: (a) => [`marker:${a.player}`],
  added: (a) => [`offer:${a.good}`],
  took_offer: (a) => [`offer:${a.good}`, own(a)],
  entered: (a) => [card(a), `disc:${a.player}`],
  got: (a) => [own(a)],
  paid: (a) => [own(a), ...(Number(a.payee) >= 0 ? [`good:${a.payee}:${a.good}`] : [])],
  constructed: (a) => [card(a)],
  bought: (a) => [card(a)],
  bought_ship: (a) => [`ship:${a.ship}`],
  sold: (a) => [card(a)],
  sold_ship: (a) => [`ship:${a.ship}`],
  built_ship: (a) => [`ship:${a.ship}`],
  exchanged: (a) => [card(a)],
  modernised: (a) => [card(a)],
  sent_home: (a) => [card(a), `disc:${a.player}`],
  took_card: (a) => [card(a)],
  left: (a) => [card(a), `disc:${a.player}`],
  put_into: (a) => [card(a), `disc:${a.player}`],
  placed: (a) => [card(a)],
  took_loan: (a) => [`loan:${a.player}`],
  returned_loan: (a) => [`loan:${a.player}`],
  looked: () => ["deck"],
  saw: () => ["deck"],
  laid_back: () => ["deck"],
  harvested: (a) => [own(a)],
  fed: (a) => [`feeding:${a.player}`],
  town_built: (a) => [card(a)],
  revealed: (a) => [card(a), "deck"],
  new_ship: (a) => [`ship:${a.ship}`],
  round_over: (a) => [`round:${Number(a.round) + 1}`],
  removed: () => [],
  dealt: () => ["hand"],
  passed: (a) => [`player:${a.player}`],
  ended: () => [],
};

export const touched = touchedBy(TOUCHES);
