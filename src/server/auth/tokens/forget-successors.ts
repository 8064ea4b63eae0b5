import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lifetimes } from '../lifetimes.ts';

/** Forgets the sealed successors of refresh tokens that are no longer given again; `now` in milliseconds since the epoch. */
export async function forgetSuccessors(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ sealed_successor: null })
    // A row that somebody holds can wait for the next time; waiting for it could be a deadlock with a deletion.
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom('refresh_token')
        .select('token_hash')
        .where('sealed_successor', 'is not', null)
        .where('used_at', '<', now - lifetimes.refreshGrace)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
