import type { ForeignMethod } from './transport.ts';

/** Reads a property of something foreign; `undefined` when there is none. */
export function member(of: unknown, name: string): unknown {
  return (typeof of === 'object' && of !== null) || typeof of === 'function'
    ? Reflect.get(of, name)
    : undefined;
}

/** A method of something foreign, bound to it now, so that removing it later does not matter; null when there is none. */
export function method(of: unknown, name: string): ForeignMethod | null {
  const value = member(of, name);
  return typeof value === 'function' ? (...args) => Reflect.apply(value, of, args) : null;
}
