import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmailOrder } from '../../../src/server/mail/email.ts';
import type { Suppression } from '../../../src/server/mail/suppression-list.ts';
import { openMailModule } from '../support/mail-module.ts';
import { days } from '../support/manual-clock.ts';
import { sampleEmails } from '../support/sample-emails.ts';
import { withStores } from '../support/with-stores.ts';

const to = 'duck@pond.example';

function email(name: string): EmailOrder {
  const order = sampleEmails.find(([known]) => known === name)?.[1];
  if (order === undefined) throw new Error(`No email ${name}`);
  return order;
}

withStores((store) => {
  let module: ReturnType<typeof openMailModule>;
  beforeEach(async () => {
    await store().db.deleteFrom('outbox').execute();
    await store().db.deleteFrom('mail_suppression').execute();
    module = openMailModule(store().db);
  });
  afterEach(() => module.worker.stop());

  const enter = (scope: Suppression['scope'], reason: Suppression['reason']) =>
    module.suppressions.enter(store().db, module.suppressions.keyOf(to), {
      scope,
      reason,
      since: module.clock.now(),
    });
  const entries = () => store().db.selectFrom('mail_suppression').selectAll().execute();
  const send = async (order: EmailOrder) => {
    await module.put(order);
    await module.sendDue();
    module.clock.pass(1);
  };

  describe('an address that does not exist', () => {
    it('gets no more mail about its account', async () => {
      module.transport.fails = () => 'no_such_mailbox';
      await send(email('receipt'));
      module.transport.fails = () => null;
      await send(email('payment-failed-3'));
      expect(module.transport.sent).toHaveLength(0);
      expect((await module.rows()).map(({ outcome }) => outcome)).toEqual(['given-up', 'suppressed']);
      expect((await module.rows()).every(({ sealed_message }) => sealed_message === null)).toBe(true);
    });

    it('still gets the code its reader waits for; when that is taken, the rest comes again', async () => {
      await enter('all', 'bounced');
      await send(email('sign-in-passcode'));
      expect(module.transport.sent).toHaveLength(1);
      expect(await entries()).toEqual([]);
      await send(email('receipt'));
      expect(module.transport.sent).toHaveLength(2);
    });

    it('stays on the list while codes do not arrive either', async () => {
      await enter('all', 'bounced');
      module.transport.fails = () => 'no_such_mailbox';
      await send(email('sign-in-passcode'));
      await send(email('sign-in-passcode'));
      expect(module.transport.tries).toBe(2);
      expect(await entries()).toHaveLength(1);
      await send(email('receipt'));
      expect(module.transport.tries).toBe(2);
    });

    it.each(['refused', 'deferred', 'away'] as const)(
      'is not what a server means that says %s',
      async (code) => {
        module.transport.fails = () => code;
        await send(email('receipt'));
        expect(await entries()).toEqual([]);
      },
    );
  });

  describe('a reader who left the newsletter', () => {
    it('gets nothing that was ordered before', async () => {
      await module.put(email('newsletter-confirmation-both'));
      await enter('newsletter', 'left');
      await module.sendDue();
      expect(module.transport.tries).toBe(0);
      expect(await module.rows()).toMatchObject([{ outcome: 'suppressed', sealed_message: null }]);
    });

    it('is asked to confirm when he orders it anew', async () => {
      await enter('newsletter', 'left');
      module.clock.pass(1);
      await send(email('newsletter-confirmation-both'));
      expect(module.transport.sent).toHaveLength(1);
    });

    it.each(['sign-in-passcode', 'receipt', 'address-changed', 'account-deleted'])(
      'gets every other mail: %s',
      async (name) => {
        await enter('newsletter', 'left');
        await send(email(name));
        expect(module.transport.sent).toHaveLength(1);
      },
    );
  });

  it('a reader who refused the newsletter is not asked again for 30 days, whoever types the address', async () => {
    await enter('newsletter', 'refused');
    module.clock.pass(days(30) - 1);
    await send(email('newsletter-confirmation-news'));
    expect(module.transport.sent).toHaveLength(0);
    module.clock.pass(1);
    await send(email('newsletter-confirmation-news'));
    expect(module.transport.sent).toHaveLength(1);
  });

  it('a reader who refuses it once more is not asked for 30 days from then', async () => {
    await enter('newsletter', 'refused');
    module.clock.pass(days(29));
    await enter('newsletter', 'refused');
    module.clock.pass(days(30) - 1);
    await send(email('newsletter-confirmation-news'));
    expect(module.transport.sent).toHaveLength(0);
    expect(await entries()).toHaveLength(1);
  });

  it('the list knows an address in any spelling of its case, and names none', async () => {
    await enter('newsletter', 'refused');
    await send({ ...email('newsletter-confirmation-news'), to: 'DUCK@Pond.example' });
    expect(module.transport.sent).toHaveLength(0);
    expect(JSON.stringify(await entries())).not.toMatch(/duck|pond/i);
  });
});
