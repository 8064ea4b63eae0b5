import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { normaliseEmail } from '../../../domain/account/email.ts';
import { deriveKey } from '../../config/secrets.ts';
import type { Database } from '../../db/schema.ts';
import { KeyedHash } from '../../keyed-hash.ts';
import { open, seal } from '../../sealed.ts';
import { lifetimes } from '../lifetimes.ts';

/** What an account was reached by before a change of its address that can still be taken back. */
export interface FormerAddress {
  readonly address: string;
  /** The account's language then; null when it was not known. */
  readonly locale: string | null;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

/** A change of an account's address that can still be taken back. */
export interface UndoableChange {
  readonly accountId: string;
  readonly former: FormerAddress;
  /** By which the store knows it. */
  readonly tokenHash: string;
}

/** The changes of addresses that can be taken back for 7 days, each by the token that went to the former address. */
export class EmailUndo {
  /** Those of a site with that secret. */
  static of(siteSecret: string): EmailUndo {
    return new EmailUndo(new KeyedHash(siteSecret), deriveKey(siteSecret, 'auth former-address'));
  }

  constructor(
    private readonly hash: KeyedHash,
    private readonly sealKey: Buffer,
  ) {}

  /** Notes a change and gives the token (256 random bits) that takes it back. */
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

  /** The change that a token takes back; null when it was made up, used, overtaken, or is too old. */
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

  /** What an account was reached by before each change that can be taken back, the earliest first. */
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

  /** The accounts that were reached by a normalised address before a change that can be taken back. */
  async accountsOnceAt(db: Kysely<Database>, address: string, now: number): Promise<readonly string[]> {
    const rows = await db
      .selectFrom('email_change')
      .selectAll()
      .where('changed_at', '>', now - lifetimes.emailUndo)
      .execute();
    return rows.filter((row) => this.opened(row)?.address === address).map((row) => row.account_id);
  }

  /** Forgets a change and every later one: their links went to addresses that the undo takes away. */
  async forgetFrom(trx: Transaction<Database>, change: UndoableChange): Promise<void> {
    await trx
      .deleteFrom('email_change')
      .where('account_id', '=', change.accountId)
      // Compared in the store: some engines number rows beyond what a number here holds exactly.
      .where('position', '>=', ({ selectFrom }) =>
        selectFrom('email_change').select('position').where('token_hash', '=', change.tokenHash),
      )
      .execute();
  }

  /** Null when it was sealed under another site secret: then no link takes the change back either. */
  private opened(row: Selectable<Database['email_change']>): FormerAddress | null {
    const address = open(this.sealKey, row.sealed_former);
    if (address === null) return null;
    return { address: normaliseEmail(address), locale: row.former_locale, changedAt: row.changed_at };
  }
}
