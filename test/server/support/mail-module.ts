import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { failure, type Result, success } from '../../../src/domain/result.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import { createLog } from '../../../src/server/log.ts';
import type { EmailOrder, Message } from '../../../src/server/mail/email.ts';
import type { MailFailure } from '../../../src/server/mail/mail-failure.ts';
import { MailTransport } from '../../../src/server/mail/mail-transport.ts';
import { MailWorker } from '../../../src/server/mail/mail-worker.ts';
import { Outbox } from '../../../src/server/mail/outbox.ts';
import { SuppressionList } from '../../../src/server/mail/suppression-list.ts';
import { writeEmail } from '../../../src/server/mail/write-email.tsx';
import { seal } from '../../../src/server/sealed.ts';
import { ManualClock } from './manual-clock.ts';

/** A transport that records messages, or fails as configured. */
export class RecordingTransport extends MailTransport {
  constructor(override readonly atOnce = 1) {
    super();
  }
  readonly sent: Message[] = [];
  tries = 0;
  closed = false;
  /** How it fails for an address; null when it accepts the message. */
  fails: (to: string) => MailFailure['code'] | null = () => null;
  /** Awaited in the middle of each attempt. */
  during: () => Promise<void> = async () => {};

  override async send(message: Message): Promise<Result<void, MailFailure>> {
    this.tries += 1;
    await this.during();
    const code = this.fails(message.to);
    if (code !== null) return failure({ code, kind: 'TEST 450 4.2.0' });
    this.sent.push(message);
    return success(undefined);
  }
  override close(): void {
    this.closed = true;
    this.onClose();
  }
  onClose: () => void = () => {};
}

/** An outbox with its workers on a store, with a clock that stands still and a recording transport. */
export function openMailModule(db: Kysely<Database>, atOnce?: number) {
  const sealKey = Buffer.alloc(32, 7);
  const clock = new ManualClock();
  const transport = new RecordingTransport(atOnce);
  const suppressions = new SuppressionList('a secret of a test');
  const outbox = new Outbox(clock, sealKey);
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => logged.push(line) });
  const write = (order: EmailOrder, id: string) => writeEmail(order, id, 'https://mallard.example');
  const newWorker = (ownKey = sealKey) =>
    new MailWorker({ db, clock, transport, write, suppressions, sealKey: ownKey, log });
  const worker = newWorker();
  outbox.onNudge(() => worker.wake());

  const put = (order: EmailOrder, by: { readonly network?: string } = {}) =>
    db.transaction().execute((trx) => outbox.put(trx, order, by));
  const putStored = (text: string) =>
    db
      .insertInto('outbox')
      .values({
        ...{ id: randomUUID(), sealed_message: seal(sealKey, text), priority: 0 },
        ...{ created_at: clock.now(), next_try_at: clock.now() },
      })
      .execute();
  return {
    ...{ clock, transport, suppressions, outbox, logged, worker, newWorker, put, putStored },
    passcode: (to = 'duck@pond.example', by: { readonly network?: string } = {}) =>
      put({ template: 'sign-in-passcode', to, locale: 'en', passcode: '123456' }, by),
    receipt: (to = 'duck@pond.example') => put({ template: 'subscription-ended', to }),
    rows: () => db.selectFrom('outbox').selectAll().orderBy('created_at').execute(),
    sendDue: async () => {
      worker.wake();
      await worker.settled();
    },
  };
}
