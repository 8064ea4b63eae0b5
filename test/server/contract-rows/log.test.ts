import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyRow, type RowName } from '../../../src/contract/rows/every-row.ts';
import type { Row } from '../../../src/contract/rows/row.ts';
import { createLog } from '../../../src/server/log.ts';
import { badCallsOf } from './bad-calls.ts';
import { goodCalls } from './good-calls.ts';
import { World } from './world.ts';

const lines: string[] = [];

let world: World;
beforeAll(async () => {
  world = await World.open(createLog('debug', { write: (line) => lines.push(line) }));
});
afterAll(() => world.close());

/** What is too short or too common to be told from anything else in a line. */
const shortest = 6;

it('after every call there is, good and bad, the log has no token, code, passcode, cookie, address or query', async () => {
  const rows: readonly (Row & { readonly name: RowName })[] = everyRow;
  for (const row of rows) {
    world.later();
    const good = await goodCalls[row.name](world);
    for (const { call } of badCallsOf(row, good)) await world.send(row.method, row.path, call);
    await world.send(row.method, row.path, good);
  }
  await world.shop.site.settled();
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(rows.length * 2);
  const words = new Set(text.split(/[^A-Za-z0-9_.~@%+=-]+/));
  const ordinary = new Set([
    'S256',
    'mallard-web',
    'mallard-apps',
    'privacypro',
    'authorization_code',
    'refresh_token',
  ]);
  const leaked = [...world.secrets].filter(
    (secret) => secret.length >= shortest && !ordinary.has(secret) && words.has(secret),
  );
  expect(leaked).toEqual([]);
  expect(world.secrets.size).toBeGreaterThan(100);
  // One pattern at a time, so that a failure names it without printing the whole log.
  const seen = [/pond\.example/, /eyJ/, /Bearer/, /ddg_auth_session_id/, /\?[a-z_]+=/].filter((pattern) =>
    pattern.test(text),
  );
  expect(seen).toEqual([]);
});
