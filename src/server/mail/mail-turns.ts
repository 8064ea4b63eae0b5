import { widerNetworks } from '../http/client-address.ts';
import { keepNewest } from '../keep-newest.ts';

/** A network may ask for one email in so many milliseconds and be taken for one that never asked: 20 an hour, as the limits have it. */
const oneIn = 180_000;
/** Turns that are told apart; whoever asks for more has the last. */
export const mostTurns = 50;
const mostNetworks = 20_000;

/** How many emails a network asked for of late: one less for each `oneIn` that has passed. */
interface Level {
  readonly emails: number;
  /** When it was so many, in milliseconds since the epoch. */
  readonly at: number;
}

/**
 * The turns in which emails wait that somebody asked for: a network's first one goes before anybody's second, so that who asks for much
 * waits behind who asks for little. What is known of networks is in this process's memory alone, and for hours at most.
 * Wider networks count for as many households as in the table of limits.
 */
export class MailTurns {
  private readonly levels = new Map<string, Level>();

  /** The turn of an email that a network asks for, from 0 to {@link mostTurns} - 1, and counts it. */
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
    // A clock that was set back has let no time pass.
    return Math.max(0, emails - Math.max(0, now - at) / oneIn);
  }

  private forgetQuiet(now: number): void {
    for (const network of this.levels.keys()) {
      if (this.emailsOf(network, now) > 0) return;
      this.levels.delete(network);
    }
  }
}
