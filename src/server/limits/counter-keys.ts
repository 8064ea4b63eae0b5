import { counterOf, type LimitedAction, limitRulesOf } from '../../domain/limits/limit-table.ts';
import { type CountedBy, countedBy, type LimitRule } from '../../domain/limits/read-limit-table.ts';
import { ownMachine, widerNetworks } from '../http/client-address.ts';
import type { KeyedHash } from '../keyed-hash.ts';

/**
 * The subjects an action counts for: the address, recovery key or account it is about, if any, and the network it comes from
 * (`clientKey`). Signed-in calls count by account and have no network here.
 */
export interface LimitedBy {
  readonly address?: string;
  readonly key?: string;
  readonly account?: string;
  /** Set to the address again when the account has another one or none, and has bought nothing. */
  readonly foreignAddress?: string;
  readonly network?: string;
}

/** The rules of an action by the keys of their counters: keyed hashes, which do not reveal their subjects. */
export function countersOf(
  hash: KeyedHash,
  action: LimitedAction,
  by: LimitedBy,
): ReadonlyMap<string, readonly LimitRule[]> {
  const counters = new Map<string, readonly LimitRule[]>();
  for (const counted of countedBy) {
    const rules = limitRulesOf(action, counted);
    const subject = rules.length === 0 ? null : subjectOf(counted, by);
    if (subject !== null) counters.set(hash.of('limit', counted, counterOf(action), ...subject), rules);
  }
  return counters;
}

/** What identifies a counter's subject; null if there is none. A developer's own machine belongs to no network. */
function subjectOf(counted: CountedBy, by: LimitedBy): readonly string[] | null {
  const { address, key, account } = by;
  const network = by.network === ownMachine ? undefined : by.network;
  const wider = network === undefined ? null : widerNetworks(network);
  switch (counted) {
    case 'address':
      return all(address);
    case 'account':
      return all(account);
    case 'account+address':
      return all(account, address);
    case 'key':
      return all(key);
    case 'foreign address':
      return all(by.foreignAddress);
    case 'address+network':
      return all(address, network);
    case 'network':
      return all(network);
    case 'wide network':
      return all(wider?.wide);
    case 'widest network':
      return all(wider?.widest);
    case 'everyone':
      return null;
  }
}

function all(...parts: readonly (string | null | undefined)[]): readonly string[] | null {
  const known = parts.filter((part) => part !== undefined && part !== null);
  return known.length === parts.length ? known : null;
}
