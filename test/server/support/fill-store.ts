import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema.ts';

const at = Date.UTC(2026, 10, 21, 11);

/**
 * Inserts rows into a migrated store: with references between tables, with and without an address, characters that
 * break careless formats, and numbers from a sequence.
 */
export async function fillStore(db: Kysely<Database>): Promise<void> {
  const accounts = [1, 2, 3].map((number) => ({ id: randomUUID(), number }));
  for (const { id, number } of accounts) {
    await db
      .insertInto('account')
      .values({ id, email: number === 3 ? null : `duck-${number}@pond.example`, created_at: at + number })
      .execute();
    await db
      .insertInto('token_family')
      .values({
        id: randomUUID(),
        account_id: id,
        client_id: 'mallard-web',
        created_at: at,
        last_used_at: at,
        ended_at: null,
        token_hash: `token ${number}`,
        token_number: 1,
        token_expires_at: at,
      })
      .execute();
  }
  const awkward = ['"quoted"', 'back\\slash', 'line\nfeed', 'return\r', 'para\u2029graph', 'tab\t', '🦆', ''];
  for (const [index, text] of awkward.entries()) {
    await db
      .insertInto('site_value')
      .values({ key: `awkward-${index}`, value: text })
      .execute();
    await db
      .insertInto('mailbox')
      .values({ id: randomUUID(), to: 'duck-1@pond.test', subject: text, text, html: text, sent_at: at })
      .execute();
  }
  const counts = Array.from({ length: 1_100 }, (_, index) => ({
    day: '2026-11-21',
    pixel: 'many',
    params: `[["row","${index}"]]`,
    count: 9_007_199_254_740_991 - index,
  }));
  for (let from = 0; from < counts.length; from += 550) {
    await db
      .insertInto('beacon_count')
      .values(counts.slice(from, from + 550))
      .execute();
  }
}
