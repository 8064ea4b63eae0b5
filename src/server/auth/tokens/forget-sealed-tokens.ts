import { type Kysely, sql } from 'kysely';
import type { HasTime } from '../../db/delete-expired.ts';
import type { Database } from '../../db/schema.ts';
import { lifetimes } from '../lifetimes.ts';

const atOnce = 100;

/** Forgets the sealed tokens that are no longer given again; `now` in milliseconds since the epoch. */
export async function forgetSealedTokens(
  db: Kysely<Database>,
  now: number,
  hasTime: HasTime = () => true,
): Promise<void> {
  const places = [
    ['token_family', 'id', 'recent_uses', 'last_used_at', lifetimes.refreshGrace],
    ['authorization_code', 'code_hash', 'sealed_grant', 'used_at', lifetimes.codeGrace],
  ] as const;
  for (const [table, key, sealed, usedAt, grace] of places) {
    const blank = () =>
      // A row that somebody holds can wait for the next time; waiting for it could be a deadlock with a deletion.
      sql`
        with over as materialized (
          select ${sql.ref(key)} from ${sql.table(table)}
          where ${sql.ref(sealed)} is not null and ${sql.ref(usedAt)} < ${now - grace}
          order by ${sql.ref(usedAt)} limit ${sql.lit(atOnce)} for update skip locked
        )
        update ${sql.table(table)} set ${sql.ref(sealed)} = null from over
        where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`over.${key}`)}`.execute(db);
    while (Number((await blank()).numAffectedRows ?? 0) === atOnce && hasTime()) {}
  }
}
