import makeFetchCookie from 'fetch-cookie';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { KyAccountApi } from '../../src/adapters/http/ky-account-api.ts';
import { KyAuthorizationApi } from '../../src/adapters/http/ky-authorization-api.ts';
import { KyCheckoutApi } from '../../src/adapters/http/ky-checkout-api.ts';
import { KyProductApi } from '../../src/adapters/http/ky-product-api.ts';
import { KySubscriptionApi } from '../../src/adapters/http/ky-subscription-api.ts';
import { KyTokenApi } from '../../src/adapters/http/ky-token-api.ts';
import { KyVisitorApi } from '../../src/adapters/http/ky-visitor-api.ts';
import { productionSettings } from '../../src/composition/service-settings.ts';
import type { ServiceBrowser, Services } from '../contracts/services.ts';
import { realServer } from './real-server.ts';

/** The adapters of one browser, with its own cookies, on the services at an address. */
export function httpBrowser(url: string, country: () => string | null = () => null): ServiceBrowser {
  const { urls, clientId, ttlSeconds } = productionSettings({}, url);
  const http = new HttpClient({ urls, country, fetch: makeFetchCookie(fetch) });
  return {
    authorization: new KyAuthorizationApi(http, { clientId }),
    tokens: new KyTokenApi(http, { clientId, ttlSeconds }),
    account: new KyAccountApi(http),
    products: new KyProductApi(http),
    subscription: new KySubscriptionApi(http),
    checkout: new KyCheckoutApi(http),
    visitor: new KyVisitorApi(http),
  };
}

/** The real services, spoken to over HTTP. */
export async function httpServices(): Promise<Services> {
  const server = await realServer();
  let country = 'US';
  return {
    site: new URL(server.url),
    browser: () => httpBrowser(server.url, () => country),
    setCountry(next) {
      country = next;
    },
    async passcodeFor(email) {
      const [mail] = await server.mails(email);
      const passcode = /\b\d{3} ?\d{3}\b/.exec(mail?.text ?? '')?.[0];
      if (passcode === undefined) throw new Error(`no passcode was mailed to ${email}`);
      return passcode.replace(' ', '');
    },
    async pay(checkoutUrl, card) {
      await server.pay(checkoutUrl, card);
    },
    advance: server.advance,
    close: server.close,
  };
}
