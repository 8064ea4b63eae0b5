import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field } from '../support/auth-client.ts';
import { days } from '../support/manual-clock.ts';
import { type Buyer, goodCard, openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function portalOf(buyer: Buyer): Promise<string> {
  return new URL(field((await buyer.get('/api/checkout/portal')).body, 'customerPortalUrl')).pathname;
}

async function act(path: string, form: Readonly<Record<string, string>>) {
  const answer = await shop.call('POST', path, { form });
  await shop.site.settled();
  return answer;
}

async function subscriber(): Promise<{ buyer: Buyer; path: string }> {
  const buyer = await shop.buyer();
  await buyer.buy();
  return { buyer, path: await portalOf(buyer) };
}

const record = async (buyer: Buyer) => (await buyer.get('/api/subscription')).body;

describe('the customer portal', () => {
  it('shows how the subscription stands, its card and its payments', async () => {
    const { path } = await subscriber();
    const { status, text } = await shop.call('GET', path);
    expect(status).toBe(200);
    for (const words of [
      'Free trial',
      'Free until November 28, 2026. Then $99.99 a year.',
      'Visa ending in 4242',
      'Paid',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('href="http://localhost:4173/subscriptions/manage"');
  });

  it('cancels: access stays to the end of the time, and can be resumed', async () => {
    const { buyer, path } = await subscriber();
    const done = await act(path, { action: 'cancel' });
    expect([done.status, done.headers.get('Location')]).toEqual([303, `${path}?done=1`]);
    expect(await record(buyer)).toMatchObject({
      status: 'Not Auto-Renewable',
      activeOffers: [{ type: 'Trial' }],
    });
    expect((await shop.call('GET', path)).text).toContain('Ends on November 28, 2026');

    expect((await act(path, { action: 'cancel' })).status).toBe(409);
    await act(path, { action: 'resume' });
    expect(await record(buyer)).toMatchObject({ status: 'Auto-Renewable' });
    expect((await act(path, { action: 'resume' })).status).toBe(409);
    expect(await record(buyer)).toMatchObject({ status: 'Auto-Renewable' });
  });

  it('switches the period from the next renewal on, and back', async () => {
    const { buyer, path } = await subscriber();
    await act(path, { action: 'switch-period' });
    expect((await shop.call('GET', path)).text).toContain(
      'You switch to the monthly subscription on November 28, 2026',
    );
    expect(await record(buyer)).toMatchObject({ productId: 'privacy-pro-yearly-us' });
    await act(path, { action: 'switch-period' });
    expect((await shop.call('GET', path)).text).toContain('Pay monthly, $9.99 a month');
  });

  it('takes another card, and keeps the old one when the new one is declined or mistyped', async () => {
    const { path } = await subscriber();
    expect((await shop.call('GET', `${path}?card=`)).text).toContain('autocomplete="cc-number"');
    const declined = await act(path, { action: 'change-card', ...goodCard, number: '4000000000000002' });
    expect([declined.status, declined.text.includes('declined this card')]).toEqual([422, true]);
    const mistyped = await act(path, { action: 'change-card', ...goodCard, number: '1' });
    expect([mistyped.status, mistyped.text.includes('This is not a card number')]).toEqual([422, true]);
    expect((await shop.call('GET', path)).text).toContain('Visa ending in 4242');
    await act(path, { action: 'change-card', ...goodCard, number: '5555555555554444' });
    expect((await shop.call('GET', path)).text).toContain('Mastercard ending in 4444');
  });

  it.each(['', 'delete', '__proto__'])('does nothing when asked to "%s"', async (action) => {
    const { buyer, path } = await subscriber();
    const before = await record(buyer);
    expect((await act(path, { action })).status).toBe(409);
    expect(await record(buyer)).toEqual(before);
  });

  it('does nothing when asked from another site', async () => {
    const { buyer, path } = await subscriber();
    const answer = await shop.call('POST', path, {
      form: { action: 'cancel' },
      headers: { Origin: 'https://evil.example' },
    });
    await shop.site.settled();
    expect(answer.status).toBe(403);
    expect(await record(buyer)).toMatchObject({ status: 'Auto-Renewable' });
  });

  it('says so when there is no such page, and when it expired', async () => {
    expect((await shop.call('GET', '/dev/portal/bps_nothing')).status).toBe(404);
    const own = await openShop();
    const buyer = await own.buyer();
    await buyer.buy();
    const path = await portalOf(buyer);
    own.clock.pass(days(1));
    expect((await own.call('GET', path)).status).toBe(410);
    expect((await own.call('POST', path, { form: { action: 'cancel' } })).status).toBe(410);
    await own.close();
  });
});
