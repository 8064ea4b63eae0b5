import type { Kysely } from 'kysely';
import { minute } from '../../../domain/duration.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Logger } from '../../log.ts';
import { CustomerPortal } from './customer-portal.ts';
import { EventDispatcher, type PostEvent } from './event-dispatcher.ts';
import { HostedCheckout } from './hosted-checkout.ts';
import { MoneyBack, type PaymentDoing } from './money-back.ts';
import { nextDueAt, runDue } from './pass-time.ts';
import type { SubscriptionRow } from './rows.ts';
import { SimulatedCardProvider } from './simulated-card-provider.ts';

/** Polled this often, because another process may have created a renewal and died. */
const longestSleepMs = minute;

/** The whole simulated card provider: its interface to the site, its pages, its event queue and its calendar. */
export class Simulator {
  readonly provider: SimulatedCardProvider;
  readonly hosted: HostedCheckout;
  readonly portal: CustomerPortal;
  private readonly payments: MoneyBack;
  private readonly dispatcher: EventDispatcher;
  private timer: NodeJS.Timeout | undefined;
  private running = false;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: Logger,
    /** Newest first: events are signed with it, older ones are still accepted. */
    webhookSecrets: readonly string[],
    post: PostEvent,
  ) {
    const queued = () => {
      this.dispatcher.poke();
      void this.wakeWhenDue();
    };
    this.dispatcher = new EventDispatcher(db, clock, log, webhookSecrets[0] ?? '', post);
    this.provider = new SimulatedCardProvider(db, clock, webhookSecrets, queued);
    this.hosted = new HostedCheckout(db, clock, queued);
    this.portal = new CustomerPortal(db, clock, queued);
    this.payments = new MoneyBack(db, clock);
  }

  /** Starts delivering events and renewing what is due, beginning with what an earlier process left. */
  async start(): Promise<void> {
    this.running = true;
    this.dispatcher.start();
    await this.wakeWhenDue();
  }

  /** Stops all background work; resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.running = false;
    clearTimeout(this.timer);
    await this.dispatcher.stop();
  }

  /** Resolves when every due event has been tried. */
  settled(): Promise<void> {
    return this.dispatcher.drain();
  }

  /** Performs what is due now and notifies the site; resolves when every event has been tried. */
  async passTime(): Promise<void> {
    await runDue(this.db, this.clock.now());
    await this.dispatcher.drain();
    await this.wakeWhenDue();
  }

  /** When something happens next by itself; null for never. */
  nextDueAt(): Promise<number | null> {
    return nextDueAt(this.db);
  }

  /** Staff or a bank acts on the newest payment; false when its state does not allow it. */
  async actOnPayment(subscriptionId: string, doing: PaymentDoing): Promise<boolean> {
    const done = await this.payments.act(subscriptionId, doing);
    if (done) this.dispatcher.poke();
    return done;
  }

  /** A subscription, for the developers' page; undefined if the id is unknown. */
  subscription(id: string): Promise<SubscriptionRow | undefined> {
    return this.db.selectFrom('sim_subscription').selectAll().where('id', '=', id).executeTakeFirst();
  }

  private async wakeWhenDue(): Promise<void> {
    if (!this.running) return;
    try {
      const due = await nextDueAt(this.db);
      clearTimeout(this.timer);
      if (!this.running) return;
      const wait =
        due === null ? longestSleepMs : Math.min(Math.max(0, due - this.clock.now()), longestSleepMs);
      this.timer = setTimeout(() => void this.wake(), wait);
      this.timer.unref();
    } catch (error) {
      this.log.error({ err: error }, 'card simulator: the calendar could not be read');
    }
  }

  private async wake(): Promise<void> {
    try {
      await this.passTime();
    } catch (error) {
      this.log.error({ err: error }, 'card simulator: a renewal failed');
    }
  }
}
