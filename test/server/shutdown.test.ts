import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectEmbedded } from '../../src/server/db/store.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { fillDataFolder } from './support/store-image.ts';

let folder: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-shutdown-'));
  await fillDataFolder(folder);
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** A connection that sends text as it is and gathers what comes back; `begun` resolves with the first of it. */
function talkTo(url: string): { socket: Socket; begun: Promise<unknown>; answer: Promise<string> } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let got = '';
  socket.on('data', (chunk) => {
    got += chunk;
  });
  const answer = new Promise<string>((resolve, reject) => {
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });
  return { socket, begun: once(socket, 'data'), answer };
}

/** Asks until the answer is as wanted; null is no connection. */
async function until(url: string, wanted: number | null): Promise<Response | null> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if ((answer?.status ?? null) === wanted) return answer;
  }
}

it('a server told to stop sends visitors elsewhere, finishes open calls, writes down its counts and ends', async () => {
  server = await startServerProcess({ DATA_DIR: folder, DRAIN_DELAY: 'PT1H' });
  const { url } = server;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  server.terminate();
  const notReady = await until(`${url}/readyz`, 503);
  // Or a proxy sends its next call on a connection that is just being closed.
  expect(notReady?.headers.get('Connection')).toBe('close');
  expect(await notReady?.json()).toEqual({ error: 'unavailable', missing: ['running'] });
  // Who still comes is served, and what he does is not lost.
  expect((await fetch(`${url}/t/oops_500_onload`, { method: 'POST' })).status).toBe(204);

  // Begun only now: a body may take no longer than a visitor waits.
  const body = JSON.stringify({ email: 'duck@pond.example', otp: '123456', method: 'otp' });
  const { socket, begun, answer } = talkTo(url);
  socket.write(
    `POST /api/auth/v2/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await begun;
  server.terminate();
  await until(`${url}/healthz`, null);
  socket.write(body);
  expect(await answer).toMatch(/^HTTP\/1\.1 100 [\s\S]*HTTP\/1\.1 400 [\s\S]*invalid_session_id/);
  expect(await server.ended).toBe(0);

  const store = await connectEmbedded(folder);
  const counts = await store.db.selectFrom('beacon_count').select(['pixel', 'count']).execute();
  await store.close();
  expect(counts).toEqual([{ pixel: 'oops_500_onload', count: 1 }]);
});
