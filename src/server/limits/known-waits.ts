import { keepNewest } from '../keep-newest.ts';

interface KnownWait {
  /** When it was seen, and until when it is blocked, in milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
}

/** Maximum age in milliseconds: another process may lift a block, and this one must notice. */
const longestTrust = 10_000;
const mostKnown = 100_000;

/** A cache of blocked counters: repeated requests are refused without querying the store. */
export class KnownWaits {
  private readonly waits = new Map<string, KnownWait>();

  /** Remembers that an action is blocked for a counter for `wait` milliseconds. */
  note(action: string, key: string, wait: number, now: number): void {
    keepNewest(this.waits, mostKnown, nameOf(action, key), { from: now, until: now + wait });
  }

  /** Milliseconds until an action is allowed, as far as known; 0 when the store must be asked. */
  wait(action: string, keys: Iterable<string>, now: number): number {
    let longest = 0;
    for (const key of keys) {
      const name = nameOf(action, key);
      const known = this.waits.get(name);
      if (known === undefined) continue;
      const isTrusted = now >= known.from && now < known.from + longestTrust && now < known.until;
      if (isTrusted) longest = Math.max(longest, known.until - now);
      else this.waits.delete(name);
    }
    return longest;
  }

  /** Forgets everything known about some counters, for the given actions. */
  forget(actions: readonly string[], keys: Iterable<string>): void {
    for (const key of keys) for (const action of actions) this.waits.delete(nameOf(action, key));
  }
}

function nameOf(action: string, key: string): string {
  return `${action} ${key}`;
}
