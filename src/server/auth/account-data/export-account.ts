import type { Kysely } from 'kysely';
import type { AccountExport } from '../../../contract/auth.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { EntitlementSource } from '../../deps.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import type { SuppressionList } from '../../mail/suppression-list.ts';
import type { EmailUndo } from '../email/email-undo.ts';
import { lifetimes } from '../lifetimes.ts';
import { mailOf } from './export-mail.ts';
import { purchasesOf } from './export-purchases.ts';
import { exportedTime as time } from './exported-time.ts';

/**
 * Collects what the site knows about an account, for its owner (GDPR, articles 15 and 20). The contract's
 * {@link AccountExport} documents what is left out, and why.
 */
export class ExportAccount {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly entitlements: EntitlementSource,
    private readonly undo: EmailUndo,
    private readonly suppressions: SuppressionList,
  ) {}

  async execute({ accountId }: BearerAccount): Promise<AccountExport> {
    const entitlements = await this.entitlements.of(accountId);
    return this.db.transaction().execute(async (trx) => {
      const now = this.clock.now();
      const account = await accountOf(trx, accountId);
      const former = await this.undo.formerOf(trx, accountId, now);
      const gathered: AccountExport = {
        exportedAt: time(now),
        account: { ...account, entitlements: [...entitlements] },
        formerAddresses: former.map(({ address, changedAt }) => ({
          email: address,
          changedAt: time(changedAt),
          undoableUntil: time(changedAt + lifetimes.emailUndo),
        })),
        ...(await mailOf(trx, this.suppressions, account.email)),
        recoveryKey: await recoveryKeyOf(trx, accountId),
        signIns: await signInsOf(trx, accountId),
        ...(await purchasesOf(trx, accountId, now)),
        auditLog: await auditOf(trx, accountId),
      };
      const who = `account ${accountId}` as const;
      await writeAudit(
        trx,
        { actor: who, action: 'account-exported', subject: who, reason: 'asked for' },
        now,
      );
      return gathered;
    });
  }
}

async function accountOf(db: Kysely<Database>, accountId: string) {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'locale', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { id: row.id, email: row.email, locale: row.locale, createdAt: time(row.created_at) };
}

async function recoveryKeyOf(db: Kysely<Database>, accountId: string): Promise<AccountExport['recoveryKey']> {
  const row = await db
    .selectFrom('recovery_key')
    .select(['made_at', 'kept_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { madeAt: time(row.made_at), savedAt: row.kept_at === null ? null : time(row.kept_at) };
}

async function signInsOf(db: Kysely<Database>, accountId: string): Promise<AccountExport['signIns']> {
  const families = await db
    .selectFrom('token_family')
    .select(['client_id', 'created_at', 'last_used_at', 'ended_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  const legacy = await db
    .selectFrom('legacy_token')
    .select(['created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return [
    ...families.map((row) => ({
      client: row.client_id,
      since: time(row.created_at),
      lastUsedAt: time(row.last_used_at),
      until: row.ended_at === null ? null : time(row.ended_at),
    })),
    ...legacy.map((row) => ({
      client: 'v1',
      since: time(row.created_at),
      lastUsedAt: null,
      until: time(row.expires_at),
    })),
  ];
}

async function auditOf(db: Kysely<Database>, accountId: string): Promise<AccountExport['auditLog']> {
  const rows = await db
    .selectFrom('audit_line')
    .select(['at', 'actor', 'action', 'reason'])
    .where('subject', '=', `account ${accountId}`)
    .orderBy('at')
    .orderBy('seq')
    .execute();
  return rows.map(({ at, actor, action, reason }) => ({
    at: time(at),
    by: actor === `account ${accountId}` ? 'you' : actor,
    action,
    reason,
  }));
}
