import type { Kysely } from 'kysely';

/** Cloud-saved settings, identity theft restoration codes, and content security policy reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cloud_settings')
    .addColumn('key_hash', 'text', (c) => c.primaryKey())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('used_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('cloud_settings_used').on('cloud_settings').column('used_at').execute();

  await db.schema
    .createTable('restoration_code')
    .addColumn('code_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'uuid', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('restoration_code_account')
    .on('restoration_code')
    .columns(['account_id', 'issued_at'])
    .execute();

  await db.schema
    .createTable('csp_report')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('directive', 'text', (c) => c.notNull())
    .addColumn('blocked', 'text', (c) => c.notNull())
    .addColumn('enforced', 'boolean', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('csp_report_pkey', ['day', 'directive', 'blocked', 'enforced'])
    .execute();
}
