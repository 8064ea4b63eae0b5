import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { authBase, authPaths, CodeReply, TokenReply } from '../../../src/contract/auth.ts';
import { CheckoutReply, subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';

/** The cookie of a session in which somebody is about to sign in, and the verifier that belongs to it. */
export async function beginSignIn(url: string) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    client_id: 'mallard-web',
    response_type: 'code',
    scope: 'privacypro',
  });
  const answer = await fetch(`${url}${authBase}${authPaths.authorize}?${query}`, { method: 'POST' });
  return { verifier, cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
}

/** Makes an account, signs it in and buys a subscription for it. */
export async function buyOnce(url: string, publicUrl: string): Promise<void> {
  const { verifier, cookie } = await beginSignIn(url);
  const created = await fetch(url + authBase + authPaths.create, {
    method: 'POST',
    headers: { Cookie: cookie },
  });
  const exchange = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'mallard-web',
    code: z.parse(CodeReply, await created.json()).code,
    code_verifier: verifier,
  });
  const tokens = await fetch(`${url}${authBase}${authPaths.token}?${exchange}`);
  const { access_token } = z.parse(TokenReply, await tokens.json());
  const opened = await fetch(url + subscriptionBase + subscriptionPaths.checkout, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access_token}` },
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
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
}
