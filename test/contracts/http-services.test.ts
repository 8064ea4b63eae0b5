import { afterAll, beforeAll } from 'vitest';
import { WebCryptoDigest } from '../../src/adapters/browser/web-crypto-digest.ts';
import { WebCryptoRandom } from '../../src/adapters/browser/web-crypto-random.ts';
import { FetchVisitorApi } from '../../src/adapters/http/fetch-visitor-api.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { HttpCloudSettingsApi } from '../../src/adapters/http/http-cloud-settings-api.ts';
import { HttpEligibilityApi } from '../../src/adapters/http/http-eligibility-api.ts';
import { HttpRestorationApi } from '../../src/adapters/http/http-restoration-api.ts';
import { testCards } from '../../src/adapters/memory/memory-card-provider.ts';
import { BeaconPixelSender } from '../../src/adapters/pixel/beacon-pixel-sender.ts';
import { productionSettings } from '../../src/composition/service-settings.ts';
import { httpServices } from '../support/http-services.ts';
import { accountApiContract } from './account-api.contract.ts';
import { accountDataApiContract } from './account-data-api.contract.ts';
import { authorizationApiContract } from './authorization-api.contract.ts';
import { checkoutApiContract } from './checkout-api.contract.ts';
import { cloudSettingsApiContract } from './cloud-settings-api.contract.ts';
import { eligibilityApiContract } from './eligibility-api.contract.ts';
import { pixelSenderContract } from './pixel-sender.contract.ts';
import { productApiContract } from './product-api.contract.ts';
import { restorationApiContract } from './restoration-api.contract.ts';
import { newAccount, orderOn, type Services, valueOf } from './services.ts';
import { subscriptionApiContract } from './subscription-api.contract.ts';
import { tokenApiContract } from './token-api.contract.ts';
import { visitorApiContract } from './visitor-api.contract.ts';

// One server for all suites: making its store takes longer than all of their tests.
let services: Services;
beforeAll(async () => {
  services = await httpServices();
}, 120_000);
afterAll(() => services.close());

const shared = async (): Promise<Services> => ({ ...services, close: async () => {} });

authorizationApiContract('HttpAuthorizationApi', shared);
tokenApiContract('HttpTokenApi', shared);
accountApiContract('HttpAccountApi', shared);
accountDataApiContract('HttpAccountDataApi', shared);
productApiContract('HttpProductApi', shared);
subscriptionApiContract('HttpSubscriptionApi', shared);
checkoutApiContract('HttpCheckoutApi', shared);
visitorApiContract('HttpVisitorApi', shared);
visitorApiContract('FetchVisitorApi', async () => {
  let country: string | null = null;
  const base = services.site.origin;
  return {
    ...(await shared()),
    setCountry(next) {
      country = next;
    },
    browser: () => ({ ...services.browser(), visitor: new FetchVisitorApi({ base, country }) }),
  };
});

const client = (country: string | null = null) => {
  const { urls } = productionSettings({}, services.site.origin);
  return new HttpClient({ urls, country: () => country });
};

// What a suite needs beside the service itself the real server has for these only; the others stand in `site-services.test.ts`.
eligibilityApiContract('HttpEligibilityApi', (country) => new HttpEligibilityApi(client(country)));
restorationApiContract('HttpRestorationApi', () => ({
  api: new HttpRestorationApi(client()),
  async tokenOf(kind) {
    const browser = services.browser();
    const { accessToken } = await newAccount(browser, new WebCryptoDigest());
    if (kind === 'not entitled') return accessToken;
    const opened = await browser.checkout.open(accessToken, orderOn(services), crypto.randomUUID());
    await services.pay(valueOf(opened).checkoutUrl, testCards.good);
    return accessToken;
  },
}));
cloudSettingsApiContract('HttpCloudSettingsApi', () => new HttpCloudSettingsApi(client()));

for (const method of ['GET', 'POST']) {
  // Only what the server takes has arrived: it answers 400 to an event or a parameter that is not declared.
  pixelSenderContract(`BeaconPixelSender by ${method}, to the real server,`, () => {
    const answers: Promise<Response>[] = [];
    const send = (url: string) => {
      const answer = fetch(url, { method });
      answers.push(answer);
      return answer;
    };
    const host =
      method === 'POST'
        ? { sendBeacon: (url: string) => Boolean(send(url)), fetch, keep() {} }
        : { fetch: send, keep() {} };
    return {
      sender: new BeaconPixelSender(host, new WebCryptoRandom(), services.site.origin),
      arrived: async () => {
        const taken = (await Promise.all(answers)).filter(({ status }) => status === 204);
        return taken.map(({ url }) => {
          const { pathname, searchParams } = new URL(url);
          const [, ...params] = searchParams;
          return { id: pathname.replace('/t/', ''), params: Object.fromEntries(params) };
        });
      },
    };
  });
}
