import type { Transaction } from 'kysely';
import { day } from '../../domain/duration.ts';
import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import { isRefundedWhole, type PaymentState } from '../../domain/subscription/payment-state.ts';
import { parseProductId, planOf } from '../../domain/subscription/plan.ts';
import { isActive } from '../../domain/subscription/status.ts';
import type { Database } from '../db/schema.ts';
import type { EmailOrder } from '../mail/email.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { ProviderPayment, ProviderRefund } from '../payment/card-provider.ts';
import { nextPrice, priceOverdue } from './price-due.ts';
import { chargeOf, reminderDayOf } from './schedule.ts';
import { currentSubscription, type SubscriptionRow } from './subscription-store.ts';
import { finishTask, type TaskRow, waitingTasks } from './task-store.ts';

/** Payments that the site learns of later than this get no receipt, in milliseconds. */
const receiptWithin = 30 * day;

/** An email without the parts that come from the account. */
type Email = EmailOrder extends infer Order
  ? Order extends EmailOrder
    ? Omit<Order, 'to' | 'locale' | 'about'>
    : never
  : never;

/**
 * The emails about a subscription, each queued in the transaction that causes it and under a unique key, so that no replay
 * queues one twice. An account without an address gets none, not even later, except for the welcome, which confirms the
 * purchase in writing.
 */
export class SubscriptionEmails {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Queues the emails about a change of state. `before` is undefined for a new subscription. For one that had already ended when
   * it was first heard of, the end is only announced if it `wasInForce`, and not if the refund email says so already.
   */
  async changed(
    trx: Transaction<Database>,
    before: SubscriptionRow | undefined,
    row: SubscriptionRow,
    { wasInForce, payment }: { readonly wasInForce: boolean; readonly payment: PaymentState },
    now: number,
  ): Promise<void> {
    if (row.suspended && before?.suspended !== true) {
      await this.order(trx, row, `suspended ${row.version}`, now, { template: 'payment-disputed' });
      return;
    }
    if (before?.suspended && isActive(row.status)) {
      const accessEndsAt = row.expires_or_renews_at;
      await this.order(trx, row, `restored ${row.version}`, now, {
        template: 'dispute-settled',
        accessEndsAt,
      });
      return;
    }
    const begins = before === undefined || (before.status === 'Inactive' && !before.suspended);
    if (begins && isActive(row.status)) {
      await this.order(trx, row, 'welcome', now, welcomeOf(row));
    }
    if (before?.status === row.status) return;
    if (row.status === 'Not Auto-Renewable') {
      const accessEndsAt = row.expires_or_renews_at;
      await this.order(trx, row, `cancelled ${row.version}`, now, {
        template: 'subscription-cancelled',
        accessEndsAt,
      });
    }
    if (row.status === 'Expired' && payment !== 'refunded' && (wasInForce || !begins))
      await this.order(trx, row, 'ended', now, { template: 'subscription-ended' });
  }

  /** Queues the welcome, in its current state, for what an account bought in the 30 days before it got an address. */
  async addressGiven(trx: Transaction<Database>, accountId: string, now: number): Promise<void> {
    const row = await currentSubscription(trx, accountId);
    if (row?.status !== 'Auto-Renewable') return;
    const { numDeletedRows } = await trx
      .deleteFrom('subscription_email')
      .where('subscription_id', '=', row.id)
      .where('key', '=', 'welcome')
      .where('outcome', '=', 'no-address')
      .where('ordered_at', '>', now - receiptWithin)
      .executeTakeFirst();
    if (numDeletedRows === 1n) await this.order(trx, row, 'welcome', now, welcomeOf(row));
  }

  /** Queues the email that replaces welcome and end when the card of a trial had had one before. */
  async trialRefused(trx: Transaction<Database>, row: SubscriptionRow, now: number): Promise<void> {
    const plan = planOf(row.product_id);
    if (plan === null) return;
    const { price, billingPeriod } = plan;
    await this.order(trx, row, 'second-trial', now, { template: 'second-trial', ...price, billingPeriod });
  }

  /** Queues receipts for payments that have none yet; returns the number of emails queued. */
  async paid(
    trx: Transaction<Database>,
    row: SubscriptionRow,
    payments: readonly ProviderPayment[],
    now: number,
  ): Promise<number> {
    let ordered = 0;
    for (const payment of toBeReceipted(payments, now)) {
      ordered += await this.order(trx, row, receiptKey(payment), now, {
        template: 'receipt',
        number: payment.number,
        amount: payment.amount,
        currency: payment.currency,
        paidAt: payment.paidAt,
        periodEndsAt: payment.periodEnd,
        billingPeriod: periodOf(row),
      });
    }
    return ordered;
  }

