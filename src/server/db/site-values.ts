import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The value that is stored already, for use in a {@link Change}. */
export const currentValue = sql.ref<string>('site_value.value');

/** What becomes of a value that is there already. */
interface Change {
  /** What it is set to; by default the value that is written. */
  readonly to?: Expression<string>;
  /** It stays as it is unless this holds; by default it always changes. */
  readonly onlyIf?: Expression<SqlBool>;
}

/** Reads a single value of the site; null when there is none under that key. */
export async function readSiteValue(db: Kysely<Database>, key: string): Promise<string | null> {
  const row = await db.selectFrom('site_value').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Writes a single value of the site and returns what then stands; null when it was left as it is. It is one statement, so of several
 * processes that write at once each sees what the one before it wrote.
 */
export async function writeSiteValue(
  db: Kysely<Database>,
  key: string,
  value: string,
  { to = sql.val(value), onlyIf = sql.lit(true) }: Change = {},
): Promise<string | null> {
  const row = await db
    .insertInto('site_value')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: to }).where(onlyIf))
    .returning('value')
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Writes a value unless there is one, and returns the one that stands: of several processes that begin at once, the first's. */
export async function beginSiteValue(db: Kysely<Database>, key: string, value: string): Promise<string> {
  const written = await writeSiteValue(db, key, value, { onlyIf: sql.lit(false) });
  return written ?? (await readSiteValue(db, key)) ?? value;
}
