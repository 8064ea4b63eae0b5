import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EventType } from '../../db/tables/simulator.ts';

type SubscriptionRow = Selectable<Database['sim_subscription']>;
type CheckoutRow = Selectable<Database['sim_checkout']>;
type PaymentEventType = Extract<EventType, `charge.${string}` | `radar.${string}`>;

const seconds = (ms: number | null) => (ms === null ? null : Math.floor(ms / 1000));

/** Queues events about a subscription, in order, in the transaction that caused them. */
export async function queueEvents(
  trx: Kysely<Database>,
  types: readonly EventType[],
  row: SubscriptionRow,
  now: number,
): Promise<void> {
  for (const type of types) {
    const object = type.startsWith('invoice.') ? invoiceObject(row) : subscriptionObject(row);
    await queue(trx, { type, object, subscriptionId: row.id }, now);
  }
}

const warningPrefix = 'issfr_';

/** The payment that a fraud warning is about. */
export function paymentWarnedOf(warning: string): string {
  return warning.slice(warningPrefix.length);
}

/** Queues an event about a paid bill's payment. */
export async function queuePaymentEvent(
  trx: Kysely<Database>,
  type: PaymentEventType,
  { id, subscription_id }: { readonly id: string; readonly subscription_id: string },
  now: number,
): Promise<void> {
  await queue(trx, { type, object: paymentObject(type, id), subscriptionId: subscription_id }, now);
}

function paymentObject(type: PaymentEventType, id: string) {
  if (type === 'charge.refunded') return { object: 'charge', id, livemode: false };
  return type === 'radar.early_fraud_warning.created'
    ? { object: 'radar.early_fraud_warning', id: `${warningPrefix}${id}`, charge: id, livemode: false }
    : { object: 'dispute', id: `dp_${id}`, charge: id, livemode: false };
}

/** Queues an event about a checkout. */
export async function queueCheckoutEvent(
  trx: Kysely<Database>,
  type: 'checkout.session.completed' | 'checkout.session.expired',
  row: CheckoutRow,
  now: number,
): Promise<void> {
  await queue(trx, { type, object: checkoutObject(row), subscriptionId: row.subscription_id }, now);
}

async function queue(
  trx: Kysely<Database>,
  {
    type,
    object,
    subscriptionId,
  }: {
    readonly type: EventType;
    readonly object: object;
    readonly subscriptionId: string | null;
  },
  now: number,
): Promise<void> {
  const id = `evt_${randomBytes(18).toString('base64url')}`;
  const body = JSON.stringify({
    id,
    object: 'event',
    type,
    created: seconds(now),
    livemode: false,
    data: { object },
  });
  await trx
    .insertInto('sim_event')
    .values({ id, type, subscription_id: subscriptionId, body, created_at: now, next_try_at: now })
    .execute();
}

function checkoutObject(row: CheckoutRow) {
  return {
    id: row.id,
    object: 'checkout.session',
    client_reference_id: row.cart_id,
    mode: 'subscription',
    status: row.status,
    subscription: row.subscription_id,
    livemode: false,
  };
}

function subscriptionObject(row: SubscriptionRow) {
  return {
    id: row.id,
    object: 'subscription',
    customer: row.customer_id,
    status: row.status,
    cancel_at_period_end: row.cancel_at_period_end,
    ended_at: seconds(row.ended_at),
    items: {
      object: 'list',
      data: [
        {
          object: 'subscription_item',
          price: { lookup_key: row.product_id },
          current_period_start: seconds(row.period_start),
          current_period_end: seconds(row.period_end),
        },
      ],
    },
    metadata: { account_id: row.account_id, cart_id: row.cart_id },
    livemode: false,
  };
}

function invoiceObject(row: SubscriptionRow) {
  return {
    object: 'invoice',
    customer: row.customer_id,
    parent: { type: 'subscription_details', subscription_details: { subscription: row.id } },
    livemode: false,
  };
}
