import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { chainHash, firstHash } from './chain.ts';

/** What a check of the audit log found; `brokenAt` is the number of the first line that is wrong or missing. */
export type AuditCheck =
  | { readonly ok: true; readonly lines: number }
  | { readonly ok: false; readonly lines: number; readonly brokenAt: number };

const page = 1_000;

/**
 * Walks the audit log from its oldest kept line to its head: each line must follow the one before, and the last must
 * be the head's.
 */
export async function verifyAudit(db: Kysely<Database>): Promise<AuditCheck> {
  // One snapshot of the store, so that lines written or let go meanwhile do not disturb.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const head = await trx.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst();
      const start = await newestCheckpoint(trx);
      let { seq, hash } = start ?? { seq: 0, hash: firstHash };
      let lines = 0;
      for (;;) {
        const rows = await trx
          .selectFrom('audit_line')
          .selectAll()
          .where('seq', '>', seq)
          .orderBy('seq')
          .limit(page)
          .execute();
        for (const row of rows) {
          const follows = row.seq === seq + 1 && row.prev_hash === hash && row.hash === chainHash(hash, row);
          if (!follows) return { ok: false, lines, brokenAt: seq + 1 };
          seq = row.seq;
          hash = row.hash;
          lines += 1;
        }
        if (rows.length < page) break;
      }
      const endsAtHead = seq === (head?.seq ?? 0) && hash === (head?.hash ?? firstHash);
      return endsAtHead ? { ok: true, lines } : { ok: false, lines, brokenAt: seq + 1 };
    });
}

/** Where the kept lines begin: the last line that was let go, and its hash. */
function newestCheckpoint(db: Kysely<Database>) {
  return db
    .selectFrom('audit_checkpoint')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
