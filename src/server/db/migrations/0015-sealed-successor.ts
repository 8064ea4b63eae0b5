import type { Kysely } from 'kysely';

/** The successor of a used refresh token, sealed, to be returned again within the grace period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refresh_token').addColumn('sealed_successor', 'text').execute();
}
