import type { Kysely } from 'kysely';

/**
 * Columns that recognize a call repeated because its response was lost: the passcode that linked a sign-in to its account,
 * and the request a passcode was mailed for. Both are keyed hashes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('authorization_session').addColumn('passcode_hash', 'text').execute();
  await db.schema.alterTable('passcode').addColumn('request_hash', 'text').execute();
}
