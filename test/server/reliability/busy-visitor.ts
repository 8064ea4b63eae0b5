import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { cloudSettingsPath } from '../../../src/contract/cloud-settings.ts';
import { DevMailReply, devPaths } from '../../../src/contract/dev.ts';
import { CheckoutReply, subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { AuthClient, field, type TokenPair, tokensOf } from '../support/auth-client.ts';
import { siteUrl } from '../support/test-site.ts';

/** Where visitors go: a server, or what leads to one of several. */
export interface Visited {
  readonly url: string;
  /** A call that broke off is made again, for another server may answer it. Else visitors leave when that happens. */
  readonly staysUp?: true;
  /** The mails that came to an address, the newest first; unless given, those of the development mailbox. */
  readonly mailsTo?: (email: string) => readonly string[];
}

/** Something the server said it had done, and how to see whether it is so. */
export interface Claim {
  readonly what: string;
  /** True for what is made good some time after a restart: an email that was just being sent is tried again when its turn comes. */
  readonly late?: true;
  /** False when it is lost. May be asked several times. */
  readonly holds: (server: Visited) => Promise<boolean>;
}

/** Sends a call until the server has time for it: 503 acknowledges nothing, and says to come back. */
async function send(server: Visited, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return seen('an answer', async () => {
    try {
      const answer = await fetch(server.url + pathname + search, request.clone());
      // Read here, because it may break off as well.
      const body = await answer.arrayBuffer();
      if (answer.status !== 503) return new Response(body.byteLength === 0 ? null : body, answer);
    } catch (error) {
      if (server.staysUp !== true) throw error;
    }
    return null;
  });
}

/** A call that is made again as {@link send} does. */
export async function callServer(
  server: Visited,
  method: string,
  path: string,
  options: {
    readonly bearer?: string;
    readonly body?: BodyInit;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<Response> {
  const { bearer, body, headers } = options;
  const request = new Request(siteUrl + path, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }) },
    ...(body === undefined ? {} : { body }),
  });
  return send(server, request);
}

const aMoment = 50;
/** Two minutes' worth: an email that was being sent when the server died is tried again after 40 s. */
const mostLooks = 2_400;

let counter = 0;

/**
 * Somebody who does everything that changes something, one thing after the other, and notes what was acknowledged.
 * Rejects when the server dies under it.
 */
export async function visitOnce(server: Visited, note: (claim: Claim) => void): Promise<void> {
  counter += 1;
  const email = `busy.${counter}@pond.example`;
  const client = clientOf(server);
  const tokens = await client.signUp();
  const id = await accountId(server, tokens);
  note({ what: 'account', holds: async (now) => (await accountId(now, tokens)) === id });

  const refreshed = tokensOf(await client.refresh(tokens.refresh));
  note({ what: 'refreshed sign-in', holds: signInGoesOn(refreshed, id) });

  await saveSettings(server, note);

  // With a key, by which a call that is made again is known.
  const hash = field((await client.edit(refreshed.access, email, randomUUID())).body, 'hash');
  note({
    what: 'passcode by mail',
    late: true,
    holds: async (now) => (await passcodeFor(now, email)) !== '',
  });
  const otp = await passcodeFor(server, email);
  const confirmed = await client.confirm(refreshed.access, { email, hash, otp });
  if (confirmed.status !== 200) throw new Error(`The address was answered with ${confirmed.status}`);
  note({ what: 'address', holds: async (now) => (await emailOf(now, refreshed)) === email });

  await buy(server, refreshed.access, note);

  const other = clientOf(server);
  const leaving = await other.signUp();
  await other.call('POST', '/v2/logout', { bearer: leaving.access });
  note({
    what: 'sign-out',
    holds: async (now) => (await clientOf(now).account(leaving.access)).status === 401,
  });
}

/**
 * A sign-in goes on by its newest refresh token: the one before would be answered again by a server that has lost the refresh. What
 * each look is given is the newest for the next; one whose answer was lost is given again for the same.
 */
