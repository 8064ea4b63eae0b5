import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, order, type Shop } from '../support/shop.ts';

let shop: Shop;
const loaded = vi.hoisted(() => ({ devRoom: 0 }));
vi.mock('../../../src/server/dev/dev-room.ts', async (original) => {
  loaded.devRoom += 1;
  return original();
});

beforeAll(async () => {
  shop = await openShop({
    SITE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:4173',
    SMTP_URL: 'smtp://localhost:25',
    TRUSTED_PROXIES: 'none',
    SITE_SECRET: '0f8b1c7d6e5a49382716f5e4d3c2b1a09f8e7d6cd4c3b2a1908f7e6d5c4b3a29',
    CARD_WEBHOOK_SECRET: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334d4c3b2a1908f7e6d5c4b3a29',
  });
});
afterAll(() => shop.close());

describe('in production', () => {
  it.each([
    ['GET', '/dev'],
    ['GET', '/dev/mail'],
    ['GET', '/dev/mail.json'],
    ['GET', '/dev/mail/1/letter'],
    ['GET', '/dev/pay/cs_test_1'],
    ['POST', '/dev/pay/cs_test_1'],
    ['POST', '/dev/pay/cs_test_1/challenge'],
    ['GET', '/dev/portal/bps_1'],
    ['POST', '/dev/portal/bps_1'],
    ['GET', '/dev/clock'],
    ['POST', '/dev/clock'],
    ['GET', '/dev/clock/sub_1'],
    ['POST', '/dev/clock/sub_1'],
    ['GET', '/dev/bricolage.woff2'],
  ])('%s %s is not there', async (method, path) => {
    expect((await shop.call(method, path)).status).toBe(404);
  });

  it('the code of the developers’ room is not even loaded', () => {
    expect(loaded.devRoom).toBe(0);
  });

  it('a country in the query changes nothing', async () => {
    expect((await shop.call('GET', '/countryCode?country=de')).body).toEqual({ country: 'US' });
  });

  it('without a card provider nothing is sold, and it is said that it may be tried later', async () => {
    const buyer = await shop.buyer();
    const answer = await buyer.open({ ...order });
    expect([answer.status, answer.body]).toEqual([503, { error: 'unavailable' }]);
    expect((await shop.send('{}')).status).toBe(400);
  });
});
