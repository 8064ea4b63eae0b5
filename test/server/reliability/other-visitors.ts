import * as z from 'zod/mini';
import { signedAgain } from '../../../scripts/bench/server/card-events.ts';
import { madeUpNetwork } from '../../../scripts/bench/server/made-up-network.ts';
import { beginSignIn, buyOnce } from '../../../scripts/bench/server/visitor.ts';
import { authBase, authPaths, TokenReply } from '../../../src/contract/auth.ts';
import { autocompletePath } from '../../../src/contract/search.ts';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { askPasscode, type Order, sendFrom } from './hostile-orders.ts';
import type { TwoServers } from './two-servers.ts';

/** What others do who have nothing to do with any flood: visitors, and the card provider. */
export const ordinaryCalls = [
  'passcode check',
  'passcode asked for',
  'refresh',
  'subscription read',
  'static page',
  'beacon',
  'autocomplete',
  "card provider's event",
] as const;
export type OrdinaryCall = (typeof ordinaryCalls)[number];

/** What came of a call. */
interface Done {
  readonly status: number;
  /** False when it was not answered as it should be. */
  readonly isRight: boolean;
  /** To whom it had an email sent. */
  readonly mailed?: string;
}

/** Somebody who has a subscription and is signed in, in a network of his own. */
export interface OtherVisitor {
  /** Does it once. */
  readonly does: (call: OrdinaryCall) => Promise<Done>;
}

let counter = 0;

/** Signs somebody up at a server, and buys. */
export async function otherVisitor(
  url: string,
  { gateway, cardSecret }: Pick<TwoServers, 'gateway' | 'cardSecret'>,
): Promise<OtherVisitor> {
  counter += 1;
  const own = counter;
  const address = madeUpNetwork();
  const sent = gateway.nextEvent();
  const bought = await buyOnce(url, gateway.url, address);
  const event = await sent;
  const { cookie } = await beginSignIn(url, address);
  let { refresh } = bought;
  let asked = 0;

  const call = async (right: number, from: string, order: Order) => {
    const { status, body } = await sendFrom(url, from, order);
    return { status, isRight: status === right, body };
  };
  const read = (path: string, right = 200, headers: Readonly<Record<string, string>> = {}) =>
    call(right, address, { method: 'GET', path, headers });
  /** Each of them is somebody else, somewhere else. */
  const newcomer = () => {
    asked += 1;
    return `newcomer.${own}.${asked}@pond.example`;
  };

  const calls: Readonly<Record<OrdinaryCall, () => ReturnType<OtherVisitor['does']>>> = {
    'passcode check': () =>
      call(400, madeUpNetwork(), {
        method: 'POST',
        path: authBase + authPaths.login,
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ email: newcomer(), otp: '000000', method: 'otp' }),
      }),
    'passcode asked for': async () => {
      const mailed = newcomer();
      const order = askPasscode(mailed);
      return { ...(await call(200, madeUpNetwork(), order)), mailed };
    },
    refresh: async () => {
      const query = new URLSearchParams({
        client_id: 'mallard-web',
        grant_type: 'refresh_token',
        refresh_token: refresh,
      });
      const { body, ...seen } = await read(`${authBase}${authPaths.token}?${query}`);
      if (seen.isRight) refresh = z.parse(TokenReply, JSON.parse(body)).refresh_token ?? '';
      return seen;
    },
    'subscription read': () =>
      read(subscriptionBase + subscriptionPaths.subscription, 200, {
        Authorization: `Bearer ${bought.access}`,
      }),
    'static page': () => read('/'),
    beacon: () => read('/t/page_impression?1&page=home&locale=en', 204),
    autocomplete: () => read(`${autocompletePath}?q=du&kl=us-en`),
    "card provider's event": () => {
      const { path, body, headers } = signedAgain(event, cardSecret);
      return call(200, madeUpNetwork(), { method: 'POST', path, body, headers });
    },
  };
  return {
    does: async (what) => {
      const { status, isRight, mailed } = await calls[what]();
      return mailed === undefined ? { status, isRight } : { status, isRight, mailed };
    },
  };
}
