/**
 * A record with exactly these names. `make` returns the value for a name. Free of side effects, so that a build can
 * drop a table that nobody reads.
 */
/* @__NO_SIDE_EFFECTS__ */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
