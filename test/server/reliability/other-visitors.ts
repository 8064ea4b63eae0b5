import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { authBase, authPaths, CodeReply, TokenReply } from '../../../src/contract/auth.ts';
import { legacyAuthPaths } from '../../../src/contract/legacy-auth.ts';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { authorizePath, sendFrom } from './hostile-orders.ts';

/** What visitors do who have nothing to do with any flood. */
export const ordinaryCalls = [
  'passcode check',
  'passcode asked for',
  'refresh',
  'subscription read',
  'static page',
] as const;
export type OrdinaryCall = (typeof ordinaryCalls)[number];

/** Somebody signed in, in a network of his own. */
export interface OtherVisitor {
  /** Does it once; false when it was not answered as it should be. */
  readonly does: (call: OrdinaryCall) => Promise<{ readonly status: number; readonly isRight: boolean }>;
}

let counter = 0;

/** Signs somebody up at a server. */
export async function otherVisitor(url: string): Promise<OtherVisitor> {
  counter += 1;
  const own = counter;
  const address = `203.0.${113 + (own % 100)}.${(own % 250) + 1}`;
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const begin = async () =>
    (await sendFrom(url, address, { method: 'POST', path: authorizePath(challenge) })).cookie ?? '';
  const created = await sendFrom(url, address, {
    method: 'POST',
    path: authBase + authPaths.create,
    headers: { Cookie: await begin() },
  });
  const tokensBy = async (query: Readonly<Record<string, string>>) => {
    const asked = new URLSearchParams({ client_id: 'mallard-web', ...query });
    return sendFrom(url, address, { method: 'GET', path: `${authBase}${authPaths.token}?${asked}` });
  };
  const { code } = z.parse(CodeReply, JSON.parse(created.body));
  const first = await tokensBy({ grant_type: 'authorization_code', code, code_verifier: verifier });
  let tokens = z.parse(TokenReply, JSON.parse(first.body));
  const session = await begin();
  let tries = 0;
  let asked = 0;

  const calls: Readonly<Record<OrdinaryCall, () => Promise<{ status: number; isRight: boolean }>>> = {
    'passcode check': async () => {
      tries += 1;
      const { status } = await sendFrom(url, address, {
        method: 'POST',
        path: authBase + authPaths.login,
        headers: { 'Content-Type': 'application/json', Cookie: session },
        body: JSON.stringify({
          email: `other.${own}.${tries}@pond.example`,
          otp: '000000',
          method: 'otp',
        }),
      });
      // One network may guess so often.
      return { status, isRight: status === (tries <= 100 ? 400 : 429) };
    },
    'passcode asked for': async () => {
      asked += 1;
      // Each of them is somebody else, somewhere else.
      const newcomer = `100.${64 + (own % 60)}.${asked % 250}.${Math.floor(asked / 250) + 1}`;
      const { status } = await sendFrom(url, newcomer, {
        method: 'POST',
        path: `${authBase}${legacyAuthPaths.loginLink}?email=newcomer.${own}.${asked}@pond.example`,
      });
      return { status, isRight: status === 200 };
    },
    refresh: async () => {
      const { status, body } = await tokensBy({
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token ?? '',
      });
      if (status === 200) tokens = z.parse(TokenReply, JSON.parse(body));
      return { status, isRight: status === 200 };
    },
    'subscription read': async () => {
      const { status } = await sendFrom(url, address, {
        method: 'GET',
        path: subscriptionBase + subscriptionPaths.subscription,
        headers: { Authorization: `Bearer ${tokens.access_token}` },
      });
      return { status, isRight: status === 404 };
    },
    'static page': async () => {
      const { status } = await sendFrom(url, address, { method: 'GET', path: '/' });
      return { status, isRight: status === 200 };
    },
  };
  return { does: (call) => calls[call]() };
}
