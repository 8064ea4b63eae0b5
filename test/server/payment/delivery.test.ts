import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuthClient, field } from '../support/auth-client.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { fillDataFolder } from '../support/store-image.ts';

const longest = 300_000;
const webhook = '/api/webhooks/card-provider';

/** The site's public address: what reaches it goes on to the process behind it, or nowhere while there is none. */
interface Gateway {
  readonly url: string;
  behind: ServerProcess | null;
  /** Resolves when so many events were answered with a status, counted from now. */
  readonly events: (status: number, count: number) => Promise<void>;
}

let folder: string;
let gateway: Gateway;
let server: Server;
/** One for both tests: to start it costs seconds of a processor. */
let first: ServerProcess;
let second: ServerProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-kill-'));
  await fillDataFolder(folder);
  const watchers: { status: number; left: number; done: () => void }[] = [];
  server = createServer(async (request, response) => {
    const body = await text(request);
    const status =
      gateway.behind === null ? 503 : await forward(gateway.behind, request.url, request.headers, body);
    response.writeHead(status).end();
    for (const watcher of watchers.filter((known) => known.status === status && request.url === webhook)) {
      watcher.left -= 1;
      if (watcher.left === 0) watcher.done();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  gateway = {
    url: `http://127.0.0.1:${address.port}`,
    behind: null,
    events: (status, count) => new Promise((done) => watchers.push({ status, left: count, done })),
  };
  first = await start();
});
afterAll(async () => {
  await first?.kill();
  await second?.kill();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

async function forward(to: ServerProcess, path = '', headers: object, body: string): Promise<number> {
  const signature = Object.entries(headers).find(([name]) => name === 'stripe-signature')?.[1];
  const answer = await fetch(to.url + path, {
    method: 'POST',
    body,
    headers: { 'Stripe-Signature': String(signature) },
  });
  await answer.text();
  return answer.status;
}

function start(): Promise<ServerProcess> {
  return startServerProcess({ DATA_DIR: folder, PUBLIC_URL: gateway.url });
}

async function signUp(process: ServerProcess): Promise<string> {
  const site = {
    fetch: (request: Request) =>
      fetch(process.url + request.url.slice(new URL(request.url).origin.length), request),
  };
  const never = async () => {
    throw new Error('No mail here');
  };
  const client = new AuthClient(
    Object.assign(Object.create(null), { site, mails: never, passcodeFor: never }),
  );
  return (await client.signUp()).access;
}

async function openAndPay(process: ServerProcess, bearer: string): Promise<Response> {
  const opened = await fetch(`${process.url}/api/checkout/session`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      productId: 'privacy-pro-yearly-us',
      purchasePlatform: 'stripe',
      returnUrl: `${gateway.url}/pro/welcome`,
    }),
  });
  const page = new URL(field(await opened.json(), 'checkoutUrl'));
  return fetch(process.url + page.pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12/35', cvc: '123', postcode: '10115' }),
  });
}

const subscription = (process: ServerProcess, bearer: string) =>
  fetch(`${process.url}/api/subscription`, { headers: { Authorization: `Bearer ${bearer}` } });

describe('an event of the card provider', () => {
  it('comes by HTTP, signed, after the visitor was already sent back', { timeout: longest }, async () => {
    const bearer = await signUp(first);
    const refused = gateway.events(503, 1);
    const paid = await openAndPay(first, bearer);
    expect([paid.status, paid.headers.get('Location')]).toEqual([303, `${gateway.url}/pro/welcome`]);
    await refused;
    expect((await subscription(first, bearer)).status).toBe(404);

    const taken = gateway.events(200, 3);
    gateway.behind = first;
    await taken;
    expect((await subscription(first, bearer)).status).toBe(200);
  });

  it('is not lost when the process is killed between payment and delivery', {
    timeout: longest,
  }, async () => {
    gateway.behind = null;
    const bearer = await signUp(first);
    const refused = gateway.events(503, 1);
    expect((await openAndPay(first, bearer)).status).toBe(303);
    await refused;
    await first.kill();

    second = await start();
    const taken = gateway.events(200, 3);
    gateway.behind = second;
    await taken;
    const answer = await subscription(second, bearer);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: 'Auto-Renewable',
      activeOffers: [{ type: 'Trial' }],
    });
  });
});
