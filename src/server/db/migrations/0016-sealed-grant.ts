import type { Kysely } from 'kysely';

/** The tokens issued for an authorization code, sealed, to be returned again within the grace period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('authorization_code').addColumn('sealed_grant', 'text').execute();
}
