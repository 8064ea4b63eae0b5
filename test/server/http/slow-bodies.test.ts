import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import { devPaths } from '../../../src/contract/dev.ts';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { answerInTime } from '../../../src/server/http/answer-in-time.ts';
import { HttpError } from '../../../src/server/http/http-error.ts';
import { largestBody, limitBody } from '../../../src/server/http/limit-body.ts';
import { wholeBody } from '../../../src/server/http/whole-body.ts';
import { listen } from '../../../src/server/listen.ts';
import { freePort } from '../../support/free-port.ts';
import { AuthClient } from '../support/auth-client.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

/** More than there are turns for strangers' orders. */
const senders = 12;

let at: TestSite;
let port: number;

/** Serves it as long as the test runs, or all tests of the file. Gives the port. */
async function serve(served: TestSite, end: (stop: () => void) => void): Promise<number> {
  const free = Number(await freePort());
  const variables = { host: 'HOST', port: 'PORT' };
  const servers = await listen(served.site, { hosts: ['127.0.0.1'], port: free, variables });
  end(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  return free;
}

let stop = () => {};
beforeAll(async () => {
  at = await openTestSite();
  port = await serve(at, (end) => {
    stop = end;
  });
});
afterAll(async () => {
  stop();
  await at.close();
});

/** The beginning of a body of that length, and of one that does not say how long it is. */
const hundredBytes = ['Content-Length: 100', '{'] as const;
const inPieces = ['Transfer-Encoding: chunked', '1\r\n{\r\n'] as const;

/** Says that it has a body, and sends the beginning of it. The server has the head once it asks for the body. */
async function slowSender(
  path: string,
  to = port,
  [length, beginning]: readonly [string, string] = hundredBytes,
) {
  const socket = connect(to, '127.0.0.1');
  let heard = '';
  socket.on('data', (part: Buffer) => {
    heard += String(part);
  });
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${to}`,
    'Content-Type: application/json',
    length,
    'Expect: 100-continue',
  ];
  const asked = once(socket, 'data');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await asked;
  const goOn = /^HTTP\/1\.1 100 Continue\r\n\r\n/;
  expect(heard).toMatch(goOn);
  socket.write(beginning);
  return { socket, answer: () => heard.replace(goOn, '') };
}

describe('bodies that never come', () => {
  it('hold no turn of strangers’ orders: others sign in meanwhile', async () => {
    const slow: Awaited<ReturnType<typeof slowSender>>[] = [];
    for (let sender = 0; sender < senders; sender += 1) {
      slow.push(await slowSender(authBase + authPaths.login));
    }
    const visitor = new AuthClient(at);
    expect((await visitor.authorize()).status).toBe(200);
    expect((await visitor.create()).status).toBe(200);
    expect(slow.map(({ answer }) => answer()).join('')).toBe('');
    for (const { socket } of slow) socket.destroy();
  });

  it.each([
    ['a stranger’s order', authBase + authPaths.login, hundredBytes],
    ['a call that asks who it is', subscriptionBase + subscriptionPaths.checkout, hundredBytes],
    ['a body that does not say how long it is', authBase + authPaths.login, inPieces],
    ['an event of the card provider', subscriptionBase + subscriptionPaths.webhook, hundredBytes],
    ['a clock that is to be moved', devPaths.clock, hundredBytes],
    ['an event that is counted', '/t/home_impression', inPieces],
  ] as const)('are told so with 408, and their connection is closed: %s', async (_, path, body) => {
    const hurried = await openTestSite({ longestWait: 100 });
    onTestFinished(hurried.close);
    const { socket, answer } = await slowSender(path, await serve(hurried, onTestFinished), body);
    await once(socket, 'close');
    expect(answer()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer()).toMatch(/^connection: close\r$/im);
    expect(answer()).toContain('{"error":"invalid_request"}');
  });

  it('are not meant where the longest body has come of who may take his time: the work goes on', async () => {
    const work = Promise.withResolvers<string>();
    const app = new Hono()
      .use(answerInTime(['/patient'], 20), limitBody(largestBody), wholeBody)
      .post('/patient', async (c) => c.text(`${await work.promise} ${(await c.req.text()).length}`))
      .post('/hurried', () => new Promise<never>(() => {}))
      .onError((_, c) => c.text('', 503));
    const body = 'x'.repeat(largestBody);
    const asked = app.request('/patient', { method: 'POST', body });
    expect((await app.request('/hurried', { method: 'POST', body })).status).toBe(503);
    work.resolve('done');
    const answer = await asked;
    expect([answer.status, await answer.text()]).toEqual([200, `done ${largestBody}`]);
  });

  it('are not meant where the body has come and the work takes too long: that is 503', async () => {
    const app = new Hono()
      .use(answerInTime([], 20), wholeBody)
      .post('/', () => new Promise<never>(() => {}))
      .onError((error, c) =>
        error instanceof HttpError ? c.text(error.errorName, error.status) : c.text('', 500),
      );
    const answer = await app.request('/', { method: 'POST', body: '{}' });
    expect([answer.status, await answer.text()]).toEqual([503, 'unavailable']);
  });
});
