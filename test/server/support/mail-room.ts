import type { Kysely } from 'kysely';
import { failure, type Result, success } from '../../../src/domain/result.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import { createLog } from '../../../src/server/log.ts';
import type { LetterOrder, Message } from '../../../src/server/mail/letter.ts';
import type { MailFailure } from '../../../src/server/mail/mail-failure.ts';
import { MailTransport } from '../../../src/server/mail/mail-transport.ts';
import { MailWorker } from '../../../src/server/mail/mail-worker.ts';
import { Outbox } from '../../../src/server/mail/outbox.ts';
import { SuppressionList } from '../../../src/server/mail/suppression-list.ts';
import { writeLetter } from '../../../src/server/mail/write-letter.tsx';
import { ManualClock } from './manual-clock.ts';

/** A transport that keeps what it is given, or fails as told. */
export class RecordingTransport extends MailTransport {
  readonly sent: Message[] = [];
  tries = 0;
  closed = false;
  /** How it fails for an address; null when it takes the message. */
  fails: (to: string) => MailFailure['code'] | null = () => null;
  /** Waited for in the middle of each try. */
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

/** An outbox with its workers on a store, a clock that stands still, and a transport that keeps what it is given. */
export function openMailRoom(db: Kysely<Database>) {
  const sealKey = Buffer.alloc(32, 7);
  const clock = new ManualClock();
  const transport = new RecordingTransport();
  const suppressions = new SuppressionList('a secret of a test');
  const outbox = new Outbox(clock, sealKey);
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => logged.push(line) });
  const write = (order: LetterOrder, id: string) => writeLetter(order, id, 'https://mallard.example');
  const newWorker = () => new MailWorker({ db, clock, transport, write, suppressions, sealKey, log });
  const worker = newWorker();
  outbox.onNudge(() => worker.wake());

  const put = (order: LetterOrder) => db.transaction().execute((trx) => outbox.put(trx, order));
  return {
    ...{ clock, transport, suppressions, outbox, logged, worker, newWorker, put },
    passcode: (to = 'duck@pond.example', passcode = '123456') =>
      put({ letter: 'sign-in-passcode', to, locale: 'en', passcode }),
    receipt: (to = 'duck@pond.example') => put({ letter: 'subscription-ended', to }),
    rows: () => db.selectFrom('outbox').selectAll().orderBy('created_at').execute(),
    sendDue: async () => {
      worker.wake();
      await worker.settled();
    },
  };
}
