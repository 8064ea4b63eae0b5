import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { deriveKey } from '../../config/secrets.ts';
import type { Database } from '../../db/schema.ts';
import { KeyedHash } from '../../keyed-hash.ts';
import { open, seal } from '../../sealed.ts';
import { lifetimes } from '../lifetimes.ts';

/** An account's address before a change that can still be undone. */
export interface FormerAddress {
  readonly address: string;
  /** The account's language then; null if unknown. */
  readonly locale: string | null;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

/** A change of an account's address that can still be undone. */
export interface UndoableChange {
  readonly accountId: string;
  readonly former: FormerAddress;
  /** The hash that identifies it in the store. */
  readonly tokenHash: string;
}

/** Changes of addresses, which can be undone for 7 days with the token sent to the former address. */
export class EmailUndo {
  /** For a site with this secret. */
  static of(siteSecret: string): EmailUndo {
    return new EmailUndo(new KeyedHash(siteSecret), deriveKey(siteSecret, 'auth former-address'));
  }

  constructor(
    private readonly hash: KeyedHash,
    private readonly sealKey: Buffer,
  ) {}

  /** Records a change and returns the token (256 random bits) that undoes it. */
  async note(
    trx: Transaction<Database>,
    accountId: string,
    former: Omit<FormerAddress, 'changedAt'>,
    now: number,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await trx
      .insertInto('email_change')
      .values({
        token_hash: this.hash.of('email-undo', token),
        account_id: accountId,
        sealed_former: seal(this.sealKey, former.address),
        former_locale: former.locale,
        changed_at: now,
      })
      .execute();
    return token;
  }

  /** The change that a token undoes; null if it is made up, used, superseded or expired. */
  async find(db: Kysely<Database>, token: string, now: number): Promise<UndoableChange | null> {
    const row = await db
      .selectFrom('email_change')
      .selectAll()
      .where('token_hash', '=', this.hash.of('email-undo', token))
      .where('changed_at', '>', now - lifetimes.emailUndo)
      .executeTakeFirst();
    const former = row === undefined ? null : this.opened(row);
    if (row === undefined || former === null) return null;
    return { accountId: row.account_id, former, tokenHash: row.token_hash };
  }

  /** An account's former addresses from changes that can still be undone, earliest first. */
  async formerOf(db: Kysely<Database>, accountId: string, now: number): Promise<readonly FormerAddress[]> {
    const rows = await db
      .selectFrom('email_change')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('changed_at', '>', now - lifetimes.emailUndo)
      .orderBy('position')
      .execute();
    return rows.map((row) => this.opened(row)).filter((former) => former !== null);
  }

  /** Accounts that had a normalized address before a change that can still be undone. */
  async accountsOnceAt(db: Kysely<Database>, address: string, now: number): Promise<readonly string[]> {
    const rows = await db
      .selectFrom('email_change')
      .selectAll()
      .where('changed_at', '>', now - lifetimes.emailUndo)
      .execute();
    return rows.filter((row) => this.opened(row)?.address === address).map((row) => row.account_id);
  }

  /** Deletes a change and all later ones: their links went to addresses that the undo removes. */
  async forgetFrom(trx: Transaction<Database>, change: UndoableChange): Promise<void> {
    await trx
      .deleteFrom('email_change')
      .where('account_id', '=', change.accountId)
      // Compared in the database: some engines number rows beyond the exact range of JavaScript numbers.
      .where('position', '>=', ({ selectFrom }) =>
        selectFrom('email_change').select('position').where('token_hash', '=', change.tokenHash),
      )
      .execute();
  }

  /** Null when it was sealed with another site secret: then no link can undo the change either. */
  private opened(row: Selectable<Database['email_change']>): FormerAddress | null {
    const address = open(this.sealKey, row.sealed_former);
    if (address === null) return null;
    return { address: normalizeEmail(address), locale: row.former_locale, changedAt: row.changed_at };
  }
}
