import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutboxQueue } from '../../../src/server/mail/outbox-queue.ts';
import { openMailModule } from '../support/mail-module.ts';
import { seconds } from '../support/manual-clock.ts';
import { withStores } from '../support/with-stores.ts';

withStores((store) => {
  let module: ReturnType<typeof openMailModule>;
  beforeEach(async () => {
    await store().db.deleteFrom('outbox').execute();
    module = openMailModule(store().db);
  });
  afterEach(() => module.worker.stop());
  const rows = () => module.rows();
  const sendDue = () => module.sendDue();

  describe('an email', () => {
    it('is sent once after the commit, and nothing of it stays', async () => {
      await module.passcode();
      module.outbox.nudge();
      await module.worker.settled();
      await sendDue();
      expect(module.transport.sent).toHaveLength(1);
      expect(module.transport.sent[0]).toMatchObject({ to: 'duck@pond.example' });
      expect(await rows()).toMatchObject([{ outcome: 'sent', sealed_message: null }]);
    });

    it('is sent that an earlier version of the server ordered, under the name it had there', async () => {
      const order = { letter: 'no-account', to: 'duck@pond.example' };
      await module.putStored(JSON.stringify(order));
      await sendDue();
      expect(module.transport.sent).toMatchObject([{ to: 'duck@pond.example' }]);
    });

    it('is not sent when what caused it was rolled back', async () => {
      const failing = store()
        .db.transaction()
        .execute(async (trx) => {
          await module.outbox.put(trx, { template: 'no-account', to: 'a@b.example' });
          throw new Error('rolled back');
        });
      await expect(failing).rejects.toThrow('rolled back');
      await sendDue();
      expect(module.transport.sent).toHaveLength(0);
    });

    it('waits sealed: neither address nor code can be read in the store', async () => {
      await module.passcode();
      const text = JSON.stringify(await rows());
      expect(text).not.toContain('duck@pond.example');
      expect(text).not.toContain('123456');
    });

    it('is sent once when several processes look at the same moment', async () => {
      for (let count = 0; count < 12; count += 1) await module.passcode(`duck${count}@pond.example`);
      const others = [module.newWorker(), module.newWorker()];
      const workers = [module.worker, ...others];
      for (const worker of workers) worker.wake();
      await Promise.all(workers.map((worker) => worker.settled()));
      await Promise.all(others.map((worker) => worker.stop()));
      expect(module.transport.sent).toHaveLength(12);
      expect(new Set(module.transport.sent.map(({ to }) => to)).size).toBe(12);
      expect((await rows()).map(({ tries }) => tries)).toEqual(Array(12).fill(1));
    });

    it('put in while the worker goes to sleep is waited for too', async () => {
      module.clock.pass(seconds(2));
      await module.passcode();
      module.clock.pass(-seconds(2));
      // The worker asks what time it is when it looks for an email and when it goes to sleep.
      let looks = 0;
      module.clock.beforeNow = () => {
        looks += 1;
        if (looks !== 3) return;
        module.clock.beforeNow = () => {};
        module.clock.pass(seconds(2));
        module.outbox.nudge();
      };
      await sendDue();
      expect(module.transport.sent).toHaveLength(1);
    });

    it('left by a process that was killed while sending is sent by the next one', async () => {
      await module.passcode();
      await store()
        .db.updateTable('outbox')
        .set({ next_try_at: module.clock.now() + seconds(40), tries: 1 })
        .execute();
      await sendDue();
      expect(module.transport.sent).toHaveLength(0);
      module.clock.pass(seconds(40));
      await sendDue();
      expect(module.transport.sent).toHaveLength(1);
    });

    it('whose claim has passed to another process is left to that one', async () => {
      await module.passcode();
      module.transport.during = async () => {
        module.transport.during = async () => {};
        // The first process was asleep for longer than its claim lasts; meanwhile the second one sends.
        module.clock.pass(seconds(41));
        const second = module.newWorker();
        second.wake();
        await second.settled();
        await second.stop();
      };
      module.transport.fails = () => (module.transport.tries === 1 ? 'deferred' : null);
      await sendDue();
      expect(await rows()).toMatchObject([{ tries: 2, outcome: 'sent', sealed_message: null }]);
    });

    it('whose claim has passed to a process that is still sending is left to that one, too', async () => {
      await module.passcode();
      const queue = new OutboxQueue(store().db, module.clock);
      const claim = async () => {
        const claimed = await queue.claim();
        if (claimed === undefined) throw new Error('Nothing was due');
        return claimed;
      };
      const first = await claim();
      module.clock.pass(seconds(41));
      const second = await claim();
      const [underWay] = await rows();
      await queue.postpone(first, 0);
      await queue.finish(first, 'given-up');
      expect(await rows()).toEqual([underWay]);
      await queue.finish(second, 'sent');
      expect(await rows()).toMatchObject([{ outcome: 'sent', sealed_message: null }]);
    });

    it('that its reader waits for overtakes the others', async () => {
      await module.receipt('first@pond.example');
      module.clock.pass(seconds(1));
      await module.receipt('second@pond.example');
      module.clock.pass(seconds(1));
      await module.passcode('waiting@pond.example');
      await sendDue();
      expect(module.transport.sent.map(({ to }) => to)).toEqual([
        'waiting@pond.example',
        'first@pond.example',
        'second@pond.example',
      ]);
    });
  });

  it('stops within five seconds when a mail server keeps it waiting; the email waits for the next start', async () => {
    const begun = Promise.withResolvers<void>();
    const cut = Promise.withResolvers<void>();
    module.transport.during = () => {
      begun.resolve();
      return cut.promise;
    };
    module.transport.onClose = cut.resolve;
    module.transport.fails = () => 'away';
    await module.passcode();
    module.worker.wake();
    await begun.promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stopped = module.worker.stop();
      expect(module.transport.closed).toBe(false);
      await vi.advanceTimersByTimeAsync(seconds(5));
      await stopped;
    } finally {
      vi.useRealTimers();
    }
    expect(module.transport.closed).toBe(true);
    expect(await rows()).toMatchObject([{ done_at: null, next_try_at: module.clock.now() + seconds(1) }]);
  });

  it('stops after the email under way and lets go of the transport', async () => {
    await module.passcode();
    module.worker.wake();
    await module.worker.stop();
    expect(module.transport.closed).toBe(true);
    const sent = module.transport.sent.length;
    await module.passcode();
    await sendDue();
    expect(module.transport.sent).toHaveLength(sent);
  });
});
