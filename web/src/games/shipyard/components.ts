/** What the server's component files say, for the board: it may play on corrected ones. */
import { isReconstructed, listed, rowOf } from "../../lib/board/components";
import type { ComponentRow } from "../../lib/types";
import { components, guess, inOrder, type Amounts, type Pays, type Shape } from "./model";

/** The files of tiles whose faces the board shows; a colour alone does not make a face a reconstruction. */
const FACES = ["part", "canal", "employee", "contract", "tile"];

export function learn(rows: readonly ComponentRow[]): void {
  if (!rows.length) return;
  const list = (file: string, table: string) => listed<Record<string, unknown>>(rows, file, table);
  const value = <T>(file: string, id: string): T | undefined => rowOf(rows, file, "", id)?.cells[0]?.value as T | undefined;

  for (const { id, spaces, links, xy } of list("canals", "shape")) components.shapes[id] = { spaces, links, xy } as Shape;
  for (const { id, shape, symbols, fourth = {} } of list("canals", "canal"))
    components.canals[id] = { shape, symbols, fourth } as (typeof components.canals)[string];
  for (const { id, kind, symbols } of list("parts", "part")) components.parts[id] = { kind: String(kind), symbols: symbols as Amounts };
  for (const { id, colour, fee, requires = null } of list("employees", "employee"))
    components.employees[id] = { ...components.employees[id], colour, fee, requires } as (typeof components.employees)[string];
  for (const { id, colour, terms } of list("contracts", "contract"))
    components.contracts[id] = { colour: String(colour), pays: (terms as { pays: Pays }[]).map((term) => term.pays) };
  for (const { id, goods } of list("goods", "tile")) components.goods[id] = inOrder(goods as string[]);
  components.swap = value("goods", "swap") ?? components.swap;
  components.rings = {
    crew: value("rings", "crew") ?? components.rings.crew,
    equipment: value("rings", "equipment") ?? components.rings.equipment,
  };
  guess(
    rows
      .filter((row) => FACES.includes(row.table) && row.file !== "solo")
      .filter((row) => row.cells.some((cell) => cell.name !== "colour" && isReconstructed(cell)))
      .map((row) => row.id),
  );
}
