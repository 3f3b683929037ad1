/** Reports that this device has made, kept in the browser. */
import type { Point } from "../../lib/wire";

const [STORE, MOST] = ["reports", 50];
type Row = { id: string; at: number; points: Point[] };

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error as Error);
  });

async function rows(): Promise<IDBObjectStore> {
  const opening = indexedDB.open("wharfinger", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
  return (await settled(opening)).transaction(STORE, "readwrite").objectStore(STORE);
}

export async function kept(id: string): Promise<Point[]> {
  try {
    return ((await settled((await rows()).get(id))) as Row | undefined)?.points ?? [];
  } catch {
    return []; // Storage is forbidden: a report lasts as long as the page.
  }
}

export async function keep(id: string, points: Point[]): Promise<void> {
  try {
    const store = await rows();
    await settled(store.put({ id, at: Date.now(), points } satisfies Row));
    const all = (await settled(store.getAll())) as Row[];
    for (const old of all.sort((a, b) => b.at - a.at).slice(MOST)) store.delete(old.id);
  } catch {
    // The same.
  }
}