  /** The same for refunds, partial or full, each time the refunded amount grows. */
  async refunded(
    trx: Transaction<Database>,
    row: SubscriptionRow,
    payments: readonly ProviderPayment[],
    now: number,
  ): Promise<number> {
    let ordered = 0;
    for (const { payment, refunded } of toBeToldOfRefund(payments, now)) {
      ordered += await this.order(trx, row, refundKey(payment, refunded), now, {
        template: 'refund',
        number: payment.number,
        amount: refunded.amount,
        currency: payment.currency,
        part: isRefundedWhole(payment) ? 'whole' : 'part',
        ended: row.status === 'Expired',
        forFraud: refunded.forFraud,
      });
    }
    return ordered;
  }

  /** The keys of everything that {@link paid} and {@link refunded} would queue, including what already was. */
  keysOf(payments: readonly ProviderPayment[], now: number): readonly string[] {
    return [
      ...toBeReceipted(payments, now).map(receiptKey),
      ...toBeToldOfRefund(payments, now).map(({ payment, refunded }) => refundKey(payment, refunded)),
    ];
  }

  /**
   * Queues the emails that are due. Of several overdue reminders (the server was down) only the newest is sent, none when access
   * ends now anyway, and no charge is announced that has already been made.
   */
  async due(trx: Transaction<Database>, row: SubscriptionRow, now: number): Promise<void> {
    const due = (await waitingTasks(trx, row.id)).filter(({ due_at }) => due_at <= now);
    const reminders = due.filter(({ kind }) => kind === 'payment-failed');
    for (const task of reminders) {
      const isOfUse = task === reminders.at(-1) && row.expires_or_renews_at > now;
      if (isOfUse) await this.remind(trx, row, task, now);
      await finishTask(trx, task, isOfUse ? 'done' : 'missed', now);
    }
    for (const task of due.filter(({ kind }) => kind === 'renewal-notice')) {
      const inTime = row.expires_or_renews_at > now;
      if (inTime) await this.announce(trx, row, now);
      await finishTask(trx, task, inTime ? 'done' : 'missed', now);
    }
  }

  private async remind(
    trx: Transaction<Database>,
    row: SubscriptionRow,
    task: TaskRow,
    now: number,
  ): Promise<void> {
    const step = reminderDayOf(task.about);
    if (step === null) throw new Error(`A reminder is about "${task.about}", which names no day`);
    const accessEndsAt = row.expires_or_renews_at;
    const due = priceOverdue(row);
    await this.order(trx, row, `failed ${task.about}`, now, {
      template: 'payment-failed',
      step,
      ...(due === undefined ? {} : { due }),
      accessEndsAt,
    });
  }

  private async announce(trx: Transaction<Database>, row: SubscriptionRow, now: number): Promise<void> {
    const plan = planOf(row.next_product_id ?? row.product_id);
    const price = nextPrice(row);
    if (plan === null || price === undefined) return;
    await this.order(trx, row, `renewal ${chargeOf(row)}`, now, {
      template: 'renewal-notice',
      ...price,
      renewsAt: row.expires_or_renews_at,
      billingPeriod: plan.billingPeriod,
    });
  }

  private async order(
    trx: Transaction<Database>,
    row: SubscriptionRow,
    key: string,
    now: number,
    email: Email,
  ): Promise<number> {
    const account = await trx
      .selectFrom('account')
      .select(['email', 'locale'])
      .where('id', '=', row.account_id)
      .executeTakeFirst();
    const to = account?.email ?? null;
    const added = await trx
      .insertInto('subscription_email')
      .values({
        subscription_id: row.id,
        key,
        outcome: to === null ? 'no-address' : 'ordered',
        ordered_at: now,
      })
      .onConflict((conflict) => conflict.columns(['subscription_id', 'key']).doNothing())
      .executeTakeFirst();
    if (to === null || added.numInsertedOrUpdatedRows !== 1n) return 0;
    const locale = account?.locale ?? row.locale;
    await this.outbox.put(trx, { ...email, to, about: row.id, ...(locale === null ? {} : { locale }) });
    return 1;
  }
}

function welcomeOf(row: SubscriptionRow): Email {
  const price = nextPrice(row);
  return {
    template: 'welcome',
    billingPeriod: periodOf(row),
    ...(price === undefined ? {} : { price }),
    trialEndsAt: row.in_trial ? row.expires_or_renews_at : null,
    renewsAt: row.expires_or_renews_at,
  };
}

function toBeReceipted(payments: readonly ProviderPayment[], now: number): readonly ProviderPayment[] {
  return payments
    .filter(({ paidAt }) => now - paidAt < receiptWithin)
    .sort((one, other) => one.paidAt - other.paidAt);
}

function toBeToldOfRefund(payments: readonly ProviderPayment[], now: number) {
  return payments.flatMap((payment) => {
    const { refunded } = payment;
    return refunded === null || now - refunded.at >= receiptWithin ? [] : [{ payment, refunded }];
  });
}

function receiptKey({ ref }: ProviderPayment): string {
  return `receipt ${ref}`;
}

function refundKey({ ref }: ProviderPayment, { amount }: ProviderRefund): string {
  return `refund ${ref} ${amount}`;
}

function periodOf(row: SubscriptionRow): BillingPeriod {
  return parseProductId(row.product_id)?.period ?? 'monthly';
}
