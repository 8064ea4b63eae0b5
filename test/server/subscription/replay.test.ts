import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../support/manual-clock.ts';
import { countOf, giveAddress, goodCard, mailCount, openShop, type Shop, siteRows } from '../support/shop.ts';

/** `REPLAY_RUNS=1000 npx vitest test/server/subscription/replay` is the whole proof, some minutes; every run is the same property. */
const runs = Number(process.env['REPLAY_RUNS'] ?? 10);
let shop: Shop;
/** Every event of two lives: one that ended after a declined card, one that goes on in its trial. */
let history: readonly string[];
let expected: Awaited<ReturnType<typeof siteRows>>;

beforeAll(async () => {
  shop = await openShop();
  const [failing, well] = [await shop.buyer(), await shop.buyer()];
  await giveAddress(shop, failing, 'failing@pond.example');
  await failing.buy({ productId: 'privacy-pro-monthly-us' }, '4000000000000341');
  await shop.call('POST', '/dev/clock', { json: { advance: 'P25D' } });
  const page = await (await shop.buyer()).checkout();
  expect((await shop.call('POST', page, { form: goodCard })).status).toBe(303);
  await shop.site.settled();
  expect(well.accountId).not.toBe(failing.accountId);
  history = shop.sent.map(({ body }) => body);
  expected = await siteRows(shop);
});
afterAll(() => shop.close());

/** Every event is new again to the site, which has its rows. */
async function forgetLedger(): Promise<void> {
  await shop.store.db.deleteFrom('provider_event').execute();
}

/** The site has heard of nothing yet. */
async function forget(): Promise<void> {
  await forgetLedger();
  const { db } = shop.store;
  await db.deleteFrom('trial').execute();
  await db.deleteFrom('trial_mark').execute();
  await db.deleteFrom('subscription_task').execute();
  await db.deleteFrom('subscription_email').execute();
  await db.deleteFrom('subscription_history').execute();
  await db.deleteFrom('subscription').execute();
  await db.updateTable('checkout').set({ state: 'open', version: 2 }).where('state', '=', 'paid').execute();
}

/** What counts of the rows: not how often a row was written on the way. */
function withoutVersions(rows: Awaited<ReturnType<typeof siteRows>>) {
  const strip = <Row extends { version: number }>({ version: _, ...row }: Row) => row;
  return {
    checkouts: rows.checkouts.map(strip),
    subscriptions: rows.subscriptions.map(strip),
    trials: rows.trials,
    emails: rows.emails,
  };
}

describe('the provider’s events', () => {
  it('are more than a handful, of an ended and of a living subscription', () => {
    expect(history.length).toBeGreaterThanOrEqual(10);
    expect(expected.emails.filter(({ outcome }) => outcome === 'ordered')).toHaveLength(7);
    expect(expected.subscriptions.map(({ status }) => status).sort()).toEqual(['Auto-Renewable', 'Expired']);
  });

  /** Sends every event three times in some order, so many at the same time. */
  async function replay(order: readonly string[], atOnce: number): Promise<void> {
    for (let from = 0; from < order.length; from += atOnce) {
      const answers = await Promise.all(order.slice(from, from + atOnce).map((body) => shop.send(body)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await countOf(shop, 'provider_event')).toBe(history.length);
  }
  const threeTimes = () => {
    const all = [...history, ...history, ...history];
    return fc.shuffledSubarray(all, { minLength: all.length });
  };
  const atOnce = fc.integer({ min: 1, max: 6 });

  it(`three times each on top of all that was done change no row and order no email twice (${runs} runs)`, async () => {
    const before = await siteRows(shop);
    const mails = await mailCount(shop);
    const again = fc.asyncProperty(threeTimes(), atOnce, async (order, many) => {
      await forgetLedger();
      await replay(order, many);
      expect(await siteRows(shop)).toEqual(before);
      expect(await mailCount(shop)).toBe(mails);
    });
    await fc.assert(again, { numRuns: runs });
  }, 600_000);

  it(`three times each, in any order and at the same time, end in the same rows (${runs} runs)`, async () => {
    // Who hears of all of it at its end writes other emails than who heard of each step: once in order tells which.
    await forget();
    await replay(history, 1);
    const { emails } = withoutVersions(await siteRows(shop));
    expect(emails.map(({ key }) => key.replace(/ .*/, '')).sort()).toEqual(['ended', 'welcome']);
    const again = fc.asyncProperty(threeTimes(), atOnce, async (order, many) => {
      await forget();
      const mails = await mailCount(shop);
      await replay(order, many);
      expect(withoutVersions(await siteRows(shop))).toEqual({ ...withoutVersions(expected), emails });
      // Of the two buyers one has an address.
      expect((await mailCount(shop)) - mails).toBe(1);
    });
    await fc.assert(again, { numRuns: runs });
  }, 600_000);

  it('while the subscription is still changing end in its last state', async () => {
    const own = await openShop();
    const buyer = await own.buyer();
    own.reachable = false;
    await buyer.buy({ productId: 'privacy-pro-monthly-us' }, '4000000000000341');
    await own.call('POST', '/dev/clock', { json: { advance: 'P8D' } });
    const early = own.sent.map(({ body }) => body).reverse();
    for (const body of early) expect((await own.send(body)).status).toBe(200);
    expect((await siteRows(own)).subscriptions).toMatchObject([{ status: 'Grace Period', in_trial: false }]);
    own.clock.pass(days(1));
    await own.close();
  });
});
