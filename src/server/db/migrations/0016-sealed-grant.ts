import type { Kysely } from 'kysely';

/** The tokens that the exchange of a code gave, sealed, to be given again within the grace time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('authorization_code').addColumn('sealed_grant', 'text').execute();
}
