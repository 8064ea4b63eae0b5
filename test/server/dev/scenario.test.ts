import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foresee } from '../../../src/server/dev/foresee.ts';
import { lifeOf } from '../../../src/server/payment/simulator/rows.ts';
import { field } from '../support/auth-client.ts';
import { minutes } from '../support/manual-clock.ts';
import { type Buyer, giveAddress, openShop, passTime, type Shop } from '../support/shop.ts';

const monthly = { productId: 'privacy-pro-monthly-us' };
const failsLater = '4000000000000341';
const address = 'duck@pond.example';

let shop: Shop;
let buyer: Buyer;
beforeEach(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  await giveAddress(shop, buyer, address);
});
afterEach(() => shop.close());

async function life() {
  const row = await shop.store.db.selectFrom('sim_subscription').selectAll().executeTakeFirstOrThrow();
  return { row, path: `/dev/clock/${row.id}` };
}

/** The page as text, its newest step first. */
async function page(): Promise<string> {
  const answer = await shop.call('GET', (await life()).path);
  expect(answer.status).toBe(200);
  return answer.text.replace(/<style>.*<\/style>/s, '');
}

async function press(doing: string): Promise<string | null> {
  const { path } = await life();
  const answer = await shop.call('POST', path, { form: { do: doing } });
  expect(answer.status).toBe(303);
  return (answer.headers.get('Location') ?? '').replace(path, '');
}

const titles = (text: string) => [...text.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);
const status = async () => (await (await buyer.later()).get('/api/subscription/status')).body;

describe('the scenario of the life of a subscription', () => {
  it('goes from step to step to the end, showing what happened and the email of each step', async () => {
    await buyer.buy(monthly, failsLater);
    expect(await page()).toContain('Next, in 5 days');
    for (let step = 0; step < 6; step += 1) expect(await press('next')).toBe('');
    const text = await page();
    expect(titles(text)).toEqual([
      'Ended, and so did access',
      'Tried again, declined again',
      'Tried again, declined again',
      'Tried again, declined again',
      'The charge was declined, the grace period begins',
      'An email was due',
      'Bought: the free trial begins',
    ]);
    const emails = [...text.matchAll(/href="(\/dev\/mail\?[^"]+)"/g)].map(([, href]) => href ?? '');
    expect(new Set(emails).size).toBe(7);
    for (const href of emails) {
      const email = await shop.call('GET', href.replaceAll('&amp;', '&'));
      expect([email.status, email.text.includes(address)]).toEqual([200, true]);
    }
    expect(await status()).toEqual({ status: 'Expired' });
    expect(text).toContain('Nothing more happens');
    expect(await press('next')).toBe('');
    expect(titles(await page())).toHaveLength(7);
  });

  it('foresees exactly what then happens', async () => {
    await buyer.buy(monthly, failsLater);
    const { row } = await life();
    const foreseen = foresee(lifeOf(row), { startedAt: row.created_at, now: shop.clock.now(), most: 20 });
    const moved: number[] = [];
    for (const _ of foreseen) {
      await press('next');
      moved.push(shop.clock.now());
    }
    expect(moved).toEqual(foreseen.map(({ at }) => at));
    expect((await life()).row.status).toBe('canceled');
  });

  it('lets the buyer cancel, resume, switch, and the card fail and work again', async () => {
    await buyer.buy(monthly);
    await press('cancel');
    expect(await status()).toEqual({ status: 'Not Auto-Renewable' });
    await press('resume');
    expect(await status()).toEqual({ status: 'Auto-Renewable' });
    await press('bad-card');
    await press('next');
    await press('next');
    expect(await status()).toEqual({ status: 'Grace Period' });
    await press('good-card');
    expect(await status()).toEqual({ status: 'Auto-Renewable' });
    await press('switch-period');
    await press('next');
    const { product_id } = await shop.store.db
      .selectFrom('subscription')
      .select('product_id')
      .executeTakeFirstOrThrow();
    expect(product_id).toBe('privacy-pro-yearly-us');
    expect(titles(await page())[0]).toBe('Renewed and paid');
  });

  it('says so when something is not possible, and changes nothing', async () => {
    await buyer.buy(monthly);
    const before = (await life()).row;
    for (const doing of ['resume', 'explode', '']) expect(await press(doing)).toBe('?not=1');
    expect((await life()).row).toEqual(before);
    const { path } = await life();
    expect((await shop.call('GET', `${path}?not=1`)).text).toContain('This is not possible');
  });

  it('shows of two subscriptions of one buyer the emails of each alone, and of no other emails', async () => {
    await buyer.buy(monthly, failsLater);
    const first = (await life()).path;
    await passTime(shop, 'P25D');
    const later = await buyer.later();
    await later.buy(monthly);
    await giveAddress(shop, buyer, 'other@pond.example');
    const { id } = await shop.store.db
      .selectFrom('sim_subscription')
      .select('id')
      .where('due_at', 'is not', null)
      .executeTakeFirstOrThrow();
    await shop.store.db
      .insertInto('mailbox')
      .values({
        id: randomUUID(),
        to: address,
        subject: 'A code',
        text: '',
        html: '',
        sent_at: shop.clock.now(),
      })
      .execute();
    const subjects = async (path: string) => {
      const { text } = await shop.call('GET', path);
      return [...text.matchAll(/<a href="\/dev\/mail\?[^"]+">(.*?)<\/a>/g)].map(([, subject]) => subject);
    };
    const [ended, ...before] = await subjects(first);
    expect([ended, before.length]).toEqual(['Your Mallard Pro subscription has ended', 6]);
    expect(await subjects(`/dev/clock/${id}`)).toEqual([
      'Welcome to Mallard Pro',
      expect.stringContaining('receipt'),
    ]);
  });

  it('dates what the buyer did by the time it was done, not by where the clock then goes', async () => {
    await buyer.buy(monthly);
    const portal = await (await buyer.later()).get('/api/checkout/portal');
    const { pathname } = new URL(field(portal.body, 'customerPortalUrl'));
    // The event of it waits: the provider was told that the site is away.
    shop.reachable = false;
    await shop.call('POST', pathname, { form: { action: 'cancel' } });
    await shop.site.settled();
    shop.reachable = true;
    const then = shop.clock.now();
    shop.clock.pass(minutes(1));
    await passTime(shop, 'P3D');
    const { at } = await shop.store.db
      .selectFrom('subscription_history')
      .select('at')
      .where('action', '=', 'stop-renewing')
      .executeTakeFirstOrThrow();
    expect(at).toBe(then + minutes(1));
  });

  it('opens the portal of the subscription', async () => {
    await buyer.buy(monthly);
    const { path } = await life();
    const answer = await shop.call('POST', path, { form: { do: 'portal' } });
    const portal = await shop.call('GET', answer.headers.get('Location') ?? '');
    expect([portal.status, portal.text.includes('Cancel')]).toEqual([200, true]);
  });

  it('says that nobody is written to when the account has no address', async () => {
    await giveAddress(shop, buyer, null);
    await buyer.buy(monthly);
    expect(await page()).toContain('no emails are sent');
  });

  it('of a subscription that does not exist leads back to the clock', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await shop.call(method, '/dev/clock/sub_nobody', method === 'POST' ? { form: {} } : {});
      expect(answer.headers.get('Location')).toBe('/dev/clock');
    }
  });

  it('is not done from another site', async () => {
    await buyer.buy(monthly);
    const now = shop.clock.now();
    const { path } = await life();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const answer = await shop.call('POST', path, { form: { do: 'next' }, headers });
    expect([answer.status, shop.clock.now()]).toEqual([403, now]);
  });
});
