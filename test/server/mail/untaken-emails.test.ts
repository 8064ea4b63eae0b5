import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Outbox } from '../../../src/server/mail/outbox.ts';
import { openMailModule } from '../support/mail-module.ts';
import { days, minutes, seconds } from '../support/manual-clock.ts';
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
});
