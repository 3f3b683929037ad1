/** What a thing on the table is and what it does now, in numbers: the common area. Players' things: explain-players. */
import { explainBy, type Explainer } from "../../lib/board/explain";
import type { Explanation, Say, Options } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import { capital } from "../../lib/i18n/sentences";
import { canalInHand } from "./board/canal";
import { players } from "./explain-players";
import {
  addedPieces,
  barred,
  COLUMNS,
  components,
  exchangeOrder,
  freeSteps,
  hiringSteps,
  income,
  isBonus,
  merchants,
  stepsPrice,
  stepsTo,
  stepsToHire,
  type GameView,
  reader,
} from "./model";
import { cellWords, fact, goodsWords, message, nameOf, noted, partLines, piecesOf, price } from "./words";

const startCounts = (options: Options): boolean => options.exchange_start_field === "counts";

const common: Record<string, Explainer<GameView>> = {
  action: aboutAction,
  gear: (_, __, say, options) => ({
    title: say("board-gear"),
    lines: [
      say("about-gear"),
      say("about-drop", {
        guilder: String(options.last_tile_guilder ?? "add_up"),
        last: String(options.guilder_at_final_drop ?? "on"),
      }),
    ],
    rule: "SY-4.5, SY-5.2 – SY-5.7",
  }),
  rounds: (_, view, say, options) => ({
    title: say("board-rounds"),
    lines: [
      say("about-rounds", { cubes: view.gear.round_cubes }),
      say("about-discards", {
        seats: view.players.length,
        // with two contracts of a colour there is only the later discard (SY-5.10)
        deal: (options.contracts_deal ?? "three") === "three" ? "three" : "two",
      }),
    ],
    rule: "SY-5.4 – SY-5.10, SY-20.1",
  }),
  part: aboutPart,
  stack: aboutStack,
  canal: aboutCanal,
  goods: aboutGoods,
  ring: aboutRing,
  marker: (words, _, say) => ({
    title: say("board-marker", { ring: nameOf("ring", words[0] ?? "") }),
    lines: [say("about-marker")],
    rule: "SY-6.6, SY-6.7",
  }),
  hiring: aboutSpace,
  post: aboutPost,
  exchange: aboutExchange,
  sell: aboutSell,
  swap: ([good = "", piece = ""], _, say) => ({
    title: say("about-swap-title", { good: nameOf("good", good), piece: nameOf("piece", piece) }),
    lines: [say("about-swap"), say(`about-piece-${piece}`)],
    rule: "SY-13.4, SY-13.5",
  }),
  solo: aboutSolo,
  turn: ([turn = "0"], view, say) => ({
    title: say("do-turn", { turn: Number(turn) }),
    lines: [say("about-turn", { canal: view.in_hand.canal ?? "" })],
    rule: "SY-8.4",
  }),
  cell: ([cell = ""], view, say) => ({
    title: cellWords(view.players[view.actor ?? 0]?.system ?? [], cell, say),
    lines: [say("about-cell")],
    rule: "SY-8.3, SY-8.6",
  }),
};

export const explain = explainBy<GameView>({ ...players, ...common });

function aboutAction([action = ""]: string[], view: GameView, say: Say): Explanation {
  const place = view.row.findIndex((tile) => tile.action === action);
  const tile = view.row[place];
  const lines = [say(`about-action-${action}`)];
  if (tile) {
    const money = income(view, place);
    if (tile.cubes.some((cubes) => cubes > 0)) lines.push(say("about-occupied"));
    else if (tile.leading) lines.push(say("about-leading"));
    else if (isBonus(view)) lines.push(say("about-bonus"));
    else lines.push(say("about-income", { money, ahead: money }));
    if (tile.guilders) lines.push(say("about-guilders", { guilders: tile.guilders }));
  }
  return { title: say(`name-action-${action}`), lines, rule: RULES[action] };
}
const RULES: Record<string, string> = {
  build: "SY-4.8, SY-4.14, SY-7",
  canal: "SY-4.8, SY-4.14, SY-8",
  goods: "SY-4.8, SY-4.14, SY-9",
  equipment: "SY-4.8, SY-4.14, SY-10",
  crew: "SY-4.8, SY-4.14, SY-11",
  employee: "SY-4.8, SY-4.14, SY-12",
  exchange: "SY-4.8, SY-4.14, SY-13",
  subsidy: "SY-4.8, SY-4.14, SY-14",
};

