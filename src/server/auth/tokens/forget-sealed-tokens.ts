import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lifetimes } from '../lifetimes.ts';

/** Forgets the sealed tokens that are no longer given again; `now` in milliseconds since the epoch. */
export async function forgetSealedTokens(db: Kysely<Database>, now: number): Promise<void> {
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
  await db
    .updateTable('authorization_code')
    .set({ sealed_grant: null })
    .where('code_hash', 'in', (query) =>
      query
        .selectFrom('authorization_code')
        .select('code_hash')
        .where('sealed_grant', 'is not', null)
        .where('used_at', '<', now - lifetimes.codeGrace)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
