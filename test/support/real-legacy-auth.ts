import { WebCryptoDigest } from '../../src/adapters/browser/web-crypto-digest.ts';
import type { LegacyAuthApi } from '../../src/application/ports/legacy-auth-api.ts';
import { planOf } from '../../src/domain/subscription/plan.ts';
import type { LegacyAuthSide } from './memory-legacy-auth.ts';
import { newAccount, newEmail, orderOn, type Services, valueOf } from './services.ts';

const locale = 'en';
const minute = 60_000;
const goodCard = '4242424242424242';

/** The v1 auth service of real services; its accounts are created through v2, and signed in to through v1. */
export function realLegacyAuth(services: Services, api: LegacyAuthApi): LegacyAuthSide {
  const changeEmail = async (authToken: string, email: string | null, to: string) => {
    const { hash } = valueOf(await api.requestEmailChange(authToken, { email, locale, key: 'request' }));
    const passcode = await services.passcodeFor(to);
    valueOf(await api.confirmEmailChange(authToken, { email, passcode, hash, locale }));
    await services.advance(minute);
  };
  return {
    api,
    passcodeFor: services.passcodeFor,
    async addAccount(email, has) {
      // Mails per hour and network are limited, and all of these accounts are in one network.
      await services.advance(60 * minute);
      const browser = services.browser();
      const { accessToken } = await newAccount(browser, new WebCryptoDigest());
      const address = email ?? newEmail();
      await changeEmail(accessToken, address, address);
      const order = orderOn(services);
      if (has === 'subscription') {
        const opened = await browser.checkout.open(accessToken, order, crypto.randomUUID());
        await services.pay(valueOf(opened).checkoutUrl, goodCard);
      }
      valueOf(await api.sendLoginLink({ email: address, locale }));
      const passcode = await services.passcodeFor(address);
      const { externalId, authToken } = valueOf(await api.signIn({ email: address, passcode }));
      await services.advance(minute);
      if (email === null) await changeEmail(authToken, null, address);
      const plan = has === 'subscription' ? planOf(order.productId) : null;
      return { externalId, authToken, entitlements: plan?.features ?? [] };
    },
  };
}
