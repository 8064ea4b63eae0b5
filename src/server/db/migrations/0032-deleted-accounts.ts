import { type Kysely, sql } from 'kysely';

/** An index for the retention of deleted accounts, which counts from their deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index account_deleted on account (deleted_at, id) where deleted_at is not null`.execute(
    db,
  );
}
