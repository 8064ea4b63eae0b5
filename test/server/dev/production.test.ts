import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, order, type Shop } from '../support/shop.ts';

let shop: Shop;
const loaded = vi.hoisted(() => ({ devModule: 0 }));
vi.mock('../../../src/server/dev/dev-module.ts', async (original) => {
  loaded.devModule += 1;
  return original();
});

beforeAll(async () => {
  shop = await openShop({
    SITE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:4173',
    SMTP_URL: 'smtp://localhost:25',
    TRUSTED_PROXIES: 'none',
    SITE_SECRET: '0SAF4GbW7suBziozLsO0bfe0Jb2V4rupDfMoLrxVAY3W3lL0EeH3RXaQq/EveX14',
    CARD_WEBHOOK_SECRET: 'r4zN3X7dLFKG1DTQmCx7BEtC3WOsetJnyJGjN3ZwHsWNk17QRIMRsILxf3s5tYav',
  });
});
afterAll(() => shop.close());

describe('in production', () => {
  it.each([
    ['GET', '/dev'],
    ['GET', '/dev/mail'],
    ['GET', '/dev/mail.json'],
    ['GET', '/dev/mail/1/email'],
    ['GET', '/dev/pay/cs_test_1'],
    ['POST', '/dev/pay/cs_test_1'],
    ['POST', '/dev/pay/cs_test_1/challenge'],
    ['GET', '/dev/portal/bps_1'],
    ['POST', '/dev/portal/bps_1'],
    ['GET', '/dev/beacon'],
    ['GET', '/dev/experiments'],
    ['GET', '/dev/clock'],
    ['POST', '/dev/clock'],
    ['GET', '/dev/clock/sub_1'],
    ['POST', '/dev/clock/sub_1'],
    ['GET', '/dev/bricolage.woff2'],
    ['GET', '/dev/host'],
    ['GET', '/dev/host/token'],
  ])('%s %s is not there', async (method, path) => {
    expect((await shop.call(method, path)).status).toBe(404);
  });

  it('the code of the developers’ module is not even loaded', () => {
    expect(loaded.devModule).toBe(0);
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
