/** What a player's things are and do now: yard, reserve, staff, fleet, canals, contracts. */
import type { Explainer } from "../../lib/board/explain";
import type { Explanation, Say } from "../../lib/game/module";
import { dashed } from "../../lib/i18n/catalogue";
import { capital } from "../../lib/i18n/sentences";
import {
  completeShips,
  components,
  officialPays,
  paysAsTold,
  shipInHand,
  symbolsOf,
  type Pays,
  type PlayerView,
  type GameView,
  shipScore,
} from "./model";
import { nameOf, noted, partLines, piecesOf, spaceWords, symbolWords } from "./words";

const player = (view: GameView, seat: string | undefined): PlayerView | undefined => view.players[Number(seat)];

export const players: Record<string, Explainer<GameView>> = {
  player: ([seat], view, say) => {
    const one = player(view, seat);
    if (!one) return null;
    const lines = [
      say("about-player", {
        money: one.money,
        points: one.points,
        ships: one.fleet.length,
        canals: one.system.length,
        staff: one.employees.length,
      }),
    ];
    return { title: view.names[Number(seat)] ?? "", lines, rule: "SY-21.1" };
  },
  opponent: ([chair = "1"], _, say) => ({
    title: say("label-opponent", { number: chair }),
    lines: [say("about-solo")],
    rule: "SY-22.2, SY-22.18",
  }),
  yard: aboutPlace,
  slip: ([seat], view, say) => {
    const parts = (player(view, seat)?.yard ?? []).filter((part) => part !== null);
    const lines = parts.map(
      (part) => say(`do-part-${part.kind}`, { shows: symbolWords(part.symbols, say) }),
    );
    return {
      title: say("about-slip-title", { name: view.names[Number(seat)] ?? "" }),
      lines: lines.length ? lines : [say("board-none-yet")],
      rule: "SY-7.5 – SY-7.10",
    };
  },
  reserve: ([seat, piece = ""], view, say) => ({
    title: say(`count-piece-${piece}`, { count: player(view, seat)?.reserve[piece] ?? 0 }),
    lines: [say("about-reserve"), say(`about-piece-${piece}`)],
    rule: "SY-10.4, SY-16.7",
  }),
  money: ([seat], view, say, options) => ({
    title: say("about-money-title", { money: player(view, seat)?.money ?? 0 }),
    lines: [say("about-money", { ties: String(options.tie_break ?? "shared") })],
    rule: "SY-4.14, SY-4.20, SY-21.3",
  }),
  points: aboutPoints,
  stock: ([seat], view, say) => ({
    title: say("label-goods"),
    lines: [say("about-stock", { count: player(view, seat)?.goods.length ?? 0 })],
    rule: "SY-9.3, SY-13.2",
  }),
  employee: ([, id = ""], _, say) => ({
    title: say(`name-employee-${dashed(id)}`),
    lines: noted(id, say, [capital(say(`employee-${dashed(id)}`)), say("about-employee")]),
    rule: "SY-12.7, SY-15",
  }),
  fleet: aboutShip,
  figure: ([seat], view, say) => ({
    title: say("about-figure-title"),
    lines: [
      player(view, seat)?.figure ? say("about-figure") : say("about-figure-waits"),
      say("about-voyage", { moves: player(view, seat)?.longest_voyage ?? 0 }),
    ],
    rule: "SY-18.1 – SY-18.11",
  }),
  voyage: ([seat], view, say) => ({
    title: say("about-voyage-title", { moves: player(view, seat)?.longest_voyage ?? 0 }),
    lines: [say("about-voyage-rule")],
    rule: "SY-16.8, SY-18.13",
  }),
  used: ([seat], view, say) => ({
    title: say("about-used-title", { count: player(view, seat)?.used_canals ?? 0 }),
    lines: [say("about-used")],
    rule: "SY-18.19, SY-18.20",
  }),
  space: aboutSpaceOn,
  contract: aboutContract,
  contracts: ([seat], view, say) => {
    const held = player(view, seat)?.contracts;
    const lines = [say("about-contracts", { red: held?.red ?? 0, blue: held?.blue ?? 0 })];
    if (held?.discarded?.length)
      lines.push(
        say("board-discarded", { contracts: held.discarded.map((id) => nameOf("contract", id)) }),
      );
    return { title: say("label-contracts"), lines, rule: "SY-5.10 – SY-5.12, SY-21.6" };
  },
  cruise: aboutCruise,
};

