import * as z from 'zod/mini';
import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import { MemoryAuthServer } from './memory-auth-server.ts';
import { MemoryAuthState } from './memory-auth-state.ts';
import { MemoryCardProvider } from './memory-card-provider.ts';
import { MemoryMailbox } from './memory-mailbox.ts';
import { MemoryNetwork } from './memory-network.ts';
import { MemorySubscriptionServer, MemorySubscriptionState } from './memory-subscription-server.ts';

const Saved = z.object({ auth: MemoryAuthState, subscription: MemorySubscriptionState });

export interface MemoryWorldOptions {
  readonly clock: Clock;
  readonly random: Random;
  /** Web origins that a return URL may have, in the form of `URL.origin`. */
  readonly ownWebOrigins: readonly string[];
  /** Milliseconds that a call takes; 0 by default. */
  readonly latency?: number;
  /** Milliseconds until the site learns of a payment; 0 by default. */
  readonly paymentDelay?: number;
  /** True if there is no card page: a checkout returns immediately, paid. */
  readonly paysItself?: boolean;
  /** What an earlier {@link MemoryWorld.save} returned. Text of another shape is ignored. */
  readonly saved?: string | null;
}

/** All the services of a site without a server, together with mailbox and card provider. Browsers share one world. */
export class MemoryWorld {
  readonly network: MemoryNetwork;
  readonly mailbox: MemoryMailbox;
  readonly auth: MemoryAuthServer;
  readonly subscriptions: MemorySubscriptionServer;
  readonly cardProvider: MemoryCardProvider;

  constructor({
    clock,
    random,
    ownWebOrigins,
    latency,
    paymentDelay,
    paysItself,
    saved,
  }: MemoryWorldOptions) {
    const state = parseSaved(saved ?? null);
    this.network = new MemoryNetwork(latency);
    this.mailbox = new MemoryMailbox(clock);
    this.auth = new MemoryAuthServer(clock, random, this.mailbox, state?.auth);
    this.subscriptions = new MemorySubscriptionServer(
      clock,
      random,
      this.auth,
      ownWebOrigins,
      state?.subscription,
    );
    this.cardProvider = new MemoryCardProvider(this.subscriptions, paymentDelay, paysItself);
  }

  /** The state of all services as text, so that a world can continue after a reload. */
  save(): string {
    return JSON.stringify({ auth: this.auth.state, subscription: this.subscriptions.state });
  }
}

function parseSaved(saved: string | null): z.infer<typeof Saved> | null {
  if (saved === null) return null;
  try {
    return Saved.safeParse(JSON.parse(saved)).data ?? null;
  } catch {
    return null;
  }
}
