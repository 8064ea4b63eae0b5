import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Site } from '../../../src/server/app.ts';
import { loadConfig } from '../../../src/server/config/config.ts';
import { listen } from '../../../src/server/listen.ts';
import { createLog } from '../../../src/server/log.ts';
import { freePort } from '../../support/free-port.ts';
import { openFreshStore } from '../support/fresh-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'mallard-broken-off-'));
const lines: Record<string, unknown>[] = [];
const logged = Promise.withResolvers<void>();
const log = createLog(
  'info',
  new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)));
      if (String(line).includes('broken off')) logged.resolve();
      done();
    },
  }),
);

let site: Site;
let servers: Awaited<ReturnType<typeof listen>>;
let port: number;

beforeAll(async () => {
  port = Number(await freePort());
  const config = loadConfig({ DATA_DIR: folder, PORT: String(port) });
  site = await createSite({ config, store: await openFreshStore(), log });
  const variables = { host: 'HOST', port: 'PORT' };
  servers = await listen(site, { hosts: ['127.0.0.1'], port, variables });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a call whose sender hangs up half way', () => {
  it('is no mistake of the server in the log', async () => {
    const socket = connect(port, '127.0.0.1');
    const head = `POST /api/auth/v2/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 100\r\n\r\n{`;
    await new Promise<void>((sent) => socket.write(head, () => sent()));
    socket.destroy();
    await logged.promise;
    const error = 50;
    expect(lines.filter(({ level }) => Number(level) >= error)).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});
