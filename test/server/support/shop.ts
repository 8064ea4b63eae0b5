import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { createSite, type Site } from '../../../src/server/app.ts';
import { type Config, loadConfig } from '../../../src/server/config/config.ts';
import type { Store } from '../../../src/server/db/store.ts';
import type { ImageHosts } from '../../../src/server/images/fetch-image.ts';
import { createLog, type Logger } from '../../../src/server/log.ts';
import type { PostEvent } from '../../../src/server/payment/simulator/event-dispatcher.ts';
import { signBody } from '../../../src/server/payment/simulator/signature.ts';
import { type Answer, AuthClient, field, tokensOf } from './auth-client.ts';
import { openFreshStore } from './fresh-database.ts';
import { ManualClock } from './manual-clock.ts';
import { siteUrl, unhurried } from './test-site.ts';

/** A clock that stands still, and that `/dev/clock` can advance. */
export class ScenarioClock extends ManualClock {
  async advance(milliseconds: number): Promise<number> {
    this.pass(milliseconds);
    return this.now();
  }
}

/** A valid card form. */
export const goodCard = { number: '4242 4242 4242 4242', expiry: '12 / 35', cvc: '123', postcode: '10115' };

interface CallOptions {
  readonly bearer?: string;
  readonly json?: unknown;
  readonly body?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A whole site with the simulated card provider, called without a socket. */
export interface Shop {
  readonly site: Site;
  readonly store: Store;
  readonly clock: ScenarioClock;
  readonly config: Config;
  /** Every event the provider sent, as sent, whether or not the site accepted it. */
  readonly sent: readonly { readonly body: string; readonly signature: string }[];
  /** Whether the provider can reach the site. */
  reachable: boolean;
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer & { text: string }>;
  readonly buyer: () => Promise<Buyer>;
  /** Sends an event body to the webhook, signed now unless a signature is given. */
  readonly send: (body: string, signature?: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Somebody with an account. */
export interface Buyer {
  readonly accountId: string;
  readonly bearer: string;
  /** Requests a checkout; `over` overrides fields of the order. */
  readonly open: (
    over?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
    query?: string,
  ) => Promise<Answer>;
  /** Opens a checkout and returns the path of its page. */
  readonly checkout: (over?: Readonly<Record<string, unknown>>) => Promise<string>;
  /** Opens a checkout and pays it. */
  readonly buy: (over?: Readonly<Record<string, unknown>>, card?: string) => Promise<void>;
  readonly get: (path: string) => Promise<Answer>;
  /** The same account with a new access token, within 30 days of the last one. */
  readonly later: () => Promise<Buyer>;
}

/** An order of the yearly plan in the United States, as the browser sends it. */
export const order = {
  productId: 'privacy-pro-yearly-us',
  purchasePlatform: 'stripe',
  returnUrl: `${siteUrl}/pro/welcome`,
};

/** A test's options for its own shop. */
interface ShopOptions {
  readonly log?: Logger | undefined;
  /** Closed together with the shop. */
  readonly store?: Store;
  /** Delivers the provider's events to the site, by default without a network. */
  readonly carry?: PostEvent;
  /** As long as a slow machine needs, except in tests of this limit. */
  readonly longestWait?: number;
  readonly imageHosts?: ImageHosts;
}

/** Opens one. `env` adds to its environment variables. */
export async function openShop(
  env: Readonly<Record<string, string>> = {},
  {
    log = createLog('silent'),
    store: given,
    carry,
    longestWait = unhurried,
    imageHosts = {},
  }: ShopOptions = {},
): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallard-shop-'));
  const clock = new ScenarioClock();
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const store = given ?? (await openFreshStore());
  const sent: { body: string; signature: string }[] = [];
  const webhook = subscriptionBase + subscriptionPaths.webhook;

  const call: Shop['call'] = async (method, path, options = {}) => {
    const url = new URL(path, siteUrl);
    const headers = new Headers({ Host: url.host, ...options.headers });
    if (options.bearer !== undefined) headers.set('Authorization', `Bearer ${options.bearer}`);
    if (options.json !== undefined) headers.set('Content-Type', 'application/json');
    const body = options.form
      ? new URLSearchParams(options.form)
      : (options.body ?? (options.json === undefined ? undefined : JSON.stringify(options.json)));
    const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
    const response = await site.fetch(request);
    const text = await response.text();
    const isJson = (response.headers.get('Content-Type') ?? '').includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : null,
      text,
    };
  };

  const post = async (body: string, signature: string): Promise<number> => {
    sent.push({ body, signature });
    if (!shop.reachable) throw new Error('The site is away');
    if (carry !== undefined) return carry(body, signature);
    return (await call('POST', webhook, { body, headers: { 'Stripe-Signature': signature } })).status;
  };
  const site = await createSite({ config, clock, store, log, longestWait, imageHosts, postEvent: post });

