import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leftAtProvider, openShop, payAt, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const pay = (path: string, over?: Parameters<typeof payAt>[2]) => payAt(shop, path, over);
const left = () => leftAtProvider(shop);

describe('a card that asks for authentication', () => {
  const asks = { number: '4000 0025 0000 3155' };

  it('asks first, and is charged once it was approved', async () => {
    const path = await (await shop.buyer()).checkout();
    const before = await left();
    const asked = await pay(path, asks);
    expect([asked.status, asked.headers.get('Location')]).toEqual([303, `${path}/challenge`]);
    expect(await left()).toEqual(before);
    expect((await shop.call('GET', `${path}/challenge`)).text).toContain('Is this you?');
    expect((await shop.call('GET', path)).headers.get('Location')).toBe(`${path}/challenge`);
    const approved = await shop.call('POST', `${path}/challenge`, { form: { answer: 'approve' } });
    expect([approved.status, approved.headers.get('Location')]).toEqual([
      303,
      'http://localhost:4173/pro/welcome',
    ]);
    expect((await left()).subscriptions).toBe(before.subscriptions + 1);
  });

  it('and is denied charges nothing, and another card may be used', async () => {
    const path = await (await shop.buyer()).checkout();
    const before = await left();
    await pay(path, asks);
    const denied = await shop.call('POST', `${path}/challenge`, { form: { answer: 'deny' } });
    expect([denied.status, denied.text.includes('The payment was not confirmed with your bank')]).toEqual([
      402,
      true,
    ]);
    expect(await left()).toEqual(before);
    const replayed = await shop.call('POST', `${path}/challenge`, { form: { answer: 'approve' } });
    expect([replayed.status, replayed.headers.get('Location')]).toEqual([303, path]);
    expect(await left()).toEqual(before);
    expect((await pay(path)).status).toBe(303);
  });

  it('and is approved twice at once is charged once', async () => {
    const path = await (await shop.buyer()).checkout();
    const before = await left();
    await pay(path, asks);
    const approve = () => shop.call('POST', `${path}/challenge`, { form: { answer: 'approve' } });
    await Promise.all([approve(), approve(), approve()]);
    expect((await left()).subscriptions).toBe(before.subscriptions + 1);
  });

  it('lets the visitor choose another card instead', async () => {
    const path = await (await shop.buyer()).checkout();
    await pay(path, asks);
    expect((await shop.call('GET', `${path}?again=1`)).text).toContain('Pay by card');
    expect((await pay(path)).headers.get('Location')).toBe('http://localhost:4173/pro/welcome');
  });

  it('cannot be approved where nothing was asked', async () => {
    const path = await (await shop.buyer()).checkout();
    const before = await left();
    for (const answer of ['approve', 'deny', 'else']) {
      const { status, headers } = await shop.call('POST', `${path}/challenge`, { form: { answer } });
      expect([status, headers.get('Location')]).toEqual([303, path]);
    }
    expect((await shop.call('GET', `${path}/challenge`)).headers.get('Location')).toBe(path);
    expect(await left()).toEqual(before);
  });
});
