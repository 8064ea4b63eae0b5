import { type Kysely, sql } from 'kysely';

/** Takes from checkouts that are over what their return URLs had in query and fragment: nothing of it is of use any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update checkout set return_url = regexp_replace(return_url, '[?#].*$', '')
    where state <> 'open' and return_url ~ '[?#]'
  `.execute(db);
}
