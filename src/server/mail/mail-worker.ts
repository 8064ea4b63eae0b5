import { type DeliveryDeps, EmailDelivery } from './email-delivery.ts';
import { type ClaimedEmail, OutboxQueue } from './outbox-queue.ts';
import { sendingRules } from './sending-rules.ts';

/**
 * Sends the emails in the outbox, as many at once as the transport allows. Each is leased before an attempt, so that no two
 * workers send it; after the last attempt its content is blanked.
 */
export class MailWorker {
  private readonly queue: OutboxQueue;
  private readonly delivery: EmailDelivery;
  private running: Promise<void> = Promise.resolve();
  private readonly underWay = new Set<Promise<void>>();
  /** Current concurrency: one after the server was unavailable, then one more for each email accepted. */
  private width: number;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private again = false;
  private busy = false;
  private pausedUntil = 0;

  constructor(private readonly deps: DeliveryDeps) {
    this.queue = new OutboxQueue(deps.db, deps.clock);
    this.delivery = new EmailDelivery(deps, this.queue);
    this.width = deps.transport.atOnce;
  }

  /** Starts sending, or keeps going. Never rejects: failures are retried later. */
  wake(): void {
    this.again = true;
    if (this.busy || this.stopped) return;
    this.busy = true;
    this.running = this.run();
  }

  /** Resolves when no due email is left. */
  async settled(): Promise<void> {
    // A nudge at the end of a run starts the next run, which must be awaited too.
    let waitedFor: Promise<void>;
    do {
      waitedFor = this.running;
      await waitedFor;
      await Promise.all(this.underWay);
    } while (waitedFor !== this.running || this.underWay.size > 0);
  }

  /** Stops after the emails under way, unless these take too long. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const enough = setTimeout(() => this.deps.transport.close(), sendingRules.goodbye);
    await this.settled();
    clearTimeout(enough);
    this.deps.transport.close();
  }

  private async run(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        while (!this.stopped && this.hasRoom() && !this.isPaused() && (await this.sendNext())) {}
      }
      // Without room, the next email to finish starts the next run.
      if (this.hasRoom()) await this.sleepUntilNext();
    } catch (error) {
      this.deps.log.error({ err: error }, 'the outbox could not be read');
      this.wakeIn(sendingRules.pause);
    } finally {
      this.busy = false;
      if (this.again && !this.stopped) this.wake();
    }
  }

  /** Starts sending one due email; false when there is none. */
  private async sendNext(): Promise<boolean> {
    const email = await this.queue.claim();
    if (email === undefined) return false;
    const sending = this.send(email);
    this.underWay.add(sending);
    void sending.then(() => {
      this.underWay.delete(sending);
      this.wake();
    });
    return true;
  }

  /** Never rejects: an email whose outcome could not be recorded is claimed again when its lease expires. */
  private async send(email: ClaimedEmail): Promise<void> {
    try {
      const tried = await this.delivery.try(email);
      this.width = tried.ok ? Math.min(this.width + 1, this.deps.transport.atOnce) : 1;
      if (!tried.ok) this.pausedUntil = this.deps.clock.now() + sendingRules.pause;
    } catch (error) {
      this.deps.log.error({ err: error, outbox: email.id }, 'what became of an email could not be noted');
    }
  }

  private hasRoom(): boolean {
    return this.underWay.size < this.width;
  }

  private isPaused(): boolean {
    const now = this.deps.clock.now();
    // A clock that was set back must not prolong the pause.
    return now < this.pausedUntil && this.pausedUntil - now <= sendingRules.pause;
  }

  private async sleepUntilNext(): Promise<void> {
    const next = await this.queue.nextDue();
    const now = this.deps.clock.now();
    const due = next === null || !this.isPaused() ? next : Math.max(next, this.pausedUntil);
    this.wakeIn(due === null ? sendingRules.look : Math.min(due - now, sendingRules.look));
  }

  private wakeIn(wait: number): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => this.wake(), Math.max(1_000, wait));
    this.timer.unref();
  }
}
