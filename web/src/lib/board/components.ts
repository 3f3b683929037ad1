/** Reading what the server's component files say. */
import type { ComponentRow } from "../types";

export const isReconstructed = (cell: ComponentRow["cells"][number]): boolean => cell.provenance === "reconstructed";

/** The rows of a table in a file, each with its values by name. */
export const listed = <T>(rows: readonly ComponentRow[], file: string, table: string): (T & { id: string })[] =>
  rows
    .filter((row) => row.file === file && row.table === table)
    .map((row) => ({ id: row.id, ...(Object.fromEntries(row.cells.map((cell) => [cell.name, cell.value])) as T) }));

/** A row of one value. */
export const rowOf = (rows: readonly ComponentRow[], file: string, table: string, id: string): ComponentRow | undefined =>
  rows.find((row) => row.file === file && row.table === table && row.id === id);
