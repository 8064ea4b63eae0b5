import { type Kysely, sql, type Transaction } from 'kysely';
import { day } from '../../../domain/duration.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { writeAudits } from '../../audit/audit-log.ts';
import type { HasTime } from '../../db/in-pieces.ts';
import { inRounds, type Place, shareOfMany } from '../../db/in-rounds.ts';
import type { Database } from '../../db/schema.ts';
import { holdUnreferred, type Reference } from './hold-unreferred.ts';

/** How long an account stays that nobody has used for anything, in milliseconds. */
export const emptyAccountKeptFor = keptDays.emptyAccounts * day;

const signIns = [
  ['authorization_session', 'created_account_id'],
  ['authorization_code', 'account_id'],
  ['token_family', 'account_id'],
  ['legacy_token', 'account_id'],
] as const;

/** What somebody would miss who lost the account. */
const belongings = [
  ['recovery_key', 'account_id'],
  ['email_change', 'account_id'],
  ['restoration_code', 'account_id'],
  ['checkout', 'account_id'],
  ['checkout_key', 'account_id'],
  ['subscription', 'account_id'],
  ['trial', 'account_id'],
] as const;

/** Whatever refers to an account: as long as one of these does, it is not empty. */
const references = [...signIns, ...belongings];

/** What came of looking at some accounts. */
interface Looked {
  readonly gone: number;
  readonly seen: number;
  readonly count: number;
  readonly upTo: Place;
}

/** Accounts that go in one transaction. One that goes costs as much as ten that are looked at. */
const mostAtOnce = 20;

/**
 * Gives what deletes accounts that nobody can get into any more and that nothing hangs on: made 30 days ago or earlier, without an
 * address, a recovery key, a purchase, or a sign-in that still lives. Sign-ins that are over must have been forgotten before. Answers how
 * many went. A round ends with its time, or when it has looked at its share of them; the next takes it up where it stood, else many
 * accounts that stay would keep the rest from their turn.
 */
export function forgetEmptyAccounts(
  db: Kysely<Database>,
  share = shareOfMany,
): (now: number, hasTime?: HasTime) => Promise<number> {
  return async (now, hasTime) => {
    let gone = 0;
    await inRounds(
      db,
      'empty accounts',
      async (place, atMost) => {
        const looked = await db.transaction().execute((trx) => forgetSome(trx, place, { now, atMost }));
        gone += looked.gone;
        return looked;
      },
      { hasTime, share },
    );
    return gone;
  };
}

/**
 * Looks at the next accounts without an address, whether or not they are empty, up to as many as go at once: `seen` of them. `count` is
 * as many as it was told unless there are no more.
 */
async function forgetSome(
  trx: Transaction<Database>,
  after: Place,
  { now, atMost }: { readonly now: number; readonly atMost: number },
): Promise<Looked> {
  const next = await trx
    .selectFrom('account')
    .select(['id', 'created_at'])
    .where('created_at', '<=', now - emptyAccountKeptFor)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(after.at, after.id)))
    .where('email', 'is', null)
    .where('deletion_asked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(atMost)
    .execute();
  const last = next.at(-1);
  if (last === undefined) return { gone: 0, seen: 0, count: 0, upTo: after };
  const empty = await holdEmpty(
    trx,
    next.map(({ id }) => id),
    references,
  );
  const going = next.filter(({ id }) => empty.includes(id)).slice(0, mostAtOnce);
  const ids = going.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('account').where(sql<boolean>`id = any(${ids})`).execute();
  const reason = 'empty, and nobody can get into it';
  await writeAudits(
    trx,
    ids.map((id) => ({ actor: 'server', action: 'account-deleted', subject: `account ${id}`, reason })),
    now,
  );
  const upTo = going[mostAtOnce - 1] ?? last;
  return {
    gone: ids.length,
    seen: next.indexOf(upTo) + 1,
    count: upTo === last ? next.length : atMost,
    upTo: { at: upTo.created_at, id: upTo.id },
  };
}

function holdEmpty(trx: Transaction<Database>, ids: readonly string[], references: readonly Reference[]) {
  return holdUnreferred(trx, ids, sql<boolean>`account.email is null`, references);
}

/**
 * Ends the sign-ins of those of some accounts that have nothing any more: a checkout that nobody paid was all they were
 * made for. Then they are empty, and go as such. One that somebody holds just now stays signed in.
 */
export async function forgetSignInsOfEmptied(
  trx: Transaction<Database>,
  accountIds: readonly string[],
): Promise<void> {
  const ids = await holdEmpty(trx, accountIds, belongings);
  for (const table of ['token_family', 'legacy_token'] as const) {
    await trx.deleteFrom(table).where(sql<boolean>`account_id = any(${ids})`).execute();
  }
}
