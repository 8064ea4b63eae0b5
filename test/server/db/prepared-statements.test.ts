import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PreparedStatements } from '../../../src/server/db/prepared-statements.ts';
import { openMemoryClient } from '../support/memory-store.ts';

let client: PGlite;
let statements: PreparedStatements;
const most = { kept: 3, longest: 200, runs: 4 };

beforeAll(async () => {
  client = await openMemoryClient();
  await client.exec(
    'create table duck (name text primary key, rings bigint, tame boolean, notes jsonb, feathers text[])',
  );
});
afterAll(() => client.close());

beforeEach(async () => {
  await client.exec('delete from duck; deallocate all');
  statements = new PreparedStatements(client, most);
});

const insert = 'insert into duck (name, rings, tame, notes, feathers) values ($1, $2, $3, $4, $5)';
const byName = 'select * from duck where name = $1';
const add = (name: string) => statements.run(insert, [name, 1, true, null, null]);

async function keptByTheSession(): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*) from pg_prepared_statements');
  return rows[0]?.count ?? Number.NaN;
}

describe('a prepared statement', () => {
  it('gives what the plain query gives, for every kind of value', async () => {
    const params = [
      'Ünä "\'\\ 🦆',
      2 ** 52,
      false,
      { wings: [1, 2], name: null },
      ['brown', 'grey, "light"'],
    ];
    const inserted = await statements.run(insert, params);
    expect(inserted.affectedRows).toBe(1);
    const plain = await client.query(byName, [params[0]]);
    const prepared = await statements.run(byName, [params[0]]);
    expect(prepared.rows).toEqual(plain.rows);
    expect(prepared.rows).toEqual([
      { name: params[0], rings: 2 ** 52, tame: false, notes: params[3], feathers: params[4] },
    ]);
  });

  it('gives the same on the next run, with other values', async () => {
    await add('Ada');
    await add('Bo');
    const names = async (name: string) => (await statements.run(byName, [name])).rows;
    expect(await names('Ada')).toHaveLength(1);
    expect(await names('Cleo')).toEqual([]);
    expect(await names('Bo')).toHaveLength(1);
    expect((await statements.run('update duck set tame = $1', [null])).affectedRows).toBe(2);
  });

  it('says why it failed by its SQLSTATE, without what was given, and the next one runs', async () => {
    await add('a secret name');
    const failure = await add('a secret name').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: '23505' });
    expect(String(failure)).not.toContain('secret');
    await add('Bo');
    const all = await statements.run('select name from duck order by name', []);
    expect(all.rows).toEqual([{ name: 'Bo' }, { name: 'a secret name' }]);
  });

  it('that the database cannot read fails each time it comes, and takes no place', async () => {
    await expect(statements.run('select nothing from nowhere', [])).rejects.toMatchObject({ code: '42P01' });
    await expect(statements.run('select nothing from nowhere', [])).rejects.toMatchObject({ code: '42P01' });
    expect(await keptByTheSession()).toBe(0);
  });
});

describe('the session', () => {
  it('keeps so many statements and no more, and those that went come again', async () => {
    for (const column of ['name', 'rings', 'tame', 'notes', 'feathers']) {
      await statements.run(`select ${column} from duck`, []);
    }
    expect(await keptByTheSession()).toBe(most.kept);
    expect((await statements.run('select name from duck', [])).rows).toEqual([]);
    expect(await keptByTheSession()).toBe(most.kept);
  });

  it('prepares a statement anew after so many runs', async () => {
    const nameOfIt = async () => {
      const { rows } = await client.query<{ name: string }>('select name from pg_prepared_statements');
      return rows.map(({ name }) => name);
    };
    await statements.run(byName, ['Ada']);
    const first = await nameOfIt();
    for (let run = 1; run < most.runs; run += 1) await statements.run(byName, ['Ada']);
    expect(await nameOfIt()).toEqual(first);
    await statements.run(byName, ['Ada']);
    expect(await nameOfIt()).toHaveLength(1);
    expect(await nameOfIt()).not.toEqual(first);
  });

  it('drops the one that was not used for longest, and keeps what is used all the time', async () => {
    const texts = async () => {
      const { rows } = await client.query<{ statement: string }>(
        'select statement from pg_prepared_statements',
      );
      return rows.map(({ statement }) => statement);
    };
    for (const column of ['rings', 'tame', 'notes', 'feathers']) {
      await statements.run(byName, ['Ada']);
      await statements.run(`select ${column} from duck`, []);
    }
    expect(await texts()).toContain(byName);
    expect(await texts()).not.toContain('select rings from duck');
  });

  it('does not keep a list of many rows', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `duck ${index}`);
    const list = names.map((_, index) => `($${index + 1})`).join(', ');
    const many = `insert into duck (name) values ${list}`;
    expect((await statements.run(many, names)).affectedRows).toBe(60);
    expect(await keptByTheSession()).toBe(0);
    await expect(statements.run(many, names)).rejects.toMatchObject({ code: '23505' });
  });

  it('prepares them anew after the schema may have changed, so that a new column is seen', async () => {
    await statements.run(byName, ['Ada']);
    await client.exec('alter table duck add column nest text');
    statements.distrust();
    await add('Ada');
    expect((await statements.run<{ nest: null }>(byName, ['Ada'])).rows[0]?.nest).toBeNull();
    await client.exec('alter table duck drop column nest');
    statements.distrust();
    expect((await statements.run(byName, ['Ada'])).rows[0]).not.toHaveProperty('nest');
  });

  it('answers each of two calls at once with its own rows', async () => {
    await add('Ada');
    const both = await Promise.all([
      statements.run('select name from duck', []),
      statements.run('select tame from duck', []),
    ]);
    expect(both.map(({ rows }) => rows)).toEqual([[{ name: 'Ada' }], [{ tame: true }]]);
  });

  it('goes on after a value that does not fit its column', async () => {
    await expect(statements.run(insert, ['Ada', 1, true, null, 5])).rejects.toMatchObject({ code: '22P02' });
    await add('Bo');
    expect((await statements.run('select name from duck', [])).rows).toEqual([{ name: 'Bo' }]);
  });
});
