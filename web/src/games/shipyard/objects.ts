/** What an action could be done with now: the parts, canals, tiles, pieces and employees that the player can have. */
import type { Thing } from "../../lib/game/module";
import { barred, COLUMNS, components, freeSteps, hiringSteps, placesFor, stepsPrice, stepsTo, type GameView } from "./model";

/** The things that stand for the action as a whole, with this money to spend. */
export function objects(view: GameView, seat: number, action: string, money: number): Thing[] {
  const player = view.players[seat];
  if (!player) return [];
  switch (action) {
    case "build":
      return COLUMNS.flatMap((column) =>
        view.offer[column].flatMap((part, row) =>
          part && view.part_prices[row]! <= money && placesFor(player.yard, part.kind).length ? [`part:${part.id}`] : [],
        ),
      );
    case "canal":
      return view.canals.offer.flatMap((canal, slot) => (canal && view.canals.prices[slot]! <= money ? [`canal:${canal.id}`] : []));
    case "goods":
      return view.goods.offer.flatMap((tile, slot) => (tile && view.goods.prices[slot]! <= money ? [`goods:${tile.id}`] : []));
    case "equipment":
    case "crew":
      return components.rings[action]
        .filter((piece) => stepsPrice(stepsTo(view, action, piece), freeSteps(player, action)) <= money)
        .map((piece) => `ring:${action}:${piece}`);
    case "employee":
      return view.wheel.employees.flatMap((staff, space) => {
        const price = stepsPrice(hiringSteps(view, space), freeSteps(player, "hiring"));
        return staff.filter((post) => !barred({ ...player, money }, post.id, post.left, price)).map((post) => `post:${post.id}`);
      });
    case "exchange":
      return player.goods.map((tile) => `goods:${tile.id}`);
    default:
      return [];
  }
}
