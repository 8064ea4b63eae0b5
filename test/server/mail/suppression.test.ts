import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LetterOrder } from '../../../src/server/mail/letter.ts';
import type { Suppression } from '../../../src/server/mail/suppression-list.ts';
import { openMailRoom } from '../support/mail-room.ts';
import { days } from '../support/manual-clock.ts';
import { sampleLetters } from '../support/sample-letters.ts';
import { withStores } from '../support/with-stores.ts';

const to = 'duck@pond.example';

function letter(name: string): LetterOrder {
  const order = sampleLetters.find(([known]) => known === name)?.[1];
  if (order === undefined) throw new Error(`No letter ${name}`);
  return order;
}

withStores((store) => {
  let room: ReturnType<typeof openMailRoom>;
  beforeEach(async () => {
    await store().db.deleteFrom('outbox').execute();
    await store().db.deleteFrom('mail_suppression').execute();
    room = openMailRoom(store().db);
  });
  afterEach(() => room.worker.stop());

  const enter = (scope: Suppression['scope'], reason: Suppression['reason']) =>
    room.suppressions.enter(store().db, room.suppressions.keyOf(to), {
      scope,
      reason,
      since: room.clock.now(),
    });
  const entries = () => store().db.selectFrom('mail_suppression').selectAll().execute();
  const send = async (order: LetterOrder) => {
    await room.put(order);
    await room.sendDue();
    room.clock.pass(1);
  };

  describe('an address that does not exist', () => {
    it('gets no more mail about its account', async () => {
      room.transport.fails = () => 'no_such_mailbox';
      await send(letter('receipt'));
      room.transport.fails = () => null;
      await send(letter('payment-failed-3'));
      expect(room.transport.sent).toHaveLength(0);
      expect((await room.rows()).map(({ outcome }) => outcome)).toEqual(['given-up', 'suppressed']);
      expect((await room.rows()).every(({ sealed_message }) => sealed_message === null)).toBe(true);
    });

    it('still gets the code its reader waits for; when that is taken, the rest comes again', async () => {
      await enter('all', 'bounced');
      await send(letter('sign-in-passcode'));
      expect(room.transport.sent).toHaveLength(1);
      expect(await entries()).toEqual([]);
      await send(letter('receipt'));
      expect(room.transport.sent).toHaveLength(2);
    });

    it('stays on the list while codes do not arrive either', async () => {
      await enter('all', 'bounced');
      room.transport.fails = () => 'no_such_mailbox';
      await send(letter('sign-in-passcode'));
      await send(letter('sign-in-passcode'));
      expect(room.transport.tries).toBe(2);
      expect(await entries()).toHaveLength(1);
      await send(letter('receipt'));
      expect(room.transport.tries).toBe(2);
    });

    it.each(['refused', 'deferred', 'away'] as const)(
      'is not what a server means that says %s',
      async (code) => {
        room.transport.fails = () => code;
        await send(letter('receipt'));
        expect(await entries()).toEqual([]);
      },
    );
  });

  describe('a reader who left the newsletter', () => {
    it('gets nothing that was ordered before', async () => {
      await room.put(letter('newsletter-confirmation-both'));
      await enter('newsletter', 'left');
      await room.sendDue();
      expect(room.transport.tries).toBe(0);
      expect(await room.rows()).toMatchObject([{ outcome: 'suppressed', sealed_message: null }]);
    });

    it('is asked to confirm when he orders it anew', async () => {
      await enter('newsletter', 'left');
      room.clock.pass(1);
      await send(letter('newsletter-confirmation-both'));
      expect(room.transport.sent).toHaveLength(1);
    });

    it.each(['sign-in-passcode', 'receipt', 'address-changed', 'account-deleted'])(
      'gets every other mail: %s',
      async (name) => {
        await enter('newsletter', 'left');
        await send(letter(name));
        expect(room.transport.sent).toHaveLength(1);
      },
    );
  });

  it('a reader who refused the newsletter is not asked again for 30 days, whoever types the address', async () => {
    await enter('newsletter', 'refused');
    room.clock.pass(days(30) - 1);
    await send(letter('newsletter-confirmation-news'));
    expect(room.transport.sent).toHaveLength(0);
    room.clock.pass(1);
    await send(letter('newsletter-confirmation-news'));
    expect(room.transport.sent).toHaveLength(1);
  });

  it('the list knows an address in any spelling of its case, and names none', async () => {
    await enter('newsletter', 'refused');
    await send({ ...letter('newsletter-confirmation-news'), to: 'DUCK@Pond.example' });
    expect(room.transport.sent).toHaveLength(0);
    expect(JSON.stringify(await entries())).not.toMatch(/duck|pond/i);
  });
});