  const shop: Shop = {
    site,
    store,
    clock,
    config,
    sent,
    reachable: true,
    call,
    buyer: () => newBuyer(shop),
    send: (body, signature = signBody(body, config.secrets.cardWebhook, clock.now())) =>
      call('POST', webhook, { body, headers: { 'Stripe-Signature': signature } }),
    close: async () => {
      await site.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return shop;
}

async function newBuyer(shop: Shop): Promise<Buyer> {
  const client = new AuthClient({ site: shop.site, passcodeFor: never });
  let tokens = await client.signUp();
  const account = await shop.call('GET', '/api/auth/v2/account', { bearer: tokens.access });
  const body = account.body;
  const inner = typeof body === 'object' && body !== null && 'account' in body ? body.account : null;
  const accountId = field(inner, 'external_id');
  const signedIn = (bearer: string): Buyer => {
    const open: Buyer['open'] = (over = {}, headers = {}, query = '') =>
      shop.call('POST', `/api/checkout/session${query}`, { bearer, json: { ...order, ...over }, headers });
    const checkout: Buyer['checkout'] = async (over) =>
      new URL(field((await open(over)).body, 'checkoutUrl')).pathname;
    return {
      accountId,
      bearer,
      open,
      checkout,
      buy: async (over, number = goodCard.number) => {
        const paid = await shop.call('POST', await checkout(over), { form: { ...goodCard, number } });
        if (paid.status !== 303) throw new Error(`The payment was answered with ${paid.status}`);
        await shop.site.settled();
      },
      get: (path) => shop.call('GET', path, { bearer }),
      later: async () => {
        tokens = tokensOf(await client.refresh(tokens.refresh));
        return signedIn(tokens.access);
      },
    };
  };
  return signedIn(tokens.access);
}

async function never(): Promise<never> {
  throw new Error('A shop has no mail');
}

/** The rows of the site's own subscription tables, for comparison. */
export async function siteRows(shop: Shop) {
  const { db } = shop.store;
  return {
    checkouts: await db.selectFrom('checkout').selectAll().orderBy('id').execute(),
    subscriptions: await db.selectFrom('subscription').selectAll().orderBy('id').execute(),
    trials: await db
      .selectFrom('trial')
      .select(['account_id', 'subscription_id', 'started_at'])
      .orderBy('account_id')
      .execute(),
    emails: await db
      .selectFrom('subscription_email')
      .select(['subscription_id', 'key', 'outcome'])
      .orderBy('subscription_id')
      .orderBy('key')
      .execute(),
  };
}

/** The number of rows in a table. */
export async function countOf(
  shop: Shop,
  table:
    | 'checkout'
    | 'subscription'
    | 'sim_checkout'
    | 'sim_subscription'
    | 'sim_invoice'
    | 'sim_event'
    | 'provider_event',
): Promise<number> {
  const rows = await shop.store.db
    .selectFrom(table)
    .select((query) => query.fn.countAll().as('count'))
    .execute();
  return Number(rows[0]?.count ?? 0);
}

/** Submits the card form of a payment page, by default with a card that the bank accepts. */
export function payAt(shop: Shop, path: string, over: Partial<typeof goodCard> = {}) {
  return shop.call('POST', path, { form: { ...goodCard, ...over } });
}

/** What a purchase leaves at the provider. */
export async function leftAtProvider(shop: Shop) {
  return {
    subscriptions: await countOf(shop, 'sim_subscription'),
    invoices: await countOf(shop, 'sim_invoice'),
    events: await countOf(shop, 'sim_event'),
  };
}

/** Gives an account an address, as if it had confirmed one. */
export async function giveAddress(shop: Shop, buyer: Buyer, email: string | null): Promise<void> {
  await shop.store.db.updateTable('account').set({ email }).where('id', '=', buyer.accountId).execute();
}

/** Advances the clock through `/dev/clock`; everything in between happens at its time. */
export async function passTime(shop: Shop, advance: string): Promise<void> {
  const answer = await shop.call('POST', '/dev/clock', { json: { advance } });
  if (answer.status !== 200) throw new Error(`The clock was answered with ${answer.status}`);
}

/** Submits a form on a buyer's customer portal. */
export async function atPortal(
  shop: Shop,
  buyer: Buyer,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await (await buyer.later()).get('/api/checkout/portal');
  const path = new URL(field(answer.body, 'customerPortalUrl')).pathname;
  const done = await shop.call('POST', path, { form });
  if (done.status !== 303) throw new Error(`The portal answered with ${done.status}`);
  await shop.site.settled();
}

/**
 * The emails ordered during the life of an account's subscriptions: the day since a given time, and the first word of
 * the key.
 */
export async function emailsOf(shop: Shop, buyer: Buyer, since: number): Promise<readonly string[]> {
  const rows = await shop.store.db
    .selectFrom('subscription_email')
    .innerJoin('subscription', 'subscription.id', 'subscription_email.subscription_id')
    .select(['key', 'ordered_at', 'outcome'])
    .where('account_id', '=', buyer.accountId)
    .orderBy('ordered_at')
    .orderBy('key', 'desc')
    .execute();
  return rows.map(({ key, ordered_at, outcome }) => {
    const [word = ''] = key.split(' ');
    const what = word === 'failed' ? key.replace(/^.* day /, 'failed ') : word;
    const day = Math.round((ordered_at - since) / 86_400_000);
    return `day ${day}: ${what}${outcome === 'ordered' ? '' : ` (${outcome})`}`;
  });
}

/** How many of the server's emails are in the outbox, sent or unsent. */
export async function mailCount(shop: Shop): Promise<number> {
  const rows = await shop.store.db.selectFrom('outbox').select('id').execute();
  return rows.length;
}
