import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../../src/server/db/commands/back-up.ts';
import { checkStore } from '../../../src/server/db/commands/check-store.ts';
import { restore } from '../../../src/server/db/commands/restore.ts';
import { moveToPostgres } from '../../../src/server/db/commands/to-postgres.ts';
import { connectEmbedded, connectPostgres, openEmbedded, type Store } from '../../../src/server/db/store.ts';
import { StoreLock, StoreLockedError } from '../../../src/server/db/store-lock.ts';
import { verifyDumpFile } from '../../../src/server/db/transfer/dump-file.ts';
import { DamagedDumpError } from '../../../src/server/db/transfer/dump-lines.ts';
import { examine } from '../../../src/server/db/transfer/examine.ts';
import { RefusedTargetError } from '../../../src/server/db/transfer/load-dump.ts';
import { fillStore } from '../support/fill-store.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { fillDataFolder } from '../support/store-image.ts';

const now = Date.UTC(2026, 10, 21, 12);

/** A data folder with a filled store, what is in it, and a backup of it. To open it once costs seconds of a processor. */
let source: string;
let before: Awaited<ReturnType<typeof proofsOf>>;
let backup: string;
beforeAll(async () => {
  source = mkdtempSync(join(tmpdir(), 'mallard-source-'));
  await fillDataFolder(source);
  const store = await connectEmbedded(source);
  await fillStore(store.db);
  before = await proofsOf(store);
  const place = { dataDir: source, databaseUrl: undefined };
  const file = await backUp(place, { file: undefined, now }, () => {});
  backup = join(mkdtempSync(join(tmpdir(), 'mallard-backup-')), 'kept.gz');
  renameSync(file, backup);
});
afterAll(() => {
  for (const made of [source, dirname(backup)]) rmSync(made, { recursive: true, force: true });
});

let folder: string;
let lines: string[];
const print = (line: string) => void lines.push(line);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-transfer-'));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => ({ dataDir: join(folder, name), databaseUrl: undefined });

/** Puts a copy of the filled store into a data folder, which nobody has open. */
function filled(name: string): void {
  cpSync(source, join(folder, name), { recursive: true });
}

async function proofsOf(store: Store) {
  try {
    return await examine(store.db);
  } finally {
    await store.close();
  }
}

async function nextArrival(store: Store): Promise<number> {
  const row = await store.db
    .insertInto('mailbox')
    .values({ id: randomUUID(), to: 'a@pond.example', subject: '', text: '', html: '', sent_at: now })
    .returning('arrival')
    .executeTakeFirstOrThrow();
  return row.arrival;
}

