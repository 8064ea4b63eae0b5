import { sql } from 'kysely';
import { type AuditEntry, writeAudit } from '../../../src/server/audit/audit-log.ts';
import { shardOf } from '../../../src/server/audit/chain.ts';
import type { Store } from '../../../src/server/db/store.ts';

export const start = Date.UTC(2026, 0, 1);

export const entry = (reason: string, key = 'one'): AuditEntry => ({
  actor: 'operator',
  action: 'signing-key-added',
  subject: `key ${key}`,
  reason,
});

export const chain = shardOf('key one');

/** A key whose lines stand on another chain. */
export const elsewhere =
  Array.from({ length: 100 }, (_, count) => `other${count}`).find(
    (name) => shardOf(`key ${name}`) !== chain,
  ) ?? '';

/** What the tests of the audit log do with a store. */
export function auditOf(store: () => Store) {
  const write = (reason: string, now = start, key?: string) =>
    store()
      .db.transaction()
      .execute((trx) => writeAudit(trx, entry(reason, key), now));
  const lines = () =>
    store().db.selectFrom('audit_line').selectAll().orderBy('at').orderBy('shard').orderBy('seq').execute();
  /** What somebody with every right on the database could do. */
  const behindItsBack = async (work: () => Promise<unknown>) => {
    await sql`alter table audit_line disable trigger all`.execute(store().db);
    await work();
    await sql`alter table audit_line enable trigger all`.execute(store().db);
  };
  const ofRoots = async (work: () => Promise<unknown>) => {
    await sql`alter table audit_root disable trigger all`.execute(store().db);
    await work();
    await sql`alter table audit_root enable trigger all`.execute(store().db);
  };
  const empty = () =>
    behindItsBack(async () => {
      await store().db.deleteFrom('audit_line').execute();
      await store().db.deleteFrom('audit_head').execute();
      await sql`alter table audit_checkpoint disable trigger all`.execute(store().db);
      await store().db.deleteFrom('audit_checkpoint').execute();
      await sql`alter table audit_checkpoint enable trigger all`.execute(store().db);
      await ofRoots(() => store().db.deleteFrom('audit_root').execute());
    });
  return { write, lines, behindItsBack, ofRoots, empty };
}
