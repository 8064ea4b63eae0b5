import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { authBase, authPaths, CodeReply, TokenReply } from '../../../src/contract/auth.ts';
import { CheckoutReply, subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { comingFrom, madeUpNetwork } from './made-up-network.ts';

/** Opens a session in which somebody is about to sign in from some address; returns its cookie and verifier. */
export async function beginSignIn(url: string, address = madeUpNetwork()) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    client_id: 'mallard-web',
    response_type: 'code',
    scope: 'privacypro',
  });
  const answer = await fetch(`${url}${authBase}${authPaths.authorize}?${query}`, {
    method: 'POST',
    headers: comingFrom(address),
  });
  return { verifier, cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
}

/** The tokens of a signed-in visitor. */
export interface VisitorTokens {
  readonly access: string;
  readonly refresh: string;
}

/** Creates an account and signs it in. */
export async function signUp(url: string, address = madeUpNetwork()): Promise<VisitorTokens> {
  const { verifier, cookie } = await beginSignIn(url, address);
  const created = await fetch(url + authBase + authPaths.create, {
    method: 'POST',
    headers: { Cookie: cookie, ...comingFrom(address) },
  });
  const exchange = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'mallard-web',
    code: z.parse(CodeReply, await created.json()).code,
    code_verifier: verifier,
  });
  return tokensOf(
    await fetch(`${url}${authBase}${authPaths.token}?${exchange}`, { headers: comingFrom(address) }),
  );
}

/** Refreshes with a refresh token. */
export function askRefresh(url: string, refreshToken: string, address = madeUpNetwork()): Promise<Response> {
  const query = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: 'mallard-web',
    refresh_token: refreshToken,
  });
  return fetch(`${url}${authBase}${authPaths.token}?${query}`, { headers: comingFrom(address) });
}

/** Parses the tokens of a response. */
export async function tokensOf(answer: Response): Promise<VisitorTokens> {
  const { access_token: access, refresh_token: refresh = '' } = z.parse(TokenReply, await answer.json());
  return { access, refresh };
}

/** Creates an account, signs it in and buys a subscription for it. */
export async function buyOnce(
  url: string,
  publicUrl: string,
  address = madeUpNetwork(),
): Promise<VisitorTokens> {
  const tokens = await signUp(url, address);
  const opened = await fetch(url + subscriptionBase + subscriptionPaths.checkout, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokens.access}`, ...comingFrom(address) },
    body: JSON.stringify({
      productId: 'privacy-pro-yearly-us',
      purchasePlatform: 'stripe',
      returnUrl: `${publicUrl}/pro/welcome`,
    }),
  });
  const { checkoutUrl } = z.parse(CheckoutReply, await opened.json());
  const card = { number: '4242424242424242', expiry: '12 / 35', cvc: '123', postcode: '10115' };
  await fetch(url + new URL(checkoutUrl).pathname, {
    method: 'POST',
    headers: comingFrom(address),
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  return tokens;
}
