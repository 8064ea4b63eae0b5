import { type APIRequestContext, expect } from '@playwright/test';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { AppState } from '../../../src/adapters/played-host/app-state.ts';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import { HostTokenReply, hostDevPaths } from '../../../src/contract/dev-host.ts';
import { Mailbox } from './mailbox.ts';

/** An account on the site's server, together with an app's session of it. */
export type AppAccount = HostTokenReply;

/** Makes up an account, with or without a subscription. */
export async function makeAccount(
  request: APIRequestContext,
  { subscribed = true } = {},
): Promise<AppAccount> {
  const query = subscribed ? '' : '?entitlements=no';
  let answer = await request.get(hostDevPaths.token + query);
  // On a busy machine its purchase may not have been processed yet.
  await expect
    .poll(async () => {
      if (!answer.ok()) answer = await request.get(hostDevPaths.token + query);
      return answer.status();
    })
    .toBe(200);
  return HostTokenReply.parse(await answer.json());
}

/** The state of an app that this account is signed in to. */
export function signedInAs({ accessToken, refreshToken, legacyToken, entitlements }: AppAccount) {
  return {
    signedIn: { accessToken, refreshToken },
    legacyToken,
    subscription: { isSubscribed: entitlements.length > 0 },
  } satisfies Partial<AppState>;
}

/** Adds an address to the account, as another of its devices would, and returns it. */
export async function giveAddress(
  request: APIRequestContext,
  { accessToken }: Pick<AppAccount, 'accessToken'>,
  name = 'app',
): Promise<string> {
  const mailbox = new Mailbox(request, Mailbox.newAddress(name));
  const headers = { authorization: `Bearer ${accessToken}` };
  const email = mailbox.address;
  const asked = await request.post(authBase + authPaths.edit, { params: { email }, headers });
  const { hash } = await asked.json();
  const otp = await mailbox.passcode();
  const params = { email, otp, hash };
  const confirmed = await request.post(authBase + authPaths.editConfirm, { params, headers });
  expect(confirmed.status()).toBe(200);
  return email;
}

/** Makes a recovery key of the account. */
export async function makeKey(
  request: APIRequestContext,
  { accessToken }: Pick<AppAccount, 'accessToken'>,
): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await request.post(authBase + authPaths.recoveryKey, { headers });
  return (await answer.json()).key;
}

/** What an app reads from the tokens it is given. */
export interface HandedOver {
  readonly accountId: string;
  readonly email: unknown;
  readonly entitlements: readonly unknown[];
}

/**
 * Handles the tokens that a page sent with `setAuthTokens` as an app would: verifies both with the server's keys and
 * refreshes them as its own.
 */
export async function takeOver(request: APIRequestContext, told: unknown): Promise<HandedOver> {
  const { accessToken, refreshToken } = Object(told);
  const keySet = await request.get(authBase + authPaths.keys);
  const keys = createLocalJWKSet(await keySet.json());
  const access = await jwtVerify(accessToken, keys, { audience: 'PrivacyPro', requiredClaims: ['exp'] });
  const refresh = await jwtVerify(refreshToken, keys, { audience: 'Auth', requiredClaims: ['exp'] });
  expect(access.payload['scope']).toBe('privacypro');
  expect(refresh.payload['scope']).toBe('refresh');
  expect(refresh.payload.sub).toBe(access.payload.sub);
  const renewed = await request.get(authBase + authPaths.token, {
    params: { grant_type: 'refresh_token', client_id: 'mallard-apps', refresh_token: refreshToken },
  });
  expect(renewed.status()).toBe(200);
  const { access_token: next } = await renewed.json();
  expect(decodeJwt(next).sub).toBe(access.payload.sub);
  const { sub, email, entitlements } = access.payload;
  return { accountId: String(sub), email, entitlements: Array.isArray(entitlements) ? entitlements : [] };
}
