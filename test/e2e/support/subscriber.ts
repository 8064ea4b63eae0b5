import { createHash, randomBytes } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { storageCatalogue } from '../../../src/adapters/storage/catalogue.ts';
import { authBase, authPaths, CodeReply, TokenReply } from '../../../src/contract/auth.ts';
import { CheckoutReply, subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import type { Tokens } from '../../../src/domain/account/token.ts';
import { formatOrigin } from '../../../src/domain/origin/origin.ts';
import { trialOrigin } from '../../../src/domain/subscription/trial.ts';
import { cards } from '../pages/card-page.ts';
import { giveAddress, makeKey } from './app-account.ts';

const tokenPath = authBase + authPaths.token;
const client = { client_id: 'mallard-web' };

/**
 * Turns a browser into that of somebody who has bought a monthly plan and is in the trial; no page is open afterwards.
 * It makes the pages' calls without the pages, for tests of what comes later. `buyMonthly` makes a purchase as a
 * visitor would.
 */
export async function subscribe(page: Page): Promise<void> {
  await keep(page, await buy(page.request));
}

/** Like {@link subscribe}, with a confirmed address, which it returns. */
export async function subscribeWithAddress(page: Page, name: string): Promise<string> {
  const tokens = await buy(page.request);
  const address = await giveAddress(page.request, tokens, name);
  await keep(page, await renew(page.request, tokens));
  return address;
}

/** Like {@link subscribe}, with a recovery key, which it returns. */
export async function subscribeWithKey(page: Page): Promise<string> {
  const tokens = await buy(page.request);
  await keep(page, tokens);
  return makeKey(page.request, tokens);
}

/** Creates an account and buys its plan, which the site has processed when this returns. */
async function buy(request: APIRequestContext): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = { ...client, code_challenge, response_type: 'code', scope: 'privacypro' };
  const begun = await request.post(authBase + authPaths.authorize, { params: asked });
  const created = await request.post(authBase + authPaths.create);
  const { code } = CodeReply.parse(await created.json());
  const exchanged = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier };
  const tokens = await tokensOf(await request.get(tokenPath, { params: exchanged }));

  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  const data = {
    productId: 'privacy-pro-monthly-us',
    purchasePlatform: 'stripe',
    returnUrl: new URL('/pro/welcome', begun.url()).href,
    origin: formatOrigin(trialOrigin('monthly')),
  };
  const opened = await request.post(subscriptionBase + subscriptionPaths.checkout, { headers, data });
  const { checkoutUrl } = CheckoutReply.parse(await opened.json());
  const form = { number: cards.good, expiry: '12 / 34', cvc: '123', postcode: '10115' };
  const paid = await request.post(checkoutUrl, { form, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  const own = subscriptionBase + subscriptionPaths.subscription;
  await expect.poll(async () => (await request.get(own, { headers })).status()).toBe(200);
  return renew(request, tokens);
}

/** Tokens that include what was bought or added since. */
async function renew(request: APIRequestContext, { refreshToken }: Tokens): Promise<Tokens> {
  const params = { ...client, grant_type: 'refresh_token', refresh_token: refreshToken ?? '' };
  return tokensOf(await request.get(tokenPath, { params }));
}

async function tokensOf(answer: APIResponse): Promise<Tokens> {
  const { access_token, refresh_token = null } = TokenReply.parse(await answer.json());
  return { accessToken: access_token, refreshToken: refresh_token };
}

/** Stores them as the pages do, on a file of the site that runs no script. */
async function keep(page: Page, tokens: Tokens): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([name, value]) => localStorage.setItem(name, JSON.stringify({ value, until: null })), [
    storageCatalogue.session.name,
    tokens,
  ] as const);
}