/** The tables of which nobody knows how many rows they have, because they were never vacuumed or analyzed. */
async function neverLookedThrough(store: Store): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0
      and relname not like 'kysely%'`.execute(store.db);
  return rows.map(({ name }) => name);
}

describe('a backup of the embedded store', () => {
  it('comes back only when told to replace a store, with the same rows in every table, and goes on counting', async () => {
    filled('old');
    expect(before.faults).toEqual([]);
    const file = await backUp(at('old'), { file: undefined, now }, print);
    const changed = await connectEmbedded(join(folder, 'old'));
    await changed.db.insertInto('site_value').values({ key: 'later', value: '1' }).execute();
    const later = await proofsOf(changed);

    await expect(restore(at('old'), { file, force: false, now }, print)).rejects.toThrow('--force');
    expect(readdirSync(join(folder, 'old'))).not.toContain('db.restoring');
    expect((await proofsOf(await connectEmbedded(join(folder, 'old')))).tables).toEqual(later.tables);

    await restore(at('old'), { file, force: true, now }, print);
    expect(readdirSync(join(folder, 'old'))).toContain('db.before-2026-11-21T12-00-00Z');
    const store = await connectEmbedded(join(folder, 'old'));
    expect((await examine(store.db)).tables).toEqual(before.tables);
    expect(await neverLookedThrough(store)).toEqual([]);
    expect(await nextArrival(store)).toBe((before.tables['mailbox']?.rows ?? 0) + 1);
    await store.close();
    expect(lines.join('\n')).toContain(before.tables['account']?.sha256.slice(0, 32));
  });

  it('whose restoring was killed between the two stores is there at the next start, not an empty one', async () => {
    filled('old');
    renameSync(join(folder, 'old', 'db'), join(folder, 'old', 'db.restored'));
    const store = await connectEmbedded(join(folder, 'old'));
    expect((await examine(store.db)).tables).toEqual(before.tables);
    await store.close();
    expect(readdirSync(join(folder, 'old'))).not.toContain('db.restored');
  });

  it('is refused while a server uses the folder, for every command, and nothing is written', async () => {
    filled('old');
    const file = backup;
    const lock = StoreLock.acquire(join(folder, 'old'));
    const there = readdirSync(folder);
    await expect(backUp(at('old'), { file: join(folder, 'more.gz'), now }, print)).rejects.toThrow(
      StoreLockedError,
    );
    await expect(restore(at('old'), { file, force: true, now }, print)).rejects.toThrow(StoreLockedError);
    await expect(checkStore(at('old'), print)).rejects.toThrow(StoreLockedError);
    const url = 'postgres://nobody@127.0.0.1:1/none';
    await expect(moveToPostgres(at('old'), { url, now }, print)).rejects.toThrow(StoreLockedError);
    lock.release();
    expect(readdirSync(folder)).toEqual(there);
  });

  it('says where no folder can be made for its file, and does not try for ever', async () => {
    filled('old');
    const file = '/proc/none/backup.gz';
    await expect(backUp(at('old'), { file, now }, print)).rejects.toThrow(
      `${file} cannot be created: ENOENT`,
    );
  });

  it('says that its file cannot be written or read, which is no fault of the store or of the file', async () => {
    filled('old');
    const file = join(folder, 'a'.repeat(250));
    await expect(backUp(at('old'), { file, now }, print)).rejects.toThrow(
      `${file} cannot be written: ENAMETOOLONG`,
    );
    await expect(restore(at('new'), { file: folder, force: false, now }, print)).rejects.toThrow(
      `${folder} cannot be read: EISDIR`,
    );
  });

  it('does not overwrite a file, and says when there is no store', async () => {
    writeFileSync(join(folder, 'there'), 'mine');
    filled('old');
    await expect(backUp(at('old'), { file: join(folder, 'there'), now }, print)).rejects.toThrow(
      'exists already',
    );
    expect(readFileSync(join(folder, 'there'), 'utf8')).toBe('mine');
    await expect(backUp(at('none'), { file: undefined, now }, print)).rejects.toThrow('no store');
  });
});

describe('a damaged file', () => {
  let whole: Buffer;
  beforeAll(() => {
    whole = readFileSync(backup);
  });

  const edited = (edit: (text: string) => string) => gzipSync(edit(gunzipSync(whole).toString('utf8')));
  const withoutLine = (part: string) => (text: string) =>
    text
      .split('\n')
      .filter((line) => !line.includes(part))
      .join('\n');

  it.each<[string, () => Buffer]>([
    ['cut off', () => whole.subarray(0, whole.length - 20)],
    ['cut off in the middle', () => whole.subarray(0, whole.length >> 1)],
    [
      'with a flipped bit',
      () => Buffer.from(whole.map((byte, index) => (index === whole.length >> 1 ? byte ^ 4 : byte))),
    ],
    ['empty', () => Buffer.alloc(0)],
    ['no dump at all', () => Buffer.from('hello')],
    ['with a row taken out', () => edited(withoutLine('duck-1@pond.example'))],
    [
      'with a value changed',
      () => edited((text) => text.replace('duck-1@pond.example', 'duck-9@pond.example')),
    ],
    ['without its end', () => edited(withoutLine('{"end"'))],
    ['with more behind its end', () => edited((text) => `${text}{"table":"account","columns":[]}\n`)],
    ['twice in a row', () => Buffer.concat([whole, whole])],
    ['with its head changed', () => edited((text) => text.replace('2026-11-21T12', '2026-11-20T12'))],
  ])('%s is refused, and nothing changes', async (_, damaged) => {
    const bad = join(folder, 'bad.gz');
    writeFileSync(bad, damaged());
    await expect(verifyDumpFile(bad)).rejects.toThrow(DamagedDumpError);
    await expect(restore(at('new'), { file: bad, force: true, now }, print)).rejects.toThrow(
      DamagedDumpError,
    );
    expect(readdirSync(folder)).toEqual(['bad.gz']);
  });

  it('from a newer version is refused, and nothing changes', async () => {
    const bad = join(folder, 'bad.gz');
    const text = gunzipSync(whole).toString('utf8').replace('"0006-beacon"', '"0006-beacon","9999-later"');
    const all = text.trimEnd().split('\n');
    const end = JSON.parse(all.pop() ?? '');
    const sha256 = createHash('sha256')
      .update(`${all.join('\n')}\n`)
      .digest('hex');
    writeFileSync(bad, gzipSync(`${[...all, JSON.stringify({ ...end, sha256 })].join('\n')}\n`));
    await expect(restore(at('new'), { file: bad, force: true, now }, print)).rejects.toThrow(
      RefusedTargetError,
    );
    expect(readdirSync(folder)).toEqual(['bad.gz']);
  });
});

describe('Postgres', () => {
  it('takes the embedded store with the same rows, once, and a backup goes into another Postgres', async () => {
    filled('old');
    const url = await freshDatabase('none');
    await moveToPostgres(at('old'), { url, now }, print);
    const moved = connectPostgres(url);
    expect((await examine(moved.db)).tables).toEqual(before.tables);
    expect(await nextArrival(moved)).toBe((before.tables['mailbox']?.rows ?? 0) + 1);
    const after = await proofsOf(moved);
    expect(after.faults).toEqual([]);
    // Put away as by a restore, with its snapshot beside it; an empty one does not begin in its place.
    const aside = 'db.before-2026-11-21T12-00-00Z';
    expect(readdirSync(join(folder, 'old'))).toContain(aside);
    expect(readdirSync(join(folder, 'old'))).not.toContain('db');
    await expect(openEmbedded(join(folder, 'old'))).rejects.toThrow('DATABASE_URL is missing');
    renameSync(join(folder, 'old', aside), join(folder, 'old', 'db'));
    expect((await proofsOf(await connectEmbedded(join(folder, 'old')))).tables).toEqual(before.tables);

    const again = { url, now: now + 5_000 };
    await expect(moveToPostgres(at('old'), again, print)).rejects.toThrow(RefusedTargetError);
    expect((await proofsOf(connectPostgres(url))).tables).toEqual(after.tables);
    // What was refused stays where it is.
    expect((await proofsOf(await connectEmbedded(join(folder, 'old')))).tables).toEqual(before.tables);

    const file = await backUp({ ...at('pg'), databaseUrl: url }, { file: join(folder, 'pg.gz'), now }, print);
    const other = await freshDatabase('none');
    await restore({ ...at('pg'), databaseUrl: other }, { file, force: false, now }, print);
    expect((await proofsOf(connectPostgres(other))).tables).toEqual(after.tables);
  });

  it('of another encoding is refused before anything is written, into it or beside the store', async () => {
    filled('old');
    const files = readdirSync(join(folder, 'old'));
    const url = await freshDatabase('none', { encoding: 'LATIN1' });
    const refused = /it has the encoding LATIN1, .* with encoding 'UTF8'/;
    await expect(moveToPostgres(at('old'), { url, now }, print)).rejects.toThrow(refused);
    expect(readdirSync(join(folder, 'old'))).toEqual(files);
    const place = { ...at('pg'), databaseUrl: url };
    await expect(restore(place, { file: backup, force: false, now }, print)).rejects.toThrow(refused);
    const target = connectPostgres(url);
    expect(await target.db.introspection.getTables()).toEqual([]);
    await target.close();
  });

  it('keeps nothing of a file that turns out damaged on the way', async () => {
    const url = await freshDatabase('none');
    writeFileSync(join(folder, 'bad.gz'), gzipSync('{"format":"mallard-store"}'));
    const place = { ...at('pg'), databaseUrl: url };
    await expect(restore(place, { file: join(folder, 'bad.gz'), force: false, now }, print)).rejects.toThrow(
      DamagedDumpError,
    );
    const store = connectPostgres(url);
    expect(await store.db.introspection.getTables()).toEqual([]);
    await store.close();
  });
});
