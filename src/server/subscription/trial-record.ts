import { createHmac } from 'node:crypto';
import { type Insertable, type Kysely, sql } from 'kysely';
import { normalizeEmail, readerOf } from '../../domain/account/email.ts';
import { hour } from '../../domain/duration.ts';
import { type HasTime, inPieces } from '../db/in-pieces.ts';
import type { Database } from '../db/schema.ts';
import type { SubscriptionRow } from './subscription-store.ts';

const sweepAfter = hour;
const mostASweep = 2_000;

type Mark = Insertable<Database['trial_mark']>;

/**
 * Who has used the one free trial per person: by account, address and card. Addresses and cards are stored as keyed hashes
 * only, and outlive the account.
 */
export class TrialRecord {
  constructor(private readonly key: Buffer) {}

  /** True when the account, or an earlier holder of its address, had a trial. */
  async isSpent(db: Kysely<Database>, accountId: string): Promise<boolean> {
    const own = await db
      .selectFrom('trial')
      .select('account_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (own !== undefined) return true;
    const address = await addressOf(db, accountId);
    if (address === null) return false;
    for (const mark of this.marksOf(address)) if ((await this.holderOf(db, mark)) !== undefined) return true;
    return false;
  }

  /** True when another subscription had its trial with this card. */
  async isCardSpent(db: Kysely<Database>, fingerprint: string, providerRef: string): Promise<boolean> {
    const holder = await this.holderOf(db, this.hash('card', fingerprint));
    return holder !== undefined && holder !== this.hash('holder', providerRef);
  }

  /** Records a trial of an account, its address, and the card if known. Idempotent. */
  async note(
    trx: Kysely<Database>,
    row: SubscriptionRow,
    cardFingerprint: string | null,
    now: number,
  ): Promise<void> {
    await trx
      .insertInto('trial')
      .values({
        account_id: row.account_id,
        subscription_id: row.id,
        started_at: row.started_at,
        address_noted_at: now,
      })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ address_noted_at: now }))
      .execute();
    if (cardFingerprint !== null) {
      await this.mark(trx, this.hash('card', cardFingerprint), row.provider_ref, now);
    }
    const address = await addressOf(trx, row.account_id);
    if (address !== null) await this.mark(trx, this.addressMark(address), row.provider_ref, now);
  }

  /** Records an account's current address, so that it stays recorded when it moves to another account. Idempotent. */
  async noteAddress(trx: Kysely<Database>, accountId: string, now: number): Promise<void> {
    const trial = await trx
      .updateTable('trial')
      .set({ address_noted_at: now })
      .where('account_id', '=', accountId)
      .returning('subscription_id')
      .executeTakeFirst();
    const address = trial === undefined ? null : await addressOf(trx, accountId);
    if (trial !== undefined && address !== null) {
      await this.mark(trx, this.addressMark(address), trial.subscription_id ?? accountId, now);
    }
  }

  /**
   * Records addresses added or changed since the last sweep, the longest unseen first: of accounts whose trial started at the
   * very time of the change, and those restored by an undo. An account without an address has its turn as well: passed over,
   * it would stay the longest unseen, and be read again before each of the others.
   */
  async sweep(db: Kysely<Database>, now: number, hasTime: HasTime = () => true): Promise<void> {
    let seen = 0;
    const some = async (atMost: number) => {
      const noted = await this.sweepSome(db, now, atMost);
      seen += noted;
      return noted;
    };
    await inPieces(some, () => seen < mostASweep && hasTime());
  }

  private async sweepSome(db: Kysely<Database>, now: number, atMost: number): Promise<number> {
    const unseen = await db
      .selectFrom('trial')
      .select(['account_id', 'subscription_id'])
      // A scalar subquery and not a join, which might join all rows before applying the limit.
      .select(({ selectFrom }) =>
        selectFrom('account').select('email').whereRef('account.id', '=', 'trial.account_id').as('address'),
      )
      .where((row) =>
        row.or([row('address_noted_at', 'is', null), row('address_noted_at', '<=', now - sweepAfter)]),
      )
      .orderBy('address_noted_at')
      .limit(atMost)
      .execute();
    const marks = unseen.flatMap(({ account_id, subscription_id, address }) =>
      address === null ? [] : [this.markOf(this.addressMark(address), subscription_id ?? account_id, now)],
    );
    if (marks.length > 0) await addMarks(db, marks);
    const ids = unseen.map(({ account_id }) => account_id);
    await db
      .updateTable('trial')
      .set({ address_noted_at: now })
      .where(sql<boolean>`account_id = any(${ids})`)
      .execute();
    return unseen.length;
  }

  private mark(trx: Kysely<Database>, mark: string, holder: string, now: number): Promise<void> {
    return addMarks(trx, [this.markOf(mark, holder, now)]);
  }

  private markOf(mark: string, holder: string, now: number): Mark {
    return { mark, holder: this.hash('holder', holder), noted_at: now };
  }

  private async holderOf(db: Kysely<Database>, mark: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('trial_mark')
      .select('holder')
      .where('mark', '=', mark)
      .executeTakeFirst();
    return row?.holder;
  }

  private addressMark(address: string): string {
    return this.hash('address', readerOf(normalizeEmail(address)));
  }

  /**
   * The marks an address may be recorded under: the normalized one, and the one from before dots were ignored and
   * addresses normalized.
   */
  private marksOf(address: string): ReadonlySet<string> {
    const asBefore = this.hash('address', address.replace(/\+[^@]*(?=@[^@]*$)/, ''));
    return new Set([this.addressMark(address), asBefore]);
  }

  private hash(kind: 'address' | 'card' | 'holder', value: string): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([kind, value]))
      .digest('base64url');
  }
}

/** A mark that is there already keeps its holder. */
async function addMarks(db: Kysely<Database>, marks: readonly Mark[]): Promise<void> {
  await db
    .insertInto('trial_mark')
    .values(marks)
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .execute();
}

async function addressOf(db: Kysely<Database>, accountId: string): Promise<string | null> {
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.email ?? null;
}
