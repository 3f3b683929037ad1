/** What the server's component files say, for the board: it may play on corrected ones. */
import { isReconstructed, listed, rowOf } from "../../lib/board/components";
import type { ComponentRow } from "../../lib/types";
import { survey, type Point } from "./board/city-map";
import { CHURCHES, adopt, office, type BuildingType, type Church, type Kind, type PART_COST, type Values } from "./model";

export function learn(rows: readonly ComponentRow[]): void {
  if (!rows.length) return;
  const value = <T>(file: string, table: string, id: string): T => rowOf(rows, file, table, id)!.cells[0]!.value as T;
  const guessed = (file: string) => rows.filter((row) => row.file === file && row.cells.some(isReconstructed));

  type TokenRow = { church: Church; kind: Kind; value: number; building_type: BuildingType; everywhere: boolean };
  const tokens = listed<TokenRow>(rows, "donations", "token");
  const token = (church: Church, kind: Kind) => tokens.find((one) => one.church === church && one.kind === kind)!;
  adopt({
    home: value("tables", "", "home_market_price"),
    merchant: value("tables", "", "merchant_money"),
    unit: value("tables", "final", "money_per_unit"),
    prices: value("tables", "", "goods_price"),
    depot: value("tables", "", "depot_price"),
    bonus: [...value<number[]>("tables", "completion_bonus", "first_and_second"), ...value<number[]>("tables", "completion_bonus", "later")],
    parts: value<typeof PART_COST>("tables", "", "donation_cost").map(({ brick, timber, bell, money }) => ({ brick, timber, bell, money })),
    tokens: Object.fromEntries(
      CHURCHES.map((church) => {
        const { value: building, building_type: type } = token(church, "building");
        const { value: citizens, everywhere } = token(church, "citizens");
        return [church, { type, building, citizens, everywhere }];
      }),
    ) as Values["tokens"],
    officials: Object.fromEntries(
      [...listed<{ money: number; per: string }>(rows, "officials", "numbered"), ...listed<{ money: number; per: string }>(rows, "officials", "blue")].map(
        ({ id, money, per }) => [office(id), { money, per }],
      ),
    ),
    reconstructed: guessed("donations").map((row) => row.id),
  });
  survey({
    churches: listed<{ xy: Point }>(rows, "map", "church"),
    sites: listed<{ xy: Point; parish: Church }>(rows, "map", "site"),
    lines: value("map", "", "lines"),
    reconstructed: guessed("map").length > 0,
  });
}
