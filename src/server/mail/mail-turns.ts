import { widerNetworks } from '../http/client-address.ts';
import { keepNewest } from '../keep-newest.ts';

/** A network may request one email per this many milliseconds and count as new: 20 an hour, as in the rate limits. */
const oneIn = 180_000;
/** Number of turns; requests beyond that share the last one. */
export const mostTurns = 50;
const mostNetworks = 20_000;

/** A leaky bucket of a network's recent requests: one leaks out per `oneIn`. */
interface Level {
  readonly emails: number;
  /** When it was at this level, in milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Fair queueing of requested emails: every network's first email goes before anybody's second, so that heavy requesters wait
 * behind light ones. Networks are only remembered in this process's memory, for hours at most. Wider networks count as
 * several households, as in the rate limits.
 */
export class MailTurns {
  private readonly levels = new Map<string, Level>();

  /** Counts an email that a network requests and returns its turn, from 0 to {@link mostTurns} - 1. */
  next(network: string, now: number): number {
    this.forgetQuiet(now);
    const { wide, widest } = widerNetworks(network);
    return Math.max(
      this.count(network, 1, now),
      this.count(wide, 1 / 2, now),
      this.count(widest, 1 / 5, now),
    );
  }

  private count(network: string | null, share: number, now: number): number {
    if (network === null) return 0;
    const emails = this.emailsOf(network, now);
    keepNewest(this.levels, mostNetworks, network, { emails: Math.min(emails + share, mostTurns), at: now });
    return Math.min(Math.round(emails), mostTurns - 1);
  }

  private emailsOf(network: string, now: number): number {
    const { emails, at } = this.levels.get(network) ?? { emails: 0, at: now };
    // A clock that was set back counts as no time passed.
    return Math.max(0, emails - Math.max(0, now - at) / oneIn);
  }

  private forgetQuiet(now: number): void {
    for (const network of this.levels.keys()) {
      if (this.emailsOf(network, now) > 0) return;
      this.levels.delete(network);
    }
  }
}
