/** The keys of one's own seats: this browser forgets them where the cookie is to decide alone. */
import { tablePages } from "../../lib/server/api";
import { forgetKeys } from "../../lib/table/seat-keys";

export async function withoutKeys<T>(what: () => Promise<T>): Promise<T> {
  const mine = await tablePages("mine", Infinity).then(
    (found) => found.tables,
    () => [],
  );
  const done = await what();
  forgetKeys(mine.map(({ id }) => id));
  return done;
}
