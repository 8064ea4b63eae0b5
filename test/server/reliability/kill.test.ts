import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { fillDataFolder } from '../support/store-image.ts';
import { type Claim, visitOnce } from './busy-visitor.ts';
import { lost, pass } from './claims.ts';

/** `npm run reliability` asks for all 20 kills; each needs the server to start again. */
const kills = Number(process.env['KILLS'] ?? 1);
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

describe('a server that is killed (SIGKILL) while it is busy', () => {
  it(`starts again with everything it had acknowledged, ${kills} times`, async () => {
    const all: Claim[] = [];
    let server = await startServerProcess(env);
    for (let round = 0; round < kills; round += 1) {
      // Each round dies at another point of the visitors' way; with over 28 writes one of the four has seen all 8 kinds, as in the first.
      const claims = await killUnderLoad(server, 10 + ((22 + round * 11) % 30));
      server = await startServerProcess(env);
      expect({
        round,
        lost: await lost(
          server,
          claims.filter(({ late }) => !late),
          visitorsAtOnce,
        ),
      }).toEqual({ round, lost: [] });
      all.push(...claims);
    }
    await pass(server, 'PT1M');
    expect(await lost(server, all, visitorsAtOnce)).toEqual([]);
    expect(new Set(all.map(({ what }) => what)).size).toBe(8);
    await server.kill();
  }, 900_000);
});
