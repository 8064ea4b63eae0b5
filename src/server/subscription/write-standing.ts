import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { day } from '../../domain/duration.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import { graceDays } from '../../domain/subscription/charges.ts';
import { meaningOf } from '../../domain/subscription/provider-standing.ts';
import {
  type IllegalMove,
  moveCheckout,
  moveSubscription,
  type SubscriptionAction,
} from '../../domain/subscription/transitions.ts';
import { keepSessionsUntil } from '../auth/tokens/keep-sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { ProviderSubscription } from '../payment/card-provider.ts';
import { type CheckoutRow, changeCheckout } from './checkout-store.ts';
import type { SubscriptionEmails } from './emails.ts';
import { isOwners, type KnownStanding } from './known-standing.ts';
import { type Owner, ownerOf } from './owner.ts';
import { tasksOf } from './schedule.ts';
import {
  addSubscription,
  changeSubscription,
  keepHistory,
  type SubscriptionRow,
} from './subscription-store.ts';
import { keepTasks } from './task-store.ts';
import type { TrialRecord } from './trial-record.ts';

export type Outcome = Database['provider_event']['outcome'];

/** The result of writing a state, and whether it leaves work: emails to send, or new times to wake up at. */
export interface Written {
  readonly outcome: Outcome;
  readonly hasNews: boolean;
}

const nothing = (outcome: Outcome): Written => ({ outcome, hasNews: false });

/** Another writer came between our read and our write: read again. */
export class Overtaken extends Error {}

/**
 * Stores a subscription's state at the provider and everything that follows from it (history, checkout, trial, emails, tasks)
 * in one transaction.
 */
