import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listen } from '../../../src/server/listen.ts';
import { freePort } from '../../support/free-port.ts';

it.each([
  ['a host with a blank', 'GET /about HTTP/1.1\r\nHost: a b'],
  ['a host with somebody’s name', 'GET /about HTTP/1.1\r\nHost: me@pond.example'],
  ['two hosts', 'GET /about HTTP/1.1\r\nHost: pond.example\r\nHOST: pond.example'],
  ['no path', 'OPTIONS * HTTP/1.1\r\nHost: pond.example'],
  ['the address of a file', 'GET file:///etc/passwd HTTP/1.1\r\nHost: pond.example'],
])('a call with %s is refused as every other, and reaches nothing', async (_, head) => {
  const port = await freePort();
  const variables = { host: 'HOST', port: 'PORT' };
  const reached: string[] = [];
  const answering = {
    fetch: async ({ url }: Request) => {
      reached.push(url);
      return new Response();
    },
  };
  const [server] = await listen(answering, { hosts: ['127.0.0.1'], port, variables });
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    const [headers = '', body] = (await text(socket)).split('\r\n\r\n');
    expect(headers).toMatch(/^HTTP\/1\.1 400 /);
    expect(headers.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(headers.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(body).toContain('{"error":"invalid_request"}');
    expect(reached).toEqual([]);
  } finally {
    socket.destroy();
    server?.close();
  }
});
