/**
 * Keeps a value in a map that has room for so many (`most`): what was kept or replaced longest ago goes first. For what is
 * only remembered, and can be asked for again.
 */
export function keepNewest<Key, Value>(kept: Map<Key, Value>, most: number, key: Key, value: Value): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size <= most) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}