function aboutPart([id = ""]: string[], view: GameView, say: Say): Explanation | null {
  for (const column of COLUMNS) {
    const row = view.offer[column].findIndex((part) => part?.id === id);
    const part = row >= 0 ? view.offer[column][row] : null;
    if (part)
      return {
        title: say("about-part-title", {
          kind: nameOf("kind", part.kind),
          price: price(view.part_prices[row]!, say),
        }),
        lines: [...partLines(part, say), say(`about-kind-${part.kind}`)],
        rule: "SY-7.1 – SY-7.10",
      };
  }
  return null;
}

function aboutStack([stack = ""]: string[], view: GameView, say: Say): Explanation {
  const left =
    stack === "canals" ? view.canals.left : stack === "goods" ? view.goods.left : (view.parts_left[stack] ?? 0);
  const parts = stack !== "canals" && stack !== "goods";
  const discard = stack === "canals" ? view.canals.discard.length : view.goods.discard.length;
  return {
    title: say("about-stack-title", { stack }),
    lines: [say("about-stack", { left }), parts ? say("about-stack-parts") : say("about-stack-discard", { discard })],
    rule: parts ? "SY-7.22 – SY-7.27, SY-20.4" : "SY-6.10 – SY-6.12",
  };
}

function aboutCanal([id = ""]: string[], view: GameView, say: Say, options: Options): Explanation | null {
  const slot = view.canals.offer.findIndex((canal) => canal?.id === id);
  const laid = view.players.flatMap((player) => player.system).find((canal) => canal.id === id);
  const canal = slot >= 0 ? view.canals.offer[slot] : laid;
  const known = canal ?? canalInHand(id, options);
  if (!known) return null;
  const lines = [say(`about-shape-${known.shape}`)];
  for (const symbol of new Set(Object.values(known.symbols)))
    lines.push(fact(nameOf("symbol", symbol), message(`official-${dashed(symbol)}`), say));
  const title =
    slot >= 0
      ? say("about-canal-offer", { canal: id, price: price(view.canals.prices[slot]!, say) })
      : say("about-canal", { canal: id });
  return { title, lines: noted(id, say, lines), rule: "SY-8.1 – SY-8.6, SY-19.5" };
}

function aboutGoods([id = ""]: string[], view: GameView, say: Say, options: Options): Explanation | null {
  const goods = components.goods[id];
  if (!goods) return null;
  const slot = view.goods.offer.findIndex((tile) => tile?.id === id);
  const shows = goodsWords(goods, say);
  const next = view.wheel.exchange_prices[exchangeOrder(view, startCounts(options))[0]!]!;
  const worth = goods.reduce((sum, good) => sum + next[good]! + merchants(reader(view), good), 0);
  return {
    title:
      slot >= 0
        ? say("about-goods-offer", { goods: shows, price: price(view.goods.prices[slot]!, say) })
        : say("about-goods-title", { goods: shows }),
    lines: noted(id, say, [say("about-goods"), say("about-goods-worth", { money: worth })]),
    rule: "SY-9.1, SY-13.2 – SY-13.4",
  };
}

function aboutRing([ring = "", piece = ""]: string[], view: GameView, say: Say): Explanation | null {
  if (ring !== "crew" && ring !== "equipment") return null;
  const player = reader(view);
  const steps = stepsTo(view, ring, piece);
  const added = piecesOf(addedPieces(player, ring));
  const cost = price(stepsPrice(steps, freeSteps(player, ring)), say);
  return {
    title: say(`name-piece-${piece}`),
    lines: [
      say(view.wheel[ring] === piece ? "about-around" : "about-ring", { steps, cost }),
      ...(added.length ? [say("plan-added", { what: added })] : []),
      say(`about-piece-${piece}`),
    ],
    rule: ring === "crew" ? "SY-11.1, SY-11.2" : "SY-10.1 – SY-10.3",
  };
}

