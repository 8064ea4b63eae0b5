import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { type Answering, listen } from '../../../src/server/listen.ts';
import { freePort } from '../../support/free-port.ts';

/** The headers of two answers, asked for one after the other by a client that keeps its connections. */
async function headersOfTwo(answering: Answering) {
  const port = await freePort();
  const where = { hosts: ['127.0.0.1'], port, variables: { host: 'HOST', port: 'PORT' } };
  const [server] = await listen(answering, where);
  const agent = new Agent({ keepAlive: true });
  const ask = async () => {
    const [answer] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.headers;
  };
  try {
    return [await ask(), await ask()] as const;
  } finally {
    agent.destroy();
    server?.close();
  }
}

it('a connection rests longer than proxies let theirs rest, so that none sends a call on one that was closed', async () => {
  const [{ connection, 'keep-alive': rest }] = await headersOfTwo({
    fetch: async () => new Response('here'),
  });
  expect(connection).toBe('keep-alive');
  expect(Number(/^timeout=(\d+)$/.exec(String(rest))?.[1])).toBeGreaterThan(75);
});

it('a server that was told to stop says with each answer that its connection ends, for the same reason', async () => {
  let isLeaving = false;
  const both = await headersOfTwo({
    // The first call was under way when the server was told.
    fetch: async () => {
      isLeaving = true;
      return new Response('here');
    },
    isLeaving: () => isLeaving,
  });
  expect(both.map(({ connection }) => connection)).toEqual(['close', 'close']);
});
