import type { Kysely } from 'kysely';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { open } from '../sealed.ts';
import { type EmailOrder, type Message, readOrder } from './email.ts';
import { type EmailKind, kindOf } from './email-kind.ts';
import type { MailFailure } from './mail-failure.ts';
import type { MailTransport } from './mail-transport.ts';
import type { ClaimedEmail, OutboxQueue } from './outbox-queue.ts';
import { waitAfterFailure } from './sending-rules.ts';
import { isSuppressed, type SuppressionList } from './suppression-list.ts';

/** Renders an email in its reader's language. */
export type WriteEmail = (order: EmailOrder, id: string) => Promise<Message>;

interface ServerAway {
  readonly code: 'away';
}

/** What is needed to deliver emails. */
export interface DeliveryDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly write: WriteEmail;
  readonly suppressions: SuppressionList;
  readonly sealKey: Buffer;
  readonly log: Logger;
}

/** One attempt at a claimed email: unseal, check the suppression list, render, send, and record the outcome in the queue. */
export class EmailDelivery {
  constructor(
    private readonly deps: DeliveryDeps,
    private readonly queue: OutboxQueue,
  ) {}

  /** Makes one attempt. Fails with `away` only when no email would have been accepted; this email's outcome is in the queue. */
  async try(email: ClaimedEmail): Promise<Result<void, ServerAway>> {
    const text = email.sealed === null ? null : open(this.deps.sealKey, email.sealed);
    if (text === null) {
      this.deps.log.error({ outbox: email.id }, 'an email cannot be opened: was the site secret changed?');
      // The secret it was sealed with may be restored.
      return this.afterFailure(email, { code: 'deferred', kind: 'sealed otherwise' }, 'service');
    }
    const order = readOrder(text);
    if (order !== null) return this.deliver(email, order);
    // It may come from a newer version of the server running beside this one.
    this.deps.log.error({ outbox: email.id }, 'an email is of a kind that this version does not know');
    return this.afterFailure(email, { code: 'deferred', kind: 'unknown email' }, 'service');
  }

  private async deliver(email: ClaimedEmail, order: EmailOrder): Promise<Result<void, ServerAway>> {
    const { db, clock, suppressions } = this.deps;
    const key = suppressions.keyOf(order.to);
    const kind = kindOf(order.template);
    const entries = await suppressions.entriesOf(db, key);
    if (isSuppressed({ kind, orderedAt: email.orderedAt }, entries, clock.now())) {
      await this.queue.finish(email, 'suppressed');
      return success(undefined);
    }
    const sent = await this.send(email, order);
    if (sent.ok) {
      await this.queue.finish(email, 'sent');
      // The server accepted it, so the mailbox exists.
      if (entries.some(({ reason }) => reason === 'bounced')) await suppressions.lift(db, key, 'all');
      return sent;
    }
    if (sent.error.code === 'no_such_mailbox') {
      await suppressions.enter(db, key, { scope: 'all', reason: 'bounced', since: clock.now() });
    }
    return this.afterFailure(email, sent.error, kind);
  }

  private async send(email: ClaimedEmail, order: EmailOrder): Promise<Result<void, MailFailure>> {
    try {
      return await this.deps.transport.send(await this.deps.write(order, email.id));
    } catch (error) {
      // The message may contain the address, so log only the kind.
      const kind = error instanceof Error ? error.name : typeof error;
      this.deps.log.error({ outbox: email.id, kind }, 'an email could not be written or handed over');
      return failure({ code: 'deferred', kind });
    }
  }

  private async afterFailure(
    email: ClaimedEmail,
    { code, kind }: MailFailure,
    emailKind: EmailKind,
  ): Promise<Result<void, ServerAway>> {
    const { tries, orderedAt } = email;
    const age = this.deps.clock.now() - orderedAt;
    const wait = waitAfterFailure({ failure: code, kind: emailKind, tries, age });
    this.deps.log.warn({ outbox: email.id, tries, failure: code, kind, wait }, 'an email was not taken');
    if (wait === null) await this.queue.finish(email, 'given-up');
    else await this.queue.postpone(email, wait);
    return code === 'away' ? failure({ code }) : success(undefined);
  }
}
