import { type Kysely, sql } from 'kysely';

/** What stayed of deleted accounts goes by when they were deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index account_deleted on account (deleted_at, id) where deleted_at is not null`.execute(
    db,
  );
}
