import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';

/**
 * Puts the number and hash of the newest line into the server's log, which lies elsewhere: whoever rewrites the whole
 * chain in the store cannot make it fit what was said before.
 */
export async function logAuditHead(db: Kysely<Database>, log: Logger): Promise<void> {
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst();
  if (head !== undefined) log.info({ line: head.seq, chain: head.hash }, 'the audit log so far');
}
