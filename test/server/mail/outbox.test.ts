import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from '../../../src/server/mail/outbox.ts';
import { OutboxQueue } from '../../../src/server/mail/outbox-queue.ts';
import { openMailModule } from '../support/mail-module.ts';
import { minutes, seconds } from '../support/manual-clock.ts';
import { withStores } from '../support/with-stores.ts';

const days = (count: number) => minutes(count * 24 * 60);

withStores((store) => {
  let module: ReturnType<typeof openMailModule>;
  beforeEach(async () => {
    await store().db.deleteFrom('outbox').execute();
    module = openMailModule(store().db);
  });
  afterEach(() => module.worker.stop());
  const { rows, sendDue } = {
    rows: () => module.rows(),
    sendDue: () => module.sendDue(),
  };

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

  describe('an email that is not taken', () => {
    it('is tried at growing intervals, with the same id each time', async () => {
      module.transport.fails = () => 'deferred';
      await module.passcode();
      await sendDue();
      expect(await rows()).toMatchObject([
        { tries: 1, done_at: null, next_try_at: module.clock.now() + seconds(5) },
      ]);
      module.clock.pass(seconds(4));
      await sendDue();
      expect(await rows()).toMatchObject([{ tries: 1 }]);

      module.transport.fails = () => null;
      module.clock.pass(seconds(1));
      await sendDue();
      expect(module.transport.sent).toHaveLength(1);
      expect(module.transport.sent[0]?.id).toBe((await rows())[0]?.id);
    });

    it('is given up on when its code has died, and nothing of it stays', async () => {
      module.transport.fails = () => 'deferred';
      await module.passcode();
      const ordered = module.clock.now();
      while ((await rows()).some(({ done_at }) => done_at === null)) {
        await sendDue();
        module.clock.pass(seconds(5));
      }
      module.transport.fails = () => null;
      await sendDue();
      expect(module.transport.sent).toHaveLength(0);
      const [row] = await rows();
      expect(row).toMatchObject({ outcome: 'given-up', sealed_message: null });
      expect((row?.done_at ?? 0) - ordered).toBeLessThanOrEqual(minutes(10));
    });

    it('because it was sealed under another secret waits for whoever has that', async () => {
      const sealedOtherwise = Buffer.alloc(32, 8);
      const others = new Outbox(module.clock, sealedOtherwise);
      const order = { template: 'subscription-ended', to: 'duck@pond.example' } as const;
      await store()
        .db.transaction()
        .execute((trx) => others.put(trx, order));
      await sendDue();
      expect(await rows()).toMatchObject([{ tries: 1, done_at: null, sealed_message: expect.any(String) }]);
      expect(module.logged.join('')).toContain('an email cannot be opened');

      const theirs = module.newWorker(sealedOtherwise);
      module.clock.pass(days(2.5));
      theirs.wake();
      await theirs.settled();
      await theirs.stop();
      expect(module.transport.sent).toMatchObject([{ to: 'duck@pond.example' }]);
      expect(await rows()).toMatchObject([{ outcome: 'sent', sealed_message: null }]);
    });

    it('because it was sealed under another secret is given up after three days', async () => {
      const order = { template: 'subscription-ended', to: 'duck@pond.example' } as const;
      await store()
        .db.transaction()
        .execute((trx) => new Outbox(module.clock, Buffer.alloc(32, 8)).put(trx, order));
      module.clock.pass(days(3));
      await sendDue();
      expect(module.transport.tries).toBe(0);
      expect(await rows()).toMatchObject([{ outcome: 'given-up', sealed_message: null }]);
    });

    it('is tried for three days when it stays true that long', async () => {
      module.transport.fails = () => 'deferred';
      await module.receipt();
      await sendDue();
      const ordered = module.clock.now();
      while ((await rows()).some(({ done_at }) => done_at === null)) {
        module.clock.pass(minutes(30));
        await sendDue();
      }
      const [row] = await rows();
      expect(row).toMatchObject({ outcome: 'given-up', sealed_message: null });
      const lasted = (row?.done_at ?? 0) - ordered;
      expect(lasted).toBeGreaterThan(days(2.8));
      expect(lasted).toBeLessThanOrEqual(days(3));
      expect(module.transport.tries).toBeLessThan(60);
    });

    it.each(['refused', 'no_such_mailbox'] as const)(
      'for good (%s) is not tried again, and the next one is sent',
      async (code) => {
        module.transport.fails = (to) => (to === 'gone@pond.example' ? code : null);
        await module.passcode('gone@pond.example');
        await module.passcode();
        await sendDue();
        module.clock.pass(minutes(60));
        await sendDue();
        expect(module.transport.tries).toBe(2);
        expect((await rows()).map(({ outcome }) => outcome).sort()).toEqual(['given-up', 'sent']);
      },
    );

    it('is named in the log by the kind of its failure, never with the address', async () => {
      module.transport.fails = () => 'deferred';
      await module.passcode();
      await sendDue();
      expect(module.logged.join('')).toContain('TEST 450 4.2.0');
      expect(module.logged.join('')).not.toContain('duck@pond.example');
    });

    it('because writing it failed is tried again, and holds up nothing', async () => {
      module.transport.during = async () => {
        if (module.transport.tries === 1) throw new Error('for duck@pond.example');
      };
      await module.passcode();
      await module.passcode('other@pond.example');
      await sendDue();
      expect(module.transport.sent).toHaveLength(1);
      module.clock.pass(seconds(5));
      await sendDue();
      expect(module.transport.sent).toHaveLength(2);
      expect(module.logged.join('')).not.toContain('duck@pond.example');
    });
  });

  describe('a mail server that is away', () => {
    it('is asked once, not once for every email, and everything goes out when it is back', async () => {
      module.transport.fails = () => 'away';
      for (let count = 0; count < 5; count += 1) await module.passcode(`duck${count}@pond.example`);
      await sendDue();
      await sendDue();
      expect(module.transport.tries).toBe(1);
      module.clock.pass(seconds(2));
      await sendDue();
      expect(module.transport.tries).toBe(2);

      module.transport.fails = () => null;
      module.clock.pass(seconds(2));
      await sendDue();
      expect(module.transport.sent).toHaveLength(5);
      expect(new Set(module.transport.sent.map(({ to }) => to)).size).toBe(5);
    });

    it('is not waited for longer because the clock was set back', async () => {
      module.transport.fails = () => 'away';
      await module.passcode();
      await sendDue();
      module.clock.pass(-minutes(10));
      module.transport.fails = () => null;
      await module.passcode('other@pond.example');
      await sendDue();
      expect(module.transport.sent.map(({ to }) => to)).toEqual(['other@pond.example']);
    });

    it('for an hour has cost no receipt', async () => {
      module.transport.fails = () => 'away';
      await module.receipt();
      for (let count = 0; count < 60; count += 1) {
        await sendDue();
        module.clock.pass(minutes(1));
      }
      module.transport.fails = () => null;
      await sendDue();
      expect(module.transport.sent).toHaveLength(1);
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
