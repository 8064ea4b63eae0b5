import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../db/schema.ts';
import { type AuditHeads, chainHash, firstHash, firstRootHash, rootHash, shards } from './chain.ts';

/** The result of checking the audit log; `broken` names the first line or root that is wrong or missing. */
export type AuditCheck =
  | { readonly ok: true; readonly lines: number }
  | { readonly ok: false; readonly lines: number; readonly broken: string };

const page = 1_000;
const Heads = z.array(z.tuple([z.number(), z.number(), z.string()]));

/**
 * Verifies each chain of the audit log from its oldest kept line to its head: each line must follow the one before, the last
 * must match the head, and the chain must agree with every root.
 */
export async function verifyAudit(db: Kysely<Database>): Promise<AuditCheck> {
  // One snapshot of the store, so that lines written or deleted meanwhile do not interfere.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const roots = await readRoots(trx);
      let lines = 0;
      for (let shard = 0; shard < shards; shard += 1) {
        const chain = await walkChain(trx, shard, roots.said);
        lines += chain.lines;
        if (chain.brokenAt !== null)
          return { ok: false, lines, broken: `line ${chain.brokenAt} of chain ${shard}` };
      }
      return roots.broken === null ? { ok: true, lines } : { ok: false, lines, broken: roots.broken };
    });
}

/** The hashes that roots give for lines, by chain and number. */
type Said = ReadonlyMap<string, string>;
const nameOf = (shard: number, seq: number) => `${shard}:${seq}`;

async function readRoots(trx: Transaction<Database>): Promise<{ said: Said; broken: string | null }> {
  const said = new Map<string, string>();
  let prev = firstRootHash;
  for (const root of await trx.selectFrom('audit_root').selectAll().orderBy('day').execute()) {
    if (root.prev_hash !== prev || root.hash !== rootHash(prev, root)) {
      return { said, broken: `the root of ${root.day}` };
    }
    const heads: AuditHeads = Heads.parse(JSON.parse(root.heads));
    for (const [shard, seq, hash] of heads) said.set(nameOf(shard, seq), hash);
    prev = root.hash;
  }
  return { said, broken: null };
}

async function walkChain(
  trx: Transaction<Database>,
  shard: number,
  said: Said,
): Promise<{ readonly lines: number; readonly brokenAt: number | null }> {
  const head = await trx
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('shard', '=', shard)
    .executeTakeFirst();
  let { seq, hash } = (await newestCheckpoint(trx, shard)) ?? { seq: 0, hash: firstHash(shard) };
  let lines = 0;
  for (;;) {
    const rows = await trx
      .selectFrom('audit_line')
      .selectAll()
      .where('shard', '=', shard)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(page)
      .execute();
    for (const row of rows) {
      const follows = row.seq === seq + 1 && row.prev_hash === hash && row.hash === chainHash(hash, row);
      const wasSo = (said.get(nameOf(shard, row.seq)) ?? row.hash) === row.hash;
      if (!follows || !wasSo) return { lines, brokenAt: seq + 1 };
      seq = row.seq;
      hash = row.hash;
      lines += 1;
    }
    if (rows.length < page) break;
  }
  const endsAtHead = seq === (head?.seq ?? 0) && hash === (head?.hash ?? firstHash(shard));
  const isAsLong = ![...said.keys()].some((name) => {
    const [of, at] = name.split(':').map(Number);
    return of === shard && (at ?? 0) > seq;
  });
  return { lines, brokenAt: endsAtHead && isAsLong ? null : seq + 1 };
}

/** Where the kept lines of a chain start: the number and hash of the last one deleted. */
function newestCheckpoint(trx: Transaction<Database>, shard: number) {
  return trx
    .selectFrom('audit_checkpoint')
    .select(['seq', 'hash'])
    .where('shard', '=', shard)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
