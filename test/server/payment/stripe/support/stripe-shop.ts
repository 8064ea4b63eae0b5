import { Stripe } from 'stripe';
import { authBase, authPaths } from '../../../../../src/contract/auth.ts';
import { idempotencyHeader } from '../../../../../src/contract/idempotency.ts';
import { subscriptionBase, subscriptionPaths } from '../../../../../src/contract/subscription.ts';
import type { Clock } from '../../../../../src/server/clock.ts';
import type { Store } from '../../../../../src/server/db/store.ts';
import { type Answer, AuthClient, field } from '../../../support/auth-client.ts';
import { ManualClock, minutes } from '../../../support/manual-clock.ts';
import { freshAddress, openTestSite, siteUrl, type TestSite } from '../../../support/test-site.ts';
import { FakeStripe } from './fake-stripe.ts';
import type { LivingSubscription } from './stripe-objects.ts';
import { endless, testKey, webhookSecrets } from './stripe-provider.ts';

const { webhooks } = new Stripe(testKey);

/** A whole site that sells through Stripe, and the Stripe it sells through. */
export interface StripeShop {
  readonly at: TestSite;
  readonly stripe: FakeStripe;
  readonly buyer: () => Promise<StripeBuyer>;
  /** Posts an event to the site as Stripe does, signed now. Answers the HTTP status. */
  readonly send: (event: object, secret?: string) => Promise<number>;
  /** Posts every event that Stripe has not posted yet. */
  readonly deliver: () => Promise<void>;
  /** The keys of a buyer's emails about subscriptions, oldest first. */
  readonly emails: (buyer: StripeBuyer) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Somebody with an account and an address. */
export interface StripeBuyer {
  readonly address: string;
  readonly accountId: string;
  /** Asks for a checkout; `over` replaces fields of the order. */
  readonly open: (over?: Readonly<Record<string, unknown>>, idempotencyKey?: string) => Promise<Answer>;
  /** Opens a checkout and pays it at Stripe; the site is told by {@link StripeShop.deliver}. */
  readonly buy: (over?: Readonly<Record<string, unknown>>) => Promise<LivingSubscription>;
  readonly get: (path: string) => Promise<Answer>;
  /** Deletes the account. */
  readonly leave: () => Promise<void>;
}

/** Opens one on a store, which stays open. */
export async function openStripeShop(store: Store): Promise<StripeShop> {
  let clock: Clock = new ManualClock();
  const stripe = await FakeStripe.start({ now: () => clock.now() });
  const machineClock = new ManualClock();
  const at = await openTestSite({
    store,
    machineClock,
    env: {
      CARD_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: testKey,
      STRIPE_WEBHOOK_SECRETS: webhookSecrets.join(','),
      STRIPE_API_BASE: stripe.url,
      STRIPE_TIMEOUT_MS: String(endless),
    },
  });
  clock = at.clock;
  let delivered = 0;
  const send: StripeShop['send'] = async (event, secret = webhookSecrets[0] ?? '') => {
    const payload = JSON.stringify(event);
    // The site's clock is moved through lives; what Stripe signs is signed today.
    const timestamp = Math.floor(machineClock.now() / 1000);
    const request = new Request(siteUrl + subscriptionBase + subscriptionPaths.webhook, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': webhooks.generateTestHeaderString({ payload, secret, timestamp }),
      },
      body: payload,
    });
    return (await at.site.fetch(request)).status;
  };
  return {
    at,
    stripe,
    buyer: () => newBuyer(at, stripe),
    send,
    deliver: async () => {
      const news = stripe.world.events.slice(delivered);
      delivered = stripe.world.events.length;
      for (const event of news) {
        const status = await send(event);
        if (status !== 200) throw new Error(`The site answered ${status} to ${event.type}`);
      }
    },
    emails: async ({ accountId }) => {
      const rows = await store.db
        .selectFrom('subscription_email')
        .innerJoin('subscription', 'subscription.id', 'subscription_email.subscription_id')
        .select('key')
        .where('subscription.account_id', '=', accountId)
        .orderBy('ordered_at')
        .orderBy('key')
        .execute();
      return rows.map(({ key }) => key.replace(/ .*/, ''));
    },
    close: async () => {
      await at.close();
      await stripe.stop();
    },
  };
}

async function newBuyer(at: TestSite, stripe: FakeStripe): Promise<StripeBuyer> {
  const client = new AuthClient(at);
  const address = freshAddress();
  const tokens = await client.signUpWith(address);
  const account = await client.account(tokens.access);
  const accountId = field(Object(account.body).account, 'external_id');
  const call = async (
    method: string,
    path: string,
    json?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const response = await at.site.fetch(
      new Request(siteUrl + path, {
        method,
        headers: {
          Host: new URL(siteUrl).host,
          Authorization: `Bearer ${tokens.access}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    );
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const open: StripeBuyer['open'] = (over = {}, key) => {
    const asked = {
      productId: 'privacy-pro-monthly-us',
      purchasePlatform: 'stripe',
      returnUrl: `${siteUrl}/pro/welcome`,
      ...over,
    };
    const headers = key === undefined ? {} : { [idempotencyHeader]: key };
    return call('POST', '/api/checkout/session', asked, headers);
  };
  return {
    address,
    accountId,
    open,
    buy: async (over) => {
      const url = field((await open(over)).body, 'checkoutUrl');
      return stripe.world.pay(url.split('/').at(-1) ?? '');
    },
    get: (path) => call('GET', path),
    leave: async () => {
      // No second code is mailed within a minute of the first.
      at.clock.pass(minutes(2));
      await call('POST', authBase + authPaths.deleteRequest);
      const otp = await at.passcodeFor(address);
      const left = await call('POST', authBase + authPaths.delete, { otp });
      if (left.status !== 200) throw new Error(`The deletion was answered with ${left.status}`);
    },
  };
}
