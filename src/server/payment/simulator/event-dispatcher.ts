import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Logger } from '../../log.ts';
import { signBody } from './signature.ts';

/** Sends one signed body to the site and answers the HTTP status; rejects when the site could not be reached. */
export type PostEvent = (body: string, signature: string) => Promise<number>;

const waitsMs = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000] as const;
const mostTries = 40;
/** How long a claimed event is its process's alone: longer than a delivery. */
const lease = 15_000;
/** How often the queue is looked at when nothing is known to wait: a process that died may have left an event there. */
const lookEvery = 5_000;
/** What is due and not to be had is being claimed by another process at this moment. */
const shortestWait = 50;

interface ClaimedEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  /** With the try that now begins. */
  readonly tries: number;
}

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
 * come after a newer. The queue lies in the store, so nothing is forgotten when the process dies, and each is claimed before it
 * is sent: of several processes one does it.
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
