import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, type OpenServices, type Services, valueOf } from './services.ts';

/** What every {@link ProductApi} does. */
export function productApiContract(name: string, open: OpenServices): void {
  describe(`${name} as the shop window`, () => {
    let services: Services;
    beforeAll(async () => {
      services = await open();
    });
    afterAll(() => services.close());

    it.each([
      ['US', 'us', ['9.99', '99.99'], 'USD'],
      ['DE', 'eu', ['9.99', '99.99'], 'EUR'],
      ['se', 'se', ['129', '1295'], 'SEK'],
    ])('has a monthly and a yearly plan in %s', async (country, market, [monthly, yearly], currency) => {
      const products = valueOf(await services.browser().products.products(country));
      expect(products).toEqual([
        {
          productId: `privacy-pro-monthly-${market}`,
          label: 'Monthly Subscription',
          billingPeriod: 'monthly',
          price: { amount: monthly, currency },
        },
        {
          productId: `privacy-pro-yearly-${market}`,
          label: 'Yearly Subscription',
          billingPeriod: 'yearly',
          price: { amount: yearly, currency },
        },
      ]);
    });

    it('has nothing where it is not sold', async () => {
      expect(valueOf(await services.browser().products.products('JP'))).toEqual([]);
    });

    it('tells the features of a product', async () => {
      const { products } = services.browser();
      expect(valueOf(await products.features('privacy-pro-monthly-us'))).toEqual([
        'Network Protection',
        'Data Broker Protection',
        'Identity Theft Restoration',
        'Duck.ai',
      ]);
      expect(valueOf(await products.features('privacy-pro-yearly-eu'))).toContain(
        'Global Identity Theft Restoration',
      );
    });

    it.each(['privacy-pro-monthly-jp', '../subscription', 'a b/c?d'])(
      'knows no product %s',
      async (productId) => {
        expect(errorOf(await services.browser().products.features(productId))).toEqual({
          code: 'unknown_product',
        });
      },
    );
  });
}
