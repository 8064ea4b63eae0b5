import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../../src/server/db/commands/back-up.ts';
import { checkStore } from '../../../src/server/db/commands/check-store.ts';
import { connectEmbedded } from '../../../src/server/db/store.ts';
import { damagedPages, relationFiles } from '../../../src/server/db/transfer/damaged-pages.ts';
import { examine } from '../../../src/server/db/transfer/examine.ts';
import { snapshotFileName } from '../../../src/server/db/transfer/snapshot-folder.ts';
import { fillStore } from '../support/fill-store.ts';
import { fillDataFolder } from '../support/store-image.ts';

const takenAt = Date.UTC(2026, 10, 21, 11);
const newer = takenAt + 3_600_000;

let dataDir: string;
let place: { readonly dataDir: string; readonly databaseUrl: undefined };
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mallard-damaged-'));
  place = { dataDir, databaseUrl: undefined };
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Where a table of a filled store lies, which has one whole snapshot and a newer one that is cut off. */
async function filledStore(table: string): Promise<string> {
  await fillDataFolder(dataDir);
  const store = await connectEmbedded(dataDir);
  await fillStore(store.db);
  await sql`checkpoint`.execute(store.db);
  const { rows } = await sql<{ file: string }>`select pg_relation_filepath(${table}) as file`.execute(
    store.db,
  );
  await store.close();
  await backUp(place, { file: undefined, now: takenAt }, () => {});
  writeFileSync(join(dataDir, 'snapshots', snapshotFileName(newer)), 'cut off');
  return rows[0]?.file ?? '';
}

/** Overwrites a part of a page with what is none, unless told otherwise the beginning. */
function damage(file: string, page: number, from = 0): void {
  const open = openSync(join(dataDir, 'db', file), 'r+');
  writeSync(open, Buffer.alloc(512, 0xab), 0, 512, page * 8_192 + from);
  closeSync(open);
}

async function check() {
  const lines: string[] = [];
  const isWell = await checkStore(place, (line) => void lines.push(line));
  return { isWell, text: lines.join('\n') };
}

describe('a check of a store whose pages are damaged', () => {
  it('names table and file, goes on with the others, and names the newest snapshot that is whole', async () => {
    const file = await filledStore('beacon_count');
    damage(file, 1);
    const { isWell, text } = await check();
    expect(isWell).toBe(false);
    expect(text).toContain(
      `FAULT      The table beacon_count cannot be read (its file is ${file}): invalid page`,
    );
    expect(text.split(`(its file is ${file})`)).toHaveLength(2);
    expect(text).toMatch(/^ +account +3 /m);
    expect(text).toContain(`The snapshot ${snapshotFileName(newer)} is damaged`);
    expect(text).toContain(
      `The newest whole snapshot is of 2026-11-21T11:00:00.000Z: npm run store -- restore ${join(dataDir, 'snapshots', snapshotFileName(takenAt))} --force`,
    );
  });

  it('knows each file that it found, so that one is told once whatever it is told of', async () => {
    const file = await filledStore('beacon_count');
    damage(file, 1);
    const store = await connectEmbedded(dataDir);
    const read = (await examine(store.db)).faults;
    const pages = await damagedPages(join(dataDir, 'db'), await relationFiles(store.db));
    await store.close();
    expect([...read, ...pages]).toMatchObject([
      { what: 'The table beacon_count cannot be read', file },
      { what: 'The table beacon_count is damaged', file, shownBy: 'page 1' },
    ]);
  });

  it('names an index that is damaged, whose table can still be read, and finds no other fault', async () => {
    const file = await filledStore('account_email_key');
    damage(file, 1, 4_000);
    const { isWell, text } = await check();
    expect(isWell).toBe(false);
    expect(text.match(/^FAULT .*/gm)).toEqual([
      `FAULT      The index account_email_key of the table account is damaged (its file is ${file}): page 1`,
      expect.stringContaining(`The snapshot ${snapshotFileName(newer)} is damaged`),
    ]);
    expect(text).toContain('The newest whole snapshot is of 2026-11-21T11:00:00.000Z');
  });

  it.each(['pg_class', 'pg_attribute', 'pg_type'])(
    'names the table of the system that keeps it from being opened: %s',
    async (table) => {
      const file = await filledStore(table);
      damage(file, 0);
      const { isWell, text } = await check();
      expect(isWell).toBe(false);
      const [opened, ...faults] = text.match(/^FAULT .*/gm) ?? [];
      expect(opened).toContain(`The store in ${join(dataDir, 'db')} cannot be read:`);
      expect(faults).toEqual([
        `FAULT      The system table ${table} is damaged (its file is ${file}): page 0`,
        expect.stringContaining(`The snapshot ${snapshotFileName(newer)} is damaged`),
      ]);
      expect(text).toContain('The newest whole snapshot is of 2026-11-21T11:00:00.000Z');
    },
    60_000,
  );

  it('that cannot even be opened says so, and where to go on from', async () => {
    await filledStore('account');
    damage('global/pg_control', 0);
    const { isWell, text } = await check();
    expect(isWell).toBe(false);
    expect(text).toContain(`FAULT      The store in ${join(dataDir, 'db')} cannot be read:`);
    expect(text, 'its tables are as they were').not.toContain('its file is');
    expect(text).toContain('The newest whole snapshot is of 2026-11-21T11:00:00.000Z');
  });
});
