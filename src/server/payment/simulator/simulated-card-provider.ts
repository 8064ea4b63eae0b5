import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { devPaths } from '../../../contract/dev.ts';
import { day, hour } from '../../../domain/duration.ts';
import { failure, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import {
  CardProvider,
  type CheckoutOrder,
  type CheckoutOutcome,
  type PortalOrder,
} from '../card-provider.ts';
import { parseEvent } from '../provider-events.ts';
import { cancel, endNow, type Life, resume, type Step } from './life.ts';
import { MoneyBack } from './money-back.ts';
import { paymentWarnedOf, queueCheckoutEvent } from './queue-events.ts';
import { type CheckoutRow, lifeColumns, lifeOf, newId, writeStep } from './rows.ts';
import { isSignedBy } from './signature.ts';
import { subscriptionView } from './subscription-view.ts';

const checkoutLifeMs = day;
const portalLifeMs = hour;
const eventsAPage = 100;

/** The card provider used outside production: hosted pages under `/dev`, its own data in `sim_*`. */
export class SimulatedCardProvider extends CardProvider {
  private readonly payments: MoneyBack;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    /** Newest first; an older one stays valid during rotation. */
    private readonly webhookSecrets: readonly string[],
    private readonly eventsQueued: () => void,
  ) {
    super();
    this.payments = new MoneyBack(db, clock);
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

  override async openPortal({ customerRef, returnUrl, locale }: PortalOrder) {
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
    return success(await subscriptionView(this.db, row));
  }

  override async cancelSubscription(ref: string) {
    return this.change(ref, (life, now) => endNow(life, now));
  }

  override async setRenewal(ref: string, renews: boolean) {
    return this.change(ref, (life, now) => {
      if (life.cancelAtPeriodEnd !== renews) return null;
      return renews ? resume(life) : cancel(life, now);
    });
  }

  /** Applies a state transition, unless the subscription has ended or `stepOf` returns null. */
  private async change(ref: string, stepOf: (life: Life, now: number) => Step | null) {
    const row = await this.db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('sim_subscription')
        .selectAll()
        .where('id', '=', ref)
        .forUpdate()
        .executeTakeFirst();
      if (known === undefined || known.status === 'canceled') return known;
      const now = this.clock.now();
      const step = stepOf(lifeOf(known), now);
      if (step === null) return known;
      await writeStep(trx, known, step, now);
      return { ...known, ...lifeColumns(step.life) };
    });
    if (row === undefined) return failure({ code: 'not_found' });
    this.eventsQueued();
    return success(await subscriptionView(this.db, row));
  }

  override async subscriptionOfPayment(ref: string) {
    const row = await this.db
      .selectFrom('sim_invoice')
      .select('subscription_id')
      .where('id', '=', ref)
      .executeTakeFirst();
    return success(row?.subscription_id ?? null);
  }

  /** A warning's id contains the id of its payment. */
  override async heedFraudWarning(ref: string) {
    const paymentId = paymentWarnedOf(ref);
    const back = await this.payments.refund(paymentId, { forFraud: true });
    if (back) this.eventsQueued();
    return this.subscriptionOfPayment(paymentId);
  }

  override async listEvents(since: number, page: string | null) {
    const rows = await this.db
      .selectFrom('sim_event')
      .select(['position', 'body'])
      .where('created_at', '>=', since)
      .where('position', '>', Number(page ?? 0))
      .orderBy('position')
      .limit(eventsAPage)
      .execute();
    const events = rows.flatMap(({ body }) => parseEvent(body) ?? []);
    const next = rows.length < eventsAPage ? null : String(rows.at(-1)?.position ?? 0);
    return success({ events, next });
  }

  override verifyEvent(rawBody: string, signatureHeader: string | undefined) {
    const genuine = isSignedBy(rawBody, signatureHeader ?? '', this.webhookSecrets, this.clock.now());
    const event = genuine ? parseEvent(rawBody) : null;
    return event === null ? failure({ code: 'invalid_signature' }) : success(event);
  }
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
