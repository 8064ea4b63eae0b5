import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { open } from '../sealed.ts';
import { LetterOrder, type Message } from './letter.ts';
import type { MailTransport } from './mail-transport.ts';
import { sendingRules, waitAfterFailure } from './sending-rules.ts';

/** Writes an order out in its reader's language. */
export type WriteLetter = (order: LetterOrder, id: string) => Promise<Message>;

interface ClaimedLetter {
  readonly id: string;
  readonly sealed: string | null;
  readonly tries: number;
}

/**
 * Sends what lies in the outbox, one letter after the other. A letter is claimed for a while before it is tried, so
 * that no two workers send it; what is left of it after the last try is blank.
 */
export class MailWorker {
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private again = false;
  private busy = false;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly transport: MailTransport,
    private readonly write: WriteLetter,
    private readonly sealKey: Buffer,
    private readonly log: Logger,
  ) {}

  /** Starts (or keeps) sending. Never rejects: what fails is tried again later. */
  wake(): void {
    this.again = true;
    if (this.busy || this.stopped) return;
    this.busy = true;
    this.running = this.run();
  }

  /** Resolves when nothing that is due now is left. */
  async settled(): Promise<void> {
    // A nudge that comes while a run ends starts the next run, and that one is to be waited for too.
    let waitedFor: Promise<void>;
    do {
      waitedFor = this.running;
      await waitedFor;
    } while (waitedFor !== this.running);
  }

  /** Finishes the letter under way and stops. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
    this.transport.close();
  }

  private async run(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        while (!this.stopped && (await this.sendNext())) {}
      }
      await this.sleepUntilNext();
    } catch (error) {
      this.log.error({ err: error }, 'the outbox could not be read');
      this.wakeIn(sendingRules.waits[0] ?? 0);
    } finally {
      this.busy = false;
      if (this.again && !this.stopped) this.wake();
    }
  }

  /** Sends one letter that is due; false when there is none. */
  private async sendNext(): Promise<boolean> {
    const letter = await this.claim();
    if (letter === undefined) return false;
    const text = letter.sealed === null ? null : open(this.sealKey, letter.sealed);
    if (text === null) {
      this.log.error({ outbox: letter.id }, 'a letter cannot be opened: was the site secret changed?');
      await this.finish(letter.id, 'given-up');
      return true;
    }
    try {
      const message = await this.write(z.parse(LetterOrder, JSON.parse(text)), letter.id);
      await this.transport.send(message);
      await this.finish(letter.id, 'sent');
    } catch (error) {
      const wait = waitAfterFailure(letter.tries);
      // An SMTP error may quote the receiver's address: only its kind is logged.
      this.log.warn(
        { outbox: letter.id, tries: letter.tries, kind: kindOf(error) },
        'a letter was not taken',
      );
      if (wait === null) await this.finish(letter.id, 'given-up');
      else await this.postpone(letter.id, wait);
    }
    return true;
  }

  private async claim(): Promise<ClaimedLetter | undefined> {
    const now = this.clock.now();
    const due = this.db
      .selectFrom('outbox')
      .select('id')
      .where('done_at', 'is', null)
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(1)
      .forUpdate()
      .skipLocked();
    return this.db
      .updateTable('outbox')
      .set({ next_try_at: now + sendingRules.lease, tries: sql<number>`tries + 1` })
      .where('id', 'in', due)
      .returning(['id', 'sealed_message as sealed', 'tries'])
      .executeTakeFirst();
  }

  private async finish(id: string, outcome: 'sent' | 'given-up'): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ done_at: this.clock.now(), outcome, sealed_message: null })
      .where('id', '=', id)
      .execute();
  }

  private async postpone(id: string, wait: number): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ next_try_at: this.clock.now() + wait })
      .where('id', '=', id)
      .execute();
  }

  private async sleepUntilNext(): Promise<void> {
    const { next } = await this.db
      .selectFrom('outbox')
      .select((row) => row.fn.min('next_try_at').as('next'))
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (next !== null) this.wakeIn(Number(next) - this.clock.now());
  }

  private wakeIn(wait: number): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => this.wake(), Math.max(1_000, wait));
    this.timer.unref();
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
