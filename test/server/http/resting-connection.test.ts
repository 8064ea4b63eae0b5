import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../../../src/server/listen.ts';
import { freePort } from '../../support/free-port.ts';

it('a connection rests longer than proxies let theirs rest, so that none sends a call on one that was closed', async () => {
  const port = await freePort();
  const [server] = await listen(
    { fetch: async () => new Response('here') },
    {
      hosts: ['127.0.0.1'],
      port,
      variables: { host: 'HOST', port: 'PORT' },
    },
  );
  const agent = new Agent({ keepAlive: true });
  try {
    const [answer] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
    answer.resume();
    const seconds = Number(/^timeout=(\d+)$/.exec(String(answer.headers['keep-alive']))?.[1]);
    expect(seconds).toBeGreaterThan(75);
  } finally {
    agent.destroy();
    server?.close();
  }
});
