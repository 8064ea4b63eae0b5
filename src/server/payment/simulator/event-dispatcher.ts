import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Logger } from '../../log.ts';
import { signBody } from './signature.ts';

/** Sends one signed body to the site and answers the HTTP status; rejects when the site could not be reached. */
export type PostEvent = (body: string, signature: string) => Promise<number>;

const waitsMs = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000] as const;
const mostTries = 40;

/** Posts events as a card provider does, over HTTP: `Stripe-Signature` beside the raw JSON body. Gives up after `patience`. */
export function postOverHttp(url: string, patience = 10_000): PostEvent {
  return async (body, signature) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.status;
  };
}

/**
 * Carries queued events to the site until it answers 2xx: at least once, each on its own, so that a late one may
 * come after a newer. The queue lies in the store, so nothing is forgotten when the process dies.
 */
export class EventDispatcher {
  private round: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private state: 'idle' | 'running' | 'stopped' = 'idle';

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly signingSecret: string,
    private readonly post: PostEvent,
  ) {}

  /** Begins to deliver, what is left of an earlier process first. */
  start(): void {
    this.state = 'running';
    this.poke();
  }

  /** Looks at the queue now. Never waits. */
  poke(): void {
    if (this.state === 'running') void this.drain();
  }

  /** Tries everything that is due and waits until it is tried. */
  drain(): Promise<void> {
    this.round = this.round
      .then(() => this.deliverDue())
      .catch((error: unknown) => {
        this.log.error({ err: error }, 'card simulator: the event queue could not be read');
        this.again(waitsMs[3]);
      });
    return this.round;
  }

  /** Ends delivering; resolves when nothing is under way. What is left is delivered by the next process. */
  async stop(): Promise<void> {
    this.state = 'stopped';
    clearTimeout(this.timer);
    await this.round;
  }

  private async deliverDue(): Promise<void> {
    for (;;) {
      if (this.state === 'stopped') return;
      const now = this.clock.now();
      const event = await this.db
        .selectFrom('sim_event')
        .select(['id', 'type', 'body', 'tries', 'next_try_at'])
        .where('done_at', 'is', null)
        .orderBy('next_try_at')
        .orderBy('position')
        .limit(1)
        .executeTakeFirst();
      if (event === undefined) return;
      if (event.next_try_at > now) {
        this.again(event.next_try_at - now);
        return;
      }
      const accepted = await this.deliver(event);
      await this.note(event.id, event.tries + 1, accepted);
    }
  }

  private async deliver(event: { id: string; type: string; body: string }): Promise<boolean> {
    try {
      const status = await this.post(event.body, signBody(event.body, this.signingSecret, this.clock.now()));
      if (status >= 200 && status < 300) return true;
      this.log.warn(
        { event: event.id, type: event.type, status },
        'card simulator: the site did not take an event',
      );
    } catch (error) {
      this.log.warn(
        { event: event.id, type: event.type, err: error },
        'card simulator: the site was not reached',
      );
    }
    return false;
  }

  private async note(id: string, tries: number, accepted: boolean): Promise<void> {
    const now = this.clock.now();
    const wait = waitsMs[Math.min(tries, waitsMs.length) - 1] ?? waitsMs[0];
    const change = accepted
      ? ({ tries, done_at: now, outcome: 'delivered' } as const)
      : tries >= mostTries
        ? ({ tries, done_at: now, outcome: 'given-up' } as const)
        : { tries, next_try_at: now + wait };
    await this.db.updateTable('sim_event').set(change).where('id', '=', id).execute();
  }

  private again(afterMs: number): void {
    if (this.state !== 'running') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.poke(), Math.min(afterMs, 3_600_000));
    this.timer.unref();
  }
}
