import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { queuePaymentEvent } from './queue-events.ts';

type InvoiceRow = Selectable<Database['sim_invoice']>;

/** What staff or a bank may do to the newest payment of a subscription. */
export const paymentDoings = [
  'refund-part',
  'refund',
  'dispute',
  'dispute-won',
  'dispute-lost',
  'fraud-warning',
] as const;
/** See {@link paymentDoings}. */
export type PaymentDoing = (typeof paymentDoings)[number];

/** Refunds and disputes at the simulated provider. */
export class MoneyBack {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {}

  /** Acts on the newest payment; false when there is none or its state does not allow it. */
  async act(subscriptionId: string, doing: PaymentDoing): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const bill = await newestPayment(trx, subscriptionId);
      if (bill === undefined) return false;
      const now = this.clock.now();
      switch (doing) {
        case 'refund':
        case 'refund-part':
          return refund(trx, bill, { part: doing === 'refund-part', forFraud: false }, now);
        case 'dispute':
          return claim(trx, bill, 'open', now);
        case 'dispute-won':
        case 'dispute-lost':
          return claim(trx, bill, doing === 'dispute-won' ? 'won' : 'lost', now);
        case 'fraud-warning':
          if (bill.refunded !== '0' || bill.dispute !== null) return false;
          await queuePaymentEvent(trx, 'radar.early_fraud_warning.created', bill, now);
          return true;
      }
    });
  }

  /** Fully refunds a payment; false when the id is unknown, or it was refunded or is disputed already. */
  async refund(paymentId: string, { forFraud }: { readonly forFraud: boolean }): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const bill = await trx
        .selectFrom('sim_invoice')
        .selectAll()
        .where('id', '=', paymentId)
        .where('status', '=', 'paid')
        .forUpdate()
        .executeTakeFirst();
      return bill !== undefined && refund(trx, bill, { part: false, forFraud }, this.clock.now());
    });
  }
}

async function newestPayment(
  trx: Transaction<Database>,
  subscriptionId: string,
): Promise<InvoiceRow | undefined> {
  return trx
    .selectFrom('sim_invoice')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'paid')
    .where('amount', '<>', '0')
    .orderBy('paid_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

async function refund(
  trx: Transaction<Database>,
  bill: InvoiceRow,
  { part, forFraud }: { readonly part: boolean; readonly forFraud: boolean },
  now: number,
): Promise<boolean> {
  const isOpen = bill.dispute === null || bill.dispute === 'won';
  if (!isOpen || bill.refunded === bill.amount || (part && bill.refunded !== '0')) return false;
  const refunded = part ? (Number(bill.amount) / 4).toFixed(2) : bill.amount;
  await trx
    .updateTable('sim_invoice')
    .set({ refunded, refunded_at: now, refunded_for_fraud: forFraud })
    .where('id', '=', bill.id)
    .execute();
  await queuePaymentEvent(trx, 'charge.refunded', bill, now);
  return true;
}

async function claim(
  trx: Transaction<Database>,
  bill: InvoiceRow,
  dispute: 'open' | 'won' | 'lost',
  now: number,
): Promise<boolean> {
  const isPossible =
    dispute === 'open' ? bill.dispute === null && bill.refunded !== bill.amount : bill.dispute === 'open';
  if (!isPossible) return false;
  await trx.updateTable('sim_invoice').set({ dispute }).where('id', '=', bill.id).execute();
  const type = dispute === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed';
  await queuePaymentEvent(trx, type, bill, now);
  return true;
}
