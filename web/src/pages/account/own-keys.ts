/** The keys of one's own seats: this browser forgets them where the cookie is to decide alone. */
import { tables } from "../../lib/server/api";
import { forgetKeys } from "../../lib/table/seat-keys";

export async function withoutKeys<T>(what: () => Promise<T>): Promise<T> {
  const mine = await tables("mine").catch(() => []);
  const done = await what();
  forgetKeys(mine.map(({ id }) => id));
  return done;
}
