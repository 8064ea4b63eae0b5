import type { Kysely } from 'kysely';

/** The refresh token that followed a used one, sealed, to be given again within the grace time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refresh_token').addColumn('sealed_successor', 'text').execute();
}
