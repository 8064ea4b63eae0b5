import type { Kysely } from 'kysely';

/**
 * What tells a call that is repeated because its answer was lost: with which passcode a sign-in was led to its account, and
 * for which request a passcode was mailed. Both as keyed hashes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('authorization_session').addColumn('passcode_hash', 'text').execute();
  await db.schema.alterTable('passcode').addColumn('request_hash', 'text').execute();
}
