import type { Kysely } from 'kysely';
import { paymentStateOf } from '../../../domain/subscription/payment-state.ts';
import type { Database } from '../../db/schema.ts';
import type { LifeStatus } from '../../db/tables/simulator.ts';
import type { ProviderPayment, ProviderSubscription } from '../card-provider.ts';
import { fingerprintOf } from './cards.ts';
import type { SubscriptionRow } from './rows.ts';

const standings = {
  trialing: 'trial',
  active: 'paid',
  past_due: 'overdue',
  canceled: 'ended',
} as const satisfies Record<LifeStatus, ProviderSubscription['standing']>;

const mostPayments = 10;

/** A subscription of the simulator in the form the site reads. */
export async function subscriptionView(
  db: Kysely<Database>,
  row: SubscriptionRow,
): Promise<ProviderSubscription> {
  const payments = await paymentsOf(db, row.id);
  return {
    ref: row.id,
    customerRef: row.customer_id,
    accountId: row.account_id,
    cartId: row.cart_id,
    productId: row.product_id,
    nextProductId: row.next_product_id ?? row.product_id,
    nextPrice: null,
    standing: standings[row.status],
    // The simulator charges a renewal, and fails, at the very start of its period.
    failure:
      row.status === 'past_due'
        ? { billRef: `${row.id}:${row.period_start}`, since: row.period_start }
        : null,
    payment: paymentStateOf(payments),
    payments,
    cardFingerprint: fingerprintOf(row.card, row.customer_id),
    renews: !row.cancel_at_period_end,
    startedAt: row.created_at,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    endedAt: row.ended_at,
  };
}

async function paymentsOf(db: Kysely<Database>, subscriptionId: string): Promise<readonly ProviderPayment[]> {
  const rows = await db
    .selectFrom('sim_invoice')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'paid')
    .where('amount', '<>', '0')
    .orderBy('period_start', 'desc')
    .limit(mostPayments)
    .execute();
  return rows.map((row) => ({
    ref: row.id,
    number: `TEST-${row.id
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(2, 10)
      .toUpperCase()}`,
    amount: row.amount,
    currency: row.currency,
    paidAt: row.paid_at ?? row.created_at,
    periodEnd: row.period_end,
    refunded:
      row.refunded === '0'
        ? null
        : { amount: row.refunded, at: row.refunded_at ?? row.created_at, forFraud: row.refunded_for_fraud },
    dispute: row.dispute,
  }));
}
