import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { TestCardName } from '../../db/tables/simulator.ts';
import { type DeclineReason, firstUse, readCard, type TypedCard, type UnreadableCard } from './cards.ts';
import { begin } from './life.ts';
import { queueCheckoutEvent, queueEvents } from './queue-events.ts';
import { type CheckoutRow, lifeColumns, newId, periodOf, writeInvoice } from './rows.ts';

/** What the hosted page shows, or why there is nothing to pay. */
export type CheckoutView =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open' | 'asking' | 'complete' | 'expired'; readonly checkout: CheckoutRow };

/** The outcome of an entered card, or of an answered confirmation. */
export type PayOutcome =
  | CheckoutView
  | {
      readonly kind: 'unreadable';
      readonly checkout: CheckoutRow;
      readonly problems: UnreadableCard['problems'];
    }
  | { readonly kind: 'declined'; readonly checkout: CheckoutRow; readonly reason: DeclineReason };

/** The simulated provider's payment page, the only place where a card turns an open checkout into a subscription. */
export class HostedCheckout {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    /** Called after an event was queued for the site. */
    private readonly eventsQueued: () => void,
  ) {}

  /** What the page shows now. Read-only. */
  async view(id: string): Promise<CheckoutView> {
    const row = await this.db.selectFrom('sim_checkout').selectAll().where('id', '=', id).executeTakeFirst();
    return viewOf(row, this.clock.now());
  }

  /** Tries a card. Only a card that the bank accepts changes anything; a checkout is paid once, however often the form is sent. */
  async pay(id: string, typed: TypedCard): Promise<PayOutcome> {
    return this.changing(id, async (trx, checkout, now) => {
      const card = readCard(typed, now);
      if (!card.ok) return { kind: 'unreadable', checkout, problems: card.error.problems };
      const verdict = firstUse(card.value, checkout.trial_days === 0);
      if (verdict === 'succeeds') return complete(trx, checkout, card.value, now);
      const asking = verdict === 'asks' ? card.value : null;
      await trx.updateTable('sim_checkout').set({ asking_card: asking }).where('id', '=', id).execute();
      return verdict === 'asks'
        ? { kind: 'asking', checkout: { ...checkout, asking_card: asking } }
        : { kind: 'declined', checkout: { ...checkout, asking_card: null }, reason: verdict };
    });
  }

  /** The visitor approves or denies the payment at their bank. Does nothing when no confirmation is pending. */
  async answer(id: string, approved: boolean): Promise<PayOutcome> {
    return this.changing(id, async (trx, checkout, now) => {
      if (checkout.asking_card === null) return viewOf(checkout, now);
      if (approved) return complete(trx, checkout, checkout.asking_card, now);
      await trx.updateTable('sim_checkout').set({ asking_card: null }).where('id', '=', id).execute();
      return {
        kind: 'declined',
        checkout: { ...checkout, asking_card: null },
        reason: 'authentication_failed',
      };
    });
  }

  private async changing(
    id: string,
    change: (trx: Transaction<Database>, checkout: CheckoutRow, now: number) => Promise<PayOutcome>,
  ): Promise<PayOutcome> {
    const outcome = await this.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('sim_checkout')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const now = this.clock.now();
      const view = viewOf(row, now);
      return view.kind === 'open' || view.kind === 'asking' ? change(trx, view.checkout, now) : view;
    });
    if (outcome.kind === 'complete') this.eventsQueued();
    return outcome;
  }
}

function viewOf(row: CheckoutRow | undefined, now: number): CheckoutView {
  if (row === undefined) return { kind: 'unknown' };
  if (row.status !== 'open') return { kind: row.status, checkout: row };
  if (row.expires_at <= now) return { kind: 'expired', checkout: row };
  return { kind: row.asking_card === null ? 'open' : 'asking', checkout: row };
}

async function complete(
  trx: Transaction<Database>,
  checkout: CheckoutRow,
  card: TestCardName,
  now: number,
): Promise<PayOutcome> {
  const life = begin(now, checkout.product_id, checkout.trial_days, card, periodOf);
  const subscription = {
    id: newId('sub'),
    customer_id: await customerOf(trx, checkout.account_id, now),
    checkout_id: checkout.id,
    account_id: checkout.account_id,
    cart_id: checkout.cart_id,
    created_at: now,
    ...lifeColumns(life),
  };
  const paid: CheckoutRow = {
    ...checkout,
    status: 'complete',
    asking_card: null,
    subscription_id: subscription.id,
  };
  await trx.insertInto('sim_subscription').values(subscription).execute();
  await writeInvoice(trx, subscription.id, life, 'paid', now);
  await trx
    .updateTable('sim_checkout')
    .set({ status: paid.status, asking_card: null, subscription_id: subscription.id })
    .where('id', '=', checkout.id)
    .execute();
  await queueEvents(trx, ['customer.subscription.created', 'invoice.paid'], subscription, now);
  await queueCheckoutEvent(trx, 'checkout.session.completed', paid, now);
  return { kind: 'complete', checkout: paid };
}

async function customerOf(trx: Transaction<Database>, accountId: string, now: number): Promise<string> {
  await trx
    .insertInto('sim_customer')
    .values({ id: newId('cus'), account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('sim_customer')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return id;
}
