import type { Kysely } from 'kysely';
import type { SubscriptionStatus } from '../../domain/subscription/status.ts';
import type { Database } from '../db/schema.ts';

const most = 50;

/** A subscription at the simulated provider, with what the site knows about it; times in milliseconds since the epoch. */
export interface Bought {
  /** The provider's id. */
  readonly id: string;
  readonly productId: string;
  /** Null for an account without an address. */
  readonly address: string | null;
  readonly boughtAt: number;
  /** Null while the site does not know it. */
  readonly status: SubscriptionStatus | null;
  readonly inTrial: boolean;
  /** When the provider next acts by itself; null once it has ended. */
  readonly dueAt: number | null;
}

/** The newest 50 subscriptions, for the developers' page. */
export async function listBought(db: Kysely<Database>): Promise<readonly Bought[]> {
  const rows = await db
    .selectFrom('sim_subscription as there')
    .leftJoin('subscription as here', 'here.provider_ref', 'there.id')
    .leftJoin('account', 'account.id', 'there.account_id')
    .select([
      'there.id',
      'there.product_id as productId',
      'there.created_at as boughtAt',
      'there.due_at as dueAt',
      'account.email as address',
      'here.status',
      'here.in_trial as inTrial',
    ])
    .orderBy('there.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, inTrial: row.inTrial ?? false }));
}
