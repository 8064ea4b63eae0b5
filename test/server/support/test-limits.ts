import type { Store } from '../../../src/server/db/store.ts';
import { KeyedHash } from '../../../src/server/keyed-hash.ts';
import { Limits } from '../../../src/server/limits/limits.ts';
import { createLog } from '../../../src/server/log.ts';

/** The rate limits on a store, as in a server that has just started. */
export function limitsOn({ counters }: Pick<Store, 'counters'>): Limits {
  return new Limits(counters, new KeyedHash('a-secret-of-this-test-alone-4711'), createLog('silent'));
}