export class WriteStanding {
  constructor(
    private readonly emails: SubscriptionEmails,
    private readonly trials: TrialRecord,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /**
   * Whether the provider's state and its consequences are already stored, as far as a read without locks shows: then nothing
   * needs to be locked or written.
   */
  isWritten(known: KnownStanding, seen: ProviderSubscription): boolean {
    const { row, checkout, isStaying, ordered } = known;
    if (row === undefined || !isStaying || !isOwners(known, seen)) return false;
    const { action } = meaningOf(seen);
    const moved = moveSubscription(row.id, row.status, action);
    const isPaid = checkout === 'paid' || action === 'await-first-payment';
    return (
      moved.ok &&
      isPaid &&
      isSame(row, stateOf(seen, moved.value)) &&
      this.emails.keysOf(seen.payments, this.clock.now()).every((key) => ordered.has(key))
    );
  }

  /** `before` is our row as read before the provider was asked. Throws {@link Overtaken} when it has changed. */
  async execute(
    trx: Transaction<Database>,
    before: SubscriptionRow | undefined,
    seen: ProviderSubscription,
  ): Promise<Written> {
    const { action } = meaningOf(seen);
    const owner = await ownerOf(trx, before, seen, action === 'end' ? 'not' : 'shared');
    if (owner === null) {
      this.log.warn({ subscription: seen.ref }, 'card provider: a subscription has no owner');
      return nothing('ignored');
    }
    // The account's deletion was requested meanwhile: the next read ends the subscription first.
    if (action !== 'end' && !owner.isStaying) throw new Overtaken();
    const moved = moveSubscription(before?.id ?? seen.ref, before?.status ?? 'none', action);
    if (!moved.ok) return this.refuse(moved.error);
    // While the first payment is pending, the page may still be paid and no other may be opened.
    const isPaid = action !== 'await-first-payment';
    const illegal = owner.checkout !== null && isPaid ? await this.pay(trx, owner.checkout) : null;
    if (illegal !== null) return this.refuse(illegal);

    const state = stateOf(seen, moved.value);
    const now = this.clock.now();
    if (
      before !== undefined &&
      isSame(before, isPriceNew(before, state) ? { ...state, ...priceOf(before) } : state)
    ) {
      // A row from before prices were stored: the subscription itself has not changed.
      const hasPrice = isPriceNew(before, state);
      if (hasPrice && !(await changeSubscription(trx, before, priceOf(state)))) throw new Overtaken();
      const receipts = await this.emails.paid(trx, before, seen.payments, now);
      const refunds = await this.emails.refunded(trx, before, seen.payments, now);
      return { outcome: 'unchanged', hasNews: hasPrice || receipts + refunds > 0 };
    }
    const row =
      before === undefined ? await newRow(trx, owner, { ...state, provider_ref: seen.ref }) : before;
    const after: SubscriptionRow =
      before === undefined ? row : { ...row, ...state, version: row.version + 1 };
    const written =
      before === undefined ? await addSubscription(trx, row) : await changeSubscription(trx, before, state);
    if (!written) throw new Overtaken();
    await this.follow(trx, { before, after, action, seen, checkout: owner.checkout, now });
    return { outcome: 'applied', hasNews: true };
  }

  private async follow(
    trx: Transaction<Database>,
    {
      before,
      after,
      action,
      seen,
      checkout,
      now,
    }: {
      readonly before: SubscriptionRow | undefined;
      readonly after: SubscriptionRow;
      readonly action: SubscriptionAction;
      readonly seen: ProviderSubscription;
      readonly checkout: CheckoutRow | null;
      readonly now: number;
    },
  ): Promise<void> {
    await keepHistory(trx, after, action, now);
    const hasTrial = after.in_trial || (checkout !== null && checkout.trial_days > 0);
    // A trial is in force without a payment; a pending first payment is not.
    const wasInForce = seen.payments.length > 0 || (before === undefined && hasTrial);
    const neverBegan = before === undefined && after.status === 'Expired' && seen.payments.length === 0;
    // Determined from the data and not by what ended it: the process may die in between.
    const isSecond =
      hasTrial &&
      neverBegan &&
      seen.cardFingerprint !== null &&
      (await this.trials.isCardSpent(trx, seen.cardFingerprint, seen.ref));
    if (hasTrial) {
      const card = after.in_trial && before === undefined ? seen.cardFingerprint : null;
      await this.trials.note(trx, after, card, now);
      // Another subscription recorded the same card since we asked.
      if (card !== null && (await this.trials.isCardSpent(trx, card, seen.ref))) throw new Overtaken();
    }
    if (isSecond) await this.emails.trialRefused(trx, after, now);
    else await this.emails.changed(trx, before, after, { wasInForce, payment: seen.payment }, now);
    await this.emails.paid(trx, after, seen.payments, now);
    await this.emails.refunded(trx, after, seen.payments, now);
    await keepTasks(trx, after.id, tasksOf(after));
    // A renewal's event may be a little late: no session must end in between.
    if (after.status !== 'Expired')
      await keepSessionsUntil(trx, after.account_id, after.expires_or_renews_at + graceDays * day);
    await this.emails.due(trx, after, now);
  }

  private async pay(trx: Transaction<Database>, checkout: CheckoutRow): Promise<IllegalMove | null> {
    const paid = moveCheckout(checkout.id, checkout.state, 'pay');
    if (!paid.ok) return paid.error;
    if (checkout.state === paid.value) return null;
    if (!(await changeCheckout(trx, checkout, { state: paid.value }))) throw new Overtaken();
    return null;
  }

  private refuse({ code: errorCode, ...move }: IllegalMove): Written {
    this.log.error({ errorCode, ...move }, 'card provider: an event asked for an illegal move');
    return nothing('refused');
  }
}

/** A new subscription gets its checkout's id, unless that checkout already has another subscription. */
async function newRow(
  trx: Transaction<Database>,
  { accountId, checkout }: Owner,
  state: Omit<SubscriptionRow, 'id' | 'account_id' | 'platform' | 'version' | 'locale' | 'reread_until'>,
): Promise<SubscriptionRow> {
  const taken =
    checkout === null
      ? undefined
      : await trx.selectFrom('subscription').select('id').where('id', '=', checkout.id).executeTakeFirst();
  return {
    ...state,
    id: checkout === null || taken !== undefined ? randomUUID() : checkout.id,
    account_id: accountId,
    platform: checkout?.platform ?? 'stripe',
    locale: checkout === null ? null : splitPath(new URL(checkout.return_url).pathname).locale,
    reread_until: null,
    version: 1,
  };
}

/** The columns that hold the state at the provider. */
function stateOf(seen: ProviderSubscription, status: SubscriptionRow['status']) {
  const { action, inTrial, expiresOrRenewsAt, failure } = meaningOf(seen);
  return {
    customer_ref: seen.customerRef,
    product_id: seen.productId,
    next_product_id: seen.nextProductId,
    next_amount: seen.nextPrice?.amount ?? null,
    next_currency: seen.nextPrice?.currency ?? null,
    status,
    in_trial: inTrial,
    suspended: action === 'suspend',
    started_at: seen.startedAt,
    expires_or_renews_at: expiresOrRenewsAt,
    failure_ref: failure?.ref ?? null,
    overdue_since: failure?.since ?? null,
  };
}

type NextPrice = Pick<SubscriptionRow, 'next_amount' | 'next_currency'>;

function isPriceNew(before: NextPrice, now: NextPrice): boolean {
  return before.next_amount === null && now.next_amount !== null;
}

function priceOf({ next_amount, next_currency }: NextPrice): NextPrice {
  return { next_amount, next_currency };
}

function isSame(row: SubscriptionRow, state: Partial<SubscriptionRow>): boolean {
  const now: Readonly<Record<string, unknown>> = row;
  return Object.entries(state).every(([column, value]) => now[column] === value);
}
