import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/server/log.ts';
import type { Message } from '../../../src/server/mail/letter.ts';
import { MailTransport } from '../../../src/server/mail/mail-transport.ts';
import { MailWorker } from '../../../src/server/mail/mail-worker.ts';
import { Outbox } from '../../../src/server/mail/outbox.ts';
import { writeLetter } from '../../../src/server/mail/write-letter.tsx';
import { ManualClock, minutes, seconds } from '../support/manual-clock.ts';
import { withStores } from '../support/with-stores.ts';

class RecordingTransport extends MailTransport {
  readonly sent: Message[] = [];
  away = false;
  closed = false;

  override async send(message: Message): Promise<void> {
    if (this.away) throw Object.assign(new Error(`cannot reach ${message.to}`), { code: 'ECONNECTION' });
    this.sent.push(message);
  }
  override close(): void {
    this.closed = true;
  }
}

withStores((store) => {
  const sealKey = Buffer.alloc(32, 7);
  let clock: ManualClock;
  let transport: RecordingTransport;
  let outbox: Outbox;
  let worker: MailWorker;
  let logged: string[];

  beforeEach(async () => {
    await store().db.deleteFrom('outbox').execute();
    clock = new ManualClock();
    transport = new RecordingTransport();
    outbox = new Outbox(clock, sealKey);
    logged = [];
    worker = workerFor();
    outbox.onNudge(() => worker.wake());
  });
  afterEach(() => worker.stop());

  const workerFor = () => {
    const write = (...[order, id]: [Parameters<typeof writeLetter>[0], string]) =>
      writeLetter(order, id, 'https://mallard.example');
    const log = createLog('debug', { write: (line) => logged.push(line) });
    return new MailWorker(store().db, clock, transport, write, sealKey, log);
  };
  const put = (passcode = '123456') =>
    store()
      .db.transaction()
      .execute((trx) =>
        outbox.put(trx, { letter: 'sign-in-passcode', to: 'duck@pond.example', locale: 'en', passcode }),
      );
  const rows = () => store().db.selectFrom('outbox').selectAll().execute();
  const sendDue = async () => {
    worker.wake();
    await worker.settled();
  };

  describe('a letter', () => {
    it('is sent once after the commit, and nothing of it stays', async () => {
      await put();
      outbox.nudge();
      await worker.settled();
      await sendDue();
      expect(transport.sent).toHaveLength(1);
      expect(transport.sent[0]).toMatchObject({ to: 'duck@pond.example' });
      expect(await rows()).toMatchObject([{ outcome: 'sent', sealed_message: null }]);
    });

    it('is not sent when what caused it was rolled back', async () => {
      const failing = store()
        .db.transaction()
        .execute(async (trx) => {
          await outbox.put(trx, {
            letter: 'sign-in-passcode',
            to: 'a@b.example',
            locale: 'en',
            passcode: '1',
          });
          throw new Error('rolled back');
        });
      await expect(failing).rejects.toThrow('rolled back');
      await sendDue();
      expect(transport.sent).toHaveLength(0);
    });

    it('waits sealed: neither address nor code can be read in the store', async () => {
      await put();
      const text = JSON.stringify(await rows());
      expect(text).not.toContain('duck@pond.example');
      expect(text).not.toContain('123456');
    });

    it('is sent once when two processes look at the same moment', async () => {
      for (let count = 0; count < 5; count += 1) await put(String(100_000 + count));
      const second = workerFor();
      worker.wake();
      second.wake();
      await Promise.all([worker.settled(), second.settled()]);
      await second.stop();
      expect(transport.sent).toHaveLength(5);
      expect(new Set(transport.sent.map(({ id }) => id)).size).toBe(5);
    });

    it('put in while the worker goes to sleep is waited for too', async () => {
      clock.pass(seconds(2));
      await put('222222');
      clock.pass(-seconds(2));
      // Between its last look into the outbox and its sleep the worker asks what time it is.
      let looks = 0;
      clock.beforeNow = () => {
        looks += 1;
        if (looks !== 2) return;
        clock.beforeNow = () => {};
        clock.pass(seconds(2));
        outbox.nudge();
      };
      await sendDue();
      expect(transport.sent).toHaveLength(1);
    });

    it('left by a process that was killed while sending is sent by the next one', async () => {
      await put();
      await store()
        .db.updateTable('outbox')
        .set({ next_try_at: clock.now() + seconds(40), tries: 1 })
        .execute();
      await sendDue();
      expect(transport.sent).toHaveLength(0);
      clock.pass(seconds(40));
      await sendDue();
      expect(transport.sent).toHaveLength(1);
    });
  });

  describe('a mail server that is away', () => {
    it('gets the letter at growing intervals, with the same id each time', async () => {
      transport.away = true;
      await put();
      await sendDue();
      expect(await rows()).toMatchObject([
        { tries: 1, done_at: null, next_try_at: clock.now() + seconds(5) },
      ]);
      clock.pass(seconds(4));
      await sendDue();
      expect(await rows()).toMatchObject([{ tries: 1 }]);

      transport.away = false;
      clock.pass(seconds(1));
      await sendDue();
      expect(transport.sent).toHaveLength(1);
      expect(transport.sent[0]?.id).toBe((await rows())[0]?.id);
    });

    it('is given up on when the code has died, and nothing of the letter stays', async () => {
      transport.away = true;
      await put();
      for (let count = 0; count < 10; count += 1) {
        await sendDue();
        clock.pass(minutes(4));
      }
      transport.away = false;
      await sendDue();
      expect(transport.sent).toHaveLength(0);
      expect(await rows()).toMatchObject([{ tries: 7, outcome: 'given-up', sealed_message: null }]);
    });

    it('is named in the log by the kind of its failure, never with the address', async () => {
      transport.away = true;
      await put();
      await sendDue();
      expect(logged.join('')).toContain('ECONNECTION');
      expect(logged.join('')).not.toContain('duck@pond.example');
    });
  });

  it('stops after the letter under way and lets go of the transport', async () => {
    await put();
    worker.wake();
    await worker.stop();
    expect(transport.closed).toBe(true);
    const sent = transport.sent.length;
    await put();
    worker.wake();
    await worker.settled();
    expect(transport.sent).toHaveLength(sent);
  });
});
