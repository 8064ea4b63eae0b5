import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FeaturesReply, ProductsReply } from '../../../src/contract/subscription.ts';
import { eligibleRegions } from '../../../src/domain/subscription/eligibility.ts';
import { openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ COUNTRY_HEADER: 'X-Country' });
});
afterAll(() => shop.close());

describe('the products', () => {
  it('are both plans of the visitor’s country, in its currency', async () => {
    const { status, body } = await shop.call('GET', '/api/products');
    expect(status).toBe(200);
    expect(ProductsReply.parse(body)).toEqual([
      {
        productId: 'privacy-pro-monthly-us',
        productLabel: 'Monthly Subscription',
        billingPeriod: 'Monthly',
        price: '9.99',
        currency: 'USD',
      },
      {
        productId: 'privacy-pro-yearly-us',
        productLabel: 'Yearly Subscription',
        billingPeriod: 'Yearly',
        price: '99.99',
        currency: 'USD',
      },
    ]);
  });

  it('follow the country that is asked for, and else where the visitor is', async () => {
    const ids = async (path: string, headers = {}) =>
      ProductsReply.parse((await shop.call('GET', path, { headers })).body).map(({ productId }) => productId);
    expect(await ids('/api/products?country=hu')).toEqual([
      'privacy-pro-monthly-hu',
      'privacy-pro-yearly-hu',
    ]);
    expect(await ids('/api/products', { 'X-Country': 'DE' })).toEqual([
      'privacy-pro-monthly-eu',
      'privacy-pro-yearly-eu',
    ]);
    expect(await ids('/api/products?country=jp')).toEqual([]);
  });

  it.each(['usa', 'u', '', '1!', '../'])('are not given for the country "%s"', async (country) => {
    const answer = await shop.call('GET', `/api/products?country=${encodeURIComponent(country)}`);
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_request' }]);
  });

  it('exist in each of the 30 countries, and each has features', async () => {
    for (const country of Object.keys(eligibleRegions)) {
      const products = ProductsReply.parse((await shop.call('GET', `/api/products?country=${country}`)).body);
      expect(products).toHaveLength(2);
      for (const { productId } of products) {
        const { status, body } = await shop.call('GET', `/api/products/${productId}/features`);
        expect([status, FeaturesReply.safeParse(body).success]).toEqual([200, true]);
      }
    }
  });
});

describe('the features of a product', () => {
  it('differ by market and need no account', async () => {
    const featuresOf = async (id: string) => (await shop.call('GET', `/api/products/${id}/features`)).body;
    expect(await featuresOf('privacy-pro-yearly-us')).toEqual({
      features: ['Network Protection', 'Data Broker Protection', 'Identity Theft Restoration', 'Duck.ai'],
    });
    expect(await featuresOf('privacy-pro-monthly-gb')).toEqual({
      features: ['Network Protection', 'Global Identity Theft Restoration', 'Duck.ai'],
    });
  });

  it('are the same with a token that is none', async () => {
    const answer = await shop.call('GET', '/api/products/privacy-pro-yearly-us/features', {
      bearer: 'a.b.c',
    });
    expect(answer.status).toBe(200);
  });

  it.each(['privacy-pro-weekly-us', 'privacy-pro-yearly-jp', 'x', '__proto__', 'constructor'])(
    'are unknown for %s',
    async (productId) => {
      const answer = await shop.call('GET', `/api/products/${productId}/features`);
      expect([answer.status, answer.body]).toEqual([404, { error: 'unknown_product' }]);
    },
  );
});
