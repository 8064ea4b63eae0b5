import { type Kysely, sql } from 'kysely';

/**
 * Splits the audit log into several chains; the existing one becomes the start of the first. Roots over all chains are
 * as immutable as lines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['audit_line', 'audit_checkpoint']) {
    await db.schema
      .alterTable(table)
      .addColumn('shard', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`alter table ${sql.table(table)} alter column shard drop default`.execute(db);
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)}`.execute(db);
    await db.schema.alterTable(table).addPrimaryKeyConstraint(`${table}_pkey`, ['shard', 'seq']).execute();
  }
  await db.schema.alterTable('audit_head').renameColumn('id', 'shard').execute();
  await sql`update audit_head set shard = 0`.execute(db);

  await db.schema
    .createTable('audit_root')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('heads', 'text', (c) => c.notNull())
    .addColumn('prev_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await sql`create trigger audit_root_kept before update or delete on audit_root
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger audit_root_whole before truncate on audit_root
    for each statement execute function refuse_audit_change()`.execute(db);
}
