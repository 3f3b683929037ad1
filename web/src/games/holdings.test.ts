import { describe, expect, it } from "vitest";
import type { View } from "../lib/types";
import { holdings as hamburgum } from "./hamburgum/holdings";
import { holdings as leHavre } from "./le-havre/holdings";
import { holdings as shipyard } from "./shipyard/holdings";

const view = (player: unknown) => ({ players: [{}, player] }) as unknown as View;
const short = (held: { id: string; text: string; count: number }[]) => held.map(({ id, text, count }) => `${id} ${text} ${count}`);

describe("what a player has", () => {
  it("is money, even none, and all there is of goods", () => {
    const stock = { beer: 0, sugar: 2, cloth: 0, timber: 1, brick: 0, bell: 0 };
    expect(short(hamburgum(view({ money: 0, stock }), 1))).toEqual(["money count-money 0", "sugar count-sugar 2", "timber count-timber 1"]);
    expect(short(leHavre(view({ stock: { francs: 5, smoked_fish: 3, wood: 0 } }), 1))).toEqual(["francs count-francs 5", "smoked_fish count-smoked-fish 3"]);
  });
  it("counts the goods on Shipyard's tiles, and crew and equipment in reserve", () => {
    const player = { money: 4, goods: [{ goods: ["coal", "coal", "grain"] }, { goods: ["coal"] }], reserve: { soldier: 2, sail: 0 } };
    expect(short(shipyard(view(player), 1))).toEqual(["guilders count-guilders 4", "coal count-good-coal 3", "grain count-good-grain 1", "soldier count-piece-soldier 2"]);
  });
});
