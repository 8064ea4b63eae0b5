import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { type Plan, planOf } from '../../../domain/subscription/plan.ts';
import type { Database } from '../../db/schema.ts';
import type { Life, Step } from './life.ts';
import { queueEvents } from './queue-events.ts';

export type SubscriptionRow = Selectable<Database['sim_subscription']>;
export type CheckoutRow = Selectable<Database['sim_checkout']>;

/** A new unguessable id, such as `sub_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url')}`;
}

/** The plan of a product that the simulator sold. Throws for a product that is not ours, which is a bug. */
export function soldPlan(productId: string): Plan {
  const plan = planOf(productId);
  if (plan === null) throw new Error(`The simulator sells no product ${productId}`);
  return plan;
}

/** The billing period of a product. */
export const periodOf = (productId: string) => soldPlan(productId).billingPeriod;

export function lifeOf(row: SubscriptionRow): Life {
  return {
    status: row.status,
    productId: row.product_id,
    nextProductId: row.next_product_id,
    anchor: row.anchor,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    endedAt: row.ended_at,
    failedCharges: row.failed_charges,
    dueAt: row.due_at,
    card: row.card,
  };
}

export function lifeColumns(life: Life) {
  return {
    status: life.status,
    product_id: life.productId,
    next_product_id: life.nextProductId,
    anchor: life.anchor,
    period_start: life.periodStart,
    period_end: life.periodEnd,
    cancel_at_period_end: life.cancelAtPeriodEnd,
    ended_at: life.endedAt,
    failed_charges: life.failedCharges,
    due_at: life.dueAt,
    card: life.card,
  };
}

/** Reads a subscription for update, locked until the transaction ends. */
export function lockSubscription(trx: Kysely<Database>, id: string): Promise<SubscriptionRow> {
  return trx
    .selectFrom('sim_subscription')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes one state transition: the subscription's row, the charge for its period and the resulting events. */
export async function writeStep(
  trx: Kysely<Database>,
  row: SubscriptionRow,
  step: Step,
  now: number,
): Promise<void> {
  await trx.updateTable('sim_subscription').set(lifeColumns(step.life)).where('id', '=', row.id).execute();
  if (step.charge !== null) await writeInvoice(trx, row.id, step.life, step.charge, now);
  await queueEvents(trx, step.events, { ...row, ...lifeColumns(step.life) }, now);
}

/** Writes the invoice of a period, or updates its outcome; there is one per period. */
export async function writeInvoice(
  trx: Kysely<Database>,
  subscriptionId: string,
  life: Life,
  status: 'paid' | 'open' | 'uncollectible',
  now: number,
): Promise<void> {
  const { price } = soldPlan(life.productId);
  const paidAt = status === 'paid' ? now : null;
  await trx
    .insertInto('sim_invoice')
    .values({
      id: newId('in'),
      subscription_id: subscriptionId,
      product_id: life.productId,
      amount: life.status === 'trialing' ? '0' : price.amount,
      currency: price.currency,
      status,
      period_start: life.periodStart,
      period_end: life.periodEnd,
      created_at: now,
      paid_at: paidAt,
      refunded: '0',
      refunded_at: null,
      refunded_for_fraud: false,
      dispute: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['subscription_id', 'period_start']).doUpdateSet({ status, paid_at: paidAt }),
    )
    .execute();
}
