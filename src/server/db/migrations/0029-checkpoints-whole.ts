import { type Kysely, sql } from 'kysely';

/** Protects checkpoints from TRUNCATE, like the lines: without its checkpoint, no remaining line could be verified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger audit_checkpoint_whole before truncate on audit_checkpoint
    for each statement execute function refuse_audit_change()`.execute(db);
}
