import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebCryptoDigest } from '../../../src/adapters/browser/web-crypto-digest.ts';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { httpServices } from '../../support/http-services.ts';
import { memoryServices } from '../../support/memory-services.ts';
import {
  errorOf,
  newAccount,
  type OpenServices,
  orderOn,
  type Services,
  valueOf,
} from '../../support/services.ts';

/** What every {@link ProductApi} does. */
function productApiContract(name: string, open: OpenServices): void {
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
      const products = valueOf(await services.browser().products.products(country, null));
      expect(products).toEqual([
        {
          productId: `privacy-pro-monthly-${market}`,
          billingPeriod: 'monthly',
          price: { amount: monthly, currency },
          trialSpent: false,
        },
        {
          productId: `privacy-pro-yearly-${market}`,
          billingPeriod: 'yearly',
          price: { amount: yearly, currency },
          trialSpent: false,
        },
      ]);
    });

    it('has nothing where it is not sold', async () => {
      expect(valueOf(await services.browser().products.products('JP', null))).toEqual([]);
    });

    it('says to an account whether it has had its free trial, and to a stranger that it has not', async () => {
      const browser = services.browser();
      const { accessToken } = await newAccount(browser, new WebCryptoDigest());
      const spent = async (token: string | null) => {
        const products = valueOf(await browser.products.products('US', token));
        return products.map(({ trialSpent }) => trialSpent);
      };
      expect(await spent(accessToken)).toEqual([false, false]);
      const { checkoutUrl } = valueOf(
        await browser.checkout.open(accessToken, orderOn(services), crypto.randomUUID()),
      );
      await services.pay(checkoutUrl, testCards.good);
      expect(await spent(accessToken)).toEqual([true, true]);
      expect(await spent(null)).toEqual([false, false]);
      expect(await spent('no-token')).toEqual([false, false]);
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

productApiContract('MemoryProductApi', memoryServices);
productApiContract('HttpProductApi', httpServices);
