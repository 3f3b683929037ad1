/** What part a choice plays in a turn, what its button says, and what would be lost by it. */
import type { Role, Say, Thing } from "../../lib/game/module";
import type { Ask, Choice, View } from "../../lib/types";
import { addedPieces, barred, BONUS_COST, COLUMNS, completeShips, components, freeSteps, hiringSteps, income, ringPiece, stepsPrice, stepsTo, type GameView } from "./model";
import { objects } from "./objects";
import { goodsOf, nameOf, piecesOf } from "./words";

/** The first question of each action. */
const ASKS: Record<string, string> = {
  build: "column", canal: "canal", goods: "goods", equipment: "equipment", crew: "crew", employee: "search", exchange: "trade",
}; // prettier-ignore
const chosenAction = (view: GameView): string => view.row.find((tile) => tile.chosen)?.action ?? "";
const isBonus = (choice: Choice): boolean => choice.text.startsWith("bonus ");

/** The order of the list is that of the table: the action tiles from the left, employees as they stand on their space. */
export function order(choice: Choice, ask: Ask, plain: View): number {
  const view = plain as GameView;
  if (ask.decision === "hire") return view.wheel.employees[view.wheel.hiring]?.findIndex(({ id }) => choice.text === `hire ${id}`) ?? -1;
  const action = ask.decision === "tile" ? choice.text : /^(?:bonus|final) (\w+)$/.exec(choice.text)?.[1];
  const place = view.row.findIndex((tile) => tile.action === action);
  return place < 0 ? -1 : view.row.length - place;
}

export function role(choice: Choice): Role {
  if (isBonus(choice) || choice.text === "scrap" || choice.text === "leave") return "aside";
  return ["end", "done", "pass", "sail"].includes(choice.text) ? "finish" : "main";
}

/** Whether the turn goes on with the launch of a ship. */
export const launches = (view: GameView, seat: number): boolean => completeShips(view.players[seat]?.yard ?? []).length > 0;

/** What a choice is called that does not end the turn but cannot be taken back. */
const DEEDS: Record<string, string> = { goods: "deed-goods", place: "deed-place", turn: "deed-turn" };

export function deed(choice: Choice, ask: Ask, plain: View, say: Say): string | null {
  const [first = "", second = ""] = choice.text.split(" ");
  if (first === "end" && choice.hint?.id === "hint-scraps") return say("deed-end-scrap");
  if (first === "end" || first === "done") {
    if (choice.ends) return say("deed-end");
    return launches(plain as GameView, ask.seat) ? say("deed-launch") : say(first === "done" ? "do-done" : "deed-end");
  }
  if (first === "pass") return say("do-pass");
  if (first === "sail") return say("do-sail");
  if (first === "scrap") return say("deed-scrap");
  if (ask.decision in DEEDS && !choice.ends) return say(DEEDS[ask.decision]!);
  return ask.decision === "discard" ? say("do-discard", { contract: nameOf("contract", second) }) : null;
}

/** The slots of the goods offer that so much money pays for. */
const affordable = (view: GameView, money: number): number[] =>
  view.goods.offer.flatMap((tile, slot) => (tile && (view.goods.prices[slot] ?? 0) <= money ? [slot] : []));
const goodsPlan = (view: GameView, slot: number, say: Say): string =>
  say("plan-goods", { goods: goodsOf(view.goods.offer[slot]!.goods), price: view.goods.prices[slot] ?? 0 });

