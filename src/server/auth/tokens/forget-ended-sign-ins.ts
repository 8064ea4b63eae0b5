import { type Kysely, sql } from 'kysely';
import { inRounds } from '../../db/in-rounds.ts';
import type { Database } from '../../db/schema.ts';
import type { Job } from '../../housekeeping/job.ts';

/**
 * Of a sign-in (`token_family`): that it does not tell since when nobody can reach a subscription, which it does as long as that runs
 * and its account is there.
 */
const tellsNothing = sql<boolean>`not exists (
  select 1 from subscription join account on account.id = subscription.account_id
  where subscription.account_id = token_family.account_id
    and subscription.status <> 'Expired' and account.email is null and account.deleted_at is null)`;

/** A job that deletes sign-ins for which a time is longer ago than `keptFor` (milliseconds). */
interface SignInsToGo {
  readonly name: string;
  readonly column: 'ended_at' | 'token_expires_at';
  readonly keptFor: number;
}

/**
 * The jobs that delete sign-ins that were signed out, or whose token expired, longer ago than `keptFor` (milliseconds). Those that are
 * still to be told by stay, however many they are, and hold none of the others up.
 */
export function endedSignIns(db: Kysely<Database>, keptFor: number): readonly Job[] {
  return [
    signInsToGo(db, { name: 'expired sign-ins', column: 'token_expires_at', keptFor }),
    signInsToGo(db, { name: 'ended sign-ins', column: 'ended_at', keptFor }),
  ];
}

function signInsToGo(db: Kysely<Database>, { name, column, keptFor }: SignInsToGo): Job {
  const time = sql.ref(column);
  return {
    name,
    run: (now, hasTime) =>
      inRounds(
        db,
        name,
        async (after, atMost) => {
          const { rows } = await sql<{ id: string; at: number }>`
            with looked as materialized (
              select id, ${time} as at from token_family
              where ${time} is not null and ${time} < ${now - keptFor}
                and (${time}, id) > (${after.at}, ${after.id})
              order by ${time}, id limit ${sql.lit(atMost)} for update skip locked
            ), gone as (
              delete from token_family using looked where token_family.id = looked.id and ${tellsNothing}
            )
            select id, at from looked`.execute(db);
          const last = rows.at(-1);
          return { count: rows.length, upTo: last ?? after };
        },
        { hasTime },
      ),
  };
}
