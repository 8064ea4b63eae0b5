import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eligibleRegions } from '../../../src/domain/subscription/eligibility.ts';
import { openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ COUNTRY_HEADER: 'X-Country', DEFAULT_COUNTRY: 'gb' });
});
afterAll(() => shop.close());

const headers = (country: string) => ({ headers: { 'X-Country': country } });

describe('the visitor’s country', () => {
  it.each(['/countryCode', '/country.json'])('is told at %s', async (path) => {
    expect((await shop.call('GET', path)).body).toEqual({ country: 'GB' });
    expect((await shop.call('GET', path, headers('se'))).body).toEqual({ country: 'SE' });
    expect((await shop.call('GET', `${path}?country=pl`, headers('se'))).body).toEqual({ country: 'PL' });
    expect((await shop.call('GET', `${path}?country=poland`, headers('se'))).body).toEqual({ country: 'SE' });
  });

  it('is kept by no cache', async () => {
    for (const path of [
      '/countryCode',
      '/country.json',
      '/privacy-pro-eligible.json',
      '/subscriptionsCheckEligibility',
    ]) {
      expect((await shop.call('GET', path)).headers.get('Cache-Control')).toBe('no-store');
    }
  });
});

describe('whether the subscription is sold there', () => {
  it('is yes in the 30 countries', async () => {
    for (const country of Object.keys(eligibleRegions)) {
      expect((await shop.call('GET', '/privacy-pro-eligible.json', headers(country))).status).toBe(200);
      expect((await shop.call('GET', '/subscriptionsCheckEligibility', headers(country))).body).toEqual({
        eligible: true,
      });
    }
  });

  it.each(['JP', 'CH', 'NO', 'RU', 'AU'])('is no in %s', async (country) => {
    expect((await shop.call('GET', '/privacy-pro-eligible.json', headers(country))).status).toBe(404);
    const answer = await shop.call('GET', '/subscriptionsCheckEligibility', headers(country));
    expect([answer.status, answer.body]).toEqual([200, { eligible: false }]);
  });
});