function aboutSpace([space = "0"]: string[], view: GameView, say: Say): Explanation {
  const steps = hiringSteps(view, Number(space));
  const staff = view.wheel.employees[Number(space)] ?? [];
  const cost = price(stepsPrice(steps, freeSteps(reader(view), "hiring")), say);
  return {
    title: say("about-space-title"),
    lines: [
      say(view.wheel.hiring === Number(space) ? "about-around" : "about-space", { steps, cost }),
      ...staff
        .filter((post) => post.left)
        .map((post) => fact(nameOf("employee", post.id), message(`employee-${dashed(post.id)}`), say)),
    ],
    rule: "SY-12.1 – SY-12.6",
  };
}

function aboutPost([id = ""]: string[], view: GameView, say: Say): Explanation | null {
  const space = view.wheel.employees.findIndex((staff) => staff.some((post) => post.id === id));
  const post = view.wheel.employees[space]?.find((one) => one.id === id);
  if (!post) return null;
  const player = reader(view);
  const steps = stepsToHire(view, space);
  const cost = stepsPrice(steps, freeSteps(player, "hiring"));
  const fee = components.employees[id]?.fee ?? 0;
  const why = player ? barred(player, id, post.left, cost) : "";
  const lines = [
    capital(say(`employee-${dashed(id)}`)),
    say("about-post", { steps, cost: price(cost + fee, say), fee, left: post.left }),
  ];
  if (why) lines.push(say(`about-barred-${why}`));
  return { title: say(`name-employee-${dashed(id)}`), lines: noted(id, say, lines), rule: "SY-12.1 – SY-12.5, SY-15" };
}

function aboutExchange([word = "0"]: string[], view: GameView, say: Say, options: Options): Explanation {
  const space = Number(word);
  const prices = view.wheel.exchange_prices[space];
  const order = exchangeOrder(view, startCounts(options));
  const moves = order.indexOf(space) + 1;
  const told =
    order.includes(space) && prices
      ? [say("about-exchange-prices", { coal: prices.coal!, cloth: prices.cloth!, grain: prices.grain! })]
      : [say("about-exchange-start")];
  return {
    title: say("about-exchange-title", { space }),
    lines: [
      ...told,
      ...(view.wheel.exchange === space ? [say("about-exchange-here")] : []),
      ...(view.wheel.exchange !== space && moves ? [say("about-exchange-ahead", { moves })] : []),
    ],
    rule: "SY-6.9, SY-13.1",
  };
}

function aboutSell([good = ""]: string[], view: GameView, say: Say, options: Options): Explanation {
  const mine = merchants(reader(view), good);
  const trading = view.decision === "good" || view.decision === "trade";
  const space = trading ? view.wheel.exchange : exchangeOrder(view, startCounts(options))[0]!;
  const now = view.wheel.exchange_prices[space]![good] ?? 0;
  return {
    title: say("about-sell-title", { good: nameOf("good", good) }),
    lines: [
      say(trading ? "about-sell-now" : "about-sell-next", { price: now, merchants: mine, money: now + mine }),
      say("about-sell"),
    ],
    rule: "SY-13.3, SY-15.3",
  };
}

function aboutSolo(_: string[], view: GameView, say: Say): Explanation | null {
  const solo = view.solo;
  if (!solo) return null;
  const lines = [
    say("about-solo"),
    say("about-solo-number", { number: solo.number, bracket: solo.bracket, left: solo.left }),
    say("about-reconstructed"),
  ];
  return { title: say("label-solo"), lines, rule: "SY-22.6 – SY-22.17" };
}
