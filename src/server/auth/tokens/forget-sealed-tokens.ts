import { type Kysely, sql } from 'kysely';
import { inPieces } from '../../db/in-pieces.ts';
import type { Database } from '../../db/schema.ts';
import type { Job } from '../../housekeeping/job.ts';
import { lifetimes } from '../lifetimes.ts';

/** Where tokens lie sealed, and for how long after `usedAt` they are given again, in milliseconds. */
const places = [
  {
    table: 'token_family',
    key: 'id',
    sealed: 'recent_uses',
    usedAt: 'last_used_at',
    grace: lifetimes.refreshGrace,
  },
  {
    table: 'authorization_code',
    key: 'code_hash',
    sealed: 'sealed_grant',
    usedAt: 'used_at',
    grace: lifetimes.codeGrace,
  },
] as const;

/** Jobs that forget the sealed tokens which are no longer given again, a table each. */
export function sealedTokens(db: Kysely<Database>): readonly Job[] {
  return places.map(({ table, key, sealed, usedAt, grace }) => ({
    name: `sealed tokens of ${table}`,
    run: (now, hasTime) =>
      inPieces(async (atMost) => {
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
      }, hasTime),
  }));
}