/** What is done by a choice that draws from a stack, as every end of a solo turn does: nobody may see first what it leads to. */
export function plan(choice: Choice, ask: Ask, plain: View, say: Say): string | null {
  const view = plain as GameView;
  const [, second = ""] = choice.text.split(" ");
  const { part, canal } = view.in_hand;
  switch (ask.decision) {
    case "tile": {
      const place = view.row.findIndex((one) => one.action === choice.text);
      const money = (view.row[place]?.guilders ?? 0) + income(view, place);
      const taken = say("plan-tile", { action: nameOf("action", choice.text), money });
      // Held only where the one goods tile that can be paid is purchased at once.
      const [slot, ...more] = choice.text === "goods" && choice.ends ? affordable(view, (view.players[ask.seat]?.money ?? 0) + money) : [];
      return slot === undefined || more.length ? taken : `${taken} ${goodsPlan(view, slot, say)}`;
    }
    case "place": {
      const rows = COLUMNS.map((column) => view.offer[column]).find((rows) => rows.some((one) => one?.id === part)) ?? [];
      const row = rows.findIndex((one) => one?.id === part);
      return row < 0 ? null : say("plan-place", { kind: rows[row]!.kind, place: second, price: view.part_prices[row] ?? 0 });
    }
    case "turn":
      return canal ? say("plan-turn", { canal, turn: Number(second) }) : null;
    case "goods": {
      const slot = view.goods.offer.findIndex((one) => one?.id === second);
      return slot < 0 ? null : goodsPlan(view, slot, say);
    }
    case "equipment":
    case "crew": {
      const player = view.players[ask.seat];
      const price = stepsPrice(Number(second), freeSteps(player, ask.decision));
      const added = piecesOf(addedPieces(player, ask.decision));
      const taken = say("plan-piece", { piece: nameOf("piece", ringPiece(view, ask.decision, Number(second)) ?? ""), price });
      return added.length ? `${taken} ${say("plan-added", { what: added })}` : taken;
    }
    case "search": {
      // Held only where the one whom these steps lead to is hired at once.
      const player = view.players[ask.seat];
      const price = stepsPrice(Number(second), freeSteps(player, "hiring"));
      const staff = view.wheel.employees[(view.wheel.hiring + Number(second)) % view.wheel.employees.length] ?? [];
      const [one, ...more] = staff.filter((post) => player && !barred(player, post.id, post.left, price));
      if (!one || more.length) return null;
      return say("plan-hire", { employee: nameOf("employee", one.id), price: price + (components.employees[one.id]?.fee ?? 0) });
    }
    case "hire":
      return say("plan-hire", { employee: nameOf("employee", second), price: components.employees[second]?.fee ?? 0 });
    default:
      return null;
  }
}

/** Why a complete ship cannot sail, where this choice leads to its end. */
export function stranded(choice: Choice, say: Say): string | null {
  const { id, args } = choice.hint ?? { id: "", args: {} };
  return id === "hint-scraps" || (id === "hint-completes-unfit" && choice.ends) ? say("warn-stranded", { lacks: String(args.lacks) }) : null;
}

export function warning(choice: Choice, ask: Ask, plain: View, say: Say): string | null {
  const lost = choice.text === "done" && !choice.ends ? null : stranded(choice, say);
  if (lost) return lost;
  const view = plain as GameView;
  const player = view.players[ask.seat];
  if (!player) return null;
  switch (ask.decision) {
    case "tile": {
      const place = view.row.findIndex((one) => one.action === choice.text);
      const money = player.money + (view.row[place]?.guilders ?? 0) + income(view, place);
      const able = !ASKS[choice.text] || objects(view, ask.seat, choice.text, money).length > 0;
      return able ? null : say("warn-no-effect", { action: nameOf("action", choice.text) });
    }
    case "act": {
      const action = chosenAction(view);
      if (choice.text === "end") return say("warn-no-effect", { action: nameOf("action", action) });
      const able = !ASKS[action] || objects(view, ask.seat, action, player.money - BONUS_COST).length > 0;
      return isBonus(choice) && !able ? say("warn-bonus-first", { action: nameOf("action", action) }) : null;
    }
    case "launch":
      return choice.text === "scrap" && ask.choices.some(({ text }) => text === "sail")
        ? say("warn-scrap", { count: view.in_hand.ship?.length ?? 0 })
        : null;
    case "gift":
      return choice.text === "leave" ? say("warn-leave") : null;
    default:
      return null;
  }
}

/** A click on the ship that is launched means: it sails. */
export function meant(_thing: Thing, choices: readonly Choice[]): Choice | null {
  return choices.find(({ text }) => text === "sail") ?? (choices.length === 1 ? choices[0]! : null);
}

/** What a click on something that is not lit would ask for. */
export function wish(thing: Thing, ask: Ask, plain: View): string | null {
  const view = plain as GameView;
  const [kind = "", id = "", third = ""] = thing.split(":");
  const asked = ask.decision === "act" ? (ASKS[chosenAction(view)] ?? "") : ask.decision;
  if (kind === "action") return ({ tile: id, final: `final ${id}`, act: `bonus ${id}`, more: `bonus ${id}` } as Record<string, string>)[ask.decision] ?? null;
  if (kind === "part" && ["column", "part", "last_part"].includes(asked)) return id;
  if (kind === "canal" && asked === "canal") return `rent ${id}`;
  if (kind === "goods" && (asked === "goods" || asked === "trade")) return `${asked === "goods" ? "purchase" : "trade"} ${id}`;
  if (kind === "post" && (asked === "search" || asked === "hire")) return `hire ${id}`;
  if (kind === "hiring" && asked === "search") return `steps ${hiringSteps(view, Number(id))}`;
  if (kind === "ring" && asked === id && (id === "crew" || id === "equipment")) return `steps ${stepsTo(view, id, third)}`;
  if (kind === "yard" && asked === "place" && Number(id) === ask.seat) return `on ${third}`;
  return null;
}
