import { sql } from 'kysely';
import type { Store } from '../../../src/server/db/store.ts';

/** Every table of the store, by name, with all its rows as one text. */
export async function everyTable(store: Store): Promise<ReadonlyMap<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(store.db);
  const texts = new Map<string, string>();
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, chr(10)), '') as text from ${sql.table(name)} t`.execute(store.db);
    texts.set(name, rows[0]?.text ?? '');
  }
  return texts;
}

/** The names of the tables that contain a text anywhere. */
export async function tablesWith(store: Store, text: string | RegExp): Promise<readonly string[]> {
  const holds = (rows: string) => (typeof text === 'string' ? rows.includes(text) : text.test(rows));
  return [...(await everyTable(store))].filter(([, rows]) => holds(rows)).map(([name]) => name);
}
