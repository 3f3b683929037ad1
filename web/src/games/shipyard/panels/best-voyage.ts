/** What a ship would score on its best voyage with a load that is not aboard yet (SY-18, SY-19). */
import { lie, opposite, SIDE_NAMES, SIDES, stepOf } from "../board/canal";
import { officialPays, shipInHand, shipScore, symbolsOf, type Amounts, type GameView, type Laid } from "../model";

/** Where a ship stands: behind it lies a space, or the opening of a side. `gone`: the canals it has left. */
type Stand = { canal: Laid; space: string; astern: string; gone: readonly string[] };
/** The most that the officials ahead pay: on ways without a Blue Riband, and on those with one, the last of which counts. */
type Ahead = { plain: number; riband: number };
const NO_WAY = -Infinity;
const openingOf = (side: string): string => `opening ${SIDE_NAMES[SIDES.indexOf(side)]}`;

/** The points of the best voyage at this speed; null where there is none so long. */
export function bestVoyage(view: GameView, seat: number, load: Amounts, speed: number): number | null {
  const player = view.players[seat];
  if (!player) return null;
  const { system, figure } = player;
  const cells = new Map(system.map((canal) => [`${canal.x},${canal.y}`, canal]));
  const beside = (canal: Laid, side: string): Laid | undefined => {
    const [dx, dy] = stepOf(side);
    return cells.get(`${canal.x + dx},${canal.y + dy}`);
  };
  const links = new Map(system.map((canal) => [canal.id, lie(canal.shape, canal.turn).links]));
  const safety = symbolsOf(shipInHand(view));
  const known = new Map<string, Ahead>();

  function steps({ canal, space, astern, gone }: Stand): Stand[] {
    const near = links.get(canal.id)!.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
    const made = near.filter((one) => one !== astern).map((one): Stand => ({ canal, space: one, astern: space, gone }));
    const next = SIDES.includes(space) && astern !== openingOf(space) ? beside(canal, space) : undefined;
    if (next && !gone.includes(next.id)) made.push({ canal: next, space: opposite(space), astern: openingOf(opposite(space)), gone: [...gone, canal.id] });
    return made;
  }
  function ahead(stand: Stand, moves: number): Ahead {
    if (moves === speed) return { plain: 0, riband: NO_WAY };
    const key = [stand.canal.id, stand.space, stand.astern, moves, ...stand.gone].join();
    const before = known.get(key);
    if (before) return before;
    const best: Ahead = { plain: NO_WAY, riband: NO_WAY };
    for (const next of steps(stand)) {
      const symbol = next.canal.symbols[next.space] ?? "";
      const { plain, riband } = ahead(next, moves + 1);
      const pays = officialPays(symbol, load, safety, moves + 1);
      if (symbol === "blue_riband") best.riband = Math.max(best.riband, riband, plain + pays);
      else {
        best.plain = Math.max(best.plain, plain + pays);
        best.riband = Math.max(best.riband, riband + pays);
      }
    }
    known.set(key, best);
    return best;
  }
  const at = figure && system.find((canal) => canal.id === figure.canal);
  const starts: Stand[] = at
    ? [{ canal: at, space: figure.space, astern: figure.astern, gone: [] }]
    : system.flatMap((canal) => SIDES.filter((side) => !beside(canal, side)).map((side) => ({ canal, space: side, astern: openingOf(side), gone: [] })));
  const most = Math.max(NO_WAY, ...starts.map((stand) => ahead(stand, 0)).map(({ plain, riband }) => Math.max(plain, riband)));
  if (most === NO_WAY) return null;
  const score = shipScore({ load, speed, points: 0 });
  return score.crew + score.guns + score.speed + most;
}
