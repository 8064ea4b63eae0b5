import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { devPaths } from '../../../contract/dev.ts';
import { failure, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import {
  CardProvider,
  type CheckoutOrder,
  type CheckoutOutcome,
  type ProviderEvent,
  type ProviderSubscription,
} from '../card-provider.ts';
import type { LifeStatus } from './life.ts';
import { queueCheckoutEvent } from './queue-events.ts';
import { type CheckoutRow, newId } from './rows.ts';
import { isSignedBy } from './signature.ts';

const checkoutLifeMs = 24 * 3_600_000;
const portalLifeMs = 3_600_000;

const standings = {
  trialing: 'trial',
  active: 'paid',
  past_due: 'overdue',
  canceled: 'ended',
} as const satisfies Record<LifeStatus, ProviderSubscription['standing']>;

const Event = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.string(),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});
const Checkout = z.object({ object: z.literal('checkout.session'), id: z.string() });
const Subscription = z.object({ object: z.literal('subscription'), id: z.string() });
const Invoice = z.object({
  object: z.literal('invoice'),
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }) }),
});

/** The card provider that stands in outside production: hosted pages under `/dev`, a memory of its own in `sim_*`. */
export class SimulatedCardProvider extends CardProvider {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    /** The newest first; an older one stays valid while it is being replaced. */
    private readonly webhookSecrets: readonly string[],
    private readonly eventsQueued: () => void,
  ) {
    super();
  }

  override async openCheckout(order: CheckoutOrder, idempotencyKey: string) {
    const now = this.clock.now();
    const fingerprint = fingerprintOf(order);
    await this.db
      .insertInto('sim_checkout')
      .values({
        id: newId('cs_test'),
        idempotency_key: idempotencyKey,
        fingerprint,
        cart_id: order.cartId,
        account_id: order.accountId,
        product_id: order.productId,
        trial_days: order.trialDays,
        return_url: order.returnUrl.href,
        cancel_url: order.cancelUrl.href,
        locale: order.locale,
        status: 'open',
        asking_card: null,
        subscription_id: null,
        created_at: now,
        expires_at: now + checkoutLifeMs,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    const row = await this.db
      .selectFrom('sim_checkout')
      .selectAll()
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirstOrThrow();
    if (row.fingerprint !== fingerprint) return failure({ code: 'key_reused' });
    const url = new URL(devPaths.pay.replace(':session', row.id), order.returnUrl.origin);
    return success({ ref: row.id, url, expiresAt: row.expires_at });
  }

  override async fetchCheckout(ref: string) {
    const row = await this.db.selectFrom('sim_checkout').selectAll().where('id', '=', ref).executeTakeFirst();
    return row === undefined ? failure({ code: 'not_found' }) : success(outcomeOf(row, this.clock.now()));
  }

  override async closeCheckout(ref: string) {
    const result = await this.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('sim_checkout')
        .selectAll()
        .where('id', '=', ref)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return failure({ code: 'not_found' });
      if (row.status !== 'open') return success(outcomeOf(row, this.clock.now()));
      const closed: CheckoutRow = { ...row, status: 'expired', asking_card: null };
      await trx
        .updateTable('sim_checkout')
        .set({ status: closed.status, asking_card: null })
        .where('id', '=', ref)
        .execute();
      await queueCheckoutEvent(trx, 'checkout.session.expired', closed, this.clock.now());
      return success<CheckoutOutcome>({ kind: 'closed' });
    });
    this.eventsQueued();
    return result;
  }

  override async openPortal(customerRef: string, returnUrl: URL, locale: string) {
    const customer = await this.db
      .selectFrom('sim_customer')
      .select('id')
      .where('id', '=', customerRef)
      .executeTakeFirst();
    if (customer === undefined) return failure({ code: 'not_found' });
    const id = newId('bps');
    await this.db
      .insertInto('sim_portal')
      .values({
        id,
        customer_id: customer.id,
        return_url: returnUrl.href,
        locale,
        expires_at: this.clock.now() + portalLifeMs,
      })
      .execute();
    return success(new URL(devPaths.portal.replace(':session', id), returnUrl.origin));
  }

  override async fetchSubscription(ref: string) {
    const row = await this.db
      .selectFrom('sim_subscription')
      .selectAll()
      .where('id', '=', ref)
      .executeTakeFirst();
    if (row === undefined) return failure({ code: 'not_found' });
    return success<ProviderSubscription>({
      ref: row.id,
      customerRef: row.customer_id,
      accountId: row.account_id,
      cartId: row.cart_id,
      productId: row.product_id,
      standing: standings[row.status],
      renews: !row.cancel_at_period_end,
      startedAt: row.created_at,
      periodStart: row.period_start,
      periodEnd: row.period_end,
      endedAt: row.ended_at,
    });
  }

  override verifyEvent(rawBody: string, signatureHeader: string | undefined) {
    const genuine = isSignedBy(rawBody, signatureHeader ?? '', this.webhookSecrets, this.clock.now());
    const event = genuine ? parseEvent(rawBody) : null;
    return event === null ? failure({ code: 'invalid_signature' }) : success(event);
  }
}

/** Reads an event's body and what it is about; null when it is not an event at all. */
export function parseEvent(rawBody: string): ProviderEvent | null {
  let body: unknown;
  try {
    body = JSON.parse(rawBody);
  } catch {
    return null;
  }
  const event = z.safeParse(Event, body);
  if (!event.success) return null;
  const { id, type, data } = event.data;
  return { id, type, about: subjectOf(data.object) };
}

function subjectOf(object: unknown): ProviderEvent['about'] {
  const checkout = z.safeParse(Checkout, object);
  if (checkout.success) return { kind: 'checkout', ref: checkout.data.id };
  const subscription = z.safeParse(Subscription, object);
  if (subscription.success) return { kind: 'subscription', ref: subscription.data.id };
  const invoice = z.safeParse(Invoice, object);
  return invoice.success
    ? { kind: 'subscription', ref: invoice.data.parent.subscription_details.subscription }
    : null;
}

function outcomeOf(row: CheckoutRow, now: number): CheckoutOutcome {
  if (row.status === 'complete' && row.subscription_id !== null) {
    return { kind: 'paid', subscriptionRef: row.subscription_id };
  }
  return row.status === 'open' && row.expires_at > now ? { kind: 'open' } : { kind: 'closed' };
}

function fingerprintOf(order: CheckoutOrder): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(order).sort()))
    .digest('base64url');
}
