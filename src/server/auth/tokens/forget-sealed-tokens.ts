import { type Kysely, sql } from 'kysely';
import { type HasTime, inPieces } from '../../db/in-pieces.ts';
import type { Database } from '../../db/schema.ts';
import { lifetimes } from '../lifetimes.ts';

/** Forgets the sealed tokens that are no longer given again; `now` in milliseconds since the epoch. */
export async function forgetSealedTokens(
  db: Kysely<Database>,
  now: number,
  hasTime?: HasTime,
): Promise<void> {
  const places = [
    ['token_family', 'id', 'recent_uses', 'last_used_at', lifetimes.refreshGrace],
    ['authorization_code', 'code_hash', 'sealed_grant', 'used_at', lifetimes.codeGrace],
  ] as const;
  for (const [table, key, sealed, usedAt, grace] of places) {
    const blank = async (atMost: number) => {
      // A row that somebody holds can wait for the next time; waiting for it could be a deadlock with a deletion.
      const { numAffectedRows = 0n } = await sql`
        with over as materialized (
          select ${sql.ref(key)} from ${sql.table(table)}
          where ${sql.ref(sealed)} is not null and ${sql.ref(usedAt)} < ${now - grace}
          order by ${sql.ref(usedAt)} limit ${sql.lit(atMost)} for update skip locked
        )
        update ${sql.table(table)} set ${sql.ref(sealed)} = null from over
        where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`over.${key}`)}`.execute(db);
      return Number(numAffectedRows);
    };
    await inPieces(blank, hasTime);
  }
}
