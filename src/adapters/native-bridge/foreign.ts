import type * as z from 'zod/mini';
import type { ForeignMethod } from './transport.ts';

/** Reads a property of something foreign; `undefined` when there is none, or when reading it throws. */
export function member(of: unknown, name: string): unknown {
  if ((typeof of !== 'object' || of === null) && typeof of !== 'function') return undefined;
  try {
    return Reflect.get(of, name);
  } catch {
    // A page that cannot look at its host is a page without one; it must not stop for it.
    return undefined;
  }
}

/** A method of something foreign, bound to it now, so that removing it later does not matter; null when there is none. */
export function method(of: unknown, name: string): ForeignMethod | null {
  const value = member(of, name);
  return typeof value === 'function' ? (...args) => Reflect.apply(value, of, args) : null;
}

/** Reads something foreign by its schema; `undefined` when it is not of that type, or when looking at it throws. */
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

/** Whether a page is shown inside another. */
export function isFramed(page: object): boolean {
  return member(page, 'top') !== member(page, 'self');
}

/** Does what a host may refuse. It has no way to be asked why, and the page goes on without it. */
export function attempt(what: () => unknown): void {
  try {
    what();
  } catch {}
}
