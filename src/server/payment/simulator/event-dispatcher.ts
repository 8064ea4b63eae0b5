import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Logger } from '../../log.ts';
import { signBody } from './signature.ts';

/** Posts one signed body to the site and returns the HTTP status; rejects when the site cannot be reached. */
export type PostEvent = (body: string, signature: string) => Promise<number>;

const waitsMs = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000] as const;
const mostTries = 40;
/** Lease of a claimed event, in milliseconds: longer than a delivery. */
const lease = 15_000;
/** How often the queue is polled when nothing is known to wait: a process that died may have left an event there. */
const lookEvery = 5_000;
/** When a due event cannot be claimed, another process is claiming it right now. */
const shortestWait = 50;

interface ClaimedEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  /** Including the attempt about to start. */
  readonly tries: number;
}

/** Posts events over HTTP as a card provider does: `Stripe-Signature` beside the raw JSON body. Times out after `patience`. */
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
 * Delivers queued events to the site until it responds with 2xx: at least once, each independently, so that a late event may
 * arrive after a newer one. The queue is in the store, so nothing is lost when the process dies, and each event is claimed
 * before it is sent, so that only one of several processes sends it.
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

  /** Starts delivering, beginning with what an earlier process left. */
  start(): void {
    this.state = 'running';
    this.poke();
  }

  /** Checks the queue now. Does not wait. */
  poke(): void {
    if (this.state === 'running') void this.drain();
  }

  /** Tries everything that is due and waits until it has been tried. */
  drain(): Promise<void> {
    this.round = this.round
      .then(() => this.deliverDue())
      .catch((error: unknown) => {
        this.log.error({ err: error }, 'card simulator: the event queue could not be read');
        this.again(waitsMs[3]);
      });
    return this.round;
  }

  /** Stops delivering; resolves when nothing is under way. The next process delivers the rest. */
  async stop(): Promise<void> {
    this.state = 'stopped';
    clearTimeout(this.timer);
    await this.round;
  }

  private async deliverDue(): Promise<void> {
    for (;;) {
      if (this.state === 'stopped') return;
      const event = await this.claim();
      if (event === undefined) {
        const next = await this.nextDue();
        this.again(next === null ? lookEvery : Math.min(next - this.clock.now(), lookEvery));
        return;
      }
      await this.note(event, await this.deliver(event));
    }
  }

  private claim(): Promise<ClaimedEvent | undefined> {
    const now = this.clock.now();
    const due = this.db
      .selectFrom('sim_event')
      .select('id')
      .where('done_at', 'is', null)
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .orderBy('position')
      .limit(1)
      .forUpdate()
      .skipLocked();
    return this.db
      .updateTable('sim_event')
      .set({ next_try_at: now + lease, tries: sql<number>`tries + 1` })
      .where('id', '=', due)
      .returning(['id', 'type', 'body', 'tries'])
      .executeTakeFirst();
  }

  private async nextDue(): Promise<number | null> {
    const { next } = await this.db
      .selectFrom('sim_event')
      .select(({ fn }) => fn.min('next_try_at').as('next'))
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    return next === null ? null : Number(next);
  }

  private async deliver(event: ClaimedEvent): Promise<boolean> {
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

  private async note({ id, tries }: ClaimedEvent, accepted: boolean): Promise<void> {
    const now = this.clock.now();
    const wait = waitsMs[Math.min(tries, waitsMs.length) - 1] ?? waitsMs[0];
    const change = accepted
      ? ({ done_at: now, outcome: 'delivered' } as const)
      : tries >= mostTries
        ? ({ done_at: now, outcome: 'given-up' } as const)
        : { next_try_at: now + wait };
    await this.db
      .updateTable('sim_event')
      .set(change)
      .where('id', '=', id)
      .where('tries', '=', tries)
      .execute();
  }

  private again(afterMs: number): void {
    if (this.state !== 'running') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.poke(), Math.max(shortestWait, afterMs));
    this.timer.unref();
  }
}
