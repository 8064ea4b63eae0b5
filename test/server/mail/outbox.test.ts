import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMailRoom } from '../support/mail-room.ts';
import { minutes, seconds } from '../support/manual-clock.ts';
import { withStores } from '../support/with-stores.ts';

const days = (count: number) => minutes(count * 24 * 60);

withStores((store) => {
  let room: ReturnType<typeof openMailRoom>;
  beforeEach(async () => {
    await store().db.deleteFrom('outbox').execute();
    room = openMailRoom(store().db);
  });
  afterEach(() => room.worker.stop());
  const { rows, sendDue } = {
    rows: () => room.rows(),
    sendDue: () => room.sendDue(),
  };

  describe('a letter', () => {
    it('is sent once after the commit, and nothing of it stays', async () => {
      await room.passcode();
      room.outbox.nudge();
      await room.worker.settled();
      await sendDue();
      expect(room.transport.sent).toHaveLength(1);
      expect(room.transport.sent[0]).toMatchObject({ to: 'duck@pond.example' });
      expect(await rows()).toMatchObject([{ outcome: 'sent', sealed_message: null }]);
    });

    it('is not sent when what caused it was rolled back', async () => {
      const failing = store()
        .db.transaction()
        .execute(async (trx) => {
          await room.outbox.put(trx, { letter: 'no-account', to: 'a@b.example' });
          throw new Error('rolled back');
        });
      await expect(failing).rejects.toThrow('rolled back');
      await sendDue();
      expect(room.transport.sent).toHaveLength(0);
    });

    it('waits sealed: neither address nor code can be read in the store', async () => {
      await room.passcode();
      const text = JSON.stringify(await rows());
      expect(text).not.toContain('duck@pond.example');
      expect(text).not.toContain('123456');
    });

    it('is sent once when several processes look at the same moment', async () => {
      for (let count = 0; count < 12; count += 1) await room.passcode(`duck${count}@pond.example`);
      const others = [room.newWorker(), room.newWorker()];
      const workers = [room.worker, ...others];
      for (const worker of workers) worker.wake();
      await Promise.all(workers.map((worker) => worker.settled()));
      await Promise.all(others.map((worker) => worker.stop()));
      expect(room.transport.sent).toHaveLength(12);
      expect(new Set(room.transport.sent.map(({ to }) => to)).size).toBe(12);
      expect((await rows()).map(({ tries }) => tries)).toEqual(Array(12).fill(1));
    });

    it('put in while the worker goes to sleep is waited for too', async () => {
      room.clock.pass(seconds(2));
      await room.passcode();
      room.clock.pass(-seconds(2));
      // The worker asks what time it is when it looks for a letter and when it goes to sleep.
      let looks = 0;
      room.clock.beforeNow = () => {
        looks += 1;
        if (looks !== 3) return;
        room.clock.beforeNow = () => {};
        room.clock.pass(seconds(2));
        room.outbox.nudge();
      };
      await sendDue();
      expect(room.transport.sent).toHaveLength(1);
    });

    it('left by a process that was killed while sending is sent by the next one', async () => {
      await room.passcode();
      await store()
        .db.updateTable('outbox')
        .set({ next_try_at: room.clock.now() + seconds(40), tries: 1 })
        .execute();
      await sendDue();
      expect(room.transport.sent).toHaveLength(0);
      room.clock.pass(seconds(40));
      await sendDue();
      expect(room.transport.sent).toHaveLength(1);
    });

    it('whose claim has passed to another process is left to that one', async () => {
      await room.passcode();
      room.transport.during = async () => {
        room.transport.during = async () => {};
        // The first process was asleep for longer than its claim lasts; meanwhile the second one sends.
        room.clock.pass(seconds(41));
        const second = room.newWorker();
        second.wake();
        await second.settled();
        await second.stop();
      };
      room.transport.fails = () => (room.transport.tries === 1 ? 'deferred' : null);
      await sendDue();
      expect(await rows()).toMatchObject([{ tries: 2, outcome: 'sent', sealed_message: null }]);
    });

    it('that its reader waits for overtakes the others', async () => {
      await room.receipt('first@pond.example');
      room.clock.pass(seconds(1));
      await room.receipt('second@pond.example');
      room.clock.pass(seconds(1));
      await room.passcode('waiting@pond.example');
      await sendDue();
      expect(room.transport.sent.map(({ to }) => to)).toEqual([
        'waiting@pond.example',
        'first@pond.example',
        'second@pond.example',
      ]);
    });
  });

  describe('a letter that is not taken', () => {
    it('is tried at growing intervals, with the same id each time', async () => {
      room.transport.fails = () => 'deferred';
      await room.passcode();
      await sendDue();
      expect(await rows()).toMatchObject([
        { tries: 1, done_at: null, next_try_at: room.clock.now() + seconds(5) },
      ]);
      room.clock.pass(seconds(4));
      await sendDue();
      expect(await rows()).toMatchObject([{ tries: 1 }]);

      room.transport.fails = () => null;
      room.clock.pass(seconds(1));
      await sendDue();
      expect(room.transport.sent).toHaveLength(1);
      expect(room.transport.sent[0]?.id).toBe((await rows())[0]?.id);
    });

    it('is given up on when its code has died, and nothing of it stays', async () => {
      room.transport.fails = () => 'deferred';
      await room.passcode();
      const ordered = room.clock.now();
      while ((await rows()).some(({ done_at }) => done_at === null)) {
        await sendDue();
        room.clock.pass(seconds(5));
      }
      room.transport.fails = () => null;
      await sendDue();
      expect(room.transport.sent).toHaveLength(0);
      const [row] = await rows();
      expect(row).toMatchObject({ outcome: 'given-up', sealed_message: null });
      expect((row?.done_at ?? 0) - ordered).toBeLessThanOrEqual(minutes(10));
    });

    it('is tried for three days when it stays true that long', async () => {
      room.transport.fails = () => 'deferred';
      await room.receipt();
      await sendDue();
      const ordered = room.clock.now();
      while ((await rows()).some(({ done_at }) => done_at === null)) {
        room.clock.pass(minutes(30));
        await sendDue();
      }
      const [row] = await rows();
      expect(row).toMatchObject({ outcome: 'given-up', sealed_message: null });
      const lasted = (row?.done_at ?? 0) - ordered;
      expect(lasted).toBeGreaterThan(days(2.8));
      expect(lasted).toBeLessThanOrEqual(days(3));
      expect(room.transport.tries).toBeLessThan(60);
    });

    it.each(['refused', 'no_such_mailbox'] as const)(
      'for good (%s) is not tried again, and the next one is sent',
      async (code) => {
        room.transport.fails = (to) => (to === 'gone@pond.example' ? code : null);
        await room.passcode('gone@pond.example');
        await room.passcode();
        await sendDue();
        room.clock.pass(minutes(60));
        await sendDue();
        expect(room.transport.tries).toBe(2);
        expect((await rows()).map(({ outcome }) => outcome).sort()).toEqual(['given-up', 'sent']);
      },
    );

    it('is named in the log by the kind of its failure, never with the address', async () => {
      room.transport.fails = () => 'deferred';
      await room.passcode();
      await sendDue();
      expect(room.logged.join('')).toContain('TEST 450 4.2.0');
      expect(room.logged.join('')).not.toContain('duck@pond.example');
    });

    it('because writing it failed is tried again, and holds up nothing', async () => {
      room.transport.during = async () => {
        if (room.transport.tries === 1) throw new Error('for duck@pond.example');
      };
      await room.passcode();
      await room.passcode('other@pond.example');
      await sendDue();
      expect(room.transport.sent).toHaveLength(1);
      room.clock.pass(seconds(5));
      await sendDue();
      expect(room.transport.sent).toHaveLength(2);
      expect(room.logged.join('')).not.toContain('duck@pond.example');
    });
  });

  describe('a mail server that is away', () => {
    it('is asked once, not once for every letter, and everything goes out when it is back', async () => {
      room.transport.fails = () => 'away';
      for (let count = 0; count < 5; count += 1) await room.passcode(`duck${count}@pond.example`);
      await sendDue();
      await sendDue();
      expect(room.transport.tries).toBe(1);
      room.clock.pass(seconds(2));
      await sendDue();
      expect(room.transport.tries).toBe(2);

      room.transport.fails = () => null;
      room.clock.pass(seconds(2));
      await sendDue();
      expect(room.transport.sent).toHaveLength(5);
      expect(new Set(room.transport.sent.map(({ to }) => to)).size).toBe(5);
    });

    it('is not waited for longer because the clock was set back', async () => {
      room.transport.fails = () => 'away';
      await room.passcode();
      await sendDue();
      room.clock.pass(-minutes(10));
      room.transport.fails = () => null;
      await room.passcode('other@pond.example');
      await sendDue();
      expect(room.transport.sent.map(({ to }) => to)).toEqual(['other@pond.example']);
    });

    it('for an hour has cost no receipt', async () => {
      room.transport.fails = () => 'away';
      await room.receipt();
      for (let count = 0; count < 60; count += 1) {
        await sendDue();
        room.clock.pass(minutes(1));
      }
      room.transport.fails = () => null;
      await sendDue();
      expect(room.transport.sent).toHaveLength(1);
    });
  });

  it('stops within five seconds when a mail server keeps it waiting; the letter waits for the next start', async () => {
    const begun = Promise.withResolvers<void>();
    const cut = Promise.withResolvers<void>();
    room.transport.during = () => {
      begun.resolve();
      return cut.promise;
    };
    room.transport.onClose = cut.resolve;
    room.transport.fails = () => 'away';
    await room.passcode();
    room.worker.wake();
    await begun.promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stopped = room.worker.stop();
      expect(room.transport.closed).toBe(false);
      await vi.advanceTimersByTimeAsync(seconds(5));
      await stopped;
    } finally {
      vi.useRealTimers();
    }
    expect(room.transport.closed).toBe(true);
    expect(await rows()).toMatchObject([{ done_at: null, next_try_at: room.clock.now() + seconds(1) }]);
  });

  it('stops after the letter under way and lets go of the transport', async () => {
    await room.passcode();
    room.worker.wake();
    await room.worker.stop();
    expect(room.transport.closed).toBe(true);
    const sent = room.transport.sent.length;
    await room.passcode();
    await sendDue();
    expect(room.transport.sent).toHaveLength(sent);
  });
});
