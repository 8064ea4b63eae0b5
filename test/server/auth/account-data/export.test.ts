import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountExport, authBase, authPaths } from '../../../../src/contract/auth.ts';
import { newsletterPages } from '../../../../src/contract/newsletter.ts';
import { newsletterPath } from '../../../../src/domain/content/newsletter.ts';
import { EmailUndo } from '../../../../src/server/auth/email/email-undo.ts';
import { Mailbox } from '../../../../src/server/mail/mailbox.ts';
import { SuppressionList } from '../../../../src/server/mail/suppression-list.ts';
import { days, minutes } from '../../support/manual-clock.ts';
import { giveAddress, openShop, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('the export tells the newsletter, former addresses, restoration codes and what became of a subscription', async () => {
  const email = 'reader@pond.example';
  const buyer = await shop.buyer();
  await giveAddress(shop, buyer, email);
  await buyer.buy();
  expect((await shop.call('POST', '/itr/issue', { bearer: buyer.bearer })).status).toBe(200);
  const order = { email, news: true, tips: false };
  expect((await shop.call('POST', newsletterPath, { json: order })).status).toBe(200);
  await shop.site.settled();
  const emails = await new Mailbox(shop.store.db).list(email);
  const text = emails.map((email) => email.text).join('\n');
  const token = text.split(`${newsletterPages.confirm}?token=`)[1]?.split(/\s/)[0] ?? '';
  expect((await shop.call('POST', `${newsletterPages.confirm}?token=${token}`)).status).toBe(200);
  const confirmedAt = new Date(shop.clock.now()).toISOString();
  shop.clock.pass(minutes(1));
  const again = { json: { ...order, tips: true } };
  expect((await shop.call('POST', newsletterPath, again)).status).toBe(200);
  // An email that the mail server still takes would lift the entry below.
  await shop.site.settled();
  const { site: secret } = shop.config.secrets;
  const now = shop.clock.now();
  const suppressions = new SuppressionList(secret);
  const entry = { scope: 'all', reason: 'bounced', since: now } as const;
  await suppressions.enter(shop.store.db, suppressions.keyOf(email), entry);
  const undo = EmailUndo.of(secret);
  const former = { address: 'former@pond.example', locale: null };
  await shop.store.db.transaction().execute((trx) => undo.note(trx, buyer.accountId, former, now));

  const answer = await shop.call('GET', authBase + authPaths.export, { bearer: buyer.bearer });
  const at = new Date(now).toISOString();
  const known = AccountExport.parse(answer.body);
  expect(known).toMatchObject({
    formerAddresses: [
      { email: former.address, changedAt: at, undoableUntil: new Date(now + days(7)).toISOString() },
    ],
    stoppedMail: [{ scope: 'all', reason: 'bounced', since: at }],
    restorationCodes: [{ issuedAt: confirmedAt }],
    subscriptions: [{ history: [{ action: 'renew', status: 'Auto-Renewable' }] }],
  });
  expect(known.newsletter).toEqual([
    { news: true, tips: false, askedAt: confirmedAt, confirmedAt },
    { news: true, tips: true, askedAt: at, confirmedAt: null },
  ]);
  expect(answer.text).not.toMatch(/[A-Za-z0-9_-]{43}/);
});
