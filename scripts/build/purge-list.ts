import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ServedAddresses } from './served-addresses.ts';

/** The file in which a build records its responses, next to `headers.json`. */
export const addressesFile = 'addresses.json';

/** The addresses of an earlier build whose response has changed or is gone. New ones are in no cache. */
export function purgeList(before: ServedAddresses, now: ServedAddresses): readonly string[] {
  return Object.keys(before)
    .filter((address) => before[address] !== now[address])
    .sort();
}

/** Formats addresses as a file, one per line. */
export function asLines(addresses: readonly string[]): string {
  return addresses.map((address) => `${address}\n`).join('');
}

/**
 * The responses of a build, by its folder or by the file itself; null where there is none. Throws when it cannot be
 * parsed.
 */
export function readAddresses(place: string): ServedAddresses | null {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return null;
  const file = found.isDirectory() ? path.join(place, addressesFile) : place;
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return null;
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    typeof read !== 'object' ||
    read === null ||
    Object.values(read).some((text) => typeof text !== 'string')
  )
    throw new Error(`${file} is not what a build writes`);
  return read as ServedAddresses;
}
