import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listen } from '../../../src/server/listen.ts';
import { freePort } from '../../support/free-port.ts';

it.each([
  ['HTTP/1.0', 'HTTP/1.1 200'],
  ['HTTP/1.1', 'HTTP/1.1 400'],
])('a call by %s that names no host is answered %s', async (protocol, answered) => {
  const port = await freePort();
  const variables = { host: 'HOST', port: 'PORT' };
  const answering = { fetch: async ({ url }: Request) => new Response(new URL(url).pathname) };
  const [server] = await listen(answering, { hosts: ['127.0.0.1'], port, variables });
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write(`GET /readyz ${protocol}\r\n\r\n`);
    const answer = await text(socket);
    expect(answer.slice(0, answered.length)).toBe(answered);
    if (answered.endsWith('200')) expect(answer).toMatch(/\/readyz$/);
  } finally {
    socket.destroy();
    server?.close();
  }
});
