import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../reliability/in-time.ts';
import { openMailModule } from '../support/mail-module.ts';
import { seconds } from '../support/manual-clock.ts';
import { withStores } from '../support/with-stores.ts';

withStores((store) => {
  let module: ReturnType<typeof openMailModule>;
  /** Keeps what is tried waiting until it is opened. */
  let gate: PromiseWithResolvers<void>;
  beforeEach(async () => {
    await store().db.deleteFrom('outbox').execute();
    module = openMailModule(store().db, 8);
    gate = Promise.withResolvers();
    module.transport.during = () => gate.promise;
  });
  afterEach(async () => {
    gate.resolve();
    await module.worker.stop();
  });

  const addresses = (count: number) =>
    Array.from({ length: count }, (_, index) => `duck${index}@pond.example`);
  const put = async (...to: readonly string[]) => {
    for (const address of to) {
      await module.passcode(address);
      module.clock.pass(1);
    }
  };
  const sentTo = () => module.transport.sent.map(({ to }) => to);
  const tried = (count: number) => until(async () => module.transport.tries === count);

  describe('emails under way at once', () => {
    it('are as many as the transport has room for, the oldest first, and each is sent once', async () => {
      await put(...addresses(20));
      module.worker.wake();
      await tried(8);
      const claimed = (await module.rows()).filter(({ tries }) => tries > 0);
      expect(claimed).toHaveLength(8);
      expect(Math.max(...claimed.map(({ created_at }) => created_at))).toBe(
        (await module.rows())[7]?.created_at,
      );
      expect(sentTo()).toEqual([]);
      gate.resolve();
      await module.worker.settled();
      expect(sentTo().toSorted()).toEqual(addresses(20).toSorted());
      expect((await module.rows()).map(({ tries, outcome }) => `${tries} ${outcome}`)).toEqual(
        Array(20).fill('1 sent'),
      );
    });

    it('hold up none that is ordered while they wait', async () => {
      module.transport.during = () => (module.transport.tries === 1 ? gate.promise : Promise.resolve());
      await put('stalled@pond.example');
      module.worker.wake();
      await tried(1);
      await put('next@pond.example');
      module.outbox.nudge();
      await until(async () => sentTo().length === 1);
      expect(sentTo()).toEqual(['next@pond.example']);
      gate.resolve();
      await module.worker.settled();
      expect(sentTo()).toEqual(['next@pond.example', 'stalled@pond.example']);
    });

    it('are one alone after the server was away, until it takes one', async () => {
      module.transport.during = async () => {};
      module.transport.fails = () => 'away';
      await put(...addresses(20));
      await module.sendDue();
      const first = module.transport.tries;
      expect(first).toBeLessThanOrEqual(8);
      module.clock.pass(seconds(2));
      await module.sendDue();
      expect(module.transport.tries).toBe(first + 1);

      module.transport.fails = () => null;
      module.clock.pass(seconds(2));
      await module.sendDue();
      expect(sentTo().toSorted()).toEqual(addresses(20).toSorted());
    });

    it('are all finished when the server is told to stop, and no other is begun', async () => {
      await put(...addresses(20));
      module.worker.wake();
      await tried(8);
      const stopped = module.worker.stop();
      expect(module.transport.closed).toBe(false);
      gate.resolve();
      await stopped;
      expect(module.transport.closed).toBe(true);
      expect(module.transport.tries).toBe(8);
      const rows = await module.rows();
      expect(rows.filter(({ outcome }) => outcome === 'sent')).toHaveLength(8);
      expect(rows.filter(({ tries }) => tries === 0)).toHaveLength(12);
    });

    it('are tried again, each once, when the store could not be told what became of them', async () => {
      await put('first@pond.example', 'second@pond.example');
      module.worker.wake();
      await tried(2);
      const { schema } = store().db;
      await schema.alterTable('outbox').renameTo('outbox_away').execute();
      gate.resolve();
      await module.worker.settled();
      await schema.alterTable('outbox_away').renameTo('outbox').execute();
      expect(module.logged.join('')).toContain('what became of an email could not be noted');
      await module.sendDue();
      expect(sentTo()).toHaveLength(2);
      module.clock.pass(seconds(40));
      await module.sendDue();
      expect((await module.rows()).map(({ tries, outcome }) => `${tries} ${outcome}`)).toEqual(
        Array(2).fill('2 sent'),
      );
    });
  });

  describe('emails that networks ask for', () => {
    beforeEach(() => {
      gate.resolve();
      module = openMailModule(store().db);
    });
    const stranger = (index: number) => `198.51.${index}.9`;

    it('wait behind those of whoever asks for fewer', async () => {
      for (let order = 0; order < 400; order += 1) {
        await module.passcode(`made.up.${order}@pond.example`, { network: stranger(order % 20) });
      }
      await module.passcode('owner@pond.example', { network: '192.0.2.77' });
      await module.receipt('buyer@pond.example');
      await module.sendDue();
      expect(sentTo()).toHaveLength(402);
      expect(sentTo().indexOf('owner@pond.example')).toBeLessThanOrEqual(20);
      // What nobody waits for stays behind what somebody waits for.
      expect(sentTo().at(-1)).toBe('buyer@pond.example');
    });

    it('keep their order within a network, and leave nothing of it in the store', async () => {
      for (const address of addresses(5)) await module.passcode(address, { network: stranger(1) });
      expect(JSON.stringify(await module.rows())).not.toContain('198.51');
      await module.sendDue();
      expect(sentTo()).toEqual(addresses(5));
    });
  });
});
