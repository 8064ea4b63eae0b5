import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import { listen } from '../../../src/server/listen.ts';
import { freePort } from '../../support/free-port.ts';
import { AuthClient } from '../support/auth-client.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

/** More than there are turns for strangers' orders. */
const senders = 12;

let at: TestSite;
let servers: Awaited<ReturnType<typeof listen>>;
let port: number;

beforeAll(async () => {
  at = await openTestSite();
  port = Number(await freePort());
  const variables = { host: 'HOST', port: 'PORT' };
  servers = await listen(at.site, { hosts: ['127.0.0.1'], port, variables });
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await at.close();
});

/** Says how long its body is, and sends the beginning of it. The server has the head once it asks for the body. */
async function slowSender(path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    'Content-Length: 100',
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(String(first)).toContain('100 Continue');
  socket.write('{');
  return socket;
}

describe('bodies that never come', () => {
  it('hold no turn of strangers’ orders: others sign in meanwhile', async () => {
    const answered: string[] = [];
    const slow: Socket[] = [];
    for (let sender = 0; sender < senders; sender += 1) {
      const socket = await slowSender(authBase + authPaths.login);
      socket.on('data', (answer: Buffer) => answered.push(String(answer)));
      slow.push(socket);
    }
    const visitor = new AuthClient(at);
    expect((await visitor.authorize()).status).toBe(200);
    expect((await visitor.create()).status).toBe(200);
    expect(answered).toEqual([]);
    for (const socket of slow) socket.destroy();
  });
});
