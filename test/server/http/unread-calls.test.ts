import { once } from 'node:events';
import { createServer, type ServerOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { answerUnread } from '../../../src/server/http/unread-calls.ts';
import { listen } from '../../../src/server/listen.ts';
import { longAddressPage } from '../../../src/server/long-address-page.ts';
import { freePort } from '../../support/free-port.ts';

it.each([
  ['no host', 'GET /about HTTP/1.1\r\nAccept: */*'],
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

/** What a server that answers every call with its path, once its body has come, has written when the connection ends. */
async function heardFrom(sent: string, options: ServerOptions = {}): Promise<string> {
  const server = createServer(options, (incoming, outgoing) => {
    incoming.resume().on('end', () => outgoing.end(incoming.url));
  });
  answerUnread(server, (path) => (path === '/ac' ? null : longAddressPage(path)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write(sent);
    return await text(socket);
  } finally {
    socket.destroy();
    server.close();
  }
}

const long = 'x'.repeat(20_000);
const host = 'Host: pond.example\r\n';
const soon = { requestTimeout: 20, headersTimeout: 10, connectionsCheckingInterval: 10 };

describe('a call that Node does not let through is answered as the contract says, and its connection is closed', () => {
  it.each([
    ['400', 'a method that nobody knows', 'NONSENSE / HTTP/1.1\r\n\r\n', {}],
    ['408', 'a head that never ends', 'GET / HTTP/1.1\r\n', soon],
    [
      '413',
      'pieces of a body with endless notes',
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n1;${long}`,
      {},
    ],
    ['417', 'an expectation', `POST / HTTP/1.1\r\n${host}Expect: a-duck\r\n\r\n`, {}],
    ['431', 'an endless head', `GET / HTTP/1.1\r\n${host}X-Long: ${long}\r\n\r\n`, {}],
    ['501', 'a tunnel', `CONNECT pond.example:443 HTTP/1.1\r\n${host}\r\n`, {}],
  ])('%s for %s', async (status, _, sent, options) => {
    const [head = '', body = ''] = (await heardFrom(sent, options)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/json$/im);
    expect(head).toMatch(/^connection: close$/im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    const error = status === '501' ? 'method_not_allowed' : 'invalid_request';
    expect(body).toContain(JSON.stringify({ error }));
  });

  it.each([
    ['/', 'en', 'This address is too long'],
    ['/de/bangs', 'de', 'Diese Adresse ist zu lang'],
  ])(
    '414 as a page of the site for an address such as %s that is too long',
    async (path, language, heading) => {
      const answer = await heardFrom(`GET ${path}?q=${long} HTTP/1.1\r\n${host}\r\n`);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 414 URI Too Long\r$/m);
      expect(head).toMatch(/^content-type: text\/html/im);
      expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
      expect(head).toMatch(/^connection: close$/im);
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).toContain(`<h1>${heading}</h1>`);
      expect(body).not.toContain('xxx');
    },
  );

  it.each([
    ['an address of the contract', `GET /ac?q=${long} HTTP/1.1\r\n${host}\r\n`],
    ['a page’s headers', `GET /about HTTP/1.1\r\n${host}Cookie: ${long}\r\n\r\n`],
    ['what is no page', `POST /about?${long} HTTP/1.1\r\n${host}\r\n`],
  ])('431 for %s', async (_, sent) => {
    const answer = await heardFrom(sent);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('{"error":"invalid_request"}');
  });

  it('but never in the middle of another answer', async () => {
    const server = createServer((_, outgoing) => {
      outgoing.write('begun ');
    });
    answerUnread(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      heard += part;
    });
    socket.write(`GET / HTTP/1.1\r\n${host}\r\n`);
    while (!heard.includes('begun')) await once(socket, 'data');
    socket.write('NONSENSE / HTTP/1.1\r\n\r\n');
    await once(socket, 'close');
    expect(heard).not.toContain('400');
    expect(heard).not.toContain('invalid_request');
    server.close();
  });
});
