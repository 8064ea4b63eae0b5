import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../support/manual-clock.ts';
import { countOf, goodCard, openShop, type Shop, siteRows } from '../support/shop.ts';

const runs = Number(process.env['REPLAY_RUNS'] ?? 100);
let shop: Shop;
/** Every event of two lives: one that ended after a declined card, one that goes on in its trial. */
let history: readonly string[];
let expected: Awaited<ReturnType<typeof siteRows>>;

beforeAll(async () => {
  shop = await openShop();
  const [failing, well] = [await shop.buyer(), await shop.buyer()];
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

async function forget(): Promise<void> {
  const { db } = shop.store;
  await db.deleteFrom('trial').execute();
  await db.deleteFrom('subscription').execute();
  await db.deleteFrom('provider_event').execute();
  await db.updateTable('checkout').set({ state: 'open', version: 2 }).where('state', '=', 'paid').execute();
}

/** What counts of the rows: not how often a row was written on the way. */
function withoutVersions(rows: Awaited<ReturnType<typeof siteRows>>) {
  const strip = <Row extends { version: number }>({ version: _, ...row }: Row) => row;
  return {
    checkouts: rows.checkouts.map(strip),
    subscriptions: rows.subscriptions.map(strip),
    trials: rows.trials,
  };
}

describe('the provider’s events', () => {
  it('are more than a handful, of an ended and of a living subscription', () => {
    expect(history.length).toBeGreaterThanOrEqual(10);
    expect(expected.subscriptions.map(({ status }) => status).sort()).toEqual(['Auto-Renewable', 'Expired']);
  });

  it(`three times each, in any order and at the same time, end in the same rows (${runs} runs)`, async () => {
    const threeTimes = [...history, ...history, ...history];
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(threeTimes, { minLength: threeTimes.length }),
        fc.integer({ min: 1, max: 6 }),
        async (order, atOnce) => {
          await forget();
          for (let from = 0; from < order.length; from += atOnce) {
            const answers = await Promise.all(
              order.slice(from, from + atOnce).map((body) => shop.send(body)),
            );
            expect(answers.every(({ status }) => status === 200)).toBe(true);
          }
          expect(withoutVersions(await siteRows(shop))).toEqual(withoutVersions(expected));
          expect(await countOf(shop, 'provider_event')).toBe(history.length);
        },
      ),
      { numRuns: runs },
    );
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
