import { type Kysely, sql } from 'kysely';

/** Removes query and fragment from the return URLs of finished checkouts: they are no longer needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update checkout set return_url = regexp_replace(return_url, '[?#].*$', '')
    where state <> 'open' and return_url ~ '[?#]'
  `.execute(db);
}
