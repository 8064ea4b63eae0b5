import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { load } from '../../scripts/bench/server/load.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return `http://127.0.0.1:${address.port}`;
}

it('asks as often as told, with its own headers and bodies, and times each answer however long and in however many pieces', async () => {
  const heard: string[] = [];
  const page = 'x'.repeat(300_000);
  const url = await serve(async (request, response) => {
    const body = (await request.toArray()).join('');
    heard.push(`${request.method} ${request.url} ${request.headers['x-visitor']} ${body}`);
    response.setHeader('Content-Length', page.length).write(page.slice(0, 7));
    response.end(page.slice(7));
  });
  let turn = 0;
  const next = () => {
    turn += 1;
    return { path: `/call?${turn}`, body: `ünd ${turn}` };
  };
  const { answered, wrong, times } = await load({
    url,
    rate: 40,
    seconds: 1,
    method: 'POST',
    headers: { 'X-Visitor': 'duck' },
    next,
  });
  expect([answered, wrong, times.length, new Set(heard).size]).toEqual([40, 0, 40, 40]);
  expect(heard).toContain('POST /call?7 duck ünd 7');
  expect(times.every((time, index) => time > 0 && time >= (times[index - 1] ?? 0))).toBe(true);
});

it('counts as wrong what is answered otherwise, and an answer of no length, and a connection that is cut, and goes on after both', async () => {
  let turn = 0;
  const url = await serve((request, response) => {
    turn += 1;
    if (turn % 4 === 0) request.socket.destroy();
    else if (turn % 4 === 1) response.writeHead(200).end('of no length that is said');
    else if (turn % 4 === 2) response.writeHead(500, { 'Content-Length': 0 }).end();
    else response.writeHead(204).end();
  });
  const { answered, wrong } = await load({ url, rate: 20, seconds: 2 });
  expect([answered, wrong]).toEqual([10, 30]);
});

it('a status is right that was asked for', async () => {
  const url = await serve((_, response) => response.writeHead(400, { 'Content-Length': 0 }).end());
  expect(await load({ url, rate: 10, seconds: 1, right: [400] })).toMatchObject({ answered: 10, wrong: 0 });
});