function signInGoesOn(tokens: TokenPair, id: string | null): Claim['holds'] {
  let newest = tokens;
  return async (now) => {
    if ((await accountId(now, tokens)) !== id) return false;
    const answer = await clientOf(now).refresh(newest.refresh);
    if (answer.status !== 200) return false;
    newest = tokensOf(answer);
    return (await accountId(now, newest)) === id;
  };
}

async function saveSettings(server: Visited, note: (claim: Claim) => void): Promise<void> {
  const path = `${cloudSettingsPath}?key=${randomBytes(64).toString('hex')}`;
  const saved = JSON.stringify({ kp: '1' });
  const answer = await callServer(server, 'PUT', path, { body: saved });
  if (answer.status !== 200) throw new Error(`The settings were answered with ${answer.status}`);
  note({
    what: 'settings',
    holds: async (now) => (await (await callServer(now, 'GET', path)).text()) === saved,
  });
}

async function buy(server: Visited, bearer: string, note: (claim: Claim) => void): Promise<void> {
  const order = async (now: Visited) => {
    const answer = await callServer(now, 'POST', subscriptionBase + subscriptionPaths.checkout, {
      bearer,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'order-1' },
      body: JSON.stringify({
        productId: 'privacy-pro-yearly-us',
        purchasePlatform: 'stripe',
        returnUrl: `${now.url}/pro/welcome`,
      }),
    });
    return z.parse(CheckoutReply, await answer.json()).checkoutUrl;
  };
  const checkout = await order(server);
  note({ what: 'checkout', holds: async (now) => (await order(now)) === checkout });

  const card = { number: '4242424242424242', expiry: '12 / 35', cvc: '123', postcode: '10115' };
  const paid = await callServer(server, 'POST', new URL(checkout).pathname, {
    body: new URLSearchParams(card),
  });
  if (paid.status !== 303) throw new Error(`The card was answered with ${paid.status}`);
  note({ what: 'payment', holds: (now) => hasSubscription(now, bearer) });
}

/** Waits for the event of a payment, which may come after the answer to the card. */
function hasSubscription(server: Visited, bearer: string): Promise<boolean> {
  return seen('the payment', async () => {
    const path = subscriptionBase + subscriptionPaths.status;
    const { status } = await callServer(server, 'GET', path, { bearer });
    return status === 404 ? null : status === 200;
  });
}

/** Waits for a mail with a passcode, which is sent after the answer that promised it. */
export function passcodeFor(server: Visited, email: string): Promise<string> {
  return seen(`a passcode for ${email}`, async () => {
    const texts = server.mailsTo?.(email) ?? (await inMailbox(server, email));
    return /^\d{6}$/m.exec(texts.join('\n'))?.[0] ?? null;
  });
}

async function inMailbox(server: Visited, email: string): Promise<readonly string[]> {
  const answer = await callServer(server, 'GET', `${devPaths.mailboxJson}?to=${encodeURIComponent(email)}`);
  return z.parse(DevMailReply, await answer.json()).map(({ text }) => text);
}

/** Looks until there is something; a process that was killed cannot call us back. */
async function seen<Value>(what: string, look: () => Promise<Value | null>): Promise<Value> {
  for (let left = mostLooks; left > 0; left -= 1) {
    const found = await look();
    if (found !== null) return found;
    await setTimeout(aMoment);
  }
  throw new Error(`There was nothing to be seen of ${what}`);
}

/** A browser that signs in there. */
export function clientOf(server: Visited): AuthClient {
  return new AuthClient({
    site: { fetch: (request) => send(server, request) },
    passcodeFor: (email) => passcodeFor(server, email),
  });
}

async function accountOf(server: Visited, { access }: TokenPair) {
  const { status, body } = await clientOf(server).account(access);
  return status === 200 ? z.parse(Account, body).account : null;
}

/** Whose tokens these are; null when they are nobody's any more. */
export async function accountId(server: Visited, tokens: TokenPair): Promise<string | null> {
  return (await accountOf(server, tokens))?.external_id ?? null;
}

async function emailOf(server: Visited, tokens: TokenPair): Promise<string | null> {
  return (await accountOf(server, tokens))?.email ?? null;
}

const Account = z.object({ account: z.object({ external_id: z.string(), email: z.nullable(z.string()) }) });
