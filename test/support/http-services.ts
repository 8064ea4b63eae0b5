import makeFetchCookie from 'fetch-cookie';
import { HttpAccountApi } from '../../src/adapters/http/http-account-api.ts';
import { HttpAccountDataApi } from '../../src/adapters/http/http-account-data-api.ts';
import { HttpAuthorizationApi } from '../../src/adapters/http/http-authorization-api.ts';
import { HttpCheckoutApi } from '../../src/adapters/http/http-checkout-api.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { HttpProductApi } from '../../src/adapters/http/http-product-api.ts';
import { HttpSubscriptionApi } from '../../src/adapters/http/http-subscription-api.ts';
import { HttpTokenApi } from '../../src/adapters/http/http-token-api.ts';
import { HttpVisitorApi } from '../../src/adapters/http/http-visitor-api.ts';
import { serviceSettings } from '../../src/composition/service-settings.ts';
import { type RealServer, realServer } from './real-server.ts';
import type { ServiceBrowser, Services } from './services.ts';

/** One browser's adapters, with its own cookies, for the services at a URL. */
export function httpBrowser(url: string, country: () => string | null = () => null): ServiceBrowser {
  const { urls, clientId, appsClientId, ttlSeconds } = serviceSettings('production', {}, url);
  const http = new HttpClient({ urls, country, fetch: makeFetchCookie(fetch) });
  return {
    authorization: new HttpAuthorizationApi(http, { clientId }),
    tokens: new HttpTokenApi(http, { clientId, appsClientId, ttlSeconds }),
    account: new HttpAccountApi(http),
    data: new HttpAccountDataApi(http),
    products: new HttpProductApi(http),
    subscription: new HttpSubscriptionApi(http),
    checkout: new HttpCheckoutApi(http),
    visitor: new HttpVisitorApi(http),
  };
}

/** A client of a running server, as on a page of its site. */
export function clientOf({ url }: Pick<RealServer, 'url'>, country: string | null = null): HttpClient {
  return new HttpClient({ urls: serviceSettings('production', {}, url).urls, country: () => country });
}

/** The real services over HTTP, on a new server. */
export async function httpServices(): Promise<Services> {
  return httpServicesOf(await realServer());
}

/** A running server's services over HTTP. */
export function httpServicesOf(server: RealServer): Services {
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
