import { keepNewest } from '../keep-newest.ts';

interface KnownWait {
  /** When it was seen, and until when it is closed, in milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
}

/** Somebody else's process may open what it had closed: then this one knows after so many milliseconds. */
const longestTrust = 10_000;
const mostKnown = 100_000;

/** What this process knows to be closed: whoever asks again is refused without a look at the store. */
export class KnownWaits {
  private readonly waits = new Map<string, KnownWait>();

  /** Remembers that an action is closed for a counter for so many milliseconds. */
  note(action: string, key: string, wait: number, now: number): void {
    keepNewest(this.waits, mostKnown, nameOf(action, key), { from: now, until: now + wait });
  }

  /** Milliseconds until an action may happen, as far as is known; 0 when that has to be looked up. */
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

  /** Forgets what was known of counters, for every action. */
  forget(actions: readonly string[], keys: Iterable<string>): void {
    for (const key of keys) for (const action of actions) this.waits.delete(nameOf(action, key));
  }
}

function nameOf(action: string, key: string): string {
  return `${action} ${key}`;
}
