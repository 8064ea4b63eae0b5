import { Agent, createServer, request } from 'node:http';
import { authBase } from '../../../src/contract/auth.ts';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { listenerOf, restOfConnection } from '../../../src/server/listen.ts';
import { signBody } from '../../../src/server/payment/simulator/signature.ts';
import { AuthClient } from '../support/auth-client.ts';
import { openShop, type Shop } from '../support/shop.ts';
import type { FuzzCall } from './fuzz-call.ts';

const webhook = subscriptionBase + subscriptionPaths.webhook;

const forged = { Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.', Cookie: 'ddg_auth_session_id=x' };

/** What came back for a call. */
export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A whole site behind a real HTTP server, with somebody signed in whom calls may borrow. */
export interface FuzzServer {
  /** Pages of the card provider that exist: a checkout and nothing else. */
  readonly sessions: readonly string[];
  /** Makes a call; rejects when no answer came within `longest` milliseconds. */
  readonly send: (call: FuzzCall, longest: number) => Promise<FuzzAnswer>;
  readonly close: () => Promise<void>;
}

/** Opens one on a store in memory, on a free port. */
export async function openFuzzServer(): Promise<FuzzServer> {
  const shop = await openShop();
  // On a machine under load a connection may rest for longer than Node keeps one; the next call on it would be lost.
  const server = createServer({ keepAliveTimeout: restOfConnection }, listenerOf(shop.site));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const subscriber = await shop.buyer();
  await subscriber.buy();
  const checkout = await (await shop.buyer()).checkout();
  let visitor = await newVisitor(shop);

  const credentials = ({ caller, target }: FuzzCall): Record<string, string> => {
    if (caller === 'nobody') return {};
    if (caller === 'forger') return forged;
    // What an account does to itself must not cost the subscriber the subscription.
    const mayBeSubscriber = caller === 'account' && !target.startsWith(authBase);
    const bearer = { Authorization: `Bearer ${mayBeSubscriber ? subscriber.bearer : visitor.bearer}` };
    const cookie = { Cookie: `ddg_auth_session_id=${visitor.cookie}` };
    return { ...(caller === 'session' ? {} : bearer), ...(caller === 'account' ? {} : cookie) };
  };

  return {
    sessions: [checkout.split('/').at(-1) ?? '', 'none'],
    send: async (call, longest) => {
      const headers = {
        ...credentials(call),
        ...signature(shop, call),
        ...call.headers,
        // Node's client frames no body of a GET by itself: the server would read it as the next call.
        ...(call.body === null ? {} : { 'Content-Length': Buffer.byteLength(call.body) }),
      };
      const answer = await exchange({ port: address.port, agent, longest, call, headers });
      // A call may well have signed the visitor out, deleted the account or used up the session.
      const changes = call.method === 'POST' && answer.status < 400 && call.target.startsWith(authBase);
      if (changes) visitor = await newVisitor(shop);
      return answer;
    },
    close: async () => {
      agent.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await shop.close();
    },
  };
}

/** What the card provider sends is signed, whatever it says. */
function signature({ config, clock }: Shop, { target, body }: FuzzCall): Record<string, string> {
  if (!target.startsWith(webhook)) return {};
  return { 'Stripe-Signature': signBody(body ?? '', config.secrets.cardWebhook, clock.now()) };
}

async function newVisitor(shop: Shop): Promise<{ readonly bearer: string; readonly cookie: string }> {
  const session = new AuthClient({ site: shop.site, passcodeFor: async () => '' });
  await session.authorize();
  return { bearer: (await shop.buyer()).bearer, cookie: session.cookie ?? '' };
}

interface Exchange {
  readonly port: number;
  readonly agent: Agent;
  readonly longest: number;
  readonly call: FuzzCall;
  readonly headers: Readonly<Record<string, string | number>>;
}

function exchange({ port, agent, longest, call, headers }: Exchange): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, agent, method: call.method, path: call.target, headers, timeout: longest },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('No answer in time')));
    asked.on('error', reject);
    asked.end(call.body ?? undefined);
  });
}
