import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devPaths } from '../../../src/contract/dev.ts';
import { freePort } from '../../support/free-port.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { fillDataFolder } from '../support/store-image.ts';
import { type Claim, visitOnce } from './busy-visitor.ts';

/** `npm run reliability` asks for all 20 kills; each needs the server to start again. */
const kills = Number(process.env['KILLS'] ?? 3);
const visitorsAtOnce = 4;

let folder: string;
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reliability-'));
  await fillDataFolder(folder);
  const port = String(await freePort());
  env = { DATA_DIR: folder, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, SNAPSHOT_EVERY: 'off' };
}, 240_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Keeps visitors busy until so many of their writes were acknowledged, and kills the server in the middle of the rest. */
async function killUnderLoad(server: ServerProcess, writes: number): Promise<readonly Claim[]> {
  const claims: Claim[] = [];
  let killed: Promise<void> | undefined;
  const note = (claim: Claim) => {
    claims.push(claim);
    if (claims.length === writes) killed = server.kill();
  };
  const visitor = async () => {
    for (;;) await visitOnce(server, note);
  };
  const visitors = await Promise.allSettled(Array.from({ length: visitorsAtOnce }, visitor));
  if (killed === undefined) throw new Error('The visitors left before the kill', { cause: visitors });
  await killed;
  return claims;
}

/** What does not hold. No more at once than visitors: hundreds of calls make the server turn some away, again and again. */
async function lost(server: ServerProcess, claims: readonly Claim[]): Promise<readonly string[]> {
  const waiting = [...claims];
  const gone: string[] = [];
  const check = async () => {
    for (let claim = waiting.shift(); claim !== undefined; claim = waiting.shift()) {
      if (!(await claim.holds(server))) gone.push(claim.what);
    }
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, check));
  return gone;
}

/** Lets the server's time pass, so that what is tried again after a while is tried again now. */
async function pass(server: ServerProcess, advance: string): Promise<void> {
  const answer = await fetch(server.url + devPaths.clock, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance }),
  });
  if (!answer.ok) throw new Error(`The clock was answered with ${answer.status}`);
}

describe('a server that is killed (SIGKILL) while it is busy', () => {
  it(`starts again with everything it had acknowledged, ${kills} times`, async () => {
    const all: Claim[] = [];
    let server = await startServerProcess(env);
    for (let round = 0; round < kills; round += 1) {
      // Each round dies at another point of the visitors' way; with over 28 writes one of the four has seen all 8 kinds.
      const claims = await killUnderLoad(server, 10 + ((round * 11) % 30));
      server = await startServerProcess(env);
      expect({
        round,
        lost: await lost(
          server,
          claims.filter(({ late }) => !late),
        ),
      }).toEqual({ round, lost: [] });
      all.push(...claims);
    }
    await pass(server, 'PT1M');
    expect(await lost(server, all)).toEqual([]);
    expect(new Set(all.map(({ what }) => what)).size).toBe(8);
    await server.kill();
  }, 900_000);
});
