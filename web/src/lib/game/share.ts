/** What has not changed stays the same object, so that only what has changed is drawn again. */
export function share<T>(old: unknown, now: T): T {
  if (Object.is(old, now) || typeof old !== "object" || typeof now !== "object" || old === null || now === null) return now;
  if (Array.isArray(old) !== Array.isArray(now)) return now;
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> | unknown[] = Array.isArray(now) ? [] : {};
  for (const key of keys) {
    const part = share(before[key], after[key]);
    (made as Record<string, unknown>)[key] = part;
    same &&= part === before[key] && key in before;
  }
  return (same ? old : made) as T;
}
