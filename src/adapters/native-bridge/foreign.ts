import type * as z from 'zod/mini';

/** A function on the page that belongs to the host. */
export type ForeignMethod = (...args: readonly unknown[]) => unknown;

/** Reads a property of an untrusted object; `undefined` when there is none, or when reading it throws. */
export function member(of: unknown, name: string): unknown {
  if ((typeof of !== 'object' || of === null) && typeof of !== 'function') return undefined;
  try {
    return Reflect.get(of, name);
  } catch {
    // If the page cannot inspect its host, it counts as having none; it must not crash.
    return undefined;
  }
}

/** A method of an untrusted object, bound now so that removing it later does not matter; null when there is none. */
export function method(of: unknown, name: string): ForeignMethod | null {
  const value = member(of, name);
  return typeof value === 'function' ? (...args) => Reflect.apply(value, of, args) : null;
}

/** Parses an untrusted value by its schema; `undefined` when it has another type, or when reading it throws. */
export function readAs<Shape extends z.ZodMiniType>(
  shape: Shape,
  value: unknown,
): z.output<Shape> | undefined {
  try {
    return shape.safeParse(value).data;
  } catch {
    return undefined;
  }
}

/** Whether a page is shown in a frame. */
export function isFramed(page: object): boolean {
  return member(page, 'top') !== member(page, 'self');
}

/** Runs something that a host may refuse. The host gives no reason, and the page continues without it. */
export function attempt(what: () => unknown): void {
  try {
    what();
  } catch {}
}
