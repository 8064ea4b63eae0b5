import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db);
  await limits(db);
  await audit(db);
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('locale', 'text')
    .addColumn('deletion_asked_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .execute();
  await sql`create index account_deletion on account (deletion_asked_at)
    where deletion_asked_at is not null and deleted_at is null`.execute(db);

  await db.schema.alterTable('signing_key').addColumn('signs_from', 'bigint').execute();
  await sql`update signing_key set signs_from = created_at`.execute(db);
  await sql`alter table signing_key alter column signs_from set not null`.execute(db);

  await db.schema
    .createTable('legacy_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('email_change')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('sealed_former', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('position', 'bigserial', (column) => column.notNull())
    .execute();

  for (const [table, column] of [
    ['legacy_token', 'account_id'],
    ['legacy_token', 'expires_at'],
    ['email_change', 'account_id'],
    ['authorization_code', 'account_id'],
    ['authorization_session', 'created_account_id'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}

async function limits(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('passcode_address').execute();
  await db.schema
    .createTable('limit_counter')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('history', 'text', (column) => column.notNull())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function audit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_line')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('prev_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_line_subject').on('audit_line').column('subject').execute();
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('audit_checkpoint')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();

  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('mallard.audit_retention', true) = 'on' then
        return old;
      end if;
      raise exception 'The audit log is append-only';
    end $$`.execute(db);
  await sql`create trigger audit_line_kept before update or delete on audit_line
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger audit_line_whole before truncate on audit_line
    for each statement execute function refuse_audit_change()`.execute(db);
  await sql`create trigger audit_checkpoint_kept before update or delete on audit_checkpoint
    for each row execute function refuse_audit_change()`.execute(db);
}
