import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A database of these holds every text: `SQL_ASCII` keeps bytes as they come. */
const whole = ['UTF8', 'SQL_ASCII'];

/** The database has an encoding in which not every text can be written. */
export class WrongEncodingError extends Error {
  override readonly name = 'WrongEncodingError';
  /** SQLSTATE: untranslatable character, which Postgres would say later, about the name of a visitor. */
  readonly code = '22P05';
}

/** Throws {@link WrongEncodingError} for a database that would refuse what some people are called. */
export async function refuseEncoding(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding ?? '';
  if (whole.includes(encoding)) return;
  throw new WrongEncodingError(
    `it has the encoding ${encoding}, which not every text can be written in: make the database with encoding 'UTF8'`,
  );
}
