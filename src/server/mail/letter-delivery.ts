import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { open } from '../sealed.ts';
import { LetterOrder, type Message } from './letter.ts';
import { kindOf, type LetterKind } from './letter-kind.ts';
import type { MailFailure } from './mail-failure.ts';
import type { MailTransport } from './mail-transport.ts';
import type { ClaimedLetter, OutboxQueue } from './outbox-queue.ts';
import { waitAfterFailure } from './sending-rules.ts';
import { isSuppressed, type SuppressionList } from './suppression-list.ts';

/** Writes an order out in its reader's language. */
export type WriteLetter = (order: LetterOrder, id: string) => Promise<Message>;

interface ServerAway {
  readonly code: 'away';
}

/** What letters are delivered with. */
export interface DeliveryDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly write: WriteLetter;
  readonly suppressions: SuppressionList;
  readonly sealKey: Buffer;
  readonly log: Logger;
}

/** One try of one claimed letter: opened, looked up on the suppression list, written, handed over, and settled in the queue. */
export class LetterDelivery {
  constructor(
    private readonly deps: DeliveryDeps,
    private readonly queue: OutboxQueue,
  ) {}

  /** Tries it. Fails with `away` when no letter would have been taken; what became of this one is in the queue. */
  async try(letter: ClaimedLetter): Promise<Result<void, ServerAway>> {
    const text = letter.sealed === null ? null : open(this.deps.sealKey, letter.sealed);
    if (text === null) {
      this.deps.log.error({ outbox: letter.id }, 'a letter cannot be opened: was the site secret changed?');
      await this.queue.finish(letter, 'given-up');
      return success(undefined);
    }
    const order = z.safeParse(LetterOrder, JSON.parse(text));
    if (order.success) return this.deliver(letter, order.data);
    // A newer version of the server may have ordered it, and may be running beside this one.
    this.deps.log.error({ outbox: letter.id }, 'a letter is of a kind that this version does not know');
    return this.afterFailure(letter, { code: 'deferred', kind: 'unknown letter' }, 'service');
  }

  private async deliver(letter: ClaimedLetter, order: LetterOrder): Promise<Result<void, ServerAway>> {
    const { db, clock, suppressions } = this.deps;
    const key = suppressions.keyOf(order.to);
    const kind = kindOf(order.letter);
    const entries = await suppressions.entriesOf(db, key);
    if (isSuppressed({ kind, orderedAt: letter.orderedAt }, entries, clock.now())) {
      await this.queue.finish(letter, 'suppressed');
      return success(undefined);
    }
    const sent = await this.send(letter, order);
    if (sent.ok) {
      await this.queue.finish(letter, 'sent');
      // The server took it: the mailbox lives.
      if (entries.some(({ reason }) => reason === 'bounced')) await suppressions.lift(db, key, 'all');
      return sent;
    }
    if (sent.error.code === 'no_such_mailbox') {
      await suppressions.enter(db, key, { scope: 'all', reason: 'bounced', since: clock.now() });
    }
    return this.afterFailure(letter, sent.error, kind);
  }

  private async send(letter: ClaimedLetter, order: LetterOrder): Promise<Result<void, MailFailure>> {
    try {
      return await this.deps.transport.send(await this.deps.write(order, letter.id));
    } catch (error) {
      // The address may stand in the message: only the kind is logged.
      const kind = error instanceof Error ? error.name : typeof error;
      this.deps.log.error({ outbox: letter.id, kind }, 'a letter could not be written or handed over');
      return failure({ code: 'deferred', kind });
    }
  }

  private async afterFailure(
    letter: ClaimedLetter,
    { code, kind }: MailFailure,
    letterKind: LetterKind,
  ): Promise<Result<void, ServerAway>> {
    const { tries, orderedAt } = letter;
    const age = this.deps.clock.now() - orderedAt;
    const wait = waitAfterFailure({ failure: code, kind: letterKind, tries, age });
    this.deps.log.warn({ outbox: letter.id, tries, failure: code, kind, wait }, 'a letter was not taken');
    if (wait === null) await this.queue.finish(letter, 'given-up');
    else await this.queue.postpone(letter, wait);
    return code === 'away' ? failure({ code }) : success(undefined);
  }
}