function aboutPlace([seat, word = "1"]: string[], view: GameView, say: Say): Explanation | null {
  const yard = player(view, seat)?.yard ?? [];
  const place = Number(word);
  const part = yard[place - 1];
  const rule = "SY-7.5 – SY-7.10";
  if (!part)
    return {
      title: say("about-place-title", { place }),
      lines: [say("about-place-kinds", { place }), say("about-place")],
      rule,
    };
  const ship = completeShips(yard).find((one) => one.first <= place && place < one.first + one.length);
  const lines = partLines(part, say);
  if (ship) lines.push(say("about-complete", { length: ship.length }));
  return {
    title: say("about-placed", { kind: part.kind, place }),
    lines,
    rule: ship ? "SY-1.12, SY-4.28, SY-16" : rule,
  };
}

function aboutPoints([seat]: string[], view: GameView, say: Say): Explanation | null {
  const one = player(view, seat);
  if (!one) return null;
  const held = one.contracts.held;
  const lines = [say("about-points", { cruises: one.points, merchants: one.merchants })];
  if (held)
    lines.push(say("about-points-contracts", { points: held.reduce((sum, contract) => sum + contract.points, 0) }));
  else lines.push(say("label-secret"));
  return { title: say("label-points", { points: one.points + one.merchants }), lines, rule: "SY-21.1 – SY-21.3" };
}

function aboutShip([seat, index = "0"]: string[], view: GameView, say: Say): Explanation | null {
  const fleet = player(view, seat)?.fleet ?? [];
  const ship = index === "last" ? fleet.at(-1) : fleet[Number(index)];
  if (!ship) return null;
  return {
    title: say("about-ship-title", { length: ship.length, points: ship.points }),
    lines: [
      say("about-ship", shipScore(ship)),
      say("about-aboard", { load: piecesOf(ship.load) }),
      say("about-safety", ship.safety),
    ],
    rule: "SY-19.1 – SY-19.9",
  };
}

/** The ship that loads or sails: its load, its speed and what it has scored on the way. */
function aboutCruise(_: string[], view: GameView, say: Say): Explanation | null {
  const cruise = view.cruise;
  if (!cruise) return null;
  const lines = [say("about-aboard", { load: piecesOf(cruise.load) })];
  if (cruise.moves_left === null) {
    lines.push(say("about-speed", { speed: cruise.speed }));
    lines.push(say("about-voyage", { moves: cruise.longest ?? 0 }));
  } else {
    lines.push(say("about-moves", { speed: cruise.speed, moves: cruise.moves, left: cruise.moves_left }));
    lines.push(say("about-result", { result: cruise.result, riband: cruise.riband }));
  }
  return { title: say(cruise.loading ? "board-loading" : "board-sailing"), lines, rule: "SY-16.8, SY-17, SY-19" };
}

function aboutSpaceOn([id = "", space = ""]: string[], view: GameView, say: Say): Explanation | null {
  const seat = view.players.findIndex((one) => one.system.some((canal) => canal.id === id));
  const canal = view.players[seat]?.system.find((one) => one.id === id);
  if (!canal) return null;
  const symbol = canal.symbols[space];
  const where = spaceWords(id, space, say);
  if (!symbol) return { title: where, lines: [say("about-water")], rule: "SY-18.8" };
  const lines = [say(`official-${dashed(symbol)}`)];
  if (view.cruise && view.actor === seat && symbol !== "blue_riband")
    lines.push(
      say("about-official-now", {
        points: officialPays(symbol, view.cruise.load, symbolsOf(shipInHand(view)), view.cruise.moves + 1),
      }),
    );
  return { title: say("about-official-title", { symbol: nameOf("symbol", symbol), space: where }), lines, rule: "SY-19.5 – SY-19.8" };
}

function paysWords(pays: Pays, say: Say): string {
  if (pays.table) return say("about-pays-table", { table: pays.table.join(" · "), beyond: pays.beyond ?? 0 });
  if (pays.steps)
    return say("about-pays-steps", { steps: pays.steps.map(([count, points]) => `${count}: ${points}`).join(" · ") });
  return say("about-pays-each", {
    each: pays.each ?? 0,
    free: pays.free ?? 0,
    first: pays.first ?? 0,
    firsteach: pays.first_each ?? 0,
  });
}

function aboutContract([id = ""]: string[], view: GameView, say: Say): Explanation | null {
  const known = components.contracts[id];
  if (!known) return null;
  const held = view.players.flatMap((one) => one.contracts.held ?? []).find((one) => one.id === id);
  const lines = [say(`contract-${dashed(id)}`), ...known.pays.filter((pays) => !pays.each || !paysAsTold(id)).map((pays) => paysWords(pays, say))];
  if (held) lines.push(say("about-contract-now", { points: held.points }));
  return { title: say(`name-contract-${dashed(id)}`), lines: noted(id, say, lines), rule: "SY-21.4, SY-21.7 – SY-21.12" };
}
